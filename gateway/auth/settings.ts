import type { AuthConfig } from '../config.ts';

/** Ways to sign in that Supabase has beside e-mail and password; none of them is offered here. */
const OTHER_PROVIDERS = [
  'anonymous_users',
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'phone',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'zoom',
];

/** What clients may know of the settings before anybody signs in. */
export function publicSettings({ autoconfirm, disableSignup }: AuthConfig): Record<string, unknown> {
  return {
    external: { email: true, ...Object.fromEntries(OTHER_PROVIDERS.map((name) => [name, false])) },
    disable_signup: disableSignup,
    mailer_autoconfirm: autoconfirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    passkeys_enabled: false,
  };
}
