-- Answering a question. The functions of `public` read the clock and the
-- caller, once; those of `private` take both as arguments, so that tests can play on any day in any place.

-- What a finished question shows (spec section 2, "Learning Moment"), with what it earned.
create function private.scored(
  question private.questions, text_score integer, image_score integer, streak jsonb, remaining bigint
) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return jsonb_build_object(
    'outcome', 'scored',
    'textScore', text_score,
    'imageScore', image_score,
    'learningMoment', jsonb_build_object(
      'image', question.right_image,
      'alt', (
        select c.alt from private.cells as c where c.question_id = question.id and c.image = question.right_image
      ),
      'answer', question.answer,
      'reason', question.reason
    ),
    'streak', streak,
    'remaining', greatest(remaining, 0)
  );
end
$$;

-- The same for a player, whose score stands.
create function private.player_scored(
  today date, zone text, player uuid, puzzle private.puzzles, question private.questions,
  text_score integer, image_score integer
) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return private.scored(
    question,
    text_score,
    image_score,
    private.streak_json(private.streak_of(player, today, zone)),
    puzzle.question_count
      - (select count(*) from public.scores as s where s.user_id = player and s.puzzle_type = puzzle.name)
  );
end
$$;

create function private.try_again(is_text_right boolean, is_image_right boolean) returns jsonb
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return jsonb_build_object('outcome', 'try_again', 'isTextRight', is_text_right, 'isImageRight', is_image_right);
end
$$;

create function private.answer_as_player(
  moment timestamptz, zone text, player uuid,
  puzzle_name text, question_seq integer, entered text, chosen text, confirmation uuid
) returns jsonb
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  verdict private.verdict;
begin
  verdict := private.judge(moment, zone, player, puzzle_name, question_seq, entered, chosen);

  if confirmation = (verdict.retry).confirmation then
    return private.try_again((verdict.retry).is_text_right, (verdict.retry).is_image_right);
  end if;

  if (verdict.score).id is not null then
    if confirmation is null or confirmation is distinct from (verdict.score).confirmation then
      perform private.refuse('already_answered');
    end if;
    return private.player_scored(
      verdict.today, zone, player, verdict.puzzle, verdict.question, (verdict.score).text_score, (verdict.score).image_score
    );
  end if;

  if (verdict.retry).user_id is null and not (verdict.is_text_right and verdict.is_image_right) then
    insert into private.retries (
      user_id, question_id, text_entered, image_selected, is_text_right, is_image_right, confirmation, created_at
    )
    values (
      player, (verdict.question).id, entered, chosen, verdict.is_text_right, verdict.is_image_right, confirmation, moment
    );
    return private.try_again(verdict.is_text_right, verdict.is_image_right);
  end if;

  insert into public.scores (
    user_id, puzzle_type, question_seq, text_entered, image_selected, random_id, image_score, text_score, created_at,
    confirmation
  )
  values (
    player, (verdict.puzzle).name, (verdict.question).seq, entered, chosen, (verdict.question).random_id,
    verdict.image_score, verdict.text_score, moment, confirmation
  );
  perform private.settle(verdict, moment, zone, player);
  return private.player_scored(
    verdict.today, zone, player, verdict.puzzle, verdict.question, verdict.text_score, verdict.image_score
  );
end
$$;

create function private.answer_as_visitor(
  moment timestamptz, zone text, browser uuid,
  puzzle_name text, question_seq integer, entered text, chosen text, confirmation uuid
) returns jsonb
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  facts record;
  puzzle private.puzzles;
  question private.questions;
  given private.visitor_answers;
begin
  -- Together with the answers on purpose: see private.judge.
  select p as puzzle, q as question, a as given
  into facts
  from private.puzzles as p
  left join private.questions as q on q.puzzle_id = p.id and q.seq = answer_as_visitor.question_seq
  left join private.visitor_answers as a on (a.visitor, a.question_id) = (browser, q.id)
  where p.name = answer_as_visitor.puzzle_name;
  puzzle := facts.puzzle;
  question := facts.question;
  given := facts.given;

  if given.visitor is null then
    perform private.admit_visitor(browser, puzzle, moment, private.player_day(moment, zone));
    given.visitor := browser;
    given.question_id := question.id;
    select * into given.text_score, given.image_score from private.judge_visitor(question, entered, chosen);
    given.confirmation := confirmation;
    given.created_at := moment;
    insert into private.visitor_answers select given.* on conflict do nothing;
    if found then
      perform private.count_plays(moment, 1, 0);
      return private.visitor_scored(puzzle, question, given);
    end if;
    -- The same browser's other call was faster.
    select a.* into given from private.visitor_answers as a
    where (a.visitor, a.question_id) = (browser, question.id);
  end if;

  if confirmation is null or confirmation is distinct from given.confirmation then
    perform private.refuse('already_answered');
  end if;
  return private.visitor_scored(puzzle, question, given);
end
$$;

create function private.visitor_scored(
  puzzle private.puzzles, question private.questions, given private.visitor_answers
) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return private.scored(
    question,
    given.text_score,
    given.image_score,
    null,
    puzzle.question_count - (
      select count(*)
      from private.visitor_answers as a join private.questions as q on q.id = a.question_id
      where a.visitor = given.visitor and q.puzzle_id = puzzle.id
    )
  );
end
$$;

-- The demo is for everybody, as often as they like. Nothing of it is kept but the count.
create function private.answer_demo(
  moment timestamptz, question_seq integer, entered text, chosen text, confirmation uuid
) returns jsonb
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  facts record;
  question private.questions;
  text_score integer;
  image_score integer;
begin
  select p as puzzle, q as question
  into facts
  from private.puzzles as p
  left join private.questions as q on q.puzzle_id = p.id and q.seq = answer_demo.question_seq
  where p.name = private.demo_name();
  if not found then
    perform private.refuse('unknown_puzzle');
  end if;
  question := facts.question;
  select * into text_score, image_score from private.judge_visitor(question, entered, chosen);
  if confirmation is not null then
    insert into private.demo_confirmations values (confirmation, moment) on conflict do nothing;
  end if;
  if confirmation is null or found then
    perform private.count_plays(moment, 0, 1);
  end if;
  return private.scored(question, text_score, image_score, null, (facts.puzzle).question_count - 1);
end
$$;

create function private.answer_question_at(
  moment timestamptz, zone text, player uuid, browser uuid,
  puzzle_name text, question_seq integer, entered text, chosen text, confirmation uuid
) returns jsonb
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  if puzzle_name = private.demo_name() then
    return private.answer_demo(moment, question_seq, entered, chosen, confirmation);
  elsif player is null then
    return private.answer_as_visitor(moment, zone, browser, puzzle_name, question_seq, entered, chosen, confirmation);
  end if;
  return private.answer_as_player(moment, zone, player, puzzle_name, question_seq, entered, chosen, confirmation);
end
$$;

-- As the owner, because nobody else may read the answers.
create function public.answer_question(
  puzzle_name text,
  question_seq integer,
  text_entered text,
  image_selected text,
  confirmation uuid default null,
  visitor uuid default null
) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  return private.answer_question_at(
    now(), private.caller_zone(), auth.uid(), visitor, puzzle_name, question_seq, text_entered, image_selected, confirmation
  );
end
$$;
grant execute on function public.answer_question(text, integer, text, text, uuid, uuid)
  to anon, authenticated, service_role;
