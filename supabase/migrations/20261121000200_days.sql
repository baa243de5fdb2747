-- Whose day it is, and which puzzles may be played on it. A day is the player's own: the browser sends its time zone
-- with every request, the clock is the database's.

-- The caller's IANA time zone as the request says it, or null.
create function private.caller_zone() returns text
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return nullif(current_setting('request.headers', true), '')::json ->> 'x-time-zone';
end
$$;

-- The date on the wall calendar of `zone` at `moment`; in UTC when the zone is null or unknown.
-- The zone is the caller's claim, and PostgreSQL takes more for one than there is on earth: '<X>-99' lies four days
-- ahead of everybody, and it would keep each of these inventions in memory. They have digits; of the names that browsers
-- send only those of Etc do. What is left must lie within UTC-12 to UTC+14.
create function private.player_day(moment timestamptz, zone text) returns date
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  universal timestamp := moment at time zone 'UTC';
  wall timestamp;
begin
  if zone ~ '^([A-Za-z_/-]{1,64}|Etc/GMT[+-]\d{1,2})$' then
    begin
      wall := moment at time zone zone;
    exception
      when invalid_parameter_value then wall := null;
    end;
    if wall between universal - interval '12 hours' and universal + interval '14 hours' then
      return wall::date;
    end if;
  end if;
  return universal::date;
end
$$;

-- A puzzle is open on its own day and for 28 days after it (PREVIOUS_DAYS_LIMIT, spec section 9).
create function private.is_open_on(day date, puzzle_day date) returns boolean
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return puzzle_day between day - 28 and day;
end
$$;
