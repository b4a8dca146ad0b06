import type { Profile } from '#core/athlete/profile.ts';
import { answerIn } from './answer-in.ts';
import { isDenied, isMoved, saidIn } from './beside.ts';
import { MEASURE_WORDS, type NumberField } from './measure-words.ts';
import type { Measure } from './measures.ts';
import { daysNamed, fitsBare } from './told-numbers.ts';

const KINDS: Record<NumberField, readonly Measure['kind'][]> = {
  ...{ weightLbs: ['weight'], targetWeightLbs: ['weight'], heightIn: ['height'], age: ['years'] },
  ...{ workoutDaysPerWeek: ['times'], workoutDuration: ['minutes'], mealsPerDay: ['meals', 'times'] },
  sleepHours: ['minutes'],
};

/** All values that a text may give an answer of which it is known already that it is meant, in their order. */
export function candidatesFor(field: NumberField, text: string, profile: Profile): number[] {
  const said = saidIn({ text, earlier: '', isForNow: false }, profile);
  if (KINDS[field].includes('weight') && MEASURE_WORDS.lifted.isIn(said.tokens)) return [];
  const days = field === 'workoutDaysPerWeek' ? daysNamed(said.tokens) : null;
  if (days !== null) return [days];
  const meant = said.measures.filter((measure) => !isDenied(said, measure) && !isMoved(said, measure));
  const exact = meant.filter(({ kind }) => KINDS[field].includes(kind));
  return (exact.length > 0 ? exact : meant.filter(({ kind, value }) => kind === 'bare' && fitsBare(field, value)))
    .map((measure) => answerIn(field, measure, false))
    .flatMap((told) => ('value' in told ? [told.value] : []));
}
