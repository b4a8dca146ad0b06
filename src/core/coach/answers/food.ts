import type { Meal } from '#core/nutrition/meal-plan.ts';
import { mealTypeName } from '#core/nutrition/wording/meal-type-name.ts';
import { choices, phrase, text } from '../phrases.ts';
import type { Answer, Asked } from './answer-of.ts';

export const noPlan = (seed: number): Answer => ({
  blocks: [
    text(phrase('no_meal_plan', seed)),
    choices({ label: 'Make a meal plan', say: 'Make me a new meal plan' }, { label: 'Not now', say: 'No thanks' }),
  ],
});

export function swapMeal({ intent, facts, seed }: Asked<'swap_meal'>): Answer {
  const plan = facts.mealPlan;
  if (!plan) return noPlan(seed);
  const isMeant = ({ type }: Meal) => type === intent.meal || (intent.meal === 'snack' && type.endsWith('snack'));
  const mealIndex = plan.data.meals.findIndex(isMeant);
  if (mealIndex >= 0) {
    const customPreferences = intent.wish === '' ? null : intent.wish;
    return {
      blocks: [],
      actions: [{ kind: 'replace_meal', planId: plan.id, mealIndex, customPreferences, again: null }],
    };
  }
  const opening =
    intent.meal === null ? 'Which meal shall I swap?' : 'Your plan has no such meal. Which one shall I swap?';
  const offered = plan.data.meals.map(({ type }) => ({
    label: mealTypeName(type),
    say: `Swap my ${mealTypeName(type).toLowerCase()}`,
  }));
  return { blocks: [text(opening), choices(...offered)] };
}
