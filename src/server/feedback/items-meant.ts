import type { Plan } from '#contract/plans.ts';
import { hasPhrase, plainWords } from '#core/certificate/plan-text.ts';

/** A meal or an exercise; `id` is that of its recipe or of the exercise. */
type Item = { id: string | null; name: string };

type Input = {
  plan: Plan;
  /** How the items were named; empty for the whole plan. */
  said: readonly string[];
  /** All recipes or exercises there are. */
  catalogue: Iterable<{ id: string; name: string }>;
};

/** How the form of a meal plan names a meal: by its place. */
const MEAL_PLACE = /^meal-(\d+)(?:-(?:dis)?like)?$/;
const WHOLE_PLAN = /^plan-(?:dis)?like$/;

/** Whether feedback is about the plan as a whole. */
export const isAboutWholePlan = (said: readonly string[]): boolean =>
  said.length === 0 || said.some((one) => WHOLE_PLAN.test(one));

/**
 * The recipes or exercises that feedback is about: by place, by name, or else by a word of the name. They are kept with
 * the feedback, because the plan may have another meal in that place tomorrow, or be gone.
 */
export function itemsMeant({ plan, said, catalogue }: Input): string[] {
  const items = itemsOf(plan);
  if (isAboutWholePlan(said)) return known(items);
  const byName = new Map([...catalogue, ...items].map((item) => [item.name.toLowerCase(), item]));
  const exact = said.flatMap((one) => {
    const place = MEAL_PLACE.exec(one);
    return (place ? items[Number(place[1])] : byName.get(one.trim().toLowerCase())) ?? [];
  });
  if (exact.length > 0) return known(exact);
  return known(items.filter(({ name }) => said.some((one) => hasPhrase(plainWords(name), one))));
}

const known = (items: readonly Item[]): string[] => [...new Set(items.flatMap(({ id }) => id ?? []))];

/** The meals or exercises of a plan, in their order. */
export function itemsOf(plan: Plan): Item[] {
  if (plan.type === 'meal') return plan.data.meals.map(({ recipeId, name }) => ({ id: recipeId, name }));
  return plan.data.days.flatMap(({ exercises }) => exercises.map(({ exerciseId, name }) => ({ id: exerciseId, name })));
}
