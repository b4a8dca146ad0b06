import type { Meal } from '#core/nutrition/meal-plan.ts';
import { mealTypeName } from '#core/nutrition/wording/meal-type-name.ts';
import { choices, phrase, text } from '../phrases.ts';
import type { CoachBlock, CoachFacts, NumberTopic } from '../turn.ts';
import type { Answer, Asked } from './answer-of.ts';

const noPlan = (seed: number): Answer => ({
  blocks: [
    text(phrase('no_meal_plan', seed)),
    choices({ label: 'Make a meal plan', say: 'Make me a new meal plan' }, { label: 'Not now', say: 'No thanks' }),
  ],
});

function mealCard({
  planId,
  meal,
  mealIndex,
  hidesNumbers,
}: {
  planId: string;
  meal: Meal;
  mealIndex: number;
  hidesNumbers: boolean;
}): CoachBlock {
  const line = hidesNumbers
    ? mealTypeName(meal.type)
    : `${mealTypeName(meal.type)}, ${meal.calories} kcal, ${meal.protein} g protein`;
  return { type: 'card', card: { kind: 'meal', planId, mealIndex, name: meal.name, line } };
}

export function mealsToday({ facts, message, seed }: Asked<'meals_today'>): Answer {
  const plan = facts.mealPlan;
  if (!plan) return noPlan(seed);
  const asked = /\b(breakfast|lunch|dinner)\b/i.exec(message)?.[1]?.toLowerCase();
  const cards = plan.data.meals.flatMap((meal, mealIndex) =>
    asked === undefined || meal.type === asked
      ? [mealCard({ planId: plan.id, meal, mealIndex, hidesNumbers: facts.hidesNumbers })]
      : [],
  );
  return {
    blocks: [text(asked === undefined ? 'Here’s your day of eating.' : `For ${asked}, your plan has:`), ...cards],
  };
}

const PHRASES = {
  after_training: 'eat_after_training',
  before_training: 'eat_before_training',
  evening: 'eat_evening',
  snack: 'eat_snack',
  any: 'eat_any',
} as const;

/** General advice, and a meal of the person's own plan, which is proved to fit their allergies. */
export function whatToEat({ intent, facts, seed }: Asked<'what_to_eat'>): Answer {
  const said = text(phrase(PHRASES[intent.when], seed));
  const plan = facts.mealPlan;
  const fitting = plan?.data.meals.findIndex(({ type, protein }) =>
    intent.when === 'after_training' ? protein >= 20 : type.endsWith('snack'),
  );
  const meal = fitting === undefined || fitting < 0 ? undefined : plan?.data.meals[fitting];
  if (!plan || !meal || fitting === undefined) return { blocks: [said] };
  const card = mealCard({ planId: plan.id, meal, mealIndex: fitting, hidesNumbers: facts.hidesNumbers });
  return { blocks: [said, text('From your own plan, this one fits well:'), card] };
}

export function swapMeal({ intent, facts, seed }: Asked<'swap_meal'>): Answer {
  const plan = facts.mealPlan;
  if (!plan) return noPlan(seed);
  const isMeant = ({ type }: Meal) => type === intent.meal || (intent.meal === 'snack' && type.endsWith('snack'));
  const mealIndex = plan.data.meals.findIndex(isMeant);
  if (mealIndex >= 0) {
    const customPreferences = intent.wish === '' ? null : intent.wish;
    return { blocks: [], actions: [{ kind: 'replace_meal', planId: plan.id, mealIndex, customPreferences }] };
  }
  const opening =
    intent.meal === null ? 'Which meal shall I swap?' : 'Your plan has no such meal. Which one shall I swap?';
  const offered = plan.data.meals.map(({ type }) => ({
    label: mealTypeName(type),
    say: `Swap my ${mealTypeName(type).toLowerCase()}`,
  }));
  return { blocks: [text(opening), choices(...offered)] };
}

const NO_NUMBERS =
  'I keep calorie and weight numbers out of our talks, because that’s kinder with what you told me. Your plan still gives you regular, full meals. If you want to talk about amounts, a dietitian who knows you is the right person.';

const LINE_OF: Record<Exclude<NumberTopic, 'sets'>, string> = {
  ...{ kcal: 'kcal', protein: 'protein', carbs: 'carbs', fat: 'fat' },
  ...{ fiber: 'fiber', sodium: 'sodium', daily_energy: 'daily_energy' },
};

/** From the basis of the person's targets, word for word. */
export function whyNumber({ intent, facts }: Asked<'why_number'>): Answer {
  if (intent.about === 'sets') return { blocks: [text(whySets(facts))] };
  if (facts.hidesNumbers) return { blocks: [text(NO_NUMBERS)] };
  if (!facts.targets) return { blocks: [] };
  if (!facts.targets.ok) return { blocks: [text(facts.targets.message)] };
  const { basis } = facts.targets;
  const line = basis.find(({ id }) => id === LINE_OF[intent.about as Exclude<NumberTopic, 'sets'>]);
  if (!line) return { blocks: [] };
  const value = line.value.toLocaleString('en-US');
  return { blocks: [text(`${line.label}: ${value} ${line.unit}. ${line.because} Source: ${line.source}.`)] };
}

function whySets({ nextSession, hidesNumbers }: CoachFacts): string {
  const [target] = nextSession?.targets ?? [];
  if (!nextSession || !target || hidesNumbers)
    return 'Each exercise on your workout screen says why its sets and weight are what they are.';
  return `${target.name}: ${target.why} The other exercises on your workout screen say it for themselves.`;
}
