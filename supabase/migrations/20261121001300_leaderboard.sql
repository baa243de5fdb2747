-- The best figures of all players. They are read off running totals, which the judge keeps: looking at the leaderboard
-- costs the same after a million scores as after ten.

-- Weeks begin on Monday. Weeks and months are those of UTC, so that all players are compared over the same time.
create table private.player_weeks (
  user_id uuid not null references auth.users (id) on delete cascade,
  week date not null,
  score integer not null,
  -- Questions with both parts right.
  correct integer not null,
  primary key (user_id, week)
);
create index player_weeks_score on private.player_weeks (week, score desc, user_id);
create index player_weeks_correct on private.player_weeks (week, correct desc, user_id);

create table private.player_months (
  user_id uuid not null references auth.users (id) on delete cascade,
  month date not null,
  score integer not null default 0,
  correct integer not null default 0,
  -- Players brought by this one.
  invites integer not null default 0,
  primary key (user_id, month)
);
create index player_months_score on private.player_months (month, score desc, user_id);
create index player_months_correct on private.player_months (month, correct desc, user_id);
create index player_months_invites on private.player_months (month, invites desc, user_id) where invites > 0;

create table private.inviters (
  user_id uuid primary key references auth.users (id) on delete cascade,
  invites integer not null
);
create index inviters_invites on private.inviters (invites desc, user_id);

alter table private.player_weeks enable row level security;
alter table private.player_months enable row level security;
alter table private.inviters enable row level security;

create function private.week_of(moment timestamptz) returns date
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return date_trunc('week', moment at time zone 'UTC')::date;
end
$$;

create function private.month_of(moment timestamptz) returns date
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return date_trunc('month', moment at time zone 'UTC')::date;
end
$$;

-- Adds the points of one question, scored at `moment`, to the player's week and month.
create function private.count_points(player uuid, moment timestamptz, points integer, is_correct boolean) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  with counted_week as (
    insert into private.player_weeks as w (user_id, week, score, correct)
    values (player, private.week_of(moment), points, is_correct::integer)
    on conflict (user_id, week) do update set score = w.score + excluded.score, correct = w.correct + excluded.correct
  )
  insert into private.player_months as m (user_id, month, score, correct)
  values (player, private.month_of(moment), points, is_correct::integer)
  on conflict (user_id, month) do update set score = m.score + excluded.score, correct = m.correct + excluded.correct;
end
$$;

-- As the owner, because the totals are not the client's to write.
create function private.count_invitation() returns trigger
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.inviters as i (user_id, invites)
  values (new.referral_id, 1)
  on conflict (user_id) do update set invites = i.invites + 1;
  insert into private.player_months as m (user_id, month, invites)
  values (new.referral_id, private.month_of(new.created_at), 1)
  on conflict (user_id, month) do update set invites = m.invites + 1;
  return null;
end
$$;
create trigger count_invitation after insert on public.invitations
  for each row execute function private.count_invitation();

-- One row, as if it were the latest of a table of records. Several players may share a record: user_count says how many,
-- username is one of them (always the same one).
-- The view runs as its owner (security_invoker is off): it shows the records of all, whose rows players cannot read.
create view public.leaderboard with (security_invoker = off) as
with
  today as (select (now() at time zone 'UTC')::date as day),
  this_week as (select date_trunc('week', day)::date as week from today),
  this_month as (select date_trunc('month', day)::date as month from today),
  -- Where it is still yesterday on earth, having played the day before keeps a streak alive.
  alive as (select today.day + since as last from today, generate_series(-2, 1) as since),
  score_week as (
    select w.score as best, w.user_id,
      (select count(*) from private.player_weeks as t where (t.week, t.score) = (w.week, w.score)) as user_count
    from private.player_weeks as w
    where w.week = (select week from this_week) and w.score > 0
    order by w.score desc, w.user_id
    limit 1
  ),
  score_month as (
    select m.score as best, m.user_id,
      (select count(*) from private.player_months as t where (t.month, t.score) = (m.month, m.score)) as user_count
    from private.player_months as m
    where m.month = (select month from this_month) and m.score > 0
    order by m.score desc, m.user_id
    limit 1
  ),
  correct_week as (
    select w.correct as best, w.user_id,
      (select count(*) from private.player_weeks as t where (t.week, t.correct) = (w.week, w.correct)) as user_count
    from private.player_weeks as w
    where w.week = (select week from this_week) and w.correct > 0
    order by w.correct desc, w.user_id
    limit 1
  ),
  correct_month as (
    select m.correct as best, m.user_id,
      (select count(*) from private.player_months as t where (t.month, t.correct) = (m.month, m.correct)) as user_count
    from private.player_months as m
    where m.month = (select month from this_month) and m.correct > 0
    order by m.correct desc, m.user_id
    limit 1
  ),
  consecutive as (
    select longest.consecutive as best, longest.user_id,
      (
        select count(*)
        from alive join public.consecutives as t using (last)
        where t.consecutive = longest.consecutive
      ) as user_count
    from alive
    cross join lateral (
      select c.consecutive, c.user_id
      from public.consecutives as c
      where c.last = alive.last and c.consecutive > 0
      order by c.consecutive desc, c.user_id
      limit 1
    ) as longest
    order by longest.consecutive desc, longest.user_id
    limit 1
  ),
  ever_consecutive as (
    select c.ever_consecutive as best, c.user_id,
      (select count(*) from public.consecutives as t where t.ever_consecutive = c.ever_consecutive) as user_count
    from public.consecutives as c
    where c.ever_consecutive > 0
    order by c.ever_consecutive desc, c.user_id
    limit 1
  ),
  invite_total as (
    select i.invites as best, i.user_id,
      (select count(*) from private.inviters as t where t.invites = i.invites) as user_count
    from private.inviters as i
    where i.invites > 0
    order by i.invites desc, i.user_id
    limit 1
  ),
  invite_month as (
    select m.invites as best, m.user_id,
      (select count(*) from private.player_months as t where (t.month, t.invites) = (m.month, m.invites) and t.invites > 0) as user_count
    from private.player_months as m
    where m.month = (select month from this_month) and m.invites > 0
    order by m.invites desc, m.user_id
    limit 1
  )
select
  1::bigint as id,
  coalesce(score_week.best, 0) as max_score_week,
  score_week_player.username as max_score_week_username,
  coalesce(score_week.user_count, 0) as max_score_week_user_count,
  coalesce(score_month.best, 0) as max_score_month,
  score_month_player.username as max_score_month_username,
  coalesce(score_month.user_count, 0) as max_score_month_user_count,
  coalesce(correct_week.best, 0) as max_correct_week,
  correct_week_player.username as max_correct_week_username,
  coalesce(correct_week.user_count, 0) as max_correct_week_user_count,
  coalesce(correct_month.best, 0) as max_correct_month,
  correct_month_player.username as max_correct_month_username,
  coalesce(correct_month.user_count, 0) as max_correct_month_user_count,
  coalesce(consecutive.best, 0) as max_consecutive,
  consecutive_player.username as max_consecutive_username,
  coalesce(consecutive.user_count, 0) as max_consecutive_user_count,
  coalesce(ever_consecutive.best, 0) as max_ever_consecutive,
  ever_consecutive_player.username as max_ever_consecutive_username,
  coalesce(ever_consecutive.user_count, 0) as max_ever_consecutive_user_count,
  coalesce(invite_total.best, 0) as max_invite_total,
  invite_total_player.username as max_invite_total_username,
  coalesce(invite_total.user_count, 0) as max_invite_total_user_count,
  coalesce(invite_month.best, 0) as max_invite_month,
  invite_month_player.username as max_invite_month_username,
  coalesce(invite_month.user_count, 0) as max_invite_month_user_count
from today
left join score_week on true
left join score_month on true
left join correct_week on true
left join correct_month on true
left join consecutive on true
left join ever_consecutive on true
left join invite_total on true
left join invite_month on true
left join public.profiles as score_week_player on score_week_player.user_id = score_week.user_id
left join public.profiles as score_month_player on score_month_player.user_id = score_month.user_id
left join public.profiles as correct_week_player on correct_week_player.user_id = correct_week.user_id
left join public.profiles as correct_month_player on correct_month_player.user_id = correct_month.user_id
left join public.profiles as consecutive_player on consecutive_player.user_id = consecutive.user_id
left join public.profiles as ever_consecutive_player on ever_consecutive_player.user_id = ever_consecutive.user_id
left join public.profiles as invite_total_player on invite_total_player.user_id = invite_total.user_id
left join public.profiles as invite_month_player on invite_month_player.user_id = invite_month.user_id;

grant select on public.leaderboard to authenticated;
