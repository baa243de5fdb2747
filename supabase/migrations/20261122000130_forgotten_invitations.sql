-- Addresses of people who did not come are deleted soon after their invitation expired, also where nobody invites any
-- more: with the first play of a day, for there is no clock here that strikes by itself.
-- As the owner, because whoever plays first can reach no invitation.
create function private.forget_invitations_daily() returns trigger
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.forget_old_invitations(now());
  return null;
end
$$;
create trigger forget_invitations_daily after insert on public.global
  for each row execute function private.forget_invitations_daily();

-- As before, but a day's worth at a time.
create or replace function private.forget_old_invitations(moment timestamptz) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  delete from private.open_invitations as o
  using (
    select inviter, email from private.open_invitations
    where expires_at <= moment
    order by expires_at
    limit 5000
    for update skip locked
  ) as old
  where (o.inviter, o.email) = (old.inviter, old.email);
end
$$;
