import type { Sent } from '../play/sendAnswer.ts';

/** What came of an answer that was sent late. */
export type LateNews = {
  readonly confirmation: string;
  readonly puzzleName: string;
  readonly what:
    | 'counted'
    /** It was wrong, and there is a second try. */
    | 'secondTry'
    /** Another answer had been given elsewhere before. */
    | 'elsewhere'
    /** The puzzle is not open any more. */
    | 'closed'
    | 'locked'
    /** It has to be changed. */
    | 'mend';
};

/** What there is to say of it; null while it still waits. */
export function lateNewsOf(sent: Sent): LateNews['what'] | null {
  switch (sent.type) {
    case 'judged':
      if (sent.verdict.outcome === 'try_again') return 'secondTry';
      return sent.isEarlierAnswer === true ? 'elsewhere' : 'counted';
    case 'answerRefused':
      return 'mend';
    case 'refused':
      if (sent.refusal === 'locked_variant') return 'locked';
      return sent.refusal === 'unknown_puzzle' ? 'closed' : null;
    case 'saveFailed':
      return null;
  }
}
