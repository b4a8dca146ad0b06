import { z } from 'zod';
import type { Food, FoodTable } from '#core/catalogue/food.ts';
import kitchenUnits from '#data/kitchen-units.json' with { type: 'json' };

const GRAMS_PER_OUNCE = 28.35;
const TSP_PER_TBSP = 3;
const TBSP_PER_CUP = 16;
const CLOSE_ENOUGH = 0.085;
const FRACTIONS = [
  { value: 0, text: '' },
  { value: 1 / 4, text: '¼' },
  { value: 1 / 3, text: '⅓' },
  { value: 1 / 2, text: '½' },
  { value: 2 / 3, text: '⅔' },
  { value: 3 / 4, text: '¾' },
  { value: 1, text: '' },
];

const kitchenUnitsSchema = z.strictObject({
  /** Foods that people count; `grams` is the USDA weight of one. */
  countable: z.record(z.string(), z.strictObject({ one: z.string(), many: z.string(), grams: z.number().positive() })),
  properNouns: z.array(z.string()),
  droppedQualifiers: z.array(z.string()),
  rawMattersGroups: z.array(z.string()),
  ounceGroups: z.array(z.string()),
  volumeInOunceGroups: z.array(z.string()),
});

const UNITS = kitchenUnitsSchema.parse(kitchenUnits);
const PROPER_NOUNS = new Set(UNITS.properNouns);
const DROPPED = new Set(UNITS.droppedQualifiers);
const RAW_MATTERS = new Set(UNITS.rawMattersGroups);
const OUNCE_GROUPS = new Set(UNITS.ounceGroups);
const VOLUME_ANYWAY = new Set(UNITS.volumeInOunceGroups);

/** An amount in words: "1¼"; and by how much it misses the exact number, as a share. */
type KitchenNumber = { text: string; value: number; error: number };

/** A number in quarters and thirds: "1¼", "⅔", "3". */
export function kitchenNumber(amount: number): KitchenNumber {
  const whole = Math.floor(amount);
  const rest = amount - whole;
  const nearest = FRACTIONS.reduce((best, next) =>
    Math.abs(next.value - rest) < Math.abs(best.value - rest) ? next : best,
  );
  const total = nearest.value === 1 ? whole + 1 : whole;
  const value = nearest.value === 1 ? total : whole + nearest.value;
  const text = `${total === 0 ? '' : total}${nearest.text}`;
  return { text, value, error: amount === 0 ? 1 : Math.abs(value - amount) / amount };
}

function decapitalise(words: string): string {
  return words
    .split(' ')
    .map((word) => (PROPER_NOUNS.has(word) ? word : word.charAt(0).toLowerCase() + word.slice(1)))
    .join(' ');
}

/** The food as a cook would say it: "Yogurt, plain, lowfat" becomes "plain lowfat yogurt". */
export function kitchenName(food: Food): string {
  const [head = '', ...qualifiers] = food.name.replaceAll(/ ?\([^()]*\)/g, '').split(', ');
  const kept = qualifiers.filter((word) => !DROPPED.has(word) && (word !== 'raw' || RAW_MATTERS.has(food.group)));
  const after = kept.filter((word) => /^(with|in|canned in|cooked with) /.test(word));
  const before = kept.filter((word) => !after.includes(word)).sort((a, b) => rank(a) - rank(b));
  return [...before, head, ...after].map(decapitalise).join(' ');
}

/** "raw", "dry" and "cooked" come first. */
function rank(qualifier: string): number {
  return ['raw', 'dry', 'cooked', 'frozen', 'canned', 'dried', 'fresh'].includes(qualifier) ? 0 : 1;
}

/** "200 g"; a tenth only under 5 g. */
function gramsText(grams: number): string {
  return `${grams < 5 ? Math.round(grams * 10) / 10 : Math.round(grams)} g`;
}

type VolumeUnit = { unit: 'cup' | 'tbsp' | 'tsp'; grams: number; least: number; most: number };

/** What a cup, tablespoon and teaspoon of the food weigh, as far as USDA weighed one of them. */
function volumeUnits(food: Food, table: FoodTable): VolumeUnit[] {
  const portions = table.portions.get(food.id) ?? [];
  const weighed = (pattern: RegExp) => {
    const portion = portions.find(({ unit }) => pattern.test(unit));
    return portion ? portion.grams / portion.amount : null;
  };
  const cup = weighed(/^cup\b/);
  const tbsp = weighed(/^(tbsp|tablespoon)\b/) ?? (cup === null ? null : cup / TBSP_PER_CUP);
  const tsp = weighed(/^tsp\b/) ?? (tbsp === null ? null : tbsp / TSP_PER_TBSP);
  const spoon = tbsp ?? (tsp === null ? null : tsp * TSP_PER_TBSP);
  const measured = cup ?? (spoon === null ? null : spoon * TBSP_PER_CUP);
  if (measured === null || spoon === null || tsp === null) return [];
  return [
    { unit: 'cup', grams: measured, least: 1 / 4, most: Number.POSITIVE_INFINITY },
    { unit: 'tbsp', grams: spoon, least: 1, most: 4 },
    { unit: 'tsp', grams: tsp, least: 1 / 4, most: 3 },
  ];
}

function volumeText(food: Food, grams: number, table: FoodTable): string | null {
  const units = volumeUnits(food, table);
  const options = units
    .map(({ unit, grams: one, least, most }) => ({ unit, least, most, amount: grams / one }))
    .filter(({ amount, least, most }) => amount >= least * 0.95 && amount <= most)
    .map(({ unit, amount }) => ({ unit, number: kitchenNumber(amount) }));
  const chosen =
    options.find(({ number }) => number.error <= CLOSE_ENOUGH) ??
    options.toSorted((a, b) => a.number.error - b.number.error)[0];
  if (chosen && chosen.number.text !== '') {
    const unit = chosen.unit === 'cup' && chosen.number.value > 1 ? 'cups' : chosen.unit;
    return `${chosen.number.text} ${unit} ${kitchenName(food)}`;
  }
  const teaspoon = units.find(({ unit }) => unit === 'tsp');
  return teaspoon && grams < teaspoon.grams / 4 ? `a pinch of ${kitchenName(food)}` : null;
}

function ouncesText(food: Food, grams: number): string {
  const ounces = grams / GRAMS_PER_OUNCE;
  const number = kitchenNumber(ounces > 4 ? Math.round(ounces * 2) / 2 : Math.round(ounces * 4) / 4);
  return number.text === '' ? `a little ${kitchenName(food)}` : `${number.text} oz ${kitchenName(food)}`;
}

function countText(food: Food, grams: number): string | null {
  const unit = UNITS.countable[food.id];
  if (!unit) return null;
  const number = kitchenNumber(grams / unit.grams);
  if (number.text === '' || number.error > CLOSE_ENOUGH) return null;
  return `${number.text} ${number.value > 1 ? unit.many : unit.one}`;
}

/**
 * An amount as a kitchen measures it, with its weight beside: "1¼ cups cooked white rice (200 g)". Counted where people
 * count, weighed in ounces where the scale is the better tool, cups and spoons otherwise.
 */
export function householdText(food: Food, grams: number, table: FoodTable): string {
  const inOunces = OUNCE_GROUPS.has(food.group) && !VOLUME_ANYWAY.has(food.id);
  const words = countText(food, grams) ?? (inOunces ? null : volumeText(food, grams, table)) ?? ouncesText(food, grams);
  return `${words} (${gramsText(grams)})`;
}
