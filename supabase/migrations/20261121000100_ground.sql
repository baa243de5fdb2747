-- What everything else stands on: a schema that the API does not show, doors that are closed unless opened, and the
-- one list of reasons for which a game refuses a call.

-- Answers, and whatever else a player must not read. Nobody is given usage of it: the API's roles reach what is inside
-- only through functions of `public` that run as their owner, through views and through policies.
create schema private;

-- Whatever is made from here on is closed. A hosted project would otherwise grant every new table and function of
-- `public` to visitors, and PostgreSQL would let anybody execute every new function: a forgotten line would open a
-- door, now it leaves one shut.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;

-- The service key stays on servers and may do everything with what the API shows.
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;
alter default privileges in schema public grant all on functions to service_role;

-- Most functions below are plpgsql where sql would do: with a fixed search_path, PostgreSQL plans an sql function anew
-- in every statement that calls it, a plpgsql function once a connection.

-- One thing at a time for one player: whoever reads a player's standing in order to change it holds this first, until
-- the end of the transaction. It is always the first lock taken, so that two calls cannot wait for each other.
create function private.lock_player(player uuid) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(player::text, 0));
end
$$;

-- Ends the call with an HTTP status (the API turns SQLSTATE PT404 into 404), a sentence for people and, as hint, the
-- reason as a word for programs. docs/error-codes.md explains each.
create function private.refuse(reason text, details text default null) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  status text;
  sentence text;
begin
  case reason
    when 'unknown_puzzle' then status := '404'; sentence := 'There is no such puzzle to play.';
    when 'unknown_question' then status := '404'; sentence := 'This puzzle has no such question.';
    when 'locked_variant' then status := '403'; sentence := 'Play on more consecutive days to unlock this game.';
    when 'already_answered' then status := '409'; sentence := 'This question has already been answered.';
    when 'image_not_in_grid' then status := '400'; sentence := 'The selected image is not in the grid of this question.';
    when 'answer_too_long' then status := '400'; sentence := 'An answer has at most 200 characters.';
    when 'answer_empty' then status := '400'; sentence := 'Type an answer first.';
    when 'visitor_required' then status := '400'; sentence := 'The free game needs the id that this browser keeps.';
    when 'sign_in_required' then status := '401'; sentence := 'Sign in to play this game.';
    when 'not_finished' then status := '403'; sentence := 'This question has not been answered yet.';
    when 'invalid_puzzles' then status := '400'; sentence := 'These are not puzzles that can be published.';
    when 'already_played' then status := '409'; sentence := 'A changed puzzle has already been played.';
  end case;
  if details is null then
    raise exception using errcode = 'PT' || status, message = sentence, hint = reason;
  end if;
  raise exception using errcode = 'PT' || status, message = sentence, hint = reason, detail = details;
end
$$;
