-- A folder is listed from its first name to its last. Comparing bytes is the one order that an index can serve under
-- row-level security, too: PostgreSQL asks an index only by operators that cannot tell what a policy hides (leakproof),
-- which `like` is not.
create index objects_bucket_id_name_bytes on storage.objects (bucket_id, name collate "C");
-- Served nobody: it knew nothing of buckets.
drop index storage.name_prefix_search;
