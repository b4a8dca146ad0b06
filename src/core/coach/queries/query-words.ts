import { z } from 'zod';
import { PROFILE_FIELD_NAMES, type ProfileField } from '#core/athlete/profile-fields.ts';
import { JOINTS, type Joint } from '#core/catalogue/exercise.ts';
import { nearWords } from '#core/language/near-words.ts';
import { ENGLISH_FILLERS } from '#core/language/plain-words.ts';
import { phraseKey, stemOf } from '#core/language/tokens.ts';
import { BODY_PARTS, type BodyPart } from '#core/progress/body-part.ts';
import { MUSCLE_GROUPS, type MuscleGroup } from '#core/training/volume/muscle-groups.ts';
import queryData from '#data/coach-queries.json' with { type: 'json' };
import {
  AGGREGATES,
  CARDIO_KINDS,
  type CardioKind,
  MEALS_ASKED,
  NUTRIENTS,
  type Nutrient,
  querySchema,
  SUBJECTS,
  type Window,
  windowSchema,
} from './query.ts';

const phrases = z.array(z.string().min(1)).min(1);
const frameSchema = z.strictObject({
  what: z.enum(SUBJECTS),
  aggregate: z.enum(AGGREGATES).optional(),
  of: querySchema.shape.of,
  /** Classes that must all be there; a|b is either. */
  all: z.array(z.string()).min(1),
  none: z.array(z.string()).optional(),
  /** Counts although nothing is asked: "the scale won’t move". */
  told: z.boolean().optional(),
  /** Counts only where every word belongs to the question: "waist". */
  bare: z.boolean().optional(),
  certainty: z.number().min(0).max(1).optional(),
});
type Frame = z.infer<typeof frameSchema>;

const data = z
  .strictObject({
    about: z.string(),
    classes: z.record(z.string(), phrases),
    nutrients: z.record(z.enum(NUTRIENTS), phrases),
    meals: z.record(z.enum(MEALS_ASKED), phrases),
    parts: z.record(z.enum(BODY_PARTS), phrases),
    muscles: z.record(z.enum(MUSCLE_GROUPS), phrases),
    joints: z.record(z.enum(JOINTS), phrases),
    cardios: z.record(z.enum(CARDIO_KINDS), phrases),
    fields: z.partialRecord(z.enum(PROFILE_FIELD_NAMES as [ProfileField, ...ProfileField[]]), phrases),
    /** What a lift is called, by the words that its name in the catalogue holds. */
    lifts: z.record(z.string(), phrases),
    windows: z.array(z.strictObject({ window: windowSchema, phrases })),
    /** Days in a unit of time. */
    units: z.record(z.string(), z.number().int().positive()),
    compare: phrases,
    /** Classes that say little by themselves. */
    weak: z.array(z.string()),
    /** Classes of words that speak of something else. */
    strange: z.array(z.string()),
    frames: z.array(frameSchema),
  })
  .parse(queryData);

/** What a phrase can mean in a question. */
export type Meaning =
  | { kind: 'class'; id: string }
  | { kind: 'nutrient'; id: Nutrient }
  | { kind: 'meal'; id: (typeof MEALS_ASKED)[number] }
  | { kind: 'part'; id: BodyPart }
  | { kind: 'muscle'; id: MuscleGroup }
  | { kind: 'joint'; id: Joint }
  | { kind: 'cardio'; id: CardioKind }
  | { kind: 'food' }
  | { kind: 'field'; id: ProfileField }
  | { kind: 'lift'; id: string }
  | { kind: 'window'; window: Window }
  | { kind: 'compare' };

/** Kinds that are classes of the same name, too, in the frames. */
const ENTITIES = ['nutrient', 'meal', 'part', 'muscle', 'joint', 'food', 'field', 'lift'] as const;
const FROM_WINDOWS = ['today', 'tomorrow', 'weekday', 'window_past', 'number'] as const;

const meanings = new Map<string, Meaning[]>();
let longest = 1;

function learn(list: readonly string[], meaning: Meaning): void {
  for (const phrase of list) {
    const key = phraseKey(phrase);
    longest = Math.max(longest, key.split(' ').length);
    meanings.set(key, [...(meanings.get(key) ?? []), meaning]);
  }
}

for (const [id, list] of Object.entries(data.classes)) learn(list, { kind: 'class', id });
for (const id of NUTRIENTS) learn(data.nutrients[id], { kind: 'nutrient', id });
for (const id of MEALS_ASKED) learn(data.meals[id], { kind: 'meal', id });
for (const id of BODY_PARTS) learn(data.parts[id], { kind: 'part', id });
for (const id of MUSCLE_GROUPS) learn(data.muscles[id], { kind: 'muscle', id });
for (const id of JOINTS) learn(data.joints[id], { kind: 'joint', id });
for (const id of CARDIO_KINDS) learn(data.cardios[id], { kind: 'cardio', id });
for (const id of PROFILE_FIELD_NAMES) learn(data.fields[id] ?? [], { kind: 'field', id });
for (const [id, list] of Object.entries(data.lifts)) learn(list, { kind: 'lift', id });
for (const { window, phrases: list } of data.windows) learn(list, { kind: 'window', window });
learn(data.compare, { kind: 'compare' });

/** Meanings by stems, and how many words the longest phrase has. */
export const MEANINGS: ReadonlyMap<string, readonly Meaning[]> = meanings;
export const LONGEST_PHRASE = longest;

const known = new Set<string>([...Object.keys(data.classes), ...ENTITIES, ...FROM_WINDOWS]);
const sides = (each: string): string[] => {
  const ids = each.split('|');
  const strange = ids.find((id) => !known.has(id));
  if (strange !== undefined) throw new Error(`data/coach-queries.json: no class "${strange}"`);
  return ids;
};

/** A frame with its classes taken apart: each of `all` is met by any of its ids. */
export type ReadyFrame = Omit<Frame, 'all' | 'none'> & { all: string[][]; none: string[]; weight: number };
const WEAK = new Set(data.weak);
const WEAK_WEIGHT = 0.3;

export const STRANGE_CLASSES: ReadonlySet<string> = new Set(data.strange);

/** The heaviest first; of two alike, as they stand in the data. */
export const FRAMES: readonly ReadyFrame[] = data.frames
  .map((frame) => {
    const all = frame.all.map(sides);
    const weights = all.map((ids) => (ids.every((id) => WEAK.has(id)) ? WEAK_WEIGHT : 1));
    const weight = weights.reduce((sum, each) => sum + each, 0);
    return { ...frame, all, none: (frame.none ?? []).flatMap(sides), weight };
  })
  .sort((a, b) => b.weight - a.weight);

/** What each kind of cardio is called, as it is compared. */
export const CARDIO_NAMES: ReadonlyMap<CardioKind, readonly string[]> = new Map(
  CARDIO_KINDS.map((kind) => [kind, data.cardios[kind].map(phraseKey)]),
);

/** Days in "week", "month"; by stem. */
export const UNIT_DAYS: ReadonlyMap<string, number> = new Map(
  Object.entries(data.units).map(([word, days]) => [stemOf(word), days]),
);

const words = new Set([...meanings.keys()].flatMap((key) => key.split(' ')));
const LEAST_LETTERS = 5;
const near = nearWords([...words].filter((word) => word.length >= LEAST_LETTERS));
const isEnglish = (plain: string) => ENGLISH_FILLERS.has(plain) || ENGLISH_FILLERS.has(plain.replace(/s$/, ''));

/** The stem of a word, one slip put right where one word alone is that near: "protien" is "protein". */
export function stemAsMeant({ plain, stem }: { plain: string; stem: string }): string {
  if (words.has(stem) || stem.length < LEAST_LETTERS || isEnglish(plain)) return stem;
  const found = near(stem);
  return found.length === 1 && found[0] !== undefined ? found[0] : stem;
}
