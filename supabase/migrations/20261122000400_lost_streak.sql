-- After a break the home screen says what was lost and when, so that a streak of 0 is no riddle.

-- The streak that was lost by a missed day and has not been followed by another one; null when none was.
-- `consecutive` is how long it was, `missed` the first day that was not played.
create function private.lost_streak_at(moment timestamptz, zone text, player uuid) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  today date := private.player_day(moment, zone);
begin
  return (
    select jsonb_build_object(
      'consecutive', c.consecutive,
      'missed', greatest(c.last, private.player_day(c.last_at, zone)) + 1
    )
    from public.consecutives as c
    where
      c.user_id = player
      and c.consecutive > 0
      and private.days_since(c.last, c.last_at, today, zone) > 1
  );
end
$$;

-- As the owner, because nobody else may read the puzzles.
create or replace function public.day_overview(previous_days integer default 0) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.day_overview_at(now(), private.caller_zone(), auth.uid(), previous_days)
    || jsonb_build_object('lostStreak', private.lost_streak_at(now(), private.caller_zone(), auth.uid()));
end
$$;
