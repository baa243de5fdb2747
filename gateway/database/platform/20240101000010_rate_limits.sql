-- How often somebody did something of late: shared by all gateways of a database, and of no worth after a crash.
create schema if not exists gateway;

create unlogged table gateway.rate_limits (
  -- Which limit, and a digest of whom it is about.
  key text primary key,
  points integer not null,
  -- When counting starts anew.
  expires_at timestamptz not null
);
create index rate_limits_expires_at_idx on gateway.rate_limits (expires_at);
alter table gateway.rate_limits enable row level security;
