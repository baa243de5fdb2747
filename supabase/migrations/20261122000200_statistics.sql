-- What a player has done so far, counted from their scores each time it is asked for. Nothing is kept beside the scores,
-- so a correction of a puzzle, which judges them again, corrects these figures too.

-- A day's points are those of the puzzles of that day, whenever they were played: a puzzle that is caught up with belongs
-- to the day on which it was missed, as it does on the home screen.
create type private.played_day as (
  day date,
  points bigint,
  -- Every game of that day's that was begun was played to its end.
  is_finished boolean,
  -- Every question answered was right in both parts.
  is_right boolean
);

-- The days of whose puzzles the player has answered something, oldest first.
create function private.played_days(player uuid) returns setof private.played_day
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return query
    select p.day, sum(game.points)::bigint, bool_and(game.answered >= p.question_count), bool_and(game.is_right)
    from (
      select
        s.puzzle_type,
        count(*) as answered,
        sum(s.text_score + s.image_score) as points,
        bool_and(s.text_score > 0 and s.image_score > 0) as is_right
      from public.scores as s
      where s.user_id = player
      group by s.puzzle_type
    ) as game
    join private.puzzles as p on p.name = game.puzzle_type
    where p.day is not null
    group by p.day
    order by p.day;
end
$$;

-- The last 28 days up to `today`. The days that the present streak is made of are the last ones before the one it was
-- raised on, as many as it counts; a day that a flight over the date line left out of the calendar is not among them.
create function private.calendar_json(days private.played_day[], today date, standing private.streak) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select jsonb_agg(
      jsonb_build_object(
        'day', calendar.day,
        'state', case
          when played.day is null then 'none'
          when not played.is_finished then 'partly'
          when played.is_right then 'right'
          else 'finished'
        end,
        'isInStreak', coalesce(
          played.day > standing.last - standing.consecutive and played.day <= standing.last, false
        )
      )
      order by calendar.day
    )
    from (select today - back as day from generate_series(0, 27) as back) as calendar
    left join unnest(days) as played using (day)
  );
end
$$;

create function private.player_statistics_at(moment timestamptz, zone text, player uuid) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  today date := private.player_day(moment, zone);
  standing private.streak := private.streak_of(player, today, zone);
  days private.played_day[] := array(select played from private.played_days(player) as played);
  counts jsonb;
begin
  select jsonb_build_object(
    'totalPoints', coalesce(sum(s.text_score + s.image_score), 0),
    'questions', count(*),
    'correct', count(*) filter (where s.text_score > 0 and s.image_score > 0),
    'partialText', count(*) filter (where s.text_score > 0 and s.image_score = 0),
    'partialImage', count(*) filter (where s.text_score = 0 and s.image_score > 0),
    'incorrect', count(*) filter (where s.text_score = 0 and s.image_score = 0)
  )
  into counts
  from public.scores as s
  where s.user_id = player;

  return counts || jsonb_build_object(
    'today', today,
    'referrals', coalesce((select i.invites from private.inviters as i where i.user_id = player), 0),
    'streak', private.streak_json(standing),
    'days', (
      select coalesce(jsonb_agg(jsonb_build_object('day', played.day, 'points', played.points) order by played.day), '[]')
      from unnest(days) as played
    ),
    'calendar', private.calendar_json(days, today, standing)
  );
end
$$;

-- As the owner, because nobody else may read the puzzles; it counts the caller's own scores only.
create function public.player_statistics() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.player_statistics_at(now(), private.caller_zone(), auth.uid());
end
$$;
grant execute on function public.player_statistics() to authenticated;
