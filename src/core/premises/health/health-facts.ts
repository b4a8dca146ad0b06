import { z } from 'zod';
import { JOINTS } from '#core/catalogue/exercise.ts';
import type { Food } from '#core/catalogue/food.ts';
import type { Sense } from '#core/language/reading.ts';
import { type AgreementWords, agreementSchema, agreementWords, anyPhrase } from './agreement-words.ts';
import { MEDICINE_WORDS } from './medicine-word-facts.ts';

const words = z.array(z.string().min(1));
const list = words.default([]);
const weeks = z.number().int().nonnegative();
const figure = z.number().nullable().default(null);
const flag = z.boolean().default(false);

/**
 * What a condition does to a plan. `note`: nothing but a line. `adapt`: planned at once, with its changes. `clear_once`: planned with
 * its changes once the person says that a clinician agrees. `clear_first`: nothing but gentle moves before a clinician agreed.
 * `no_plan`: none.
 */
export const HEALTH_ACTIONS = ['note', 'adapt', 'clear_once', 'clear_first', 'no_plan'] as const;
export type HealthAction = (typeof HEALTH_ACTIONS)[number];

/**
 * Beyond the actions: `no_load_on_it` leaves out all that loads the part; `light_only` and `walk_and_pelvic_floor` leave gentle
 * moves; `no_overhead_that_side` keeps the arms low.
 */
const stageSchema = z.strictObject({
  fromWeek: weeks,
  toWeek: weeks.optional(),
  action: z.enum([...HEALTH_ACTIONS, 'no_load_on_it', 'light_only', 'walk_and_pelvic_floor', 'no_overhead_that_side']),
});

const ids = z.array(z.string().min(1)).optional();

/**
 * What a choice says: `is` this and nothing else, has this `also`, leaves `out` these foods in place of what the rule does, eats those
 * (`fine`) all the same, though not what is `out`. With none of them all stays as it was read.
 */
const choiceSchema = z.strictObject({ id: z.string(), label: z.string(), is: ids, also: ids, out: ids, fine: ids });

const questionSchema = z.strictObject({
  text: z.string(),
  choices: z.array(choiceSchema).min(2),
  meanwhile: z.string().optional(),
  /** Not asked where an answer about food names one. */
  unlessNamed: z.boolean().default(false),
});

const trainingSchema = z.strictObject({
  action: z.enum(HEALTH_ACTIONS),
  /** Ids of movement limits that hold strictly. */
  avoid: list,
  /** Ids of movement limits that hold softly; strictly in a flare, or early after an operation. */
  ease: list,
  effortMaxRpe: z.number().min(1).max(10).nullable().default(null),
  /** By weeks since the operation, event or birth. */
  stages: z.array(stageSchema).default([]),
  change: z.string().default(''),
  askWhom: z.string().default('doctor'),
});

const conditionSchema = z.strictObject({
  id: z.string(),
  label: z.string(),
  group: z.string(),
  /** The joint that it is in, which is spared beside its limits. */
  joint: z.enum(JOINTS).optional(),
  names: words,
  /** Count in an answer about health, elsewhere only beside another word of health ("MS", "frame"). */
  shortNames: list,
  /** Words of everyday language that are a name only in capitals ("AS"), and only in an answer about health. */
  capitals: list,
  /** Look-alikes that hold a name and are something else ("celiac artery"). */
  notThis: list,
  training: trainingSchema,
  /** Rules of `food-illnesses.json`, and the weeks in which each holds. */
  food: z
    .array(z.strictObject({ rule: z.string(), fromWeek: weeks.default(0), toWeek: weeks.nullable().default(null) }))
    .default([]),
  /** Never over, whatever the words say: replacements, stents, stroke, amputation, eating disorders. */
  permanent: flag,
  /** How long ago it was changes the plan, so it is asked where it was not said. */
  asksWhen: flag,
  urgent: flag,
  /** Told of a year or more ago, and of nothing since, it is over. */
  passes: flag,
  /** Heals by itself: called old, with no word of trouble, it is over. */
  heals: flag,
  /** Plainer names that it stands for where both are told. */
  insteadOf: list,
  question: questionSchema.optional(),
  /** Only these names leave the question open. */
  questionFor: list,
  sources: list,
});

const stateSchema = z.strictObject({
  names: words.or(z.tuple([])),
  /** Persons and verbs that make a name together: "midwife" and "says fine". */
  who: list,
  verbs: list,
});

/** `data/reading/conditions.json`. */
export const conditionsSchema = z.strictObject({
  about: z.string(),
  sources: z.record(
    z.string(),
    z.strictObject({ what: z.string(), where: z.string(), read: z.string(), for: z.string() }),
  ),
  conditions: z.array(conditionSchema),
  composed: z.strictObject({
    sides: words,
    events: z.array(z.strictObject({ templates: words, parts: z.record(z.string(), z.string()) })),
  }),
  states: z.record(z.string(), stateSchema),
  /** "fracture" with "wrist" is a broken wrist: `with` names a joint, a condition or a state. */
  becomes: z.array(z.strictObject({ is: z.string(), with: z.string(), becomes: z.string() })),
  relativeWeeks: z.record(z.string(), weeks),
  /** Who agrees to training, and how it is said. */
  agreement: agreementSchema,
  /** What a food can give somebody; beside one they are no illness. */
  symptoms: words,
  /** Words of health that name no illness: investigations, wards, how a thing feels, thanks to a god. */
  plainWords: words,
});

const foodRuleSchema = z.strictObject({
  id: z.string(),
  action: z.enum(HEALTH_ACTIONS),
  level: z.enum(['note', 'constrain', 'refer', 'refuse']),
  /** Fixed and kind; never a diagnosis, never a dose. */
  text: z.string(),
  /** Said in its place where who treats the person has agreed to training; empty where nothing is left to say. */
  agreedText: z.string().optional(),
  foodsOut: list,
  /** Depend on the brand, and are out with an illness. */
  foodsToCheck: list,
  /** Flags of foods that are out. */
  flagsOut: list,
  terms: list,
  /** Id of a way of eating that goes with it. */
  useDiet: z.string().nullable().default(null),
  useAllergens: list,
  /** Ways of eating that are not planned with it. */
  unsafeDiets: list,
  trainingModes: z.array(z.enum(['cautious', 'pregnancy', 'postpartum', 'senior', 'low_impact'])).default([]),
  nutrition: z.enum(['normal', 'maintenance', 'refuse']).default('normal'),
  maxDeficit: figure,
  extraKcal: z.number().default(0),
  minKcal: figure,
  minCarbsGrams: figure,
  maxProteinPerKg: figure,
  sodiumMaxMg: figure,
  steadyVitaminK: flag,
  evenCarbs: flag,
  smallMeals: flag,
  hideNumbers: flag,
  question: questionSchema.optional(),
  sources: list,
});

/** `data/reading/food-illnesses.json`. */
export const foodIllnessesSchema = z.strictObject({
  about: z.string(),
  /** Added to maintenance in pregnancy; kcal. */
  extraKcalByTrimester: z.strictObject({ first: z.number(), second: z.number(), third: z.number() }),
  sources: z.record(z.string(), z.strictObject({ title: z.string(), read: z.string() })),
  rules: z.array(foodRuleSchema),
});

const medicineSchema = z.strictObject({
  id: z.string(),
  label: z.string(),
  names: words.or(z.tuple([])),
  shortNames: list,
  /** Lines of names, parted by commas, that no misspelling reaches. */
  brands: list,
  training: trainingSchema,
  food: list,
  effects: list,
  unsafeDiets: list,
  question: questionSchema.optional(),
  /** Conditions that say what it is for, so that nothing is asked. */
  explainedBy: list,
  source: z.string(),
});

/** `data/reading/medicines.json`. */
export const medicinesSchema = z.strictObject({
  about: z.string(),
  effects: z.record(z.string(), z.string()),
  sources: z.record(
    z.string(),
    z.strictObject({ what: z.string(), where: z.string(), read: z.string(), for: z.string() }),
  ),
  formerWords: words,
  medicines: z.array(medicineSchema),
  /** "water pill": all that it may be, until one is named. */
  spoken: z.array(z.strictObject({ name: z.string(), medicines: words, question: questionSchema.optional() })),
  ...MEDICINE_WORDS,
});

export type Condition = z.infer<typeof conditionSchema>;
export type FoodRule = z.infer<typeof foodRuleSchema>;
export type Medicine = z.infer<typeof medicineSchema>;
export type Training = z.infer<typeof trainingSchema>;
export type Stage = z.infer<typeof stageSchema>;
export type HealthQuestion = z.infer<typeof questionSchema>;

export type HealthData = {
  conditions: z.infer<typeof conditionsSchema>;
  foodIllnesses: z.infer<typeof foodIllnessesSchema>;
  medicines: z.infer<typeof medicinesSchema>;
};

/** The three files by id, and the flags of foods as ids. */
export type HealthFacts = HealthData & {
  conditionOf: ReadonlyMap<string, Condition>;
  medicineOf: ReadonlyMap<string, Medicine>;
  ruleOf: ReadonlyMap<string, FoodRule>;
  foodsByFlag: ReadonlyMap<string, readonly string[]>;
  /** What each short name of a condition may mean. */
  shortNames: ReadonlyMap<string, readonly Sense[]>;
  /** The same of names in capitals. */
  capitals: ReadonlyMap<string, readonly Sense[]>;
  agreement: AgreementWords;
  /** Words that name no illness where nobody knows them, as one expression. */
  harmless: RegExp;
};

const byId = <T extends { id: string }>(rows: readonly T[]): Map<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

/** Letters of a name that is looked for where it stands all by itself. */
const SHORT = 6;

export function healthFactsOf(data: HealthData, foods: Iterable<Food>): HealthFacts {
  const foodsByFlag = new Map<string, string[]>();
  for (const { id, flags } of foods) {
    for (const each of flags) foodsByFlag.set(each, [...(foodsByFlag.get(each) ?? []), id]);
  }
  const shortNames = new Map<string, Sense[]>();
  for (const { id, names, shortNames: short } of data.conditions.conditions) {
    for (const name of [...names, ...short].filter(({ length }) => length <= SHORT)) {
      shortNames.set(name, [...(shortNames.get(name) ?? []), { kind: 'condition', id }]);
    }
  }
  const capitals = new Map<string, Sense[]>(
    data.conditions.conditions.flatMap(({ id, capitals: names }) =>
      names.map((name): [string, Sense[]] => [name, [{ kind: 'condition', id }]]),
    ),
  );
  return {
    ...data,
    shortNames,
    capitals,
    agreement: agreementWords(data.conditions.agreement),
    harmless: anyPhrase(data.conditions.plainWords),
    conditionOf: byId(data.conditions.conditions),
    medicineOf: byId(data.medicines.medicines),
    ruleOf: byId(data.foodIllnesses.rules),
    foodsByFlag,
  };
}
