import { describe, expect, it } from 'vitest';
import { messageOf } from './errorMessage.ts';

describe('what the error screen says', () => {
  it.each([
    ['an error’s message', new TypeError('x is undefined'), 'x is undefined'],
    ['an answer’s status', { status: 503, statusText: 'Service Unavailable' }, '503 Service Unavailable'],
    ['a text', 'out of ink', 'out of ink'],
  ])('is %s', (_, error, message) => {
    expect(messageOf(error)).toBe(message);
  });
});
