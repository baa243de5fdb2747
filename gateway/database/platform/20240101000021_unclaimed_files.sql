-- Files that no object claims: not yet, while they are uploaded, or not any more, once their object was replaced or
-- deleted. What is written here in the transaction that changes an object is true whenever that transaction is, so a
-- crash at any moment leaves neither an object without its file nor a file that nobody will ever remove.
create table gateway.unclaimed_files (
  -- The key of the file, `storage.objects.version`.
  version text primary key,
  since timestamptz not null default now()
);
create index unclaimed_files_since_idx on gateway.unclaimed_files (since);
alter table gateway.unclaimed_files enable row level security;

-- Runs as its owner: those who may change objects need not know of files.
create function gateway.note_unclaimed_files() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' and old.version is not null then
    insert into gateway.unclaimed_files (version) values (old.version) on conflict do nothing;
  end if;
  -- After the other: an update that keeps the version keeps its file.
  if tg_op <> 'DELETE' and new.version is not null then
    delete from gateway.unclaimed_files where version = new.version;
  end if;
  return null;
end
$$;

create trigger note_unclaimed_files
  after insert or delete or update of version on storage.objects
  for each row execute function gateway.note_unclaimed_files();
