-- Which variants a player may play: each asks for a streak (spec section 4, "Unlocks by streak"), except of those whose
-- e-mail address is on the allow-list.

create table public.allow_list (
  email text primary key check (email = lower(btrim(email)) and char_length(email) between 3 and 320)
);
alter table public.allow_list enable row level security;
grant select (email), insert (email), update (email), delete on public.allow_list to authenticated;
grant all on public.allow_list to service_role;

create policy "Operators read the allow-list" on public.allow_list
  for select to authenticated using ((select private.is_operator()));
create policy "Operators add to the allow-list" on public.allow_list
  for insert to authenticated with check ((select private.is_operator()));
create policy "Operators change the allow-list" on public.allow_list
  for update to authenticated using ((select private.is_operator())) with check ((select private.is_operator()));
create policy "Operators take off the allow-list" on public.allow_list
  for delete to authenticated using ((select private.is_operator()));

-- The streak that a variant asks for, in days.
create function private.unlock_days(variant text) returns integer
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return case variant when '301' then 0 when '401' then 1 when '303' then 2 when '404' then 3 end;
end
$$;

create function private.is_allow_listed(player uuid) returns boolean
  language sql stable security invoker set search_path = ''
as $$
  select exists (
    select from auth.users as u join public.allow_list as a on a.email = lower(u.email) where u.id = player
  )
$$;

create function private.is_unlocked(player uuid, variant text, consecutive integer) returns boolean
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  -- In two steps, so that the list is only asked when the streak does not do.
  return consecutive >= private.unlock_days(variant) or private.is_allow_listed(player);
end
$$;
