import { z } from 'zod';
import { ALLERGENS } from '#core/catalogue/food.ts';

const list = z.array(z.string()).default([]);
const text = z.string().nullable().default(null);
const figure = z.number().nullable().default(null);

/**
 * What a choice leaves out and what it calls fine, as kinds and ids, in place of what was read; `within`: of what was read only these stay
 * out. With none of the three it stays as it was read.
 */
const choiceSchema = z.strictObject({
  id: z.string(),
  label: z.string(),
  out: z.array(z.string()).optional(),
  fine: z.array(z.string()).optional(),
  within: z.array(z.string()).optional(),
});

const questionSchema = z.strictObject({
  text: z.string(),
  choices: z.array(choiceSchema).min(2),
  meanwhile: z.string(),
  /** Subjects and ways of eating that answer it where they are named, too. */
  settledBy: list,
  /** Asked only where the words hedge ("AIP-ish"): said plainly, the way of eating is kept as its source has it. */
  ofHedged: z.boolean().default(false),
});

const allergenSchema = z.strictObject({
  id: z.string(),
  label: z.string(),
  /** One of the fourteen of Regulation (EU) 1169/2011. */
  fourteen: z.boolean(),
  /** Columns of the catalogue that say the same. */
  columns: z.array(z.enum(ALLERGENS)).default([]),
  partOf: text,
  /** Go out with it, since most people who react to one react to the other. */
  twins: list,
  /** A substance of which less is enough (histamine, caffeine), no allergen. */
  limit: z.boolean().default(false),
  /** How much of it is tolerated differs from person to person, so that what is called fine comes back. */
  gradual: z.boolean().default(false),
  /** What an allergy to it is often said of, too: until it is asked, that goes as well. */
  saidOf: list,
  /** No food at all (pollen, penicillin): it is told, and no text need avoid its name. */
  unspoken: z.boolean().default(false),
  names: list,
  /** Other languages, short names and slips: never reached by another misspelling. */
  exact: list,
  notThis: list,
  /** What a mere dislike of it means. */
  plain: list,
  holds: list,
  /** Hold it or not by brand. */
  check: list,
  /** The word of `food-words.json` that is its everyday name. */
  food: text,
  question: text,
  /** Names that leave open what is meant; all where none is given. */
  askedBy: list,
});

const dietSchema = z.strictObject({
  id: z.string(),
  label: z.string(),
  /** Names that mean it only where they stand alone, and else a food: "veg". */
  alone: list,
  kind: z.enum(['ethics', 'health', 'carb', 'pattern', 'faith', 'time', 'medical', 'other', 'phase']),
  because: z.enum(['diet', 'faith', 'illness', 'wish']),
  names: list,
  exact: list,
  notThis: list,
  foodsOut: list,
  foodsToCheck: list,
  /** The allergens that it leaves out, for whoever follows it because of an allergy. */
  allergens: list,
  /** Nothing of it comes back because it is called fine, except what is sold as free of it. */
  strict: z.boolean().default(false),
  /** Phases after which only what is named beside it stays out. */
  endedBy: list,
  /** Its id among today's rules of planners. */
  rules: text,
  netCarbsMaxGrams: figure,
  sodiumMaxMg: figure,
  separateMeatAndDairy: z.boolean().default(false),
  /** Told to whoever eats so. */
  note: text,
  question: text,
});

const wordSchema = z.strictObject({
  id: z.string(),
  label: z.string(),
  family: z.boolean().default(false),
  names: list,
  exact: list,
  notThis: list,
  /** Everyday words besides: a food only near a cue. */
  cue: list,
  foods: list,
  /** What comes back when only it is fine; `foods` where it is not given. */
  purely: list,
  /** Other foods that hold it. */
  inside: list,
  check: list,
  /** The allergen that it is the everyday name of. */
  allergen: text,
  /** Its name is less than the whole allergen: milk to drink, not all dairy. */
  partial: z.boolean().default(false),
  /** Allergens that an allergy to it means. */
  widens: list,
  question: text,
  /** The way of eating that leaving it out means. */
  refusedDiet: text,
  /** "Less" of it can only be planned as none added: sugar, fried food. */
  lessIsNone: z.boolean().default(false),
  terms: list,
  /** Rows that the catalogue may get one day. */
  extended: list,
});

const dishSchema = z.strictObject({
  id: z.string(),
  label: z.string(),
  names: list,
  holds: list,
  mayHold: list,
  /** Rows of the catalogue that are the dish itself. */
  product: list,
  allergens: list,
});

const formSchema = z.strictObject({
  id: z.string(),
  names: list,
  /** Rows in that form; null where the catalogue knows no such difference. */
  foods: z.array(z.string()).nullable(),
  opposite: z.string().nullable(),
});

const about = z.string();

/** Names by the hundred in short rows; `withMore` makes words and dishes of them. */
const moreSchema = z.strictObject({
  about,
  alsoCalled: z.record(z.string(), z.array(z.string())),
  families: z.array(z.strictObject({ label: z.string(), names: list, foods: list, widens: list })),
  foods: z.array(z.strictObject({ names: list, foods: list, widens: list })),
  dishes: z.array(z.strictObject({ names: list, allergens: list })),
});

const tablesSchema = z.strictObject({
  allergens: z.strictObject({
    about,
    fourteen: z.array(z.string()).length(14),
    questions: z.record(z.string(), questionSchema),
    allergens: z.array(allergenSchema),
  }),
  diets: z.strictObject({ about, diets: z.array(dietSchema) }),
  words: z.strictObject({ about, words: z.array(wordSchema) }),
  dishes: z.strictObject({
    about,
    dishes: z.array(dishSchema),
    cuisines: z.array(z.strictObject({ id: z.string(), label: z.string(), names: list })),
  }),
  forms: z.strictObject({ about, forms: z.array(formSchema) }),
});

/** The six files of `data/reading` that say what food words mean. */
export const foodFactsSchema = tablesSchema
  .extend({ more: moreSchema })
  .transform(({ more, ...tables }): Tables => withMore(tables, more));

type Tables = z.infer<typeof tablesSchema>;
type More = z.infer<typeof moreSchema>;

const idOf = (name: string) => `more-${name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;

/** Each name of `more` as a thing of its own, so that a person is shown the word that they typed. Throws if it names a word that is none. */
function withMore(tables: Tables, { alsoCalled, families, foods, dishes }: More): Tables {
  const lost = Object.keys(alsoCalled).find((id) => !tables.words.words.some((word) => word.id === id));
  if (lost !== undefined) throw new Error(`No such word: ${lost}`);
  const known = tables.words.words.map((word) => ({ ...word, exact: [...word.exact, ...(alsoCalled[word.id] ?? [])] }));
  const kinds = families.map(({ label, names, ...rows }) =>
    wordSchema.parse({ id: idOf(label), label, family: true, exact: names, ...rows }),
  );
  const each = foods.flatMap(({ names, ...rows }) =>
    names.map((name) => wordSchema.parse({ id: idOf(name), label: name, exact: [name], ...rows })),
  );
  const cooked = dishes.flatMap(({ names, allergens }) =>
    names.map((name) => dishSchema.parse({ id: idOf(name), label: name, names: [name], allergens })),
  );
  return {
    ...tables,
    words: { ...tables.words, words: [...known, ...kinds, ...each] },
    dishes: { ...tables.dishes, dishes: [...tables.dishes.dishes, ...cooked] },
  };
}

export type FoodFacts = z.output<typeof foodFactsSchema>;
export type AllergenFact = z.infer<typeof allergenSchema>;
export type DietFact = z.infer<typeof dietSchema>;
export type WordFact = z.infer<typeof wordSchema>;
export type DishFact = z.infer<typeof dishSchema>;
export type FoodChoice = z.infer<typeof choiceSchema>;
export type FormFact = z.infer<typeof formSchema>;
