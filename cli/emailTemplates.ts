import type { EmailConfig } from '../gateway/config.ts';

/** The mails of the game, and which functions of the database write them (supabase/migrations/*_invitation_mail.sql). */
export const emailTemplates: EmailConfig['templates'] = {
  invitation: { compose: 'compose_invitation', settle: 'settle_invitation' },
};
