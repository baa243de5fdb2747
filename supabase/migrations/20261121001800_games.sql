-- Opening a game: its questions, without their answers; and reading again what was learned from a finished one.

-- The questions of a puzzle as they may be seen before they are answered.
create function private.questions_json(puzzle private.puzzles, player uuid, browser uuid) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select jsonb_agg(
      jsonb_build_object(
        'seq', q.seq,
        'phrase', q.phrase,
        'isAnswered', s.id is not null or a.visitor is not null,
        'isRetry', r.user_id is not null,
        'cells', (
          select jsonb_agg(
            jsonb_build_object('x', c.x, 'y', c.y, 'image', c.image, 'alt', c.alt) order by c.y, c.x
          )
          from private.cells as c
          where c.question_id = q.id
        )
      )
      order by q.seq
    )
    from private.questions as q
    left join public.scores as s on (s.user_id, s.puzzle_type, s.question_seq) = (player, puzzle.name, q.seq)
    left join private.retries as r on (r.user_id, r.question_id) = (player, q.id)
    left join private.visitor_answers as a
      on player is null and (a.visitor, a.question_id) = (browser, q.id)
    where q.puzzle_id = puzzle.id
  );
end
$$;

create function private.open_game_at(
  moment timestamptz, zone text, player uuid, browser uuid, puzzle_name text
) returns jsonb
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  today date := private.player_day(moment, zone);
  facts record;
  puzzle private.puzzles;
begin
  select p as puzzle, v.opened_day
  into facts
  from private.puzzles as p
  left join private.visits as v
    on (v.user_id, v.puzzle_id) = (player, p.id) and v.opened_at > private.visits_begin(moment)
  where p.name = puzzle_name;
  puzzle := facts.puzzle;

  case
    when puzzle.name is not null and puzzle.day is null then null;
    when player is not null then
      perform private.admit(player, puzzle, coalesce(facts.opened_day, today), zone);
      if private.is_open_on(today, puzzle.day) then
        perform private.note_visit(player, puzzle, moment, today);
      end if;
    else
      perform private.admit_visitor(browser, puzzle, moment, today);
      if puzzle.day = today then
        perform private.note_visitor_visit(browser, puzzle, moment, today);
      end if;
  end case;
  perform private.sweep(moment);

  return jsonb_build_object(
    'puzzle', jsonb_build_object(
      'name', puzzle.name,
      'day', puzzle.day,
      'variant', puzzle.variant,
      'gridSize', puzzle.grid_size,
      'isDemo', puzzle.day is null
    ),
    'questions', private.questions_json(puzzle, player, browser)
  );
end
$$;

-- As the owner, because nobody else may read the puzzles.
create function public.open_game(puzzle_name text, visitor uuid default null) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  return private.open_game_at(now(), private.caller_zone(), auth.uid(), visitor, puzzle_name);
end
$$;
grant execute on function public.open_game(text, uuid) to anon, authenticated, service_role;

create function private.finished_question_at(
  moment timestamptz, zone text, player uuid, browser uuid, puzzle_name text, question_seq integer
) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  today date := private.player_day(moment, zone);
  facts record;
  puzzle private.puzzles;
  question private.questions;
  score public.scores;
  given private.visitor_answers;
begin
  select p as puzzle, q as question, s as score, a as given
  into facts
  from private.puzzles as p
  left join private.questions as q on q.puzzle_id = p.id and q.seq = finished_question_at.question_seq
  left join public.scores as s on (s.user_id, s.puzzle_type, s.question_seq) = (player, p.name, q.seq)
  left join private.visitor_answers as a
    on player is null and (a.visitor, a.question_id) = (browser, q.id)
  where p.name = finished_question_at.puzzle_name;
  puzzle := facts.puzzle;
  question := facts.question;
  score := facts.score;
  given := facts.given;

  case
    when score.id is not null then
      return private.player_scored(today, zone, player, puzzle, question, score.text_score, score.image_score);
    when given.visitor is not null then
      return private.visitor_scored(puzzle, question, given);
    when puzzle.name is not null and puzzle.day is null then null;
    when player is not null then perform private.admit(player, puzzle, today, zone);
    else perform private.admit_visitor(browser, puzzle, moment, today);
  end case;
  perform private.refuse(case when question.id is null then 'unknown_question' else 'not_finished' end);
end
$$;

-- As the owner, because nobody else may read the answers.
create function public.finished_question(puzzle_name text, question_seq integer, visitor uuid default null)
  returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.finished_question_at(
    now(), private.caller_zone(), auth.uid(), visitor, puzzle_name, question_seq
  );
end
$$;
grant execute on function public.finished_question(text, integer, uuid) to anon, authenticated, service_role;
