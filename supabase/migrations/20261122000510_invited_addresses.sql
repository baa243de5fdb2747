-- Whether an address has an account is looked up along the accounts' index, and no name gets a link into a mail.

-- As before. The index of addresses leaves out the accounts of single sign-on, which there are none of here; without
-- saying so, each look at an invitation would read all accounts.
create or replace function private.is_taken_address(address text) returns boolean
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return exists (select from auth.users as u where u.email = address and not u.is_sso_user)
    or exists (select from public.invitations as i where lower(i.email) = address);
end
$$;

-- As before, also without the marks of other scripts that mail programs and browsers take for a dot, a slash or an at.
create or replace function private.name_in_mail(player uuid) returns text
  language sql stable security invoker set search_path = ''
as $$
  select coalesce(
    private.clean_username((
      select translate(normalize(p.username, nfkc), './:@\<>[](){}|#=?%"“”。∕⁄', repeat(' ', 30))
      from public.profiles as p where p.user_id = player
    )),
    'a friend'
  )
$$;
