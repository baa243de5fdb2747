-- How many days in a row somebody has played (spec section 4, "Consecutive days"). The judge raises it; no client can.

create table public.consecutives (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  consecutive integer not null default 0 check (consecutive >= 0),
  -- The latest of the player's days on which that day's puzzle was played.
  last date,
  ever_consecutive integer not null default 0 check (ever_consecutive >= consecutive),
  -- When that was. In another time zone it may have been another day.
  last_at timestamptz,
  -- When the day counted before it was played.
  previous_at timestamptz
);
-- For the leaderboard: the longest of the streaks that are still alive, and of all there ever were.
create index consecutives_alive on public.consecutives (last, consecutive desc, user_id);
create index consecutives_ever on public.consecutives (ever_consecutive desc, user_id);

alter table public.consecutives enable row level security;
grant
  select (user_id, consecutive, last, ever_consecutive, last_at, previous_at),
  insert (user_id, consecutive, last, ever_consecutive),
  update (user_id, consecutive, last, ever_consecutive)
  on public.consecutives to authenticated;
grant all on public.consecutives to service_role;

create policy "Players read their own streak" on public.consecutives
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Players write their own streak, whose figures are derived" on public.consecutives
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Players touch their own streak, whose figures are derived" on public.consecutives
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Days that have begun since the last day played; above 1, one was missed. The last day is the later of the one that was
-- written down and the day it was, at that moment, where the player is now: whoever flies over the date line eastwards
-- or westwards has not missed the day that the calendar skipped.
create function private.days_since(last date, last_at timestamptz, today date, zone text) returns integer
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if today - last <= 1 then
    return today - last;
  end if;
  return today - greatest(last, private.player_day(last_at, zone));
end
$$;

create type private.streak as (consecutive integer, ever_consecutive integer, last date, played_today boolean);

-- The streak as it stands at `moment` where the player is; 0 once a day was missed.
create function private.streak_of(player uuid, today date, zone text) returns private.streak
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  standing private.streak;
begin
  select
    case when private.days_since(c.last, c.last_at, today, zone) <= 1 then c.consecutive else 0 end,
    c.ever_consecutive,
    c.last,
    coalesce(c.last >= today, false)
  into standing
  from public.consecutives as c
  where c.user_id = player;
  if not found then
    standing := (0, 0, null, false);
  end if;
  return standing;
end
$$;

create function private.streak_json(standing private.streak) returns jsonb
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return jsonb_build_object(
    'consecutive', standing.consecutive,
    'everConsecutive', standing.ever_consecutive,
    'last', standing.last,
    'playedToday', standing.played_today
  );
end
$$;

-- Counts `day` as played, once. The caller holds the player's lock.
-- @param day the player's day whose own puzzle was played, `moment` when, `zone` where the player is.
create function private.raise_streak(player uuid, day date, moment timestamptz, zone text) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  streak public.consecutives;
  consecutive integer := 1;
begin
  select c.* into streak from public.consecutives as c where c.user_id = player;
  if streak.last >= day then
    return;
  end if;
  if private.days_since(streak.last, streak.last_at, day, zone) <= 1 then
    consecutive := streak.consecutive;
    -- Claiming one time zone after another, one lives through three days in a minute. Two days may follow each other at
    -- midnight, but the third is as far from the first as a flight towards tomorrow is long, or the streak stays as it is.
    if streak.previous_at is null or streak.previous_at <= moment - interval '12 hours' then
      consecutive := consecutive + 1;
    end if;
  end if;
  insert into public.consecutives as c (user_id, consecutive, last, ever_consecutive, last_at)
  values (player, consecutive, day, consecutive, moment)
  on conflict (user_id) do update set
    consecutive = excluded.consecutive,
    last = excluded.last,
    ever_consecutive = greatest(c.ever_consecutive, excluded.ever_consecutive),
    last_at = excluded.last_at,
    previous_at = c.last_at;
end
$$;

-- Whatever a client claims of its streak, the row keeps what was really played. Saving the reset to 0, as clients do
-- after a missed day, is granted when the day was missed wherever on earth the player may be.
-- As the owner, because players may not delete (see private.absorb_insert).
create function private.derive_streak() returns trigger
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  present public.consecutives := old;
begin
  if new.user_id is distinct from auth.uid() then
    return new; -- for anybody else's row the policy has an answer
  end if;
  if tg_op = 'INSERT' then
    perform private.lock_player(new.user_id);
    delete from public.consecutives as c where c.user_id = new.user_id returning * into present;
  end if;
  new.consecutive := case
    when private.days_since(present.last, present.last_at, private.player_day(now(), 'Etc/GMT+12'), 'Etc/GMT-14') <= 1
      then present.consecutive
    else 0
  end;
  new.ever_consecutive := coalesce(present.ever_consecutive, 0);
  new.last := present.last;
  new.last_at := present.last_at;
  new.previous_at := present.previous_at;
  return new;
end
$$;
create trigger derive_streak before insert or update on public.consecutives
  for each row when (current_user = 'authenticated') execute function private.derive_streak();
