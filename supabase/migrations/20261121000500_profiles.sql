-- What players say of themselves: profile and languages. Signing up makes the rows (see *_sign_up.sql); the client's own
-- POST of them succeeds too and fills them in.

-- A name as it is shown to others: without line breaks, marks that turn the direction of writing and other characters
-- that cannot be seen, at most 40 characters; null when nothing is left.
create function private.clean_username(username text) returns text
  language sql immutable security invoker set search_path = ''
as $$
  select nullif(
    btrim(
      left(
        btrim(
          regexp_replace(
            regexp_replace(username, '[\u0001-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]+', ' ', 'g'),
            '[\s\u00a0]+',
            ' ',
            'g'
          )
        ),
        40
      )
    ),
    ''
  )
$$;

create table public.profiles (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  username text not null check (char_length(username) between 1 and 40),
  birth_country text check (char_length(birth_country) <= 100),
  birth_state text check (char_length(birth_state) <= 100),
  residence_country text check (char_length(residence_country) <= 100),
  residence_state text check (char_length(residence_state) <= 100),
  high_level_education text check (char_length(high_level_education) <= 100)
);

create table public.languages (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  home_language text check (char_length(home_language) <= 100),
  work_language text check (char_length(work_language) <= 100),
  other_language1 text check (char_length(other_language1) <= 100),
  other_language2 text check (char_length(other_language2) <= 100),
  other_language3 text check (char_length(other_language3) <= 100)
);

alter table public.profiles enable row level security;
alter table public.languages enable row level security;

-- The user_id may be named in an update because clients send the whole row back; the policies keep it what it is.
grant
  select (user_id, username, birth_country, birth_state, residence_country, residence_state, high_level_education),
  insert (user_id, username, birth_country, birth_state, residence_country, residence_state, high_level_education),
  update (user_id, username, birth_country, birth_state, residence_country, residence_state, high_level_education)
  on public.profiles to authenticated;
grant
  select (user_id, home_language, work_language, other_language1, other_language2, other_language3),
  insert (user_id, home_language, work_language, other_language1, other_language2, other_language3),
  update (user_id, home_language, work_language, other_language1, other_language2, other_language3)
  on public.languages to authenticated;
grant all on public.profiles, public.languages to service_role;

create policy "Players read their own profile" on public.profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Players write their own profile" on public.profiles
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Players change their own profile" on public.profiles
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "Players read their own languages" on public.languages
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Players write their own languages" on public.languages
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Players change their own languages" on public.languages
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create function private.clean_profile() returns trigger
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  new.username := private.clean_username(new.username);
  return new;
end
$$;
create trigger clean_profile before insert or update of username on public.profiles
  for each row execute function private.clean_profile();

-- Lets a client insert the row that signing up has already made: the row there gives way, and what the client does not
-- say is kept from it. So the call answers 201 with the row, as if it were the first.
-- As the owner, because players may not delete.
create function private.absorb_insert() returns trigger
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  present jsonb;
begin
  if new.user_id = auth.uid() then -- for anybody else's row the policy has an answer
    perform private.lock_player(new.user_id);
    execute format('delete from public.%I as present where user_id = $1 returning to_jsonb(present)', tg_table_name)
      into present using new.user_id;
    new := jsonb_populate_record(new, coalesce(present, '{}') || jsonb_strip_nulls(to_jsonb(new)));
  end if;
  return new;
end
$$;
create trigger absorb_insert before insert on public.profiles
  for each row when (current_user = 'authenticated') execute function private.absorb_insert();
create trigger absorb_insert before insert on public.languages
  for each row when (current_user = 'authenticated') execute function private.absorb_insert();
