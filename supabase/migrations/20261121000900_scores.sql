-- What was answered, and the points the judge gave for it; and who was told to try again.

create table public.scores (
  id bigint generated always as identity primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- The puzzle's name (the spec's word for it is puzzle_type). Neither this nor the question is a foreign key: each
  -- insert would lock the one row that all players of the day share. Only private.publish ever removes a question, and
  -- it takes the scores along.
  puzzle_type text not null,
  question_seq integer not null,
  text_entered text not null,
  image_selected text not null,
  random_id text,
  image_score integer not null,
  text_score integer not null,
  created_at timestamptz not null default now(),
  -- Which press of Confirm it was: the same one again gets the same answer again.
  confirmation uuid,
  unique (user_id, puzzle_type, question_seq),
  -- One constraint, because each is read anew for every insert.
  constraint scores_possible check (
    image_score in (0, 750, 1000) and text_score in (0, 750, 1000) and char_length(text_entered) <= 200
  )
);
create index scores_puzzle_type on public.scores (puzzle_type);

-- The first answer to a question, when it was not right in both parts. The retry is remembered here and not by the
-- browser: clearing the browser's storage does not bring the full points back.
create table private.retries (
  user_id uuid not null references auth.users (id) on delete cascade,
  question_id bigint not null, -- no foreign key, as above
  text_entered text not null,
  image_selected text not null,
  is_text_right boolean not null,
  is_image_right boolean not null,
  confirmation uuid,
  created_at timestamptz not null default now(),
  primary key (user_id, question_id)
);
create index retries_question_id on private.retries (question_id);

alter table public.scores enable row level security;
alter table private.retries enable row level security;

-- The puzzles that the caller has finished. Called by a policy, so players need to execute it.
-- As the owner: it reads the puzzles, and scores without asking the policy that asks it.
create function private.finished_puzzles() returns setof text
  language sql stable security definer set search_path = ''
as $$
  select played.puzzle_type
  from (
    select s.puzzle_type, count(*) as answered
    from public.scores as s
    where s.user_id = (select auth.uid())
    group by s.puzzle_type
  ) as played
  join private.puzzles as p on p.name = played.puzzle_type
  where played.answered >= p.question_count
$$;
grant execute on function private.finished_puzzles() to authenticated;

grant
  select (
    id, user_id, puzzle_type, question_seq, text_entered, image_selected, random_id, image_score, text_score, created_at,
    confirmation
  ),
  insert (
    user_id, puzzle_type, question_seq, text_entered, image_selected, random_id, image_score, text_score
  )
  on public.scores to authenticated;
grant all on public.scores to service_role;

-- The list of finished puzzles is drawn up once a query, and only when it comes to somebody else's row.
create policy "Players read their own scores, and everybody's of a puzzle they have finished" on public.scores
  for select to authenticated
  using (user_id = (select auth.uid()) or puzzle_type in (select private.finished_puzzles()));
create policy "Players hand in their own answers, which the judge scores" on public.scores
  for insert to authenticated with check (user_id = (select auth.uid()));
