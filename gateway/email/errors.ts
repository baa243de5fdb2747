/* The catalogue: every refusal of the e-mail surface. What a function of the database refuses has words of its own. */
import { EmailError } from './emailError.ts';

const LATER = 'Please try again later.';

export const signInRequired = () =>
  new EmailError(401, 'Sign in to send e-mails.', { headers: { 'www-authenticate': 'Bearer' } });

export const badRequest = () => new EmailError(400, 'This is not what the e-mail service expects.');

export const unknownTemplate = () => new EmailError(400, 'The e-mail service has no such template.');

export const notFound = () => new EmailError(404, 'The e-mail service has nothing at this address.');

export const methodNotAllowed = () =>
  new EmailError(405, 'The e-mail service is called by POST.', { headers: { allow: 'POST' } });

export const bodyTooLarge = () => new EmailError(413, 'This is more than the e-mail service takes.');

export const tooManyMails = (seconds: number) =>
  new EmailError(429, `Too many e-mails have been asked for from here. ${LATER}`, {
    headers: { 'retry-after': String(seconds) },
  });

export const notAllowed = (cause: unknown) => new EmailError(403, 'You may not send this e-mail.', { cause });

/** A refusal in the database's own words. */
export const refused = (status: number, sentence: string, cause: unknown) =>
  new EmailError(status, sentence, { cause });

export const addressRefused = (cause: unknown) =>
  new EmailError(422, 'The mail server does not take mail for this address. Please check it.', { cause });

export const notSent = (cause: unknown) =>
  new EmailError(502, `The e-mail could not be sent. ${LATER}`, { cause });

export const unexpected = () => new EmailError(500, `The e-mail service has failed. ${LATER}`);
