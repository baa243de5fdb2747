-- Operators publish puzzles. An account is one when its app_metadata says so, which only the service key can write.

-- Called by policies, so callers need to execute it.
create function private.is_operator() returns boolean
  language sql stable security invoker set search_path = ''
as $$
  select coalesce((select auth.jwt()) -> 'app_metadata' ->> 'role' = 'operator', false)
$$;
grant execute on function private.is_operator() to authenticated;
