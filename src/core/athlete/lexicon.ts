import { z } from 'zod';
import { JOINTS } from '#core/catalogue/exercise.ts';
import { ALLERGENS } from '#core/catalogue/food.ts';

const words = z.array(z.string()).default([]);
const text = z.string().nullable().default(null);
const figure = z.number().nullable().default(null);
const allergenList = z.array(z.enum(ALLERGENS)).default([]);

const languageSchema = z.strictObject({
  none: words,
  avoid: words,
  allow: words,
  allowLoose: words,
  allowAfter: words,
  allowAfterAll: words,
  except: words,
  butNot: words,
  but: words,
  negation: words,
  quantity: words,
  allergyTalk: words,
  fillers: words,
  states: words,
  varieties: words,
});

const allergenSchema = z.strictObject({
  label: z.string(),
  /** Words that name the whole class ("dairy"), not one member ("cheddar"). */
  classTerms: words,
  terms: words,
  exceptions: words,
});

const namedSet = { label: z.string(), phrases: words, flags: words, foodIds: words, terms: words };

const dietSchema = z.strictObject({
  ...namedSet,
  /** Words that leave open whether it is an allergy. */
  vaguePhrases: words,
  allergens: allergenList,
  netCarbsMaxGrams: figure,
  sodiumMaxMg: figure,
  separateMeatAndDairy: z.boolean().default(false),
  /** Conditions and medicines with which this diet is not planned. */
  unsafeWith: words,
  note: text,
  ask: text,
  /** "vegan but sometimes eggs": what is left of the diet. Later entries allow more. */
  exceptions: z.array(z.strictObject({ when: words, diet: z.string(), flags: words })).default([]),
});

const groupSchema = z.strictObject({
  ...namedSet,
  foodGroups: words,
  /** Too much to leave out on a whim: what is done instead. */
  tooBroad: text,
});

const careRuleSchema = z.strictObject({
  id: z.string(),
  /** Where its words count: "surgery" in an answer about injuries is no recent operation. */
  scope: z.enum(['anywhere', 'health_and_injuries', 'health']).default('anywhere'),
  level: z.enum(['note', 'constrain', 'refer', 'refuse']),
  terms: words,
  text: z.string(),
  nutrition: z.enum(['normal', 'maintenance', 'refuse']).default('normal'),
  maxDeficit: figure,
  extraKcal: z.number().default(0),
  minKcal: figure,
  minCarbsGrams: figure,
  maxProteinPerKg: figure,
  steadyVitaminK: z.boolean().default(false),
  evenCarbs: z.boolean().default(false),
  smallMeals: z.boolean().default(false),
  hideNumbers: z.boolean().default(false),
  forbiddenFlags: words,
  forbiddenFoodIds: words,
  forbiddenTerms: words,
  sodiumMaxMg: figure,
  trainingModes: z.array(z.enum(['stop', 'clear_first', 'cautious', 'pregnancy', 'senior', 'low_impact'])).default([]),
  ask: text,
});

const careSchema = z.strictObject({
  language: z.strictObject({ negation: words, resets: words, fillers: words }),
  medicines: z.array(careRuleSchema),
  conditions: z.array(careRuleSchema),
  /** Words that call for the eating-disorder rule wherever they are written. */
  edSignals: words,
  trimesters: z.strictObject({
    first: words,
    second: words,
    third: words,
    extraKcal: z.strictObject({ first: z.number(), second: z.number(), third: z.number() }),
  }),
  bariatricLater: careRuleSchema,
  senior: careRuleSchema,
  highBmi: careRuleSchema,
  unknownMedicine: careRuleSchema,
  unknownCondition: careRuleSchema,
});

/** `data/lexicon.json`: the words of foods, allergies, diets, medicines and conditions, and what each asks for. */
export const lexiconSchema = z.strictObject({
  about: z.string(),
  language: languageSchema,
  allergens: z.record(z.enum(ALLERGENS), allergenSchema),
  allergenClasses: z.record(z.string(), z.strictObject({ label: z.string(), phrases: words, allergens: allergenList })),
  allergies: z.record(z.string(), z.strictObject({ ...namedSet, ask: text })),
  diets: z.record(z.string(), dietSchema),
  groups: z.record(z.string(), groupSchema),
  care: careSchema,
  cuisines: z.record(z.string(), words),
  wishes: z.strictObject({ highProtein: words, quick: words, minutesUnits: words }),
});

const equipmentSchema = z.strictObject({
  label: z.string(),
  phrases: words,
  /** Tokens that come with it. */
  also: words,
  loadable: z.boolean().default(false),
});

const presetSchema = z.strictObject({
  label: z.string(),
  phrases: words,
  tokens: words,
  maxLoadLbs: z.record(z.string(), z.number()).default({}),
  ask: text,
});

const jointList = z.array(z.enum(JOINTS)).default([]);

/** `data/training-lexicon.json`: the words of gyms, equipment, injuries and exercises. */
export const trainingLexiconSchema = z.strictObject({
  about: z.string(),
  household: words,
  tokens: z.record(z.string(), equipmentSchema),
  presets: z.record(z.string(), presetSchema),
  equipmentLanguage: z.strictObject({
    nothing: words,
    without: words,
    loads: z.strictObject({ pounds: words, kilos: words, upTo: words }),
    fillers: words,
  }),
  injuries: z.strictObject({
    joints: z.record(z.enum(JOINTS), z.strictObject({ label: z.string(), phrases: words })),
    regions: z.record(z.string(), z.strictObject({ label: z.string(), phrases: words, joints: jointList })),
    severe: words,
    healed: words,
    negation: words,
    fineAfter: words,
    avoid: words,
    fillers: words,
    /** Words after which "no" no longer speaks of a joint ("no heavy lifting because of my back"). */
    effort: words,
    /** Never taken as healed. */
    permanent: words,
    unclearModes: z.array(z.enum(['cautious', 'low_impact'])).default([]),
  }),
  exerciseTerms: z.record(z.string(), words),
});

export type Lexicon = z.infer<typeof lexiconSchema>;
export type TrainingLexicon = z.infer<typeof trainingLexiconSchema>;
export type CareRule = z.infer<typeof careRuleSchema>;
export type Diet = z.infer<typeof dietSchema>;
