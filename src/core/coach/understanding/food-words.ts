import { ALLERGEN_TERMS } from '#core/catalogue/allergen-terms.ts';
import { shortFoodName } from '#core/catalogue/short-food-name.ts';
import { stemOf } from '#core/language/tokens.ts';
import nameData from '#data/coach-names.json' with { type: 'json' };
import aliasData from '#data/food-aliases.json' with { type: 'json' };
import foodData from '#data/foods.json' with { type: 'json' };
import { execIn } from '../prefilter/prefilter.ts';
import { anyOf, CONDITION_WORDS, FOOD_WORDS, MEDICINE_WORDS } from './word-class.ts';

/** Words that end the name of some food and yet name none by themselves. */
const NO_FOOD = new Set(
  'leave leaves leaf meal food foods allergy intolerance half breast leg legs thigh heart fresh mix whole plain set bar bars bowl light regular loin round'.split(
    ' ',
  ),
);

function headOf(name: string): string {
  const words =
    shortFoodName(name)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return words.at(-1) ?? '';
}

const NAMES: readonly string[] = [
  ...Object.keys(aliasData),
  ...foodData.map(({ name }) => name),
  ...FOOD_WORDS,
  ...nameData.foods,
  ...Object.values(ALLERGEN_TERMS).flatMap(({ terms, classTerms }) => [...terms, ...classTerms]),
];

const FOOD_STEMS: ReadonlySet<string> = new Set(
  NAMES.map(headOf)
    .filter((word) => word.length > 2 && !NO_FOOD.has(word))
    .map(stemOf),
);

/** Whether a word, by its stem, names something to eat. */
export const isFoodStem = (stem: string): boolean => FOOD_STEMS.has(stem);

/** Whether any word of a phrase names something to eat. */
export function namesFood(phrase: string): boolean {
  return (phrase.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => FOOD_STEMS.has(stemOf(word)));
}

/** "Crohn's" → "crohn", "pre-diabetes" → "pre diabetes": the form that runs of words are looked up by. */
const spoken = (name: string) => name.replace(/['’]s?\b/g, '').replace(/-/g, ' ');

const CONDITIONS = new Set([...nameData.conditions, ...CONDITION_WORDS.map(spoken)]);
const MEDICINES = new Set([...nameData.medicines, ...MEDICINE_WORDS.map(spoken)]);
/** "I take creatine" is small talk, no medicine to be kept. */
const SUPPLEMENTS = new Set(
  (
    'vitamin,vitamins,iron,magnesium,calcium,zinc,fish oil,omega 3,creatine,protein powder,probiotic,probiotics,' +
    'supplements,supplement,collagen,electrolytes,psyllium,turmeric,biotin,topical,caffeine pills,testosterone,' +
    'the pill,hrt,estrogen,progesterone,fiber supplement,ashwagandha,antacid,antacids,tums'
  ).split(','),
);
/** Words of the lists that mean something else in a chat. */
const AMBIGUOUS = new Set([
  'add',
  'ra',
  'als',
  'bp',
  'endo',
  'steroid',
  'steroids',
  'glasses',
  'radiation',
  'stroke',
  'thinners',
  'nitro',
]);

/** The longest run of words that is one of the names, as it was written. */
function oneOf(phrase: string, names: ReadonlySet<string>, but: ReadonlySet<string> = AMBIGUOUS): string | undefined {
  const words = phrase.match(/[\p{L}\d]+(?:['’]\p{L}+)?/gu) ?? [];
  const plain = words.map((word) => word.toLowerCase().replace(/['’]s?$/, ''));
  for (const length of [4, 3, 2, 1]) {
    const from = plain.findIndex((_, at) => {
      const run = plain.slice(at, at + length).join(' ');
      return at + length <= plain.length && names.has(run) && !AMBIGUOUS.has(run) && !but.has(run);
    });
    if (from >= 0) return words.slice(from, from + length).join(' ');
  }
  return undefined;
}

export const conditionIn = (text: string): string | undefined => oneOf(text, CONDITIONS);

/** Whether a phrase names a condition that is known. */
export const namesCondition = (phrase: string): boolean =>
  conditionIn(phrase) !== undefined || /\b(?:condition|disease|syndrome|disorder)\b/i.test(phrase);

export const medicineIn = (text: string): string | undefined => oneOf(text, MEDICINES, SUPPLEMENTS);

/** Whether a phrase names a medicine that is known. */
export const namesMedicine = (phrase: string): boolean => medicineIn(phrase) !== undefined;

const LONG_NAMES = new RegExp(`\\b${anyOf(FOOD_WORDS.filter((word) => word.includes(' ')))}\\b`, 'i');

/** The first food that a text names: with a word before it that names one too ("cottage cheese"). */
export function foodIn(text: string): string | undefined {
  const long = execIn(LONG_NAMES, text)?.[0];
  if (long !== undefined) return long;
  const words = text.match(/\p{L}+/gu) ?? [];
  const at = words.findIndex((word) => namesFood(word));
  if (at < 0) return undefined;
  return namesFood(words[at + 1] ?? '') ? `${words[at]} ${words[at + 1]}` : words[at];
}
