-- The puzzles with their answers. No role of the API can read these tables: what a player may see of them is handed out
-- by the functions of *_answers.sql and *_games.sql.

-- A text as it is compared (spec section 5): case does not matter, nor do outer spaces. Neither does what a player
-- cannot see or choose: how many spaces stand between words, whether an accented letter is one character or two, and
-- which apostrophe the keyboard has. Capitals are compared, because two letters may share one (as Greek sigmas do). The
-- collation is named because the database's own may know only ASCII letters.
create function private.plain_text(entered text) returns text
  language plpgsql immutable strict parallel safe security invoker set search_path = ''
as $$
declare
  apostrophes constant text := U&'\2019\2018\201B\02BC\2032\FF07\00B4\0060';
  spaces constant text := '[\s\u00a0\u2000-\u200b\u202f\u205f\u3000]+';
begin
  entered := translate(normalize(entered, nfc), apostrophes, repeat('''', length(apostrophes)));
  return upper(btrim(regexp_replace(entered, spaces, ' ', 'g')) collate pg_catalog."und-x-icu");
end
$$;

create function private.plain_texts(texts text[]) returns text[]
  language sql immutable strict parallel safe security invoker set search_path = ''
as $$
  select coalesce(array_agg(private.plain_text(text)), '{}') from unnest(texts) as text
$$;

-- The demo's name; all other names begin with a date.
create function private.demo_name() returns text
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return 'DEMOGAMEG-ENG_G0301.xlsx';
end
$$;

create table private.puzzles (
  id bigint generated always as identity primary key,
  -- The file's name is the puzzle's name everywhere: YYYYMMDDG-ENG_G0301.xlsx.
  name text not null unique,
  -- Null for the demo, which is open on every day.
  day date,
  variant text not null check (variant in ('301', '303', '401', '404')),
  grid_size smallint not null check (grid_size = left(variant, 1)::smallint),
  question_count smallint not null generated always as (right(variant, 1)::smallint) stored,
  message_of_the_day text,
  unique (day, variant)
);

create table private.questions (
  id bigint generated always as identity primary key,
  puzzle_id bigint not null references private.puzzles (id) on delete cascade,
  seq integer not null check (seq >= 0),
  phrase text not null,
  left_listing text not null,
  right_listing text not null,
  reason text not null,
  answer text not null,
  alternates text[] not null,
  plurals text[] not null,
  -- Compared character by character with the answer alone.
  is_exact boolean not null,
  random_id text,
  right_image text not null,
  accepted text[] not null generated always as (private.plain_texts(answer || alternates || plurals)) stored,
  unique (puzzle_id, seq)
);

create table private.cells (
  question_id bigint not null references private.questions (id) on delete cascade,
  x smallint not null check (x between 1 and 4),
  y smallint not null check (y between 1 and 4),
  image text not null,
  alt text not null,
  primary key (question_id, y, x),
  unique (question_id, image)
);

-- Without a policy nobody but the owner passes, whatever may be granted one day.
alter table private.puzzles enable row level security;
alter table private.questions enable row level security;
alter table private.cells enable row level security;
