-- By these Supabase finds codes by their address, and tokens that nobody needs any more.
create index one_time_tokens_relates_to_hash_idx on auth.one_time_tokens using hash (relates_to);
create index refresh_tokens_updated_at_idx on auth.refresh_tokens (updated_at desc);
