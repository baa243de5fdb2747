import { describe, expect, it } from 'vitest';
import { invitationOf } from './invitationOf.ts';

const ID = '7b6cf0b2-36a4-4a2e-9d5a-1f1f4f6f2b11';

describe('the link of an invitation', () => {
  it.each(['ann@else.test', "o'neill+x%y/z=1&?#@mail.else.test", '%25@else.test', 'a%2Fb@else.test'])(
    'brings the address %s whole',
    (email) => {
      const { pathname } = new URL(`/confirm-invite/${encodeURIComponent(email)}/${ID}`, 'https://site.test');
      expect(invitationOf(pathname)).toEqual({ email, referralId: ID });
    },
  );

  it('may hold the address as it is, and end with a slash', () => {
    expect(invitationOf(`/confirm-invite/ann+b@else.test/${ID}/`)).toEqual({
      email: 'ann+b@else.test',
      referralId: ID,
    });
  });

  it.each([
    '/confirm-invite/',
    `/confirm-invite/${ID}`,
    `/confirm-invite/ann/${ID}`,
    `/confirm-invite/a%zz@else.test/${ID}`,
    `/confirm-invite/%20@else.test/${ID}`,
    `/confirm-invite/ann@else.test/${ID}/more`,
  ])('is broken: %s', (pathname) => {
    expect(invitationOf(pathname)).toBeNull();
  });
});
