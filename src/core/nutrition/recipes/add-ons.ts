import { z } from 'zod';
import type { Food, FoodTable } from '#core/catalogue/food.ts';
import { hashSeed, type Random, seededRandom } from '#core/seed/random.ts';
import addOnRows from '#data/add-ons.json' with { type: 'json' };
import type { KnownRecipe } from './eligible-recipes.ts';
import { isDairy, isMeat } from './food-rules.ts';
import { RECIPE_SLOTS, type RecipeSlot } from './recipe.ts';

const ADD_ON_KINDS = ['fruit', 'starch', 'protein', 'legume', 'powder', 'nut', 'fat', 'oil', 'hearty'] as const;

/** A food that may stand beside a recipe: none of it, or from `min` to `max` grams in whole steps. */
const addOnSchema = z.strictObject({
  foodId: z.string(),
  kind: z.enum(ADD_ON_KINDS),
  slots: z.array(z.enum(RECIPE_SLOTS)).min(1),
  step: z.number().positive(),
  min: z.number().positive(),
  max: z.number().positive(),
  serve: z.string().includes('{food}'),
});

type AddOn = z.infer<typeof addOnSchema>;
export type KnownAddOn = AddOn & { food: Food };

const ADD_ONS: readonly AddOn[] = z.array(addOnSchema).parse(addOnRows);

/** What kinds of extras a meal is offered: energy from each macronutrient, so that any gap can be closed. */
const OFFERS: Record<'normal' | 'generous', readonly (readonly AddOn['kind'][])[]> = {
  normal: [
    ['fruit', 'starch', 'legume'],
    ['protein', 'powder'],
    ['nut', 'fat', 'oil'],
  ],
  generous: [['fruit'], ['starch', 'legume'], ['protein'], ['powder'], ['nut', 'fat'], ['oil', 'hearty']],
};
export type Generosity = keyof typeof OFFERS;

/** The extras a person may have at all. */
export function allowedAddOns(foods: FoodTable, isAllowed: (food: Food) => boolean): KnownAddOn[] {
  return ADD_ONS.flatMap((addOn) => {
    const food = foods.foods.get(addOn.foodId);
    return food && isAllowed(food) ? [{ ...addOn, food }] : [];
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

const ONE_OF_EACH = new Set(['oil-fat', 'nut-seed', 'grain', 'pasta-noodle', 'bread', 'supplement', 'egg']);
const STARCH_GROUPS = new Set(['grain', 'pasta-noodle', 'bread', 'cereal', 'starchy-vegetable']);

/** What a recipe already holds, as far as extras must know. */
type Present = { families: Set<string>; groups: Set<string>; starch: boolean; meatOrFish: boolean; meat: boolean };

function presentIn(known: KnownRecipe): Present {
  const foods = [...known.foods.values()];
  return {
    families: new Set(foods.map((food) => familyOf(food.id))),
    groups: new Set(foods.map((food) => food.group)),
    starch: known.recipe.ingredients.some(
      ({ foodId, role }) => role === 'carb' && STARCH_GROUPS.has(known.foods.get(foodId)?.group ?? ''),
    ),
    meatOrFish: foods.some((food) => isMeat(food) || food.flags.includes('seafood')),
    meat: foods.some(isMeat),
  };
}

function suits({ food, kind }: KnownAddOn, present: Present, { generosity, keepMeatAndDairyApart }: Offer): boolean {
  if (present.families.has(familyOf(food.id))) return false;
  if (ONE_OF_EACH.has(food.group) && present.groups.has(food.group)) return false;
  // Rice beside a wrap is for those who need very much energy.
  if (kind === 'starch' && present.starch && generosity === 'normal') return false;
  if (present.meatOrFish && (isMeat(food) || food.flags.includes('seafood'))) return false;
  if (!keepMeatAndDairyApart) return true;
  return !isMeat(food) && !(isDairy(food) && present.meat);
}

function pickOne<T>(random: Random, options: readonly T[]): T | undefined {
  return options[Math.floor(random() * options.length)];
}

/** What is offered, to whom, in which mood. */
type Offer = {
  addOns: readonly KnownAddOn[];
  seed: number;
  generosity: Generosity;
  keepMeatAndDairyApart: boolean;
};

/** A few extras beside `known`, chosen by the offer's seed: at most one of each wanted kind. */
export function offerAddOns(known: KnownRecipe, slot: RecipeSlot, offer: Offer): KnownAddOn[] {
  const random = seededRandom(hashSeed(`${offer.seed}:${slot}:${known.recipe.id}`));
  const present = presentIn(known);
  const fitting = offer.addOns.filter((addOn) => addOn.slots.includes(slot) && suits(addOn, present, offer));
  return OFFERS[offer.generosity].flatMap((kinds) => {
    const picked = pickOne(
      random,
      fitting.filter((addOn) => kinds.includes(addOn.kind)),
    );
    return picked ? [picked] : [];
  });
}
