-- How often the free game and the demo were played, a row for each day (in UTC, one day for everybody). The judge counts;
-- the calls of the spec count, too, one play a call whatever they claim.

create table public.global (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  day date not null unique default (now() at time zone 'UTC')::date,
  daily_free_plays integer not null default 0 check (daily_free_plays >= 0),
  daily_demo_plays integer not null default 0 check (daily_demo_plays >= 0)
);
alter table public.global enable row level security;
grant
  select (id, created_at, day, daily_free_plays, daily_demo_plays),
  insert (created_at, daily_free_plays, daily_demo_plays),
  update (daily_free_plays, daily_demo_plays)
  on public.global to anon, authenticated;
grant all on public.global to service_role;

create policy "Visitors read the counters" on public.global for select to anon using (true);
create policy "Players read the counters" on public.global for select to authenticated using (true);
create policy "Visitors open a day" on public.global
  for insert to anon with check (day = (now() at time zone 'UTC')::date);
create policy "Players open a day" on public.global
  for insert to authenticated with check (day = (now() at time zone 'UTC')::date);
create policy "Visitors count plays of today" on public.global
  for update to anon using (day = (now() at time zone 'UTC')::date) with check (true);
create policy "Players count plays of today" on public.global
  for update to authenticated using (day = (now() at time zone 'UTC')::date) with check (true);

-- Whoever opens a day holds this until the row is there, so that nobody else opens it, too.
create function private.lock_day() returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('public.global', 0));
end
$$;

-- Adds plays to the day of `moment`. Adding to the row as it stands is what keeps plays at the same moment from
-- overwriting each other.
create function private.count_plays(moment timestamptz, free_plays integer, demo_plays integer) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  today date := (moment at time zone 'UTC')::date;
begin
  update public.global as g
  set daily_free_plays = g.daily_free_plays + free_plays, daily_demo_plays = g.daily_demo_plays + demo_plays
  where g.day = today;
  if found then
    return;
  end if;
  perform private.lock_day();
  insert into public.global as g (created_at, day, daily_free_plays, daily_demo_plays)
  values (moment, today, free_plays, demo_plays)
  on conflict (day) do update set
    daily_free_plays = g.daily_free_plays + excluded.daily_free_plays,
    daily_demo_plays = g.daily_demo_plays + excluded.daily_demo_plays;
end
$$;

-- A client says "6" when it has read 5 and somebody played; by the time it is heard, it may be 8. So a call that names a
-- counter adds one to it. When it names both and leaves one as it is, only the other counts.
create function private.count_one_play() returns trigger
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  case tg_argv[0]
    when 'daily_free_plays' then
      if new.daily_free_plays is distinct from old.daily_free_plays or new.daily_demo_plays = old.daily_demo_plays then
        new.daily_free_plays := old.daily_free_plays + 1;
      end if;
    when 'daily_demo_plays' then
      if new.daily_demo_plays is distinct from old.daily_demo_plays or new.daily_free_plays = old.daily_free_plays then
        new.daily_demo_plays := old.daily_demo_plays + 1;
      end if;
  end case;
  return new;
end
$$;
create trigger count_free_play before update of daily_free_plays on public.global
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.count_one_play('daily_free_plays');
create trigger count_demo_play before update of daily_demo_plays on public.global
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.count_one_play('daily_demo_plays');

-- The first call of a day opens its row; the others, whose clients saw no row yet, are counted on it.
-- As the owner, so that the row can be found and counted on whatever the caller may do.
create function private.open_day() returns trigger
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  free_plays integer := case when new.daily_free_plays > 0 then 1 else 0 end;
  demo_plays integer := case when new.daily_demo_plays > 0 then 1 else 0 end;
begin
  perform private.lock_day();
  if exists (select from public.global as g where g.day = new.day) then
    perform private.count_plays(now(), free_plays, demo_plays);
    return null;
  end if;
  new.created_at := now();
  new.daily_free_plays := free_plays;
  new.daily_demo_plays := demo_plays;
  return new;
end
$$;
create trigger open_day before insert on public.global
  for each row when (current_user in ('anon', 'authenticated')) execute function private.open_day();
