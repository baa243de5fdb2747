-- Invitations that wait for an answer. `invitations` has those that were accepted; one that is accepted leaves here.

-- One row for an inviter and an address, at most: whoever invites the same address again meets the row that is there.
create table private.open_invitations (
  inviter uuid not null references auth.users (id) on delete cascade,
  -- In lower case, as accounts have it. Of somebody who has not asked to be known here: see forget_old_invitations.
  email text not null check (email = lower(email) and char_length(email) <= 254),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Names the one mail that this invitation is allowed, from before it is handed over; null while there is none. See
  -- *_invitation_mail.sql.
  claim uuid unique,
  claimed_at timestamptz,
  mailed_at timestamptz,
  -- How often it was tried to mail it.
  tries integer not null default 0,
  -- The link in the mail counts no more; the place stays taken, because the mail has gone.
  withdrawn_at timestamptz,
  primary key (inviter, email)
);
create index open_invitations_email on private.open_invitations (email);
create index open_invitations_expires_at on private.open_invitations (expires_at);
alter table private.open_invitations enable row level security;

-- How many addresses a player has asked about since `since`: what they are told of an address says whether it has an
-- account, so they may not ask about many.
create table private.invite_attempts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  since timestamptz not null,
  attempts integer not null
);
alter table private.invite_attempts enable row level security;

-- INVITE_LIMIT, spec section 9.
create function private.invite_limit() returns integer
  language sql immutable security invoker set search_path = ''
as 'select 5';

-- The address as accounts have it, or null when it is none: what browsers take for an address, with a dot in its domain.
create function private.clean_address(email text) returns text
  language plpgsql immutable security invoker set search_path = ''
as $$
declare
  address text := lower(btrim(email, E' \t\r\n'));
begin
  if char_length(address) <= 254 and address ~ ('^(?=[^@]{1,64}@)[a-z0-9!#$%&''*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&''*+/=?^_`{|}~-]+)*'
    || '@[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$') then
    return address;
  end if;
  return null;
end
$$;

-- Whether an invitation would come too late: the address has an account, or was brought by somebody (spec section 5).
create function private.is_taken_address(address text) returns boolean
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return exists (select from auth.users as u where u.email = address)
    or exists (select from public.invitations as i where lower(i.email) = address);
end
$$;

-- Counts an address that a player asks about; false when it is one too many: more than 10 within a day.
create function private.take_invite_attempt(moment timestamptz, player uuid) returns boolean
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  taken integer;
begin
  insert into private.invite_attempts as a (user_id, since, attempts) values (player, moment, 1)
  on conflict (user_id) do update set
    attempts = case when a.since <= moment - interval '1 day' then 1 else a.attempts + 1 end,
    since = case when a.since <= moment - interval '1 day' then excluded.since else a.since end
  returning attempts into taken;
  return taken <= 10;
end
$$;

-- What has expired is open to nobody; the addresses in it are not ours to keep. Rows that somebody works on come later.
create function private.forget_old_invitations(moment timestamptz) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  delete from private.open_invitations as o
  using (
    select inviter, email from private.open_invitations
    where expires_at <= moment
    order by expires_at
    limit 100
    for update skip locked
  ) as old
  where (o.inviter, o.email) = (old.inviter, old.email);
end
$$;

-- What became of the mail: `unsent`: it can be sent (again); `sending`; `sent`; `unknown`: the server stopped while it
-- was handing it over, and it is not handed over twice.
create function private.mail_state(invitation private.open_invitations, moment timestamptz) returns text
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return case
    when invitation.mailed_at is not null then 'sent'
    when invitation.claim is null then 'unsent'
    when invitation.claimed_at > moment - interval '2 minutes' then 'sending'
    else 'unknown'
  end;
end
$$;

-- Opens an invitation. A refusal is an answer like another, not an error: an error would undo the counting of attempts.
create function private.invite_at(moment timestamptz, player uuid, email text) returns jsonb
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  address text := private.clean_address(email);
  present private.open_invitations;
  places record;
begin
  if address is null then
    return jsonb_build_object('outcome', 'invalid_email');
  end if;
  perform private.lock_player(player);
  if exists (select from auth.users as u where u.id = player and lower(u.email) = address) then
    return jsonb_build_object('outcome', 'own_email');
  end if;

  select * into present from private.open_invitations as o
  where o.inviter = player and o.email = address and o.expires_at > moment;
  if found then
    if private.is_taken_address(address) then
      return jsonb_build_object('outcome', 'has_account');
    end if;
    update private.open_invitations as o set withdrawn_at = null where o.inviter = player and o.email = address;
    return jsonb_build_object('outcome', 'invited', 'email', address, 'mail', private.mail_state(present, moment));
  end if;

  perform private.forget_old_invitations(moment);
  select count(*) as taken, min(o.expires_at) as next_free_at into places
  from private.open_invitations as o where o.inviter = player and o.expires_at > moment;
  if places.taken >= private.invite_limit() then
    return jsonb_build_object('outcome', 'full', 'nextFreeAt', places.next_free_at);
  end if;
  if not private.take_invite_attempt(moment, player) then
    return jsonb_build_object('outcome', 'too_many_attempts');
  end if;
  if private.is_taken_address(address) then
    return jsonb_build_object('outcome', 'has_account');
  end if;

  -- Nobody is mailed by more than three players at a time. Others may be inviting the same address just now.
  perform pg_advisory_xact_lock(hashtextextended('invitation to ' || address, 0));
  if (select count(*) from private.open_invitations as o where o.email = address and o.expires_at > moment) >= 3 then
    return jsonb_build_object('outcome', 'invited_by_others');
  end if;
  insert into private.open_invitations (inviter, email, created_at, expires_at)
  values (player, address, moment, moment + interval '5 days')
  on conflict on constraint open_invitations_pkey do update set
    created_at = excluded.created_at, expires_at = excluded.expires_at,
    claim = null, claimed_at = null, mailed_at = null, tries = 0, withdrawn_at = null;
  return jsonb_build_object('outcome', 'invited', 'email', address, 'mail', 'unsent');
end
$$;

-- Takes an invitation back. One that was mailed keeps its place until it would have expired: otherwise inviting and
-- withdrawing in turn could mail any number of people.
create function private.withdraw_invitation_at(moment timestamptz, player uuid, email text) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  address text := private.clean_address(email);
begin
  perform private.lock_player(player);
  delete from private.open_invitations as o
  where o.inviter = player and o.email = address and o.claim is null;
  update private.open_invitations as o set withdrawn_at = moment
  where o.inviter = player and o.email = address and o.withdrawn_at is null;
end
$$;

-- What the Referral screen shows.
create function private.my_invitations_at(moment timestamptz, player uuid) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'limit', private.invite_limit(),
      'joined', (select count(*) from public.invitations as i where i.referral_id = player),
      'nextFreeAt', case when count(*) >= private.invite_limit() then min(o.expires_at) end,
      'invitations', coalesce(jsonb_agg(
        jsonb_build_object(
          'email', o.email,
          'expiresAt', o.expires_at,
          'mail', private.mail_state(o, moment),
          'isWithdrawn', o.withdrawn_at is not null
        )
        order by o.created_at desc, o.email
      ), '[]')
    )
    from private.open_invitations as o
    where o.inviter = player and o.expires_at > moment
  );
end
$$;

-- The doors to the above, as the owner, because players cannot read or write the table.
create function public.invite(email text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  return private.invite_at(now(), auth.uid(), invite.email);
end
$$;

create function public.withdraw_invitation(email text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.withdraw_invitation_at(now(), auth.uid(), withdraw_invitation.email);
end
$$;

create function public.my_invitations() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.my_invitations_at(now(), auth.uid());
end
$$;

grant execute on function public.invite(text), public.withdraw_invitation(text), public.my_invitations() to authenticated;

-- It answered about any number of addresses; `invite` answers about a few.
drop function public.is_invitable(text);
