import { z } from 'zod';
import type { Food, FoodTable } from '#core/catalogue/food.ts';
import { hashSeed, seededRandom } from '#core/seed/random.ts';
import sideRows from '#data/sides.json' with { type: 'json' };
import type { KnownRecipe } from './eligible-recipes.ts';
import { isDairy, isMeat } from './food-rules.ts';
import { RECIPE_SLOTS, type RecipeSlot } from './recipe.ts';

/** A food that a kitchen serves beside a dish: none of it, or from `min` to `max` grams in whole steps. */
const sideSchema = z.strictObject({
  foodId: z.string(),
  kind: z.enum(['fruit', 'starch', 'protein', 'fat']),
  /** What the name of the meal calls it: "… with rice". */
  title: z.string(),
  slots: z.array(z.enum(RECIPE_SLOTS)).min(1),
  /** The kitchens that serve it so; all of them where none is named. */
  cuisines: z.array(z.string()).optional(),
  /** Only for those who may not have this food: nobody else eats bread without gluten. */
  insteadOf: z.string().optional(),
  step: z.number().positive(),
  min: z.number().positive(),
  max: z.number().positive(),
  serve: z.string().includes('{food}'),
});

type Side = z.infer<typeof sideSchema>;
export type KnownSide = Side & { food: Food };

const SIDES: readonly Side[] = z.array(sideSchema).parse(sideRows);

/** The sides that a person may have at all. */
export function allowedSides({ foods }: FoodTable, isAllowed: (food: Food) => boolean): KnownSide[] {
  return SIDES.flatMap((side) => {
    const food = foods.get(side.foodId);
    const usual = foods.get(side.insteadOf ?? '');
    return food && isAllowed(food) && !(usual && isAllowed(usual)) ? [{ ...side, food }] : [];
  });
}

const PREPARED = new Set(['raw', 'cooked', 'dry', 'frozen', 'canned', 'baked', 'boiled', 'hard']);
const families = new Map<string, string>();

/** "white-rice-cooked" and "white-rice-dry" are one food to the eater. */
function familyOf(foodId: string): string {
  const known = families.get(foodId);
  if (known !== undefined) return known;
  const words = foodId.split('-');
  const end = words.findIndex((word) => PREPARED.has(word));
  const family = words.slice(0, end > 0 ? Math.min(end, 2) : 2).join('-');
  families.set(foodId, family);
  return family;
}

const ONE_OF_EACH = new Set(['nut-seed', 'grain', 'pasta-noodle', 'bread', 'egg', 'fruit', 'dairy', 'legume']);
const STARCH_GROUPS = new Set(['grain', 'pasta-noodle', 'bread', 'cereal', 'starchy-vegetable']);

/** What a recipe already holds, as far as a side must know. */
type Present = { families: Set<string>; groups: Set<string>; starch: boolean; meat: boolean };

function presentIn({ recipe, foods }: KnownRecipe): Present {
  const all = [...foods.values()];
  return {
    families: new Set(all.map((food) => familyOf(food.id))),
    groups: new Set(all.map((food) => food.group)),
    starch: recipe.ingredients.some(
      ({ foodId, role }) => role === 'carb' && STARCH_GROUPS.has(foods.get(foodId)?.group ?? ''),
    ),
    meat: all.some(isMeat),
  };
}

type Offer = {
  sides: readonly KnownSide[];
  seed: number;
  variant: number;
  keepMeatAndDairyApart: boolean;
  loose: boolean;
};

function suits({ food, kind }: KnownSide, present: Present, { keepMeatAndDairyApart }: Offer): boolean {
  if (present.families.has(familyOf(food.id))) return false;
  if (ONE_OF_EACH.has(food.group) && present.groups.has(food.group)) return false;
  if (kind === 'starch' && present.starch) return false;
  return !(keepMeatAndDairyApart && present.meat && isDairy(food));
}

/** The one side that `known` is offered at this time of day, chosen by the offer's seed and variant; null where none belongs to it. As a last resort (`loose`) it may come from another kitchen. */
export function sideOf(known: KnownRecipe, slot: RecipeSlot, offer: Offer): KnownSide | null {
  const present = presentIn(known);
  const { cuisine, id } = known.recipe;
  const fitting = offer.sides.filter(
    (side) =>
      side.slots.includes(slot) &&
      (offer.loose || (side.cuisines?.includes(cuisine) ?? true)) &&
      suits(side, present, offer),
  );
  const random = seededRandom(hashSeed(`${offer.seed}:${offer.variant}:${slot}:${id}`));
  return fitting[Math.floor(random() * fitting.length)] ?? null;
}

/** The name of a meal with a side: "Lentil soup with whole wheat bread". */
export function nameWithSide(name: string, { title }: Pick<KnownSide, 'title'>): string {
  return `${name} ${/\bwith\b/.test(name) ? 'and' : 'with'} ${title}`;
}
