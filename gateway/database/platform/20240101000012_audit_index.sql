-- What is too old is found without reading the whole log.
create index audit_log_entries_created_at_idx on auth.audit_log_entries (created_at);
