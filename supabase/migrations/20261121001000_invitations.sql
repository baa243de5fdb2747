-- Who was brought by whom. The invited player says so, once, after signing up.

create table public.invitations (
  id bigint generated always as identity primary key,
  email text not null check (char_length(email) between 3 and 320),
  -- The inviter.
  referral_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
create unique index invitations_email on public.invitations (lower(email));
create index invitations_referral_id on public.invitations (referral_id);
alter table public.invitations enable row level security;

-- The caller's own address, once it is known to be theirs. Called by policies, so players need to execute it.
-- As the owner, because players cannot read the accounts.
create function private.confirmed_email() returns text
  language sql stable security definer set search_path = ''
as $$
  select lower(u.email) from auth.users as u where u.id = (select auth.uid()) and u.email_confirmed_at is not null
$$;
grant execute on function private.confirmed_email() to authenticated;

grant select (id, email, referral_id, created_at), insert (email, referral_id) on public.invitations to authenticated;
grant all on public.invitations to service_role;

create policy "Inviters read whom they brought, players who brought them" on public.invitations
  for select to authenticated
  using (referral_id = (select auth.uid()) or lower(email) = (select private.confirmed_email()));
create policy "Players say who brought them, under their own confirmed address" on public.invitations
  for insert to authenticated
  with check (lower(email) = (select private.confirmed_email()) and referral_id <> (select auth.uid()));

-- Tells whether an address can still be invited, without showing the list of addresses (spec section 5, "Invite").
-- As the owner, because players see only invitations of their own.
create function public.is_invitable(email text) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select not exists (select from public.invitations as i where lower(i.email) = lower(btrim(is_invitable.email)))
$$;
grant execute on function public.is_invitable(text) to authenticated;
