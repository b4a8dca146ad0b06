import type { Occasion } from './next-target.ts';
import type { DeloadReason } from './training-weeks.ts';

/** Days without training: from the first on last week is repeated, then the weights come down, then it starts over. */
const REPEAT_FROM_DAYS = 7;
const RETURN_FROM_DAYS = 14;
const RESTART_FROM_DAYS = 56;

const DELOAD_WORDS: Record<DeloadReason, string> = {
  planned: 'This is your easy week.',
  stalled: 'Several lifts have stopped moving, so this is an easy week.',
  tired: 'Your energy has been low, so this is an easy week.',
};

/** What kind of session the next one is: ordinary, an easy week, or the first after a break of 7, 14 or 56 days. */
export function occasionOf(off: number | null, deload: DeloadReason | null): Occasion {
  if (off !== null && off >= RESTART_FROM_DAYS) return { kind: 'restart', daysOff: off };
  if (off !== null && off >= RETURN_FROM_DAYS) return { kind: 'return', daysOff: off };
  if (deload) return { kind: 'deload', because: DELOAD_WORDS[deload] };
  if (off !== null && off >= REPEAT_FROM_DAYS) return { kind: 'repeat', daysOff: off };
  return { kind: 'ordinary' };
}
