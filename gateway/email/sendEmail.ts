import * as v from 'valibot';
import type { Caller } from '../database/caller.ts';
import { addressBlock } from '../http/addressBlock.ts';
import type { Counts } from '../http/counts.ts';
import type { GatewayEnvironment, Parts } from '../http/environment.ts';
import { AddressRefused } from '../mail/mail.ts';
import { compose, settle } from './composing.ts';
import { addressRefused, notSent, tooManyMails, unknownTemplate } from './errors.ts';

/** EmailJS's request; service and user id say nothing here, where there is one service and a token says who calls. */
export const sendEmailInput = v.object({
  service_id: v.optional(v.string()),
  template_id: v.string(),
  user_id: v.optional(v.string()),
  template_params: v.optional(v.record(v.string(), v.unknown()), {}),
});

export interface EmailParts extends Pick<Parts, 'database' | 'mail' | 'config'> {
  readonly counts: Counts;
}

/** Who asks, from where, and where what goes wrong is written down. */
export interface Asking {
  readonly caller: Caller;
  readonly ip: string;
  readonly log: GatewayEnvironment['Variables']['log'];
}

const HOUR = 3600;

/**
 * Sends the mail that the database writes for the caller, once. Nothing of the request gets into the mail but by that
 * function. A process that ends between claiming the mail and settling how it went leaves it claimed: it is rather not
 * sent than sent twice.
 * @throws EmailError
 */
export async function sendEmail(
  { database, mail, config, counts }: EmailParts,
  { caller, ip, log }: Asking,
  { template_id: id, template_params: params }: v.InferOutput<typeof sendEmailInput>,
): Promise<void> {
  const { templates, mailPerIp } = config.email;
  const template = Object.hasOwn(templates, id) ? templates[id] : undefined;
  if (!template) throw unknownTemplate();
  const wait = await counts.take('emailPerIp', addressBlock(ip), { most: mailPerIp, seconds: HOUR });
  if (wait !== null) throw tooManyMails(wait);

  const { claim, message } = await compose(database, caller, template, params, config.siteUrl);
  const settled = async (wasSent: boolean) =>
    settle(database, template, claim, wasSent).catch((err: unknown) =>
      log.error({ err, claim, wasSent }, 'mail stays claimed'),
    );
  try {
    await mail.send(message, { triesOnce: true });
  } catch (error) {
    await settled(false);
    throw error instanceof AddressRefused ? addressRefused(error) : notSent(error);
  }
  await settled(true);
}
