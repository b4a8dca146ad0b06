import { stemOf } from '#core/athlete/words.ts';
import aliasData from '#data/food-aliases.json' with { type: 'json' };
import foodData from '#data/foods.json' with { type: 'json' };
import lexiconData from '#data/lexicon.json' with { type: 'json' };

/** Words that end the name of some food and yet name none by themselves. */
const NO_FOOD = new Set(
  'breast leg legs thigh heart fresh mix whole plain set bar bars bowl light regular loin round'.split(' '),
);

function headOf(name: string): string {
  const words = (name.split(',')[0] ?? '').toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.at(-1) ?? '';
}

const NAMES: readonly string[] = [
  ...Object.keys(aliasData),
  ...foodData.map(({ name }) => name),
  ...Object.values(lexiconData.groups).flatMap(({ phrases }) => phrases),
  ...Object.values(lexiconData.allergens).flatMap(({ terms, classTerms }) => [...terms, ...classTerms]),
  ...Object.values(lexiconData.allergies).flatMap(({ phrases }) => phrases),
];

const FOOD_STEMS: ReadonlySet<string> = new Set(
  NAMES.map(headOf)
    .filter((word) => word.length > 2 && !NO_FOOD.has(word))
    .map(stemOf),
);

/** Whether any word of a phrase names something to eat. */
export function namesFood(phrase: string): boolean {
  return (phrase.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => FOOD_STEMS.has(stemOf(word)));
}

const terms = (rules: readonly { id: string; terms: readonly string[] }[], without: ReadonlySet<string>) =>
  new Set(rules.filter(({ id }) => !without.has(id)).flatMap((rule) => rule.terms));

const { conditions, medicines } = lexiconData.care;
/** What is no condition to be kept from a chat: emergencies, injuries, and what the gate speaks of. */
const NO_CONDITION = new Set([
  'warning_signs',
  'self_harm',
  'recent_surgery',
  'hernia',
  'pregnant',
  'postpartum',
  'under_18',
]);
const CONDITIONS = terms(conditions, NO_CONDITION);
const MEDICINES = terms(medicines, new Set());
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

function namesOneOf(phrase: string, names: ReadonlySet<string>, but: ReadonlySet<string> = AMBIGUOUS): boolean {
  const words =
    phrase
      .toLowerCase()
      .replace(/['’]s?\b/g, '')
      .match(/[\p{L}\d]+/gu) ?? [];
  return words.some((_, from) =>
    [1, 2, 3, 4].some((length) => {
      const run = words.slice(from, from + length).join(' ');
      return names.has(run) && !AMBIGUOUS.has(run) && !but.has(run);
    }),
  );
}

/** Whether a phrase names a condition of the lexicon. */
export const namesCondition = (phrase: string): boolean =>
  namesOneOf(phrase, CONDITIONS) || /\b(?:condition|disease|syndrome|disorder)\b/i.test(phrase);

/** Whether a phrase names a medicine of the lexicon. */
export const namesMedicine = (phrase: string): boolean => namesOneOf(phrase, MEDICINES, SUPPLEMENTS);
