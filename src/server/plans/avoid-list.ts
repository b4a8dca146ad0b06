import type { Plan } from '#contract/plans.ts';

/** A meal or an exercise of a plan; `id` is that of its recipe or of the exercise. */
type Item = { id: string | null; name: string };

/** What was said against a plan: against the whole of it if no item is named. */
type Dislike = { planId: string; specificItems: readonly string[] };

type Input = {
  /** The last plans, to find in them what was disliked. */
  recent: readonly Plan[];
  /** Whether what they hold is to be avoided, liked or not: nobody wants last week's dinners again. */
  avoidsServed: boolean;
  dislikes: readonly Dislike[];
  /** All recipes or exercises there are. */
  catalogue: Iterable<{ id: string; name: string }>;
};

/** How the form of a meal plan names a meal: by its place. */
const MEAL_PLACE = /^meal-(\d+)(?:-dislike)?$/;
const WHOLE_PLAN = 'plan-dislike';

/** The recipes or exercises that a new plan had better do without. */
export function avoidList({ recent, avoidsServed, dislikes, catalogue }: Input): string[] {
  const plans = new Map(recent.map((plan) => [plan.id, itemsOf(plan)]));
  const idByName = new Map<string, string | null>();
  for (const { id, name } of catalogue) idByName.set(name.toLowerCase(), id);
  for (const { id, name } of [...plans.values()].flat()) idByName.set(name.toLowerCase(), id);

  const disliked = dislikes.flatMap(({ planId, specificItems }) => {
    const items = plans.get(planId) ?? [];
    if (specificItems.length === 0 || specificItems.includes(WHOLE_PLAN)) return items.map(({ id }) => id);
    return specificItems.map((said) => {
      const place = MEAL_PLACE.exec(said);
      return place ? items[Number(place[1])]?.id : idByName.get(said.trim().toLowerCase());
    });
  });
  const served = avoidsServed ? [...plans.values()].flat().map(({ id }) => id) : [];
  return [...new Set([...disliked, ...served])].filter((id) => typeof id === 'string');
}

function itemsOf(plan: Plan): Item[] {
  if (plan.type === 'meal') return plan.data.meals.map(({ recipeId, name }) => ({ id: recipeId, name }));
  return plan.data.days.flatMap(({ exercises }) => exercises.map(({ exerciseId, name }) => ({ id: exerciseId, name })));
}
