import type { Food, FoodTable } from '#core/catalogue/food.ts';

/** "2 tbsp olive oil" cut into its parts; `amount` null where none is given. */
export type AmountText = { amount: number | null; unit: string | null; name: string };

const FRACTIONS: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3, '⅛': 0.125 };
const UNITS: Record<string, string> = Object.fromEntries(
  (
    'g=g gram=g grams=g gr=g kg=kg kilogram=kg oz=oz ounce=oz ounces=oz lb=lb lbs=lb pound=lb pounds=lb ml=ml milliliter=ml milliliters=ml ' +
    'millilitre=ml millilitres=ml l=l liter=l litre=l cup=cup cups=cup tbsp=tbsp tbs=tbsp tablespoon=tbsp tablespoons=tbsp tsp=tsp teaspoon=tsp ' +
    'teaspoons=tsp slice=slice slices=slice can=can cans=can tin=can tins=can scoop=scoop scoops=scoop clove=clove cloves=clove ' +
    'piece=piece pieces=piece pinch=pinch pinches=pinch dash=pinch handful=handful handfuls=handful'
  )
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);
const WEIGHTS: Record<string, number> = { g: 1, kg: 1000, oz: 28.35, lb: 453.59, pinch: 0.4, handful: 30 };
const MILLILITRES: Record<string, number> = { ml: 1, l: 1000, cup: 236.6, tbsp: 14.8, tsp: 4.93 };
/** Of water; what USDA never measured in cups is taken for that. Grams per millilitre. */
const DENSITY = 1;
const DRAINED_CAN_GRAMS = 250;
const SCOOP_GRAMS = 30;
const NUMBER =
  /^(?:(\d+(?:[.,]\d+)?)\s*(?:-|–|to)\s*)?(\d+\s+\d+\/\d+|\d+\/\d+|\d+(?:[.,]\d+)?\s*[¼½¾⅓⅔⅛]?|[¼½¾⅓⅔⅛])\s*/;

function numberOf(text: string): number {
  const [whole = '', fraction] = text.trim().split(/\s(?=\d{1,4}\/)/);
  if (fraction !== undefined) return Number(whole) + numberOf(fraction);
  const ratio = /^(\d+)\/(\d+)$/.exec(text.trim());
  if (ratio) return Number(ratio[1]) / Math.max(1, Number(ratio[2]));
  const sign = [...text].find((letter) => letter in FRACTIONS);
  const digits = text.replaceAll(/[¼½¾⅓⅔⅛\s]/g, '').replace(',', '.');
  return Number(digits === '' ? 0 : digits) + (sign === undefined ? 0 : (FRACTIONS[sign] ?? 0));
}

/** Weights in brackets ("(200 g)") say it more exactly than cups do. */
function weightInside(text: string): number | null {
  const found = /(\d{1,6}(?:[.,]\d{1,4})?)\s{0,4}(?:g|grams?)\b/i.exec(text)?.[1];
  return found === undefined ? null : Number(found.replace(',', '.'));
}

/** Reads an ingredient line. Ranges count in the middle. */
export function readAmount(line: string): AmountText {
  const bracket = /\(([^()]*)\)/.exec(line)?.[1];
  const inside = bracket === undefined ? null : weightInside(bracket);
  const bare = line
    .replaceAll(/\([^()]*\)/g, ' ')
    .replace(/^\s*(?:about|around|approx\.?|approximately|~|a few|few)\s*/i, '')
    .replace(/^\s*an?\s+(?=pinch|handful|dash|cup|slice|can|scoop)/i, '1 ')
    .trim();
  const number = NUMBER.exec(bare);
  const rest = number ? bare.slice(number[0].length) : bare;
  const [first = '', ...others] = rest.split(/\s+/);
  const unit = UNITS[first.toLowerCase().replace(/\.$/, '')] ?? null;
  const name = (unit === null ? rest : others.join(' ')).replace(/^of\s+/i, '').trim();
  if (inside !== null) return { amount: inside, unit: 'g', name };
  if (!number) return { amount: null, unit: null, name };
  const high = numberOf(number[2] ?? '');
  const low = number[1] === undefined ? high : numberOf(number[1]);
  return { amount: (low + high) / 2, unit, name };
}

function portionGrams(food: Food, table: FoodTable, isIt: (unit: string) => boolean): number | null {
  const portion = (table.portions.get(food.id) ?? []).find(({ unit }) => isIt(unit));
  return portion ? portion.grams / portion.amount : null;
}

/** As a whole word: "cup, chopped" begins with "cup". */
const beginsWith = (text: string, word: string) => text.startsWith(word) && !/^\w/.test(text.slice(word.length));

function volumeGrams(food: Food, table: FoodTable, unit: string): number {
  const asked = MILLILITRES[unit] ?? 0;
  for (const measure of [unit, 'cup', 'tbsp', 'tsp']) {
    const names = measure === 'tbsp' ? ['tbsp', 'tablespoon'] : [measure];
    const grams = portionGrams(food, table, (each) => names.some((name) => beginsWith(each, name)));
    if (grams !== null) return (grams * asked) / (MILLILITRES[measure] ?? asked);
  }
  return asked * DENSITY;
}

/** One of what people count ("2 eggs", "1 banana"), as USDA weighs a medium one. */
function pieceGrams(food: Food, table: FoodTable): number | null {
  const sizes = food.group === 'egg' ? [/\blarge\b/i] : [/\bmedium\b/i, /\blarge\b/i];
  const counted = [
    ...sizes,
    /^(?:fruit|piece|fillet|tortilla|breast|thigh|link|patty|steak)\b/i,
    /^(?:slice|small)\b/i,
  ];
  for (const pattern of counted) {
    const grams = portionGrams(food, table, (unit) => pattern.test(unit));
    if (grams !== null) return grams;
  }
  return food.portionGrams;
}

/** The weight of an amount of food; null where nothing sensible can be said. */
export function gramsOf({ amount, unit }: AmountText, food: Food, table: FoodTable): number | null {
  if (amount === null || amount <= 0) return null;
  if (unit === null || unit === 'piece') {
    const one = pieceGrams(food, table);
    return one === null ? null : amount * one;
  }
  const weight = WEIGHTS[unit];
  if (weight !== undefined) return amount * weight;
  if (unit in MILLILITRES) return amount * volumeGrams(food, table, unit);
  const named = portionGrams(food, table, (each) => each.toLowerCase().startsWith(unit.toLowerCase()));
  if (named !== null) return amount * named;
  if (unit === 'can') return amount * DRAINED_CAN_GRAMS;
  return unit === 'scoop' ? amount * SCOOP_GRAMS : null;
}
