-- A new account gets its profile, languages and streak at once, also where the e-mail address has to be confirmed before
-- there is a session in which the client could insert them.

-- As the owner, because accounts are made by the auth service, which has no business with our tables.
-- It must not fail whatever the sign-up said: a name that is missing or unusable is replaced.
create function private.welcome_player() returns trigger
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into public.profiles (user_id, username)
  values (
    new.id,
    coalesce(
      private.clean_username(new.raw_user_meta_data ->> 'username'),
      private.clean_username(split_part(new.email, '@', 1)),
      'player'
    )
  )
  on conflict do nothing;
  insert into public.languages (user_id) values (new.id) on conflict do nothing;
  insert into public.consecutives (user_id) values (new.id) on conflict do nothing;
  return new;
end
$$;
create trigger welcome_player after insert on auth.users
  for each row execute function private.welcome_player();
