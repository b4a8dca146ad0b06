import type { Profile } from '#core/athlete/profile.ts';
import { formatLbs } from '#core/units/format.ts';
import type { ActionOf } from '../actions/actions.ts';
import type { CoachAction } from '../turn.ts';

/** So far from the weight that is known, a number is more often a slip of the thumb than a weight. */
const FAR = 0.1;

type Known = { profile: Profile; hidesNumbers: boolean };

/** Whether a weight is so far from the one that is known that it can hardly be meant. */
export const isFarWeight = (lbs: number, { weightLbs }: Pick<Profile, 'weightLbs'>): boolean =>
  Math.abs(lbs - weightLbs) > FAR * weightLbs;

/** A weight as it is told: done, or held for a tap where it can hardly be meant. Figures are not said to who must not be shown them. */
export function decideNumber(action: ActionOf<'log_number'>, { profile, hidesNumbers }: Known): CoachAction {
  if (action.logType !== 'weight') return action;
  const known = profile.weightLbs;
  const away = action.value - known;
  if (!isFarWeight(action.value, profile)) return action;
  const told = formatLbs(action.value);
  const far = `That would be ${formatLbs(Math.abs(away))} ${away < 0 ? 'less' : 'more'} than I have for you.`;
  const why = hidesNumbers
    ? 'That is far from what I have for you. Did you mean it? Nothing is saved yet.'
    : `${far} Did you mean ${told}? Nothing is saved yet.`;
  return { kind: 'hold', action, title: hidesNumbers ? 'Weight' : `Weight ${told}`, line: 'Not saved yet', why };
}
