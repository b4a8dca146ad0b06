import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { Check } from '#core/certificate/certificate.ts';
import { verdict } from '#core/certificate/verdict.ts';
import type { MealPlanDraft } from '#core/nutrition/meal-plan.ts';
import { dayAmounts, type Plate } from './plate.ts';

/** More than this in a day is told: it is hard on a stomach that is not used to it (decision); grams. */
const MOST_FIBER = 60;
/** Under this share of an allowance a day says so: figures of foods are no finer. */
const NEAR_ENOUGH = 0.9;

/** The recommended dietary allowances, apart from the planner's own: calcium (IOM 2011), iron (IOM 2001); milligrams. */
function allowances({ age, sex }: Profile, { training }: Constraints): { calcium: number; iron: number } {
  const bearing = sex !== 'male' && age <= 50;
  const calcium = age > 70 || (sex !== 'male' && age > 50) ? 1200 : 1000;
  return { calcium, iron: training.modes.includes('pregnancy') ? 27 : bearing ? 18 : 8 };
}

const mgOf = (plates: readonly Plate[], mineral: 'calciumMg' | 'ironMg'): number =>
  plates
    .flatMap(({ portions }) => portions)
    .reduce((sum, { food, item }) => sum + ((food[mineral] ?? 0) * item.grams) / 100, 0);

/** A day that misses an allowance by more than figures tell, or brings a lot of fiber, says so in its notes. */
export function nutrientChecks(
  { notes }: MealPlanDraft,
  { plates, profile, constraints }: { plates: readonly Plate[]; profile: Profile; constraints: Constraints },
): Check[] {
  const tells = (word: string) => notes.some((note) => note.toLowerCase().includes(word));
  const advised = allowances(profile, constraints);
  const short = [
    { name: 'calcium', mg: mgOf(plates, 'calciumMg'), least: NEAR_ENOUGH * advised.calcium },
    { name: 'iron', mg: mgOf(plates, 'ironMg'), least: NEAR_ENOUGH * advised.iron },
  ]
    .filter(({ name, mg, least }) => mg < least && !tells(`mg of ${name}`))
    .map(({ name, mg }) => `The day holds ${Math.round(mg)} mg of ${name} and does not say that this is little.`);
  const { fiber } = dayAmounts(plates);
  const rich =
    fiber > MOST_FIBER && !tells('of fiber')
      ? [`The day holds ${Math.round(fiber)} g of fiber and does not say that this is a lot.`]
      : [];
  return [
    verdict('floors-told', short, 'Calcium and iron are near what is advised, or the notes say what is missing.'),
    verdict('fiber-told', rich, 'Fiber stays under what a stomach takes easily, or the notes say so.'),
  ];
}
