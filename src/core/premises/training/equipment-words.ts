import { z } from 'zod';

const words = z.array(z.string());

/** A piece of equipment. `actsAs`: catalogue tokens that it stands in for, for all their exercises or `onlyFor` these. */
const tokenSchema = z.strictObject({
  label: z.string(),
  loadable: z.boolean().default(false),
  actsAs: words.default([]),
  onlyFor: words.optional(),
});

/** `list`: what is said to be in it is all there is. `heaviest`: pounds per hand, by token. */
const placeSchema = z.strictObject({
  id: z.string(),
  label: z.string(),
  names: words.min(1),
  /** Chains and other names that count only as they are spelt. */
  brands: words.default([]),
  usual: words,
  heaviest: z.record(z.string(), z.number()).default({}),
  list: z.boolean(),
  /** Look-alikes: "rehab sheet". */
  notThis: words.default([]),
});

/**
 * What people call a tool, or several at once. `takesOut`: tokens that go when it is said not to be there, where they are more than its own.
 * `load`: heaviest setting of the model, pounds per hand. `guess`: what it stands for is a guess. `ask`: id of a question.
 */
const toolSchema = z.strictObject({
  id: z.string(),
  names: words.min(1),
  tokens: words,
  takesOut: words.optional(),
  load: z
    .strictObject({ per: z.enum(['hand', 'total', 'piece', 'stack']), max: z.number(), unit: z.literal('lb') })
    .optional(),
  guess: z.boolean().default(false),
  /** Look-alikes: "box room". */
  notThis: words.default([]),
  ask: z.string().optional(),
});

const askSchema = z.strictObject({
  text: z.string(),
  meanwhile: z.string(),
  choices: z.array(z.strictObject({ id: z.string(), label: z.string() })).min(2),
});

/** `data/reading/equipment.json`: words of places, tools, models and household things. */
export const equipmentWordsSchema = z.strictObject({
  about: z.string(),
  /** Tokens that every home has. */
  household: words,
  /**
   * Words that say of a tool that it is of no use, before and behind its name. `atEnd`: those that take an object, which count where none
   * follows. `away`: it is elsewhere or another's, said after "but it is".
   */
  lacking: z.strictObject({ before: words, after: words, atEnd: words, away: words }),
  /**
   * Words that say whose the things are that follow, and when they are there. `ownAtStart` counts at the start of a part of a sentence;
   * `awayHeadings` stand before a colon ("at my parents': rack, bar"); `visits` says no more than "i have" does and takes nothing back ("if I could get to"); `pastPlace` and `laterPlace` speak of a gym alone; `peopleLose`, `peopleHave` and `peopleGive` stand behind one of the `people`.
   */
  frames: z.strictObject({
    awayHeadings: words,
    own: words,
    ownAtStart: words,
    visits: words,
    past: words,
    pastPlace: words,
    later: words,
    laterPlace: words,
    people: words,
    pronouns: words,
    peopleLose: words,
    peopleHave: words,
    peopleGive: words,
  }),
  /** Words of kit that are known and mean no tool by themselves. */
  plain: words,
  /** Exercises with a dumbbell or kettlebell that need no second one. */
  oneIsEnough: words,
  asks: z.record(z.string(), askSchema),
  tokens: z.record(z.string(), tokenSchema),
  places: z.array(placeSchema),
  tools: z.array(toolSchema),
  /**
   * What makes a word that nobody knows the name of a gym: its ending, or a pair of words; not before or after these ("Apple Fitness",
   * "fit level").
   */
  gymNames: z.strictObject({ endings: words, pairs: words, notThis: words, notBefore: words, notAfter: words }),
  householdThings: z.array(z.strictObject({ id: z.string(), names: words.min(1), tokens: words })),
});

export type EquipmentWords = z.infer<typeof equipmentWordsSchema>;
export type PlaceWords = z.infer<typeof placeSchema>;
export type ToolWords = z.infer<typeof toolSchema>;
