-- The rehearsal of publishing puzzles: what is wrong with them, and what would change. Operators and the service key alone
-- may ask. The importer has checked the files by then; the shape is checked again here, because a call need not come from
-- the importer.

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
