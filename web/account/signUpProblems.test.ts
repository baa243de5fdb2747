import { describe, expect, it } from 'vitest';
import { isStopped, problemsOf } from './signUpProblems.ts';

const GOOD = { email: 'ada@example.org', username: 'Ada', password: 'secret', confirmPassword: 'secret' };

describe('the sign-up form', () => {
  it('goes on when everything is there', () => {
    const problems = problemsOf(GOOD);
    expect(problems).toEqual({ missing: [], isPasswordShort: false, isMismatch: false });
    expect(isStopped(problems)).toBe(false);
  });

  it.each(['email', 'username', 'password', 'confirmPassword'] as const)('stops without the %s', (name) => {
    const problems = problemsOf({ ...GOOD, [name]: '  ' });
    expect(problems.missing).toEqual([name]);
    expect(isStopped(problems)).toBe(true);
  });

  it('says that a password is too short, and goes on', () => {
    const problems = problemsOf({ ...GOOD, password: 'short', confirmPassword: 'short' });
    expect(problems.isPasswordShort).toBe(true);
    expect(isStopped(problems)).toBe(false);
  });

  it('stops when the passwords differ', () => {
    const problems = problemsOf({ ...GOOD, confirmPassword: 'secrets' });
    expect(problems.isMismatch).toBe(true);
    expect(isStopped(problems)).toBe(true);
  });
});
