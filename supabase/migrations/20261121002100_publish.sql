-- Publishing puzzles, all of a list or none. What has been played already is judged again, if the operator insists.

-- Writes new and changed puzzles. Questions keep their ids where their seq stays, so that what players did with them
-- stays theirs.
-- @param puzzles tidy ones
create function private.write_puzzles(puzzles jsonb) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  written bigint[];
  gone bigint[];
begin
  with upserted as (
    insert into private.puzzles (name, day, variant, grid_size, message_of_the_day)
    select given.name, given.day, given.variant, given."gridSize", given."messageOfTheDay"
    from jsonb_to_recordset(puzzles) as given (
      name text, day date, variant text, "gridSize" smallint, "messageOfTheDay" text
    )
    on conflict (name) do update set message_of_the_day = excluded.message_of_the_day
    returning id
  )
  select array_agg(id) into written from upserted;

  gone := array(
    select q.id
    from private.questions as q join private.puzzles as p on p.id = q.puzzle_id
    where p.id = any (written)
      and not exists (
        select
        from jsonb_array_elements(puzzles) as given, jsonb_array_elements(given -> 'questions') as asked
        where given ->> 'name' = p.name and (asked ->> 'seq')::integer = q.seq
      )
  );
  delete from private.retries as r where r.question_id = any (gone);
  delete from private.questions as q where q.id = any (gone);

  insert into private.questions (
    puzzle_id, seq, phrase, left_listing, right_listing, reason, answer, alternates, plurals, is_exact, random_id,
    right_image
  )
  select
    p.id, q.seq, q.phrase, q."leftListing", q."rightListing", q.reason, q.answer, q.alternates, q.plurals, q."isExact",
    q."randomId", q."rightImage"
  from jsonb_array_elements(puzzles) as given
  join private.puzzles as p on p.name = given ->> 'name'
  cross join lateral jsonb_to_recordset(given -> 'questions') as q (
    seq integer, phrase text, "leftListing" text, "rightListing" text, reason text, answer text, alternates text[],
    plurals text[], "isExact" boolean, "randomId" text, "rightImage" text
  )
  on conflict (puzzle_id, seq) do update set
    phrase = excluded.phrase,
    left_listing = excluded.left_listing,
    right_listing = excluded.right_listing,
    reason = excluded.reason,
    answer = excluded.answer,
    alternates = excluded.alternates,
    plurals = excluded.plurals,
    is_exact = excluded.is_exact,
    random_id = excluded.random_id,
    right_image = excluded.right_image;

  delete from private.cells as c using private.questions as q
  where q.id = c.question_id and q.puzzle_id = any (written);
  insert into private.cells (question_id, x, y, image, alt)
  select q.id, c.x, c.y, c.image, c.alt
  from jsonb_array_elements(puzzles) as given
  join private.puzzles as p on p.name = given ->> 'name'
  cross join lateral jsonb_array_elements(given -> 'questions') as asked
  join private.questions as q on q.puzzle_id = p.id and q.seq = (asked ->> 'seq')::integer
  cross join lateral jsonb_to_recordset(asked -> 'cells') as c (x smallint, y smallint, image text, alt text);
end
$$;

-- Judges what was handed in for changed puzzles once more, by the puzzles as they are now. Running totals follow; streaks
-- do not, since playing was what counted. Visitors' answers, which earn nothing, are dropped: they may play again.
create function private.rejudge(names text[]) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  delete from private.visitor_answers as a
  using private.questions as q, private.puzzles as p
  where q.id = a.question_id and p.id = q.puzzle_id and p.name = any (names);

  -- Whoever was told to try again for an answer that is right by now is owed the full points.
  update private.retries as r
  set is_text_right = private.is_right_text(q, r.text_entered), is_image_right = r.image_selected = q.right_image
  from private.questions as q join private.puzzles as p on p.id = q.puzzle_id
  where q.id = r.question_id and p.name = any (names);
  delete from private.retries as r
  using private.questions as q, private.puzzles as p
  where q.id = r.question_id and p.id = q.puzzle_id and p.name = any (names) and r.is_text_right and r.is_image_right;

  with judged as (
    select
      s.id, s.user_id, s.created_at, q.id as question_id, q.random_id,
      s.text_score as old_text_score,
      s.image_score as old_image_score,
      case when private.is_right_text(q, s.text_entered) then worth.points else 0 end as text_score,
      case when s.image_selected = q.right_image then worth.points else 0 end as image_score
    from public.scores as s
    join private.puzzles as p on p.name = s.puzzle_type
    left join private.questions as q on q.puzzle_id = p.id and q.seq = s.question_seq
    left join private.retries as r on r.user_id = s.user_id and r.question_id = q.id
    cross join lateral (select case when r.user_id is null then 1000 else 750 end) as worth (points)
    where s.puzzle_type = any (names)
  ),
  corrected as (
    update public.scores as s
    set random_id = j.random_id, text_score = j.text_score, image_score = j.image_score
    from judged as j
    where s.id = j.id and j.question_id is not null
  ),
  removed as (
    delete from public.scores as s using judged as j where s.id = j.id and j.question_id is null
  ),
  moved as (
    select
      j.user_id, private.week_of(j.created_at) as week, private.month_of(j.created_at) as month,
      j.text_score + j.image_score - j.old_text_score - j.old_image_score as score,
      (j.text_score > 0 and j.image_score > 0)::integer - (j.old_text_score > 0 and j.old_image_score > 0)::integer
        as correct
    from judged as j
  ),
  corrected_weeks as (
    update private.player_weeks as w
    set score = w.score + m.score, correct = w.correct + m.correct
    from (select user_id, week, sum(score) as score, sum(correct) as correct from moved group by user_id, week) as m
    where w.user_id = m.user_id and w.week = m.week
  )
  update private.player_months as t
  set score = t.score + m.score, correct = t.correct + m.correct
  from (select user_id, month, sum(score) as score, sum(correct) as correct from moved group by user_id, month) as m
  where t.user_id = m.user_id and t.month = m.month;
end
$$;

-- @param puzzles tidy ones
-- @raises already_played when a changed puzzle has been played and `force` does not say to judge it again
create function private.publish(puzzles jsonb, force boolean) returns jsonb
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  comparison jsonb;
  changed text[];
  played text;
begin
  lock table private.puzzles in share row exclusive mode; -- one publisher at a time
  comparison := private.compare(puzzles);
  if comparison @> '[{"change": "changed"}]' then
    -- Waits for the answers that are being judged, and keeps others from being judged until the change is whole: judging
    -- begins with reading these tables (see private.judge). Then it is looked at again.
    lock table public.scores, private.visitor_answers in access exclusive mode;
    comparison := private.compare(puzzles);
  end if;

  select
    array_agg(c ->> 'name') filter (where c ->> 'change' = 'changed'),
    string_agg(c ->> 'name', ', ') filter (where c ->> 'change' = 'changed' and (c -> 'isPlayed')::boolean)
  into changed, played
  from jsonb_array_elements(comparison) as c;
  if played is not null and force is not true then
    perform private.refuse('already_played', played);
  end if;

  perform private.write_puzzles(
    (
      select coalesce(jsonb_agg(p), '[]')
      from jsonb_array_elements(puzzles) as p
      join jsonb_array_elements(comparison) as c on c -> 'name' = p -> 'name'
      where c ->> 'change' <> 'unchanged'
    )
  );
  perform private.rejudge(changed);
  return comparison;
end
$$;

-- As the owner, because nobody else may read or write the puzzles.
create function public.publish_puzzles(puzzles jsonb, force boolean default false) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  return private.publish(private.accept_puzzles(puzzles), force);
end
$$;
grant execute on function public.publish_puzzles(jsonb, boolean) to authenticated, service_role;
