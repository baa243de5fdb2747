-- Visitors: the free game of the day, and the demo. Their browser keeps a random id; nothing else is known of them.

create table private.visitor_answers (
  visitor uuid not null,
  -- No foreign key: see public.scores.
  question_id bigint not null,
  text_score integer not null,
  image_score integer not null,
  confirmation uuid,
  created_at timestamptz not null,
  primary key (visitor, question_id)
);
create index visitor_answers_created_at on private.visitor_answers (created_at);
create index visitor_answers_question_id on private.visitor_answers (question_id);

-- Answers to the demo are not kept, only which press of Confirm was counted, so that sending it twice counts once.
create table private.demo_confirmations (
  confirmation uuid primary key,
  created_at timestamptz not null
);
create index demo_confirmations_created_at on private.demo_confirmations (created_at);

alter table private.visitor_answers enable row level security;
alter table private.demo_confirmations enable row level security;

-- Removes a few rows of what has served its time. Each opening of a game removes more than it adds, so nothing piles up
-- and nobody waits for a great cleaning. Rows that another opening is removing are left to it.
create function private.sweep(moment timestamptz) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  delete from private.visits where ctid = any (array(
    select ctid from private.visits
    where opened_at < private.visits_begin(moment) order by opened_at limit 4 for update skip locked
  ));
  delete from private.visitor_visits where ctid = any (array(
    select ctid from private.visitor_visits
    where opened_at < private.visits_begin(moment) order by opened_at limit 4 for update skip locked
  ));
  delete from private.visitor_answers where ctid = any (array(
    select ctid from private.visitor_answers
    where created_at < moment - interval '40 days' order by created_at limit 4 for update skip locked
  ));
  delete from private.demo_confirmations where ctid = any (array(
    select ctid from private.demo_confirmations
    where created_at < moment - interval '1 day' order by created_at limit 4 for update skip locked
  ));
end
$$;

-- Refuses a visitor whatever is not the free game: the 301 of their today, or of the day on which they opened it while
-- that is under way.
-- @raises visitor_required, sign_in_required, unknown_puzzle
create function private.admit_visitor(browser uuid, puzzle private.puzzles, moment timestamptz, today date) returns void
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if puzzle.variant = '301' and puzzle.day = today then
    if browser is null then
      perform private.refuse('visitor_required');
    end if;
  elsif not exists (
    select
    from private.visitor_visits as v
    where v.visitor = browser and v.puzzle_id = puzzle.id
      and v.opened_at > private.visits_begin(moment)
  ) then
    perform private.refuse(
      case when private.is_open_on(today, puzzle.day) then 'sign_in_required' else 'unknown_puzzle' end
    );
  end if;
end
$$;

-- What a visitor's answer is worth; there is no Try Again.
-- @raises unknown_question, answer_too_long, answer_empty, image_not_in_grid
create function private.judge_visitor(
  question private.questions, entered text, chosen text, out text_score integer, out image_score integer
)
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if question.id is null then
    perform private.refuse('unknown_question');
  end if;
  perform private.check_answer(question.id, entered, chosen);
  text_score := case when private.is_right_text(question, entered) then 1000 else 0 end;
  image_score := case when chosen = question.right_image then 1000 else 0 end;
end
$$;
