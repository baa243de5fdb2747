-- Schemas, extensions and default privileges of a Supabase project.
create schema if not exists extensions authorization postgres;
create schema if not exists auth;
create schema if not exists storage;
create schema if not exists supabase_migrations authorization postgres;

grant usage on schema extensions to anon, authenticated, service_role, postgres;
create extension if not exists "uuid-ossp" with schema extensions;
create extension if not exists pgcrypto with schema extensions;

do $$
begin
  execute format('alter database %I set search_path to "$user", public, extensions', current_database());
  execute format('grant create, connect, temporary on database %I to postgres', current_database());
end
$$;

alter schema public owner to postgres;
grant usage on schema public to anon, authenticated, service_role;
grant create, usage on schema public to postgres;

-- On a hosted project every table and function that a migration makes in public is granted to the API's roles.
-- The same here, so that a migration that forgets row-level security is caught by our tests and not by somebody else.
alter default privileges for role postgres in schema public
  grant all on tables to postgres, anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on functions to postgres, anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on sequences to postgres, anon, authenticated, service_role;

-- A change of the schema tells the gateway to read it again.
create or replace function extensions.pgrst_ddl_watch() returns event_trigger
  language plpgsql
  set search_path = ''
as $$
begin
  perform pg_catalog.pg_notify('pgrst', 'reload schema');
end
$$;

drop event trigger if exists pgrst_ddl_watch;
create event trigger pgrst_ddl_watch on ddl_command_end execute function extensions.pgrst_ddl_watch();
drop event trigger if exists pgrst_drop_watch;
create event trigger pgrst_drop_watch on sql_drop execute function extensions.pgrst_ddl_watch();
