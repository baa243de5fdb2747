import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

describe('settings', () => {
  test('are complete without any variable', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDirectory: path.resolve('data'),
      siteUrl: 'http://localhost:3000',
      trustProxy: false,
    });
  });

  test('take an empty variable for an absent one', () => {
    expect(readSettings({ PORT: '', SITE_URL: '', JWT_SECRET: '' })).toEqual(readSettings({}));
  });

  test('drop the slash at the end of the site', () => {
    expect(readSettings({ SITE_URL: 'https://play.example.org/' }).siteUrl).toBe('https://play.example.org');
  });

  test.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET'],
    [{ SITE_URL: 'example.org' }, 'SITE_URL'],
    [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL'],
    [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY'],
    [{ LANGUAGES: 'en,de' }, 'LANGUAGES: must be a list of en, fr, cn'],
    [{ LANGUAGES: 'fr' }, 'LANGUAGES'],
    [{ OPERATOR_EMAIL: 'nobody' }, 'OPERATOR_EMAIL'],
    [{ SUPABASE_URL: 'https://x.example.org' }, 'SUPABASE_SERVICE_ROLE_KEY'],
  ])('that are wrong are named: %o', (variables, name) => {
    expect(() => readSettings(variables)).toThrow(SettingsError);
    expect(() => readSettings(variables)).toThrow(name);
  });

  test('that are wrong are all named at once', () => {
    expect(() => readSettings({ PORT: 'x', JWT_SECRET: 'y' })).toThrow(/PORT[\s\S]*JWT_SECRET/);
  });
});
