import type { Refusal } from '../../game/flow.ts';
import type { Failure } from '../backend/result.ts';

/** Why the game cannot be played, from why a call failed. */
export function refusalOf(failure: Failure): Refusal {
  if (failure.kind !== 'refused') return 'unreachable';
  switch (failure.hint) {
    case 'locked_variant':
      return 'locked_variant';
    case 'sign_in_required':
      return 'signed_out';
    default:
      return 'unknown_puzzle';
  }
}
