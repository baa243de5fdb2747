import {
  array,
  boolean,
  type InferOutput,
  nullable,
  number,
  object,
  parse,
  picklist,
  string,
  variant,
  literal,
} from 'valibot';
import { callInPatience } from './callInPatience.ts';
import type { Result } from './result.ts';

/** `unknown`: the server stopped while it was handing the mail over, and it is not handed over twice. */
const mail = picklist(['unsent', 'sending', 'sent', 'unknown']);

const listSchema = object({
  limit: number(),
  /** How many have come by an invitation of this player. */
  joined: number(),
  /** When the next place is free, if none is now. */
  nextFreeAt: nullable(string()),
  /** Each takes a place until it expires, withdrawn ones too, whose mail has gone. */
  invitations: array(object({ email: string(), expiresAt: string(), mail, isWithdrawn: boolean() })),
});

/** A player's open invitations, newest first. */
export type Invitations = Readonly<InferOutput<typeof listSchema>>;
export type OpenInvitation = Invitations['invitations'][number];

const inviteSchema = variant('outcome', [
  object({ outcome: literal('invited'), email: string(), mail }),
  object({ outcome: literal('full'), nextFreeAt: string() }),
  object({
    outcome: picklist([
      'invalid_email',
      'own_email',
      'has_account',
      'too_many_attempts',
      'invited_by_others',
    ]),
  }),
]);

/** What an attempt to invite comes to. `invited` also for an address that was invited before: `mail` tells. */
export type Invited = InferOutput<typeof inviteSchema>;

const statusSchema = object({ isOpen: boolean(), inviter: nullable(string()) });

/** Whether the link of an invitation still counts, and who sent it. */
export type InvitationStatus = Readonly<InferOutput<typeof statusSchema>>;

/** The invitations of whoever is signed in. */
export function myInvitations(): Promise<Result<Invitations>> {
  return callInPatience(
    ({ rest }) => rest.rpc('my_invitations'),
    (data) => parse(listSchema, data),
  );
}

/** Opens an invitation, which is not mailed by that: see `mailInvitation`. */
export function invite(email: string): Promise<Result<Invited>> {
  return callInPatience(
    ({ rest }) => rest.rpc('invite', { email }),
    (data) => parse(inviteSchema, data),
  );
}

/** Takes an invitation back. */
export function withdrawInvitation(email: string): Promise<Result<null>> {
  return callInPatience(
    ({ rest }) => rest.rpc('withdraw_invitation', { email }),
    () => null,
  );
}

/** What has become of the invitation to that address by that player. It changes nothing. */
export function invitationStatus(email: string, referralId: string): Promise<Result<InvitationStatus>> {
  return callInPatience(
    ({ rest }) => rest.rpc('invitation_status', { email, referral_id: referralId }),
    (data) => parse(statusSchema, data),
  );
}
