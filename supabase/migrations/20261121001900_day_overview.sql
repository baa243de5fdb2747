-- What the home screen shows of a day.

-- How many days back the home screen stands when `wanted` are asked for: a day without a 301 is passed over on the way
-- back (spec section 4). Null when no puzzle that far back is open.
create function private.days_back(today date, wanted integer) returns integer
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select today - max(p.day)
    from private.puzzles as p
    where p.variant = '301' and p.day <= today - wanted and private.is_open_on(today, p.day)
  );
end
$$;

-- Where one step forward leads from `back` days ago: to the next day with a 301, else to today.
create function private.days_forward(today date, back integer) returns integer
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select coalesce(today - min(p.day), 0)
    from private.puzzles as p
    where p.variant = '301' and p.day > today - back and p.day <= today
  );
end
$$;

-- The games of a day, in the order of their variants. Visitors see the free one alone.
create function private.puzzles_json(player uuid, day date, consecutive integer) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'name', p.name,
          'variant', p.variant,
          'gridSize', p.grid_size,
          'questionCount', p.question_count,
          'answeredCount', (
            select count(*) from public.scores as s where s.user_id = player and s.puzzle_type = p.name
          ),
          'isUnlocked', private.is_unlocked(player, p.variant, consecutive),
          'unlockDays', private.unlock_days(p.variant)
        )
        order by p.variant
      ),
      '[]'
    )
    from private.puzzles as p
    where p.day = puzzles_json.day and (p.variant = '301' or player is not null)
  );
end
$$;

create function private.day_overview_at(moment timestamptz, zone text, player uuid, previous_days integer)
  returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  today date := private.player_day(moment, zone);
  standing private.streak := private.streak_of(player, today, zone);
  back integer := 0;
  further integer;
begin
  if player is not null then
    if previous_days > 0 then
      -- With nothing that far back, as far back as there is something.
      back := coalesce(
        private.days_back(today, least(previous_days, 28)),
        (
          select today - min(p.day)
          from private.puzzles as p
          where p.variant = '301' and private.is_open_on(today, p.day)
        ),
        0
      );
    end if;
    further := private.days_back(today, back + 1);
  end if;

  return jsonb_build_object(
    'today', today,
    'day', today - back,
    'previousDays', back,
    'canGoBack', further is not null,
    'canGoForward', back > 0,
    -- What to ask for next: the days between may have no puzzle.
    'backTo', further,
    'forwardTo', case when back > 0 then private.days_forward(today, back) end,
    'messageOfTheDay', (
      select p.message_of_the_day
      from private.puzzles as p
      where p.day = today - back and p.message_of_the_day is not null
      order by p.variant
      limit 1
    ),
    'puzzles', private.puzzles_json(player, today - back, standing.consecutive),
    'username', (select profile.username from public.profiles as profile where profile.user_id = player),
    'streak', case when player is not null then private.streak_json(standing) end
  );
end
$$;

-- As the owner, because nobody else may read the puzzles.
create function public.day_overview(previous_days integer default 0) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.day_overview_at(now(), private.caller_zone(), auth.uid(), previous_days);
end
$$;
grant execute on function public.day_overview(integer) to anon, authenticated, service_role;
