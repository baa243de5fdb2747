import { describe, expect, test } from 'vitest';
import type { Scored } from '../../game/flow.ts';
import type { Sent } from '../play/sendAnswer.ts';
import { lateNewsOf } from './lateNews.ts';

const SCORED: Scored & { outcome: 'scored' } = {
  outcome: 'scored',
  textScore: 0,
  imageScore: 1000,
  learningMoment: { imageUrl: '/robin.webp', alt: 'A robin', answer: 'bush', reason: 'Because.' },
  remaining: 0,
};
const AGAIN = { outcome: 'try_again', isTextRight: true, isImageRight: false } as const;

describe('an answer that was sent late', () => {
  test.each<[string | null, Sent]>([
    ['counted', { type: 'judged', confirmation: 'a', verdict: SCORED }],
    ['elsewhere', { type: 'judged', confirmation: 'a', verdict: SCORED, isEarlierAnswer: true }],
    ['secondTry', { type: 'judged', confirmation: 'a', verdict: AGAIN }],
    ['mend', { type: 'answerRefused', confirmation: 'a', problem: 'image_not_in_grid' }],
    ['closed', { type: 'refused', refusal: 'unknown_puzzle' }],
    ['locked', { type: 'refused', refusal: 'locked_variant' }],
    [null, { type: 'refused', refusal: 'signed_out' }],
    [null, { type: 'saveFailed', confirmation: 'a' }],
  ])('is told as: %s', (what, sent) => {
    expect(lateNewsOf(sent)).toBe(what);
  });
});
