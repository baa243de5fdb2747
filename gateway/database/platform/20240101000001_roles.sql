-- The roles of a Supabase project. Roles belong to the whole cluster, so each is made only where it is missing.
do $$
declare
  wanted record;
begin
  for wanted in
    select *
    from (values
      ('anon', 'nologin inherit'),
      ('authenticated', 'nologin inherit'),
      ('service_role', 'nologin inherit bypassrls'),
      ('authenticator', 'login noinherit'),
      ('supabase_auth_admin', 'nologin noinherit createrole'),
      ('supabase_storage_admin', 'nologin noinherit createrole'),
      ('supabase_realtime_admin', 'nologin noinherit'),
      ('dashboard_user', 'nologin createrole createdb replication'),
      -- As on a hosted project: the owner of the migrations is not a superuser.
      ('postgres', 'nologin createdb createrole replication bypassrls')
    ) as role (name, options)
  loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted.name) then
      begin
        execute format('create role %I %s', wanted.name, wanted.options);
      exception when duplicate_object or unique_violation then
        null; -- another gateway made it at the same moment
      end;
    end if;
  end loop;
end
$$;

grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role to postgres;

-- The limits of a hosted project. They hold for logins only; the gateway reads them and sets them for each transaction.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';
