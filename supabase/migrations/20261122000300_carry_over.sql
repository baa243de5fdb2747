-- What a visitor played is not lost on signing up: the free game of their browser becomes the new account's, once.

-- What they answered, and whose score it has become. Answers from before this have no words to carry over.
alter table private.visitor_answers
  add column text_entered text,
  add column image_selected text,
  add column carried_to uuid references auth.users (id) on delete set null;
create index visitor_answers_carried_to on private.visitor_answers (carried_to) where carried_to is not null;

-- As before, keeping what was answered.
create or replace function private.answer_as_visitor(
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
    given.text_entered := entered;
    given.image_selected := chosen;
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

-- Makes the latest free game that `browser` finished in the 24 hours before `moment` the player's: as it was judged, with
-- its points and its day of the streak, as of when it was answered. Each answer goes to one account only, the first that
-- asks. Answers the puzzle's name, or null when there is nothing to carry over.
-- A free game that is only open stays open: an answer after midnight still counts for the day it was opened on.
create function private.carry_over(moment timestamptz, player uuid, browser uuid) returns text
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  given private.visitor_answers;
  facts record;
  verdict private.verdict;
begin
  -- In the order in which private.publish locks them.
  lock table public.scores in row exclusive mode;
  perform private.lock_player(player);

  insert into private.visits (user_id, puzzle_id, opened_at, opened_day)
  select player, v.puzzle_id, v.opened_at, v.opened_day
  from private.visitor_visits as v
  where v.visitor = browser and v.opened_at > private.visits_begin(moment)
  on conflict do nothing;

  update private.visitor_answers as a
  set carried_to = player
  where a.visitor = browser
    and a.carried_to is null
    and a.text_entered is not null
    and a.question_id = (
      select latest.question_id
      from private.visitor_answers as latest
      where latest.visitor = browser and latest.created_at > moment - interval '24 hours'
      order by latest.created_at desc
      limit 1
    )
  returning a.* into given;
  if not found then
    return null;
  end if;

  select p as puzzle, q as question
  into strict facts
  from private.questions as q join private.puzzles as p on p.id = q.puzzle_id
  where q.id = given.question_id;
  verdict.puzzle := facts.puzzle;
  verdict.question := facts.question;

  insert into public.scores (
    user_id, puzzle_type, question_seq, text_entered, image_selected, random_id, image_score, text_score, created_at,
    confirmation
  )
  values (
    player, (verdict.puzzle).name, (verdict.question).seq, given.text_entered, given.image_selected,
    (verdict.question).random_id, given.image_score, given.text_score, given.created_at, given.confirmation
  )
  on conflict do nothing;
  if not found then
    return null;
  end if;

  verdict.text_score := given.text_score;
  verdict.image_score := given.image_score;
  verdict.is_text_right := given.text_score > 0;
  verdict.is_image_right := given.image_score > 0;
  -- A visitor plays the puzzle of their own day, in whichever zone that was.
  verdict.day := (verdict.puzzle).day;
  verdict.day_moment := given.created_at;
  perform private.settle(verdict, given.created_at, null, player);
  return (verdict.puzzle).name;
end
$$;

-- The app signs up with the browser's id among the account's own data. Nobody can say it later: an account carries over
-- at its creation or never.
-- As the owner, because accounts are made by the auth service, which has no business with our tables.
-- It must not keep anybody from signing up, whatever is wrong.
create function private.carry_over_at_sign_up() returns trigger
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if new.raw_user_meta_data ->> 'visitor' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    perform private.carry_over(now(), new.id, (new.raw_user_meta_data ->> 'visitor')::uuid);
  end if;
  return null;
exception
  when others then return null;
end
$$;
-- Triggers go by their names: this one after welcome_player, which makes the row of the streak.
create trigger welcome_visitor after insert on auth.users
  for each row execute function private.carry_over_at_sign_up();
