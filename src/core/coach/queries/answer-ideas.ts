import { z } from 'zod';
import { listed } from '#core/language/listed.ts';
import type { Meal } from '#core/nutrition/meal-plan.ts';
import snackData from '#data/coach-snacks.json' with { type: 'json' };
import { phrase } from '../phrases.ts';
import { mealCard } from './answer-food.ts';
import { IDEAS, type Query } from './query.ts';
import type { FoodKnowledge, QueryAnswer, QueryData } from './query-data.ts';
import { reasonAgainst } from './reason-against.ts';

type Asked = { query: Query; data: QueryData };

const { ideas } = z
  .strictObject({
    about: z.string(),
    ideas: z.array(z.strictObject({ say: z.string(), for: z.array(z.enum(IDEAS)), foods: z.array(z.string()).min(1) })),
  })
  .parse(snackData);

const PHRASES = {
  after_training: 'eat_after_training',
  before_training: 'eat_before_training',
  evening: 'eat_evening',
  snack: 'eat_snack',
  any: 'eat_any',
} as const;
const PROTEIN_AFTER_TRAINING = 20;
const SHOWN = 3;

/** Only what this person's rules let through is named; a food that no table knows is not. */
function ideasFor(when: (typeof IDEAS)[number], food: FoodKnowledge | undefined): string {
  const isFine = (id: string) => {
    const row = food?.table.get(id);
    return row !== undefined && food !== undefined && reasonAgainst(food.rules, row) === null;
  };
  const mine = ideas.filter((idea) => idea.for.includes(when) && idea.foods.every(isFine));
  return listed(mine.slice(0, SHOWN).map(({ say }) => say)) || 'something small from your own plan';
}

/** General advice, and a meal of the person's own plan, which is proved to fit their allergies. */
export function answerMealIdea({ query, data }: Asked): QueryAnswer {
  const when = query.of?.kind === 'idea' ? query.of.id : 'any';
  const sentences = [phrase(PHRASES[when], 0, { ideas: ideasFor(when, data.food) })];
  const plan = data.mealPlan;
  const fits = ({ type, protein }: Meal) =>
    when === 'after_training' ? protein >= PROTEIN_AFTER_TRAINING : type.endsWith('snack');
  const mealIndex = plan?.data.meals.findIndex(fits) ?? -1;
  const meal = plan?.data.meals[mealIndex];
  if (!plan || !meal) return { sentences, figures: [] };
  return {
    sentences: [...sentences, 'From your own plan, this one fits well:'],
    figures: [],
    cards: [mealCard({ plan, meal, mealIndex, data })],
  };
}
