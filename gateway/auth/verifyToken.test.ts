import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeIn, createAuthGateway, type AuthGateway } from '../../testing/authGateway.ts';

let gateway: AuthGateway;
let number = 0;

beforeAll(async () => {
  gateway = await createAuthGateway();
});
afterAll(() => gateway.drop());

async function account(): Promise<string> {
  const email = `player${++number}@example.com`;
  await gateway.client().auth.signUp({ email, password: 'secret1' });
  return email;
}

async function recover(email: string): Promise<void> {
  await gateway.client().auth.resetPasswordForEmail(email);
}

describe('verifying', () => {
  test.each([
    [{ token: 'x' }, 'Verify requires a verification type'],
    [{ type: 'recovery' }, 'Verify requires either a token or a token hash'],
    [{ type: 'recovery', token: 'x', token_hash: 'y' }, 'Verify requires either a token or a token hash'],
    [{ type: 'recovery', token: 'x' }, 'Only an email address or phone number should be provided on verify'],
    [
      { type: 'recovery', token_hash: 'x', email: 'x@example.com' },
      'Only the token_hash and type should be provided',
    ],
    [{ type: 'magic', token_hash: 'x' }, 'Invalid email verification type'],
  ])('is refused for %j', async (input, message) => {
    expect(await gateway.ask('POST', '/verify', input)).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed', msg: message },
    });
  });

  test("takes nobody else's code", async () => {
    const [ann, bea] = [await account(), await account()];
    await recover(ann);
    await recover(bea);
    while (codeIn(gateway.mailTo(ann)) === codeIn(gateway.mailTo(bea))) {
      gateway.advance(61_000);
      await recover(bea);
    }
    const { error } = await gateway
      .client()
      .auth.verifyOtp({ type: 'recovery', email: ann, token: codeIn(gateway.mailTo(bea)) });
    expect(error?.code).toBe('otp_expired');
  });
});
