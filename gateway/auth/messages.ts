/*
 * The mails, each as plain text and as HTML that says the same: short, readable without images, and with the address of
 * the link in full for those whose program does not show links.
 */
import { html } from 'hono/html';
import type { Message } from '../mail/mail.ts';

export interface MailContent {
  readonly to: string;
  /** The site's host, for people to recognise. */
  readonly site: string;
  readonly link: string;
  readonly code: string;
  /** How long link and code hold. */
  readonly minutes: number;
}

interface Wording {
  readonly subject: string;
  readonly intro: string;
  readonly action: string;
  /** What to do when one did not ask for this. */
  readonly otherwise: string;
}

export function confirmationMessage(content: MailContent): Message {
  return compose(content, {
    subject: 'Confirm Your Email',
    intro: `Somebody, hopefully you, signed up at ${content.site} with this address. Follow this link to confirm it:`,
    action: 'Confirm your email address',
    otherwise: 'If it was not you, ignore this mail: without the link the account cannot be used.',
  });
}

export function recoveryMessage(content: MailContent): Message {
  return compose(content, {
    subject: 'Reset Your Password',
    intro: `Somebody, hopefully you, wants to choose a new password for your account at ${content.site}. Follow this link to do so:`,
    action: 'Reset password',
    otherwise: 'If it was not you, ignore this mail: your password stays as it is.',
  });
}

export function emailChangeMessage(content: MailContent & { readonly newEmail: string }): Message {
  return compose(content, {
    subject: 'Confirm Email Change',
    intro: `Somebody, hopefully you, wants to change the address of your account at ${content.site} to ${content.newEmail}. Follow this link to agree:`,
    action: 'Change email address',
    otherwise: 'If it was not you, do not follow the link, and change your password.',
  });
}

function compose(
  { to, link, code, minutes }: MailContent,
  { subject, intro, action, otherwise }: Wording,
): Message {
  const codeIntro = 'Or enter this code:';
  const limit = `Link and code work once, within ${minutes} minutes.`;
  const text = `${[intro, link, `${codeIntro} ${code}`, limit, otherwise].join('\n\n')}\n`;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body style="max-width: 32em; margin: 0 auto; padding: 1.5em; font: 1em/1.5 sans-serif">
        <h1 style="font-size: 1.4em">${subject}</h1>
        <p>${intro}</p>
        <p><a href="${link}">${action}</a></p>
        <p>${codeIntro} <strong>${code}</strong></p>
        <p>${limit} ${otherwise}</p>
        <p>If the link does not open, copy this address into your browser:<br />${link}</p>
      </body>
    </html> `;
  // A text, for nothing in it has to be waited for.
  return { to, subject, text, html: (page as string).trim() };
}
