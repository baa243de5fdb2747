-- How an open invitation becomes a row of `invitations`: the invited person signs up by the link of the mail, which
-- names the inviter.

-- At once with the account where addresses need no confirmation, else when the address is confirmed: it is the one
-- moment that every way of signing up passes. Signing up within the 5 days counts, confirming may take longer.
-- As the owner, because accounts are made by the auth service. It must not fail whatever the sign-up said.
create function private.accept_invitation() returns trigger
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into public.invitations (email, referral_id)
  select o.email, o.inviter
  from private.open_invitations as o
  where o.email = lower(new.email)
    and o.inviter::text = lower(new.raw_user_meta_data ->> 'referral_id')
    and o.withdrawn_at is null
    and o.expires_at > coalesce(new.created_at, now())
  on conflict do nothing;
  return null;
end
$$;
create trigger accept_invitation after insert on auth.users
  for each row when (new.email_confirmed_at is not null)
  execute function private.accept_invitation();
create trigger accept_invitation_later after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.accept_invitation();

-- One that is accepted, by whichever way, is not open any more, and frees its place.
-- As the owner, because players cannot write the table.
create function private.close_invitation() returns trigger
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.open_invitations as o where o.inviter = new.referral_id and o.email = lower(new.email);
  return null;
end
$$;
create trigger close_invitation after insert on public.invitations
  for each row execute function private.close_invitation();

-- Tells who opens the link of a mail whether it still counts, and who sent it. Whoever knows both parts of the link
-- was told this much by the mail; it changes nothing, so programs that open links before people do no harm.
-- As the owner, because visitors cannot read the table.
create function public.invitation_status(email text, referral_id text) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(
    (
      select jsonb_build_object('isOpen', true, 'inviter', p.username)
      from private.open_invitations as o
      left join public.profiles as p on p.user_id = o.inviter
      where o.email = private.clean_address(invitation_status.email)
        and o.inviter::text = lower(invitation_status.referral_id)
        and o.withdrawn_at is null
        and o.expires_at > now()
        and not private.is_taken_address(o.email)
    ),
    jsonb_build_object('isOpen', false, 'inviter', null)
  );
end
$$;
grant execute on function public.invitation_status(text, text) to anon, authenticated;
