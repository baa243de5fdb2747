-- The judge: decides what an answer is worth, for whichever call it comes by.

-- Right or wrong (spec section 5, "Text answer"). The typed text is taken as it came only where the question says
-- "exact", up to how an accented letter is encoded, which nobody can see.
create function private.is_right_text(question private.questions, entered text) returns boolean
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  if question.is_exact then
    return normalize(entered, nfc) = normalize(question.answer, nfc);
  end if;
  return private.plain_text(entered) = any (question.accepted);
end
$$;

-- Refuses what is no answer to this question.
create function private.check_answer(question_id bigint, entered text, chosen text) returns void
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  case
    when char_length(entered) > 200 then perform private.refuse('answer_too_long');
    when coalesce(private.plain_text(entered), '') = '' then perform private.refuse('answer_empty');
    when not exists (
      select from private.cells as c where c.question_id = check_answer.question_id and c.image = chosen
    ) then perform private.refuse('image_not_in_grid');
    else null;
  end case;
end
$$;

create type private.verdict as (
  puzzle private.puzzles,
  question private.questions,
  -- The row that already stands for this player and question; then the rest is null: nothing is judged twice.
  score public.scores,
  -- The Try Again that was given for it, if it was.
  retry private.retries,
  is_text_right boolean,
  is_image_right boolean,
  text_score integer,
  image_score integer,
  -- The player's day at the moment of the answer.
  today date,
  -- The player's day that the answer counts for, and the moment of it.
  day date,
  day_moment timestamptz
);

-- Judges an answer of a signed-in player, writing nothing.
-- Reading `scores` together with the puzzle is on purpose: private.publish locks that table while it changes a puzzle, so
-- that no answer is judged by the puzzle as it was and written down after the change.
-- @raises unknown_puzzle, locked_variant, unknown_question, answer_too_long, answer_empty, image_not_in_grid
create function private.judge(
  moment timestamptz, zone text, player uuid, puzzle_name text, question_seq integer, entered text, chosen text
) returns private.verdict
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  verdict private.verdict;
  facts record;
  points integer;
begin
  perform private.lock_player(player);

  select p as puzzle, q as question, s as score, r as retry, v.opened_at, v.opened_day
  into facts
  from private.puzzles as p
  left join private.questions as q on q.puzzle_id = p.id and q.seq = judge.question_seq
  left join public.scores as s on (s.user_id, s.puzzle_type, s.question_seq) = (player, p.name, q.seq)
  left join private.retries as r on (r.user_id, r.question_id) = (player, q.id)
  left join private.visits as v
    on (v.user_id, v.puzzle_id) = (player, p.id) and v.opened_at > private.visits_begin(moment)
  where p.name = judge.puzzle_name;

  verdict.today := private.player_day(moment, zone);
  verdict.puzzle := facts.puzzle;
  verdict.question := facts.question;
  verdict.score := facts.score;
  verdict.retry := facts.retry;
  if (verdict.score).id is not null then
    return verdict;
  end if;

  verdict.day := coalesce(facts.opened_day, verdict.today);
  verdict.day_moment := case when verdict.day = verdict.today then moment else facts.opened_at end;
  perform private.admit(player, verdict.puzzle, verdict.day, zone);
  if (verdict.question).id is null then
    perform private.refuse('unknown_question');
  end if;
  perform private.check_answer((verdict.question).id, entered, chosen);

  points := case when (verdict.retry).user_id is null then 1000 else 750 end;
  verdict.is_text_right := private.is_right_text(verdict.question, entered);
  verdict.is_image_right := chosen = (verdict.question).right_image;
  verdict.text_score := case when verdict.is_text_right then points else 0 end;
  verdict.image_score := case when verdict.is_image_right then points else 0 end;
  return verdict;
end
$$;

-- Refuses a puzzle that is not open to a player on `day`. One that is still to come is refused like one that will never
-- be. The demo has no day, so it is not for scores.
create function private.admit(player uuid, puzzle private.puzzles, day date, zone text) returns void
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  standing private.streak;
begin
  if private.is_open_on(day, puzzle.day) is not true then
    perform private.refuse('unknown_puzzle');
  end if;
  if private.unlock_days(puzzle.variant) > 0 then
    standing := private.streak_of(player, day, zone);
    if not private.is_unlocked(player, puzzle.variant, standing.consecutive) then
      perform private.refuse('locked_variant');
    end if;
  end if;
end
$$;

-- Writes down what a scored answer changes besides its row in `scores`: running totals and streak.
create function private.settle(verdict private.verdict, moment timestamptz, zone text, player uuid) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform private.count_points(
    player, moment, verdict.text_score + verdict.image_score, verdict.is_text_right and verdict.is_image_right
  );
  if (verdict.puzzle).day = verdict.day then
    perform private.raise_streak(player, verdict.day, verdict.day_moment, zone);
  end if;
end
$$;

-- A client's own insert into `scores` (spec section 7) goes through the same judge; it is final, without Try Again.
-- As the owner, because players cannot read what the judge reads.
create function private.judge_insert() returns trigger
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  player uuid := auth.uid();
  moment timestamptz := now();
  zone text := private.caller_zone();
  verdict private.verdict;
begin
  if new.user_id is distinct from player then
    return new; -- the policy refuses answers in somebody else's name
  end if;
  verdict := private.judge(moment, zone, player, new.puzzle_type, new.question_seq, new.text_entered, new.image_selected);
  if (verdict.score).id is not null then
    -- A repeat, which the unique constraint refuses: what it says must not trip over another constraint first.
    new.text_entered := (verdict.score).text_entered;
    new.image_selected := (verdict.score).image_selected;
    new.text_score := (verdict.score).text_score;
    new.image_score := (verdict.score).image_score;
    return new;
  end if;
  perform private.settle(verdict, moment, zone, player);
  new.random_id := (verdict.question).random_id;
  new.text_score := verdict.text_score;
  new.image_score := verdict.image_score;
  new.created_at := moment;
  return new;
end
$$;
create trigger judge_insert before insert on public.scores
  for each row when (current_user = 'authenticated') execute function private.judge_insert();
