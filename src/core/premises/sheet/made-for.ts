import { inSentence } from '../food/spoken-food.ts';
import type { Premises } from '../premises.ts';
import { isJoint } from '../training/exercise-limits.ts';
import type { PremisesSheet } from './premises-sheet.ts';

const MOST = 6;
const WEIGHT: readonly string[] = ['allergy', 'illness', 'medicine', 'faith', 'diet', 'unread'];
const CARE: readonly string[] = ['no_plan', 'clear_first', 'clear_once', 'adapt'];

type Parts = Pick<PremisesSheet, 'foods' | 'movements' | 'health'>;

/** "no peanuts, high blood pressure, knee spared": what plans are made for, the weightiest first. */
export function madeFor({ foods, movements, health }: Parts, premises: Premises): string {
  const ill = health
    .filter(({ holds, action, changes }) => holds && CARE.includes(action) && changes.length > 0)
    .toSorted((one, other) => CARE.indexOf(one.action) - CARE.indexOf(other.action));
  const told = new Set(ill.flatMap(({ origin }) => origin.quotes));
  const never = foods
    .filter(({ stance, because, origin }) => {
      // What an illness leaves out is told by its name.
      return stance === 'never' && !(because === 'illness' && origin.quotes.some((quote) => told.has(quote)));
    })
    .toSorted((one, other) => WEIGHT.indexOf(one.because) - WEIGHT.indexOf(other.because));
  const strict = never.filter(({ because }) => WEIGHT.indexOf(because) < WEIGHT.indexOf('faith'));
  const gentle = ill.some(({ action }) => action === 'clear_first' || action === 'no_plan');
  const spared = premises.movements
    .filter(({ limit }) => isJoint(limit))
    .map(({ limit, side }) => {
      const joint = limit.replaceAll('_', ' ');
      return `${side === 'left' || side === 'right' ? `${side} ` : ''}${joint} spared`;
    });
  const left = movements
    .filter(({ out, limit }) => out === 'leave_out' && !isJoint(limit))
    .map(({ label }) => `${label.toLowerCase()} left out`);
  const parts = [
    ...strict.map(nameOf),
    ...ill.map(({ label }) => inSentence(label.split(',')[0] ?? label)),
    ...(gentle ? ['gentle training'] : []),
    ...never.filter((food) => !strict.includes(food)).map(nameOf),
    ...spared,
    ...left,
  ];
  return shortened([...new Set(parts)]);
}

const shortened = (parts: readonly string[]): string =>
  parts.length > MOST ? `${parts.slice(0, MOST).join(', ')} and ${parts.length - MOST} more` : parts.join(', ');

function nameOf({ subject, label, because }: PremisesSheet['foods'][number]): string {
  const name = inSentence(label);
  if (because === 'unread') return `without what “${label}” may be`;
  return subject.startsWith('diet:') ? name : `no ${name}`;
}
