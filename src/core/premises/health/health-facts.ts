import { z } from 'zod';
import { JOINTS } from '#core/catalogue/exercise.ts';
import type { Food } from '#core/catalogue/food.ts';
import type { Sense } from '#core/language/reading.ts';

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

const questionSchema = z.strictObject({
  text: z.string(),
  choices: z.array(z.strictObject({ id: z.string(), label: z.string() })).default([]),
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
});

const foodRuleSchema = z.strictObject({
  id: z.string(),
  action: z.enum(HEALTH_ACTIONS),
  level: z.enum(['note', 'constrain', 'refer', 'refuse']),
  /** Fixed and kind; never a diagnosis, never a dose. */
  text: z.string(),
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
  trainingModes: z.array(z.enum(['cautious', 'pregnancy', 'senior', 'low_impact'])).default([]),
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
  return {
    ...data,
    shortNames,
    conditionOf: byId(data.conditions.conditions),
    medicineOf: byId(data.medicines.medicines),
    ruleOf: byId(data.foodIllnesses.rules),
    foodsByFlag,
  };
}
