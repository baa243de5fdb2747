-- Feedback is kept until somebody reads it: nobody may fill the disk with it.

-- As before, with one reason more.
create or replace function private.refuse(reason text, details text default null) returns void
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
    when 'too_much_feedback' then status := '429'; sentence := 'You have sent a lot today. Please send more tomorrow.';
  end case;
  if details is null then
    raise exception using errcode = 'PT' || status, message = sentence, hint = reason;
  end if;
  raise exception using errcode = 'PT' || status, message = sentence, hint = reason, detail = details;
end
$$;

-- For counting what a player has sent of late.
create index feedback_user_id_created_at on public.feedback (user_id, created_at);
drop index public.feedback_user_id;

-- Twenty a day for a player. The rows of one call are counted one after another, so a long list is refused whole.
-- As the owner, because players cannot read feedback.
-- @raises too_much_feedback
create function private.limit_feedback() returns trigger
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if new.user_id is distinct from auth.uid() then
    return new; -- the policy refuses what is sent in somebody else's name
  end if;
  perform private.lock_player(new.user_id);
  if (
    select count(*) from public.feedback as f where f.user_id = new.user_id and f.created_at > now() - interval '1 day'
  ) >= 20 then
    perform private.refuse('too_much_feedback');
  end if;
  return new;
end
$$;
create trigger limit_feedback before insert on public.feedback
  for each row when (current_user = 'authenticated') execute function private.limit_feedback();
