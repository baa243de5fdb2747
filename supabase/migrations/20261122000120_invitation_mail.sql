-- The mail of an invitation. The e-mail service (gateway/email) asks `compose_invitation` as the caller what to send to
-- whom, sends it, and says with `settle_invitation` how that went. Every word of the mail is ours or the database's.

create function private.escape_html(content text) returns text
  language sql immutable security invoker set search_path = ''
as $$
  select replace(replace(replace(replace(replace(content, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'), '''', '&#39;')
$$;

-- As JavaScript's encodeURIComponent: a part of an address, whatever is in it.
create function private.escape_url(content text) returns text
  language sql immutable security invoker set search_path = ''
as $$
  select string_agg(
    case
      when part.letter ~ '[A-Za-z0-9_.~!*''()-]' then part.letter
      else upper(regexp_replace(encode(convert_to(part.letter, 'UTF8'), 'hex'), '(..)', '%\1', 'g'))
    end,
    '' order by part.position
  )
  from regexp_split_to_table(content, '') with ordinality as part (letter, position)
$$;

-- A player's name for strangers to read: without the marks from which mail programs make links.
create function private.name_in_mail(player uuid) returns text
  language sql stable security invoker set search_path = ''
as $$
  select coalesce(
    private.clean_username((
      select translate(p.username, './:@\<>[](){}|#=?%"“”', repeat(' ', 30))
      from public.profiles as p where p.user_id = player
    )),
    'a friend'
  )
$$;

-- Ends the call with a status and a sentence for people, which the e-mail service answers as they are.
create function private.refuse_mail(reason text) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  status text;
  sentence text;
begin
  case reason
    when 'no_invitation' then status := '404'; sentence := 'You have no open invitation to this address.';
    when 'has_account' then status := '409'; sentence := 'An account is already associated with this email';
    when 'already_mailed' then status := '409'; sentence := 'This invitation has already been sent.';
    when 'too_many_tries' then status := '429';
      sentence := 'This invitation could not be sent several times. Withdraw it and check the address.';
  end case;
  raise exception using errcode = 'PT' || status, message = sentence, hint = reason;
end
$$;

create function private.write_invitation(site text, inviter uuid, email text, expires_at timestamptz) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  subject text := 'Your invitation to Twofold';
  intro text := format('A player called “%s” invites you to play Twofold.', private.name_in_mail(inviter));
  pitch text := 'Twofold is a daily puzzle: read a phrase, type the word that it asks for, and find the picture that belongs to it.';
  action text := 'Accept the invitation';
  link text := format('%s/confirm-invite/%s/%s', site, private.escape_url(email), inviter);
  term text := format(
    'Invitations expire after 5 days: this one holds until %s.',
    to_char(expires_at at time zone 'UTC', 'FMDD FMMonth YYYY')
  );
  otherwise text := 'If you do not want it, ignore this mail: without the link nothing happens.';
begin
  return jsonb_build_object(
    'to', email,
    'subject', subject,
    'text', concat_ws(E'\n\n', intro, pitch, action || ':', link, term, otherwise) || E'\n',
    'html', format(
      $html$<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>%1$s</title>
  </head>
  <body style="max-width: 32em; margin: 0 auto; padding: 1.5em; font: 1em/1.5 sans-serif">
    <h1 style="font-size: 1.4em">%1$s</h1>
    <p>%2$s</p>
    <p>%3$s</p>
    <p><a href="%5$s">%4$s</a></p>
    <p>%6$s %7$s</p>
    <p>If the link does not open, copy this address into your browser:<br />%5$s</p>
  </body>
</html>
$html$,
      subject,
      private.escape_html(intro),
      private.escape_html(pitch),
      action,
      private.escape_html(link),
      term,
      otherwise
    )
  );
end
$$;

-- Claims the mail of an open invitation and writes it. A claim is given once: of calls at the same moment, the others
-- wait here and find it gone.
create function private.compose_invitation_at(moment timestamptz, player uuid, email text, site text) returns jsonb
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  address text := private.clean_address(email);
  invitation private.open_invitations;
begin
  select * into invitation from private.open_invitations as o
  where o.inviter = player and o.email = address and o.expires_at > moment and o.withdrawn_at is null
  for update;
  if not found then
    perform private.refuse_mail('no_invitation');
  end if;
  if invitation.claim is not null then
    perform private.refuse_mail('already_mailed');
  end if;
  if private.is_taken_address(address) then
    perform private.refuse_mail('has_account');
  end if;
  if invitation.tries >= 5 then
    perform private.refuse_mail('too_many_tries');
  end if;
  update private.open_invitations as o
  set claim = gen_random_uuid(), claimed_at = moment, tries = tries + 1
  where o.inviter = player and o.email = address
  returning * into invitation;
  return private.write_invitation(site, player, address, invitation.expires_at)
    || jsonb_build_object('claim', invitation.claim);
end
$$;

-- `params` are those of the spec's call (section 7); only `to_email` is read, to find the invitation.
-- As the owner, because players cannot read or write the table.
create function public.compose_invitation(params jsonb, site text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  return private.compose_invitation_at(now(), auth.uid(), params ->> 'to_email', site);
end
$$;
grant execute on function public.compose_invitation(jsonb, text) to authenticated;

-- How the mail of a claim went. One that was not sent gives its claim back and can be tried again; if it was withdrawn
-- meanwhile, nothing is left of it. For the e-mail service alone: a player could be mailed twice otherwise.
-- As the owner, because the service role cannot read what is private.
create function public.settle_invitation(claim uuid, was_sent boolean) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if was_sent then
    update private.open_invitations as o set mailed_at = now() where o.claim = settle_invitation.claim;
    return;
  end if;
  delete from private.open_invitations as o
  where o.claim = settle_invitation.claim and o.mailed_at is null and o.withdrawn_at is not null;
  update private.open_invitations as o set claim = null, claimed_at = null
  where o.claim = settle_invitation.claim and o.mailed_at is null;
end
$$;
grant execute on function public.settle_invitation(uuid, boolean) to service_role;
