import { z } from 'zod';
import { JOINTS } from '#core/catalogue/exercise.ts';

const words = z.array(z.string());

/**
 * A movement that somebody may have to leave out. `says`: phrases that tell the limit by themselves ("one arm", "wheelchair"), where the
 * others only name the movement. `activity`: exercises that are the movement itself, so that "walking is fine" keeps them.
 */
const limitSchema = z.strictObject({
  id: z.string(),
  label: z.string(),
  phrases: words.min(1),
  says: words.default([]),
  activity: words.default([]),
  /** Look-alikes: "nothing pressing on it". */
  notThis: words.default([]),
  /** Each word of the one list before each of the next: "above", "past" before "my shoulder", "head height". */
  composed: z.array(words.min(1)).default([]),
});

const jointSchema = z.strictObject({
  id: z.string(),
  label: z.string(),
  joints: z.array(z.enum(JOINTS)).min(1),
  phrases: words.min(1),
  /** Look-alikes: "back in 2019". */
  notThis: words.default([]),
});

const works = z.enum(['yes', 'adapt', 'no']);

/** `breaks`: out with that limit; `near`: out where it is strict. `works…`: as it is, in a changed form, not at all. */
const rowSchema = z.strictObject({
  breaks: words,
  near: words,
  worksSeated: works,
  worksOneArm: works,
  worksOneLeg: works,
  /** Leg strength or leg movement is the point of it. */
  usesLegs: z.boolean(),
});

/** Every way through the lists, one word of each in turn. */
const composedPhrases = (lists: readonly (readonly string[])[]): string[] =>
  lists.reduce<string[]>(
    (before, list) =>
      before.length === 0 ? [...list] : before.flatMap((start) => list.map((next) => `${start} ${next}`)),
    [],
  );

/** `data/reading/movement-limits.json`: limits and joints in everyday words, and what each exercise asks of a body. */
export const movementWordsSchema = z.strictObject({
  about: z.string(),
  limits: z.array(
    limitSchema.transform((limit) => ({ ...limit, phrases: [...limit.phrases, ...composedPhrases(limit.composed)] })),
  ),
  joints: z.array(jointSchema),
  /** Words that make a sore joint a hurt one, and those after which it is never taken as healed. */
  severe: words,
  permanent: words,
  /** Words that make a joint a sore one where nobody asked for joints. */
  sore: words,
  /** Said behind a joint, they make it a sound one. */
  well: words,
  /** What a move can bring on, and verbs for it: "plays up", "wrecks", "grief". */
  troubles: words,
  /** Words that say of moves that they may be done; where they hold a "no", it is none ("no pain"). */
  goodFor: words,
  /** Words of bodies that are known and mean nothing by themselves. */
  plain: words,
  /** `tools`: said to be fine, they stand for these exercises: "bench is fine". */
  exerciseGroups: z.array(
    z.strictObject({ id: z.string(), names: words.min(1), exercises: words.min(1), tools: words.default([]) }),
  ),
  exercises: z.record(z.string(), rowSchema),
});

export type MovementWords = z.infer<typeof movementWordsSchema>;
export type MovementRow = z.infer<typeof rowSchema>;
