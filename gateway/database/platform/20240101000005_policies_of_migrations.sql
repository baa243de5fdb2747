-- On a hosted project the role of the migrations may add policies to storage.objects and triggers to auth.users
-- although it owns neither. Plain PostgreSQL asks for ownership to create a policy; membership in the owner gives it.
alter table storage.buckets owner to supabase_storage_admin;
alter table storage.objects owner to supabase_storage_admin;
grant supabase_storage_admin to postgres;
grant create, usage on schema storage to supabase_storage_admin;
