/* Inviting by mail, as the app and the e-mail service do it. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Actor } from '../../testing/actors.ts';

/** What a player is told of their own invitations. */
export interface Listed {
  readonly limit: number;
  readonly joined: number;
  readonly nextFreeAt: string | null;
  readonly invitations: readonly {
    readonly email: string;
    readonly expiresAt: string;
    readonly mail: string;
    readonly isWithdrawn: boolean;
  }[];
}

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly claim: string;
}

/** Where links in mails lead. */
export const SITE = 'https://site.test';

/** An address that nobody has invited yet. */
export const stranger = () => `${randomUUID()}@friends.test`;

export const invite = (player: Actor, email: string) => player.rpc<{ outcome: string }>('invite', { email });
export const list = (player: Actor) => player.rpc<Listed>('my_invitations');
export const withdraw = (player: Actor, email: string) => player.rpc('withdraw_invitation', { email });

export const compose = (player: Actor, email: string, params: Record<string, unknown> = {}) =>
  player.rpc<Mail>('compose_invitation', { params: { ...params, to_email: email }, site: SITE });

export const settle = (service: Actor, claim: string, was_sent: boolean) =>
  service.rpc('settle_invitation', { claim, was_sent });

/** An invitation whose mail has gone; answers its address. */
export async function mailed(service: Actor, player: Actor, email = stranger()): Promise<string> {
  expect(await invite(player, email)).toMatchObject({ outcome: 'invited' });
  await settle(service, (await compose(player, email)).claim, true);
  return email;
}
