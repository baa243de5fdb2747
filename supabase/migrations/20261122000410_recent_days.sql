-- The days that a player can step back to, all at once, with how far they are with each.

-- From today backwards. `questions` counts those of the games that the player may play or has begun, `answered` what
-- they have answered of them. A day without a 301 is passed over (spec section 4).
create function private.recent_days_at(moment timestamptz, zone text, player uuid) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  today date := private.player_day(moment, zone);
  standing private.streak := private.streak_of(player, today, zone);
begin
  return (
    with
      -- Asked once a variant, not once a puzzle.
      variants as (
        select v.variant, private.is_unlocked(player, v.variant, standing.consecutive) as is_unlocked
        from unnest(array['301', '303', '401', '404']) as v (variant)
      ),
      games as (
        select
          p.day,
          p.variant,
          p.question_count,
          v.is_unlocked,
          (select count(*) from public.scores as s where s.user_id = player and s.puzzle_type = p.name) as answered
        from private.puzzles as p
        join variants as v using (variant)
        where private.is_open_on(today, p.day) and p.day <= today
      ),
      days as (
        select
          g.day,
          sum(g.answered) as answered,
          coalesce(sum(g.question_count) filter (where g.is_unlocked or g.answered > 0), 0) as questions
        from games as g
        group by g.day
        having bool_or(g.variant = '301')
      )
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'day', d.day,
          'previousDays', today - d.day,
          'answered', d.answered,
          'questions', d.questions
        )
        order by d.day desc
      ),
      '[]'
    )
    from days as d
  );
end
$$;

-- As the owner, because nobody else may read the puzzles. Visitors have no earlier days.
create function public.recent_days() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.recent_days_at(now(), private.caller_zone(), auth.uid());
end
$$;
grant execute on function public.recent_days() to authenticated, service_role;
