-- Publishing puzzles: a rehearsal that says what would change, and the same for real, all or nothing. Operators and the
-- service key alone may. The importer has checked the files by then; the shape is checked again here, because a call
-- need not come from the importer.

-- What is wrong with a puzzle, as sentences.
create function private.puzzle_faults(puzzle jsonb) returns setof text
  language plpgsql immutable security invoker set search_path = ''
as $$
declare
  name text := puzzle ->> 'name';
  variant text := puzzle ->> 'variant';
  size integer := puzzle ->> 'gridSize';
  question jsonb;
begin
  if name is distinct from
    coalesce(replace(puzzle ->> 'day', '-', '') || 'G-ENG_G0' || variant || '.xlsx', private.demo_name())
    or (puzzle ->> 'day') !~ '^\d{4}-\d{2}-\d{2}$' then
    return next 'name does not tell day and variant';
  end if;
  if variant is null or variant not in ('301', '303', '401', '404') or size is distinct from left(variant, 1)::integer then
    return next 'variant and gridSize do not fit';
    return;
  end if;
  if jsonb_typeof(puzzle -> 'questions') is distinct from 'array'
    or jsonb_array_length(puzzle -> 'questions') <> right(variant, 1)::integer then
    return next format('a %s has %s questions', variant, right(variant, 1));
    return;
  end if;
  if (select count(distinct q ->> 'seq') from jsonb_array_elements(puzzle -> 'questions') as q)
    <> right(variant, 1)::integer then
    return next 'seq must be given, a different one for each question';
  end if;
  for question in select q from jsonb_array_elements(puzzle -> 'questions') as q loop
    return query
      select format('question %s: %s', question ->> 'seq', fault)
      from private.question_faults(question, size) as fault;
  end loop;
end
$$;

create function private.question_faults(question jsonb, size integer) returns setof text
  language plpgsql immutable security invoker set search_path = ''
as $$
declare
  key text;
  cell_count integer;
  place_count integer;
  image_count integer;
begin
  foreach key in array array['phrase', 'reason', 'answer', 'rightImage'] loop
    if coalesce(btrim(question ->> key), '') = '' then
      return next key || ' is empty';
    end if;
  end loop;
  if char_length(question ->> 'answer') > 200 then
    return next 'answer is longer than what can be typed';
  end if;
  if jsonb_typeof(question -> 'cells') is distinct from 'array' then
    return next 'cells must be a list';
    return;
  end if;
  select count(*), count(distinct (cell.x, cell.y)), count(distinct cell.image)
  into cell_count, place_count, image_count
  from jsonb_to_recordset(question -> 'cells') as cell (x integer, y integer, image text)
  where cell.x between 1 and size and cell.y between 1 and size and cell.image <> '';
  if jsonb_array_length(question -> 'cells') <> size * size or cell_count <> size * size or place_count <> size * size then
    return next format('the grid is not full: %s by %s cells, one at each place', size, size);
  end if;
  if image_count <> cell_count then
    return next 'an image is in the grid twice';
  end if;
  if not question -> 'cells' @> jsonb_build_array(jsonb_build_object('image', question -> 'rightImage')) then
    return next 'rightImage is not in the grid';
  end if;
end
$$;

-- A puzzle with the known keys alone, in one order, so that two can be compared.
create function private.tidy_puzzle(puzzle jsonb) returns jsonb
  language sql immutable security invoker set search_path = ''
as $$
  select jsonb_build_object(
    'name', puzzle ->> 'name',
    'day', puzzle ->> 'day',
    'variant', puzzle ->> 'variant',
    'gridSize', (puzzle ->> 'gridSize')::integer,
    'messageOfTheDay', nullif(puzzle ->> 'messageOfTheDay', ''),
    'questions', (
      select jsonb_agg(
        jsonb_build_object(
          'seq', (q ->> 'seq')::integer,
          'phrase', q ->> 'phrase',
          'leftListing', coalesce(q ->> 'leftListing', ''),
          'rightListing', coalesce(q ->> 'rightListing', ''),
          'reason', q ->> 'reason',
          'answer', q ->> 'answer',
          'alternates', coalesce(q -> 'alternates', '[]'),
          'plurals', coalesce(q -> 'plurals', '[]'),
          'isExact', coalesce((q ->> 'isExact')::boolean, false),
          'randomId', q ->> 'randomId',
          'rightImage', q ->> 'rightImage',
          'cells', (
            select jsonb_agg(
              jsonb_build_object('x', c.x, 'y', c.y, 'image', c.image, 'alt', coalesce(c.alt, '')) order by c.y, c.x
            )
            from jsonb_to_recordset(q -> 'cells') as c (x integer, y integer, image text, alt text)
          )
        )
        order by (q ->> 'seq')::integer
      )
      from jsonb_array_elements(puzzle -> 'questions') as q
    )
  )
$$;

-- The published puzzle in the same form.
create function private.published_puzzle(puzzle private.puzzles) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select jsonb_build_object(
    'name', puzzle.name,
    'day', puzzle.day,
    'variant', puzzle.variant,
    'gridSize', puzzle.grid_size,
    'messageOfTheDay', puzzle.message_of_the_day,
    'questions', (
      select jsonb_agg(
        jsonb_build_object(
          'seq', q.seq,
          'phrase', q.phrase,
          'leftListing', q.left_listing,
          'rightListing', q.right_listing,
          'reason', q.reason,
          'answer', q.answer,
          'alternates', to_jsonb(q.alternates),
          'plurals', to_jsonb(q.plurals),
          'isExact', q.is_exact,
          'randomId', q.random_id,
          'rightImage', q.right_image,
          'cells', (
            select jsonb_agg(jsonb_build_object('x', c.x, 'y', c.y, 'image', c.image, 'alt', c.alt) order by c.y, c.x)
            from private.cells as c
            where c.question_id = q.id
          )
        )
        order by q.seq
      )
      from private.questions as q
      where q.puzzle_id = puzzle.id
    )
  )
$$;

-- The facts of a puzzle one by one, each with the words for where it stands.
create function private.puzzle_facts(puzzle jsonb) returns table (place text, fact jsonb)
  language sql immutable security invoker set search_path = ''
as $$
  select each.key, each.value from jsonb_each(puzzle) as each where each.key <> 'questions'
  union all
  select format('question %s, %s', q ->> 'seq', each.key), each.value
  from jsonb_array_elements(puzzle -> 'questions') as q, jsonb_each(q) as each
  where each.key not in ('seq', 'cells')
  union all
  select format('question %s, column %s of row %s, %s', q ->> 'seq', c ->> 'x', c ->> 'y', each.key), each.value
  from jsonb_array_elements(puzzle -> 'questions') as q, jsonb_array_elements(q -> 'cells') as c, jsonb_each(c) as each
  where each.key in ('image', 'alt')
$$;

-- What publishing would change.
-- @param puzzles tidy ones
create function private.compare(puzzles jsonb) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  with compared as (
    select
      given.puzzle,
      given.position,
      published.name is null as is_new,
      private.published_puzzle(published) as before,
      (select count(*) from public.scores as s where s.puzzle_type = published.name) as score_count,
      exists (
        select
        from private.questions as q
        where q.puzzle_id = published.id
          and (
            exists (select from private.visitor_answers as a where a.question_id = q.id)
            or exists (select from private.retries as r where r.question_id = q.id)
          )
      ) as is_begun
    from jsonb_array_elements(puzzles) with ordinality as given (puzzle, position)
    left join private.puzzles as published on published.name = given.puzzle ->> 'name'
  ),
  judged as (
    select *, case when is_new then 'new' when before = puzzle then 'unchanged' else 'changed' end as change
    from compared
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'name', j.puzzle -> 'name',
        'change', j.change,
        'isPlayed', j.score_count > 0 or j.is_begun,
        'differences', coalesce(
          (
            select jsonb_agg(
              jsonb_build_object('where', place, 'before', old.fact, 'after', new.fact) order by place
            )
            from private.puzzle_facts(j.before) as old
            full join private.puzzle_facts(j.puzzle) as new using (place)
            where j.change = 'changed' and old.fact is distinct from new.fact
          ),
          '[]'
        ),
        'rejudged', case when j.change = 'changed' then j.score_count else 0 end
      )
      order by j.position
    ),
    '[]'
  )
  from judged as j
$$;

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

-- Refuses everybody but operators and the service key; then returns the puzzles tidy.
-- @raises 42501, invalid_puzzles with every fault as detail
create function private.accept_puzzles(puzzles jsonb) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  faults text;
begin
  if not private.is_operator() and auth.role() is distinct from 'service_role' then
    raise exception using errcode = 'insufficient_privilege', message = 'Only operators may publish puzzles.';
  end if;
  if jsonb_typeof(puzzles) is distinct from 'array' then
    perform private.refuse('invalid_puzzles', 'a list of puzzles is expected');
  end if;
  select string_agg(concat_ws(': ', p ->> 'name', fault), E'\n')
  into faults
  from jsonb_array_elements(puzzles) as p
  cross join lateral (
    select fault from private.puzzle_faults(p) as fault
    union all
    select 'is in the list twice'
    where (select count(*) from jsonb_array_elements(puzzles) as other where other -> 'name' = p -> 'name') > 1
  ) as found;
  if faults is not null then
    perform private.refuse('invalid_puzzles', faults);
  end if;
  return (select coalesce(jsonb_agg(private.tidy_puzzle(p)), '[]') from jsonb_array_elements(puzzles) as p);
end
$$;

-- As the owner, because nobody else may read or write the puzzles.
create function public.compare_puzzles(puzzles jsonb) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.compare(private.accept_puzzles(puzzles));
end
$$;
grant execute on function public.compare_puzzles(jsonb) to authenticated, service_role;

-- As the owner, because nobody else may read or write the puzzles.
create function public.publish_puzzles(puzzles jsonb, force boolean default false) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  return private.publish(private.accept_puzzles(puzzles), force);
end
$$;
grant execute on function public.publish_puzzles(jsonb, boolean) to authenticated, service_role;
