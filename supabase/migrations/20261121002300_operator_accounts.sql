-- Makes an account an operator, or a player again. Only the service key may: app_metadata is what nobody can change about
-- themselves.

-- As the owner, because the API's roles cannot write accounts. Answers whether there is such an account.
create function public.set_operator(email text, is_operator boolean) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  update auth.users as account
  set
    raw_app_meta_data = case
      when set_operator.is_operator
        then coalesce(account.raw_app_meta_data, '{}') || '{"role": "operator"}'
      else account.raw_app_meta_data - 'role'
    end,
    updated_at = now()
  where account.email = lower(trim(set_operator.email)) and not account.is_sso_user and account.deleted_at is null;
  return found;
end
$$;
revoke execute on function public.set_operator(text, boolean) from public, anon, authenticated;
grant execute on function public.set_operator(text, boolean) to service_role;
