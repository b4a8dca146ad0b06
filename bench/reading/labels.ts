import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { matchIds, without } from './patterns.ts';
import { breakersOf, limitIds, type Vocabulary, vocabulary } from './vocabulary.ts';

/** Author sets; `f`, `g`, `i` and `k` are never learned from, so nothing that their people typed is ever printed. */
export const SETS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o'] as const;
export type SetName = (typeof SETS)[number];
export const NEVER_LEARNED: readonly SetName[] = ['f', 'g', 'i', 'k'];

const FOOD_REASONS = ['allergy', 'illness', 'diet', 'faith', 'dislike', 'other'] as const;
export type FoodReason = (typeof FOOD_REASONS)[number];

const patterns = z.array(z.string().min(1));

const foodOutSchema = z.strictObject({
  subject: z.string().min(1),
  /** The person's own words for it, each exactly as it stands in an answer: what a reading must not drop. */
  said: z.array(z.string().min(1)).min(1),
  /** Empty where the catalogue has no such food. */
  foods: patterns,
  except: patterns.default([]),
  why: z.enum(FOOD_REASONS),
  sure: z.boolean(),
  /** Only on these days, 0 = Monday. */
  days: z.array(z.number().int().min(0).max(6)).nullable().default(null),
  /** At most so many milligrams of sodium a day, where less salt is asked for and no food is ruled out. */
  sodiumMaxMg: z.number().positive().nullable().default(null),
  /** Out only in one meal with one of these. */
  notWith: patterns.default([]),
});

const exercisesOutSchema = z.strictObject({
  subject: z.string().min(1),
  said: z.array(z.string().min(1)).min(1),
  exercises: patterns,
  limits: z.array(z.string()),
  except: patterns.default([]),
  /** Named side of an arm or leg, where only one is meant. */
  side: z.enum(['left', 'right']).nullable().default(null),
  why: z.string().min(1),
  sure: z.boolean(),
});

const labelSchema = z.strictObject({
  id: z.string().regex(/^[A-O]-\d\d$/),
  foodsOut: z.array(foodOutSchema),
  foodsFine: patterns,
  toolsHave: z.array(
    z.strictObject({
      token: z.string(),
      heaviestLbs: z.number().positive().nullable(),
      count: z.number().int().positive().nullable(),
    }),
  ),
  toolsNot: patterns,
  exercisesOut: z.array(exercisesOutSchema),
  exercisesFine: patterns,
  hold: z.strictObject({ food: z.boolean(), training: z.boolean() }),
  mayAsk: z.boolean(),
});

export type FoodOut = z.infer<typeof foodOutSchema>;
export type ExercisesOut = z.infer<typeof exercisesOutSchema>;
export type Label = z.infer<typeof labelSchema>;

const answerSchema = z.union([z.string(), z.number()]);
const personSchema = z.object({
  id: z.string(),
  answers: z.record(z.string(), answerSchema),
  truth: z.object({ shouldAsk: z.array(z.string()) }),
});

export type LabelledPerson = z.infer<typeof personSchema> & { label: Label };

const json = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

export function readPeople(set: SetName): z.infer<typeof personSchema>[] {
  return z.array(personSchema).parse(json(`people/author-${set}.json`));
}

/**
 * One author's people with their labels, or null where nobody has written them yet. Throws with all faults of the labels at once; their
 * words only to who checks labels.
 */
export function readLabelled(set: SetName, isCheck = false): LabelledPerson[] | null {
  const raw = labelsIn(set);
  if (raw === null) return null;
  const labels = z.array(labelSchema).parse(raw);
  const people = readPeople(set);
  const faults = faultsOf(labels, people, vocabulary());
  const isTold = isCheck || !NEVER_LEARNED.includes(set);
  if (faults.length > 0)
    throw new Error(`labels of set ${set}: ${faults.length} faults\n${isTold ? faults.join('\n') : ''}`);
  const byId = new Map(labels.map((label) => [label.id, label]));
  return people.flatMap((person) => {
    const label = byId.get(person.id);
    return label ? [{ ...person, label }] : [];
  });
}

function labelsIn(set: SetName): unknown {
  try {
    return json(`labels/author-${set}.json`);
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return null;
    throw fault;
  }
}

function faultsOf(labels: readonly Label[], people: ReturnType<typeof readPeople>, words: Vocabulary): string[] {
  const missing = people
    .filter(({ id }) => !labels.some((label) => label.id === id))
    .map(({ id }) => `${id}: no label`);
  const twice = labels
    .filter(({ id }, at) => labels.findIndex((one) => one.id === id) !== at)
    .map(({ id }) => `${id}: labelled twice`);
  const each = labels.flatMap((label) => {
    const person = people.find(({ id }) => id === label.id);
    if (!person) return [`${label.id}: no such person`];
    const typed = Object.values(person.answers).map(String);
    return labelFaults(label, typed, words).map((fault) => `${label.id}: ${fault}`);
  });
  return [...missing, ...twice, ...each];
}

function labelFaults(label: Label, typed: readonly string[], words: Vocabulary): string[] {
  const unmatched = (name: string, list: readonly string[], kind: keyof Vocabulary) =>
    list
      .filter((pattern) => matchIds([pattern], words[kind]).size === 0)
      .map((pattern) => `${name}: "${pattern}" matches nothing`);
  const unsaid = (said: readonly string[]) =>
    said
      .filter((quote) => !typed.some((text) => text.includes(quote)))
      .map((quote) => `"${quote}" stands in no answer`);
  return [
    ...label.foodsOut.flatMap(({ foods, except, notWith, said }) => [
      ...unmatched('foodsOut', [...foods, ...except, ...notWith], 'foods'),
      ...unsaid(said),
    ]),
    ...unmatched('foodsFine', label.foodsFine, 'foods'),
    ...unmatched('tools', [...label.toolsHave.map(({ token }) => token), ...label.toolsNot], 'tools'),
    ...label.exercisesOut.flatMap(({ exercises, except, limits, said }) => [
      ...unmatched('exercisesOut', [...exercises, ...except], 'exercises'),
      ...limits.filter((id) => !limitIds().includes(id)).map((id) => `no such limit: ${id}`),
      ...(exercises.length + limits.length === 0 ? ['exercisesOut: neither exercises nor limits'] : []),
      ...unsaid(said),
    ]),
    ...unmatched('exercisesFine', label.exercisesFine, 'exercises'),
    ...contradictions(label),
  ];
}

/** What is fine cannot be out at the same time. */
function contradictions({ foodsOut, foodsFine, exercisesOut, exercisesFine }: Label): string[] {
  const always = foodsOut.filter(({ days, notWith }) => days === null && notWith.length === 0);
  const noFoods = new Set(always.flatMap((entry) => [...foodsOf(entry)]));
  const noExercises = new Set(exercisesOut.flatMap((entry) => [...exercisesOf(entry)]));
  const both = (fine: readonly string[], out: ReadonlySet<string>, kind: keyof Vocabulary) =>
    [...matchIds(fine, vocabulary()[kind])].filter((id) => out.has(id)).map((id) => `${id} is both fine and out`);
  return [...both(foodsFine, noFoods, 'foods'), ...both(exercisesFine, noExercises, 'exercises')];
}

/** The ids that an entry rules out. */
export function foodsOf({ foods, except }: FoodOut): Set<string> {
  return without(matchIds(foods, vocabulary().foods), matchIds(except, vocabulary().foods));
}

/** The ids that an entry rules out, by name or by the limits that they break. */
export function exercisesOf({ exercises, limits, except }: ExercisesOut): Set<string> {
  const known = limits.filter((id) => limitIds().includes(id));
  const all = new Set([...matchIds(exercises, vocabulary().exercises), ...known.flatMap(breakersOf)]);
  return without(all, matchIds(except, vocabulary().exercises));
}
