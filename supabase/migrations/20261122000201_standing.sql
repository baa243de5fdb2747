-- Where a player stands beside the records of the leaderboard: their own figure, and how many others have a better one.
-- Like the leaderboard it reads running totals, never scores. Those ahead are counted along an index, from the best one
-- down, and only up to a limit: "more than a thousand" is all that anybody wants to know of such a place.

create function private.ahead_limit() returns integer
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return 1000;
end
$$;

-- @param ahead how many have a better figure; counted up to private.ahead_limit()
create function private.standing_json(own bigint, ahead bigint) returns jsonb
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  -- Who has nothing yet has no place.
  return jsonb_build_object('own', coalesce(own, 0), 'ahead', case when own > 0 then ahead end);
end
$$;

-- What each of these counts is read along the index of its figure: without the order, PostgreSQL might read the whole
-- table in the hope of meeting the limit soon.
create function private.ahead_in_week(week date, score integer, correct integer, out by_score bigint, out by_correct bigint)
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  select count(*) into by_score
  from (
    select from private.player_weeks as w
    where w.week = ahead_in_week.week and w.score > ahead_in_week.score
    order by w.score desc
    limit private.ahead_limit()
  ) as ahead;
  select count(*) into by_correct
  from (
    select from private.player_weeks as w
    where w.week = ahead_in_week.week and w.correct > ahead_in_week.correct
    order by w.correct desc
    limit private.ahead_limit()
  ) as ahead;
end
$$;

create function private.ahead_in_month(
  month date, score integer, correct integer, invites integer,
  out by_score bigint, out by_correct bigint, out by_invites bigint
)
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  select count(*) into by_score
  from (
    select from private.player_months as m
    where m.month = ahead_in_month.month and m.score > ahead_in_month.score
    order by m.score desc
    limit private.ahead_limit()
  ) as ahead;
  select count(*) into by_correct
  from (
    select from private.player_months as m
    where m.month = ahead_in_month.month and m.correct > ahead_in_month.correct
    order by m.correct desc
    limit private.ahead_limit()
  ) as ahead;
  select count(*) into by_invites
  from (
    select from private.player_months as m
    where m.month = ahead_in_month.month and m.invites > ahead_in_month.invites and m.invites > 0
    order by m.invites desc
    limit private.ahead_limit()
  ) as ahead;
end
$$;

-- Streaks that are alive anywhere on earth, as the leaderboard takes them.
create function private.ahead_in_streak(moment timestamptz, consecutive integer) returns bigint
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select least(sum(ahead.players), private.ahead_limit())
    from generate_series(-2, 1) as since
    cross join lateral (
      select count(*) as players
      from (
        select from public.consecutives as c
        where c.last = (moment at time zone 'UTC')::date + since and c.consecutive > ahead_in_streak.consecutive
        order by c.consecutive desc
        limit private.ahead_limit()
      ) as longer
    ) as ahead
  );
end
$$;

create function private.ahead_in_longest_streak(ever_consecutive integer) returns bigint
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select count(*)
    from (
      select from public.consecutives as c
      where c.ever_consecutive > ahead_in_longest_streak.ever_consecutive
      order by c.ever_consecutive desc
      limit private.ahead_limit()
    ) as ahead
  );
end
$$;

create function private.ahead_in_invites(invites integer) returns bigint
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select count(*)
    from (
      select from private.inviters as i
      where i.invites > ahead_in_invites.invites
      order by i.invites desc
      limit private.ahead_limit()
    ) as ahead
  );
end
$$;

create function private.my_standing_at(moment timestamptz, zone text, player uuid) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  this_week date := private.week_of(moment);
  this_month date := private.month_of(moment);
  week private.player_weeks;
  month private.player_months;
  in_week record;
  in_month record;
  streak private.streak := private.streak_of(player, private.player_day(moment, zone), zone);
  invites integer;
begin
  select w.* into week from private.player_weeks as w where w.user_id = player and w.week = this_week;
  select m.* into month from private.player_months as m where m.user_id = player and m.month = this_month;
  select i.invites into invites from private.inviters as i where i.user_id = player;
  in_week := private.ahead_in_week(this_week, coalesce(week.score, 0), coalesce(week.correct, 0));
  in_month := private.ahead_in_month(
    this_month, coalesce(month.score, 0), coalesce(month.correct, 0), coalesce(month.invites, 0)
  );
  return jsonb_build_object(
    'aheadLimit', private.ahead_limit(),
    'weekEnds', (this_week + 7)::timestamp at time zone 'UTC',
    'monthEnds', (this_month + interval '1 month') at time zone 'UTC',
    'scoreWeek', private.standing_json(week.score, in_week.by_score),
    'scoreMonth', private.standing_json(month.score, in_month.by_score),
    'correctWeek', private.standing_json(week.correct, in_week.by_correct),
    'correctMonth', private.standing_json(month.correct, in_month.by_correct),
    'consecutive', private.standing_json(streak.consecutive, private.ahead_in_streak(moment, streak.consecutive)),
    'everConsecutive', private.standing_json(
      streak.ever_consecutive, private.ahead_in_longest_streak(streak.ever_consecutive)
    ),
    'inviteTotal', private.standing_json(invites, private.ahead_in_invites(coalesce(invites, 0))),
    'inviteMonth', private.standing_json(month.invites, in_month.by_invites)
  );
end
$$;

-- As the owner, because players cannot read the totals of others; it tells the caller's own figures, and numbers.
create function public.my_standing() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.my_standing_at(now(), private.caller_zone(), auth.uid());
end
$$;
grant execute on function public.my_standing() to authenticated;
