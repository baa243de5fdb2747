-- Who has opened which puzzle when, and on which of their days: an answer under way over midnight still counts for the
-- puzzle it was opened for. A visit means nothing once its six hours are over; later openings sweep it out.

create table private.visits (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- No foreign key: each opening would lock the one row that all players of the day share.
  puzzle_id bigint not null,
  opened_at timestamptz not null,
  -- The player's day at that moment.
  opened_day date not null,
  primary key (user_id, puzzle_id)
);
create index visits_opened_at on private.visits (opened_at);

create table private.visitor_visits (
  -- The random id that a visitor's browser keeps.
  visitor uuid not null,
  puzzle_id bigint not null,
  opened_at timestamptz not null,
  opened_day date not null,
  primary key (visitor, puzzle_id)
);
create index visitor_visits_opened_at on private.visitor_visits (opened_at);

alter table private.visits enable row level security;
alter table private.visitor_visits enable row level security;

-- Visits that began before this are over.
create function private.visits_begin(moment timestamptz) returns timestamptz
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return moment - interval '6 hours';
end
$$;

-- Notes that a player opens a puzzle. Opening yesterday's puzzle again, after midnight, does not take the day away for
-- which it is under way.
create function private.note_visit(player uuid, puzzle private.puzzles, moment timestamptz, today date) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  insert into private.visits as v (user_id, puzzle_id, opened_at, opened_day)
  values (player, puzzle.id, moment, today)
  on conflict (user_id, puzzle_id) do update set opened_at = excluded.opened_at, opened_day = excluded.opened_day
  where excluded.opened_day = puzzle.day
    or v.opened_day is distinct from puzzle.day
    or v.opened_at <= private.visits_begin(moment);
end
$$;

-- The same for the browser of a visitor, who opens the puzzle of the day only.
create function private.note_visitor_visit(browser uuid, puzzle private.puzzles, moment timestamptz, today date)
  returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  insert into private.visitor_visits as v (visitor, puzzle_id, opened_at, opened_day)
  values (browser, puzzle.id, moment, today)
  on conflict (visitor, puzzle_id) do update set opened_at = excluded.opened_at, opened_day = excluded.opened_day;
end
$$;
