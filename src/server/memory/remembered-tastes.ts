import type { FastifyBaseLogger } from 'fastify';
import type { PlanType } from '#contract/common.ts';
import { wishOfTaste } from '#core/coach/memory/read-taste.ts';
import { termPattern } from '#core/nutrition/recipes/food-rules.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { loadAthlete } from '../plans/load-athlete.ts';
import { heardMealWishes } from '../plans/meal-wishes.ts';
import type { Said } from '../plans/tastes.ts';
import { workoutWishes } from '../plans/workout-wishes.ts';
import { selectMemories } from './store.ts';
import { memoryIn } from './stored-memory.ts';

type Input = { userId: string; type: PlanType; catalogue: Catalogue; log: FastifyBaseLogger };
type Taste = { at: Date; text: string };

/**
 * The tastes that are remembered of a person, as something said of recipes or exercises. They count as what was said of a whole
 * plan does: welcome or rather not, never "never again", and less than a word about a dish or an exercise itself.
 */
export async function rememberedTastes(db: Db, input: Input): Promise<Said[]> {
  const { userId, type, catalogue, log } = input;
  const rows = await selectMemories(db, { userId });
  const tastes = rows.flatMap((row): Taste[] => {
    const memory = memoryIn(row, log);
    return memory?.kind === 'taste' ? [{ at: row.updatedAt, text: wishOfTaste(memory.text) }] : [];
  });
  if (tastes.length === 0) return [];
  if (type === 'workout') return tastes.flatMap((taste) => saidOfExercises(taste, catalogue));
  const athlete = await loadAthlete(db, { userId, catalogue, log });
  return tastes.flatMap(({ at, text }) => {
    const { conflicts, preferences } = heardMealWishes(text, athlete, catalogue);
    // The rules of the person have the last word already.
    if (conflicts.length > 0) return [];
    const { avoidTerms, preferTerms, cuisines } = preferences;
    const disliked = recipesWith(catalogue, avoidTerms);
    const liked = recipesWith(catalogue, preferTerms);
    const ofCuisine = catalogue.recipes.filter(({ cuisine }) => cuisines.includes(cuisine)).map(({ id }) => id);
    return [
      said(at, false, disliked),
      said(
        at,
        true,
        [...liked, ...ofCuisine].filter((id) => !disliked.includes(id)),
      ),
    ];
  });
}

const said = (at: Date, likes: boolean, itemIds: readonly string[]): Said => ({
  at,
  likes,
  isWholePlan: true,
  itemIds,
});

/** The recipes that have one of these in their name or among what goes into them. */
function recipesWith({ recipes, foods }: Catalogue, terms: readonly string[]): string[] {
  if (terms.length === 0) return [];
  const patterns = terms.map(termPattern);
  const isNamed = (name: string) => patterns.some((pattern) => pattern.test(name));
  return recipes
    .filter(
      ({ name, ingredients }) =>
        isNamed(name) || ingredients.some(({ foodId }) => isNamed(foods.foods.get(foodId)?.name ?? '')),
    )
    .map(({ id }) => id);
}

function saidOfExercises({ at, text }: Taste, catalogue: Catalogue): Said[] {
  const { avoidExerciseIds, preferTerms } = workoutWishes(text, catalogue);
  const patterns = preferTerms.map(termPattern);
  const liked = [...catalogue.exercises.exercises.values()].filter(({ name }) =>
    patterns.some((each) => each.test(name)),
  );
  return [
    said(at, false, avoidExerciseIds),
    said(
      at,
      true,
      liked.map(({ id }) => id),
    ),
  ];
}
