-- What playing day after day unlocks, for the screen that explains it: also on a day for which a variant has no puzzle.

create function private.my_unlocks_at(moment timestamptz, zone text, player uuid) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  standing private.streak := private.streak_of(player, private.player_day(moment, zone), zone);
begin
  return jsonb_build_object(
    'streak', private.streak_json(standing),
    'variants', (
      select jsonb_agg(
        jsonb_build_object(
          'variant', variant,
          'unlockDays', private.unlock_days(variant),
          'isUnlocked', private.is_unlocked(player, variant, standing.consecutive)
        )
        order by private.unlock_days(variant)
      )
      from unnest(array['401', '303', '404']) as variant
    )
  );
end
$$;

-- As the owner, because players cannot read the allow-list.
create function public.my_unlocks() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.my_unlocks_at(now(), private.caller_zone(), auth.uid());
end
$$;
grant execute on function public.my_unlocks() to authenticated;
