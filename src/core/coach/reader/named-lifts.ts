import { type Token, tokenise } from '#core/language/tokens.ts';
import { NICKNAME_IDS, WRITTEN_AS_ONE } from '../understanding/exercises-named.ts';

export type NamedLift = { id: string; name: string };

/** What was done with a lift. */
const DONE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    benched: 'bench',
    squatted: 'squat',
    deadlifted: 'deadlift',
    rowed: 'row',
    curled: 'curl',
    pressed: 'press',
  }),
);
/** No word of it alone names a lift. */
const COMMON = new Set([
  'up',
  'leg',
  'arm',
  'side',
  'single',
  'one',
  'seated',
  'standing',
  'body',
  'weight',
  'band',
  'wall',
  'cable',
  'machine',
  'barbell',
  'dumbbell',
  'kettlebell',
  'front',
  'back',
  'high',
  'low',
  'reverse',
  'hold',
  'walk',
  'march',
  'chair',
  'floor',
  'step',
  'with',
  'in',
  'on',
  'to',
  'the',
  'of',
  'and',
  'a',
  'day',
  'rest',
  'set',
]);
const LONGEST = 6;

type Word = { stem: string; start: number; end: number };
export type LiftPlace = { lift: NamedLift; start: number; end: number };

function wordsOf(tokens: readonly Token[]): Word[] {
  return tokens
    .filter(({ kind }) => kind === 'word' || kind === 'number')
    .flatMap(({ stem, start, end }) =>
      (WRITTEN_AS_ONE.get(stem)?.split(' ') ?? [DONE.get(stem) ?? stem]).map((each) => ({ stem: each, start, end })),
    );
}

const keys = new WeakMap<NamedLift, string>();

function keyOf(lift: NamedLift): string {
  const known = keys.get(lift);
  if (known !== undefined) return known;
  const key = wordsOf(tokenise(lift.name))
    .map(({ stem }) => stem)
    .join(' ');
  keys.set(lift, key);
  return key;
}

type Lifts = {
  /** All that there are. */
  exercises: readonly NamedLift[];
  /** Those of the current plan, those of the day that is due first: "rows" is the row of the plan. */
  planned: readonly NamedLift[];
};

/** The lifts that a message names, in its order, the longest name at each place. */
export function liftsIn(tokens: readonly Token[], lifts: Lifts): LiftPlace[] {
  const words = wordsOf(tokens);
  const byKey = namesOf(lifts.exercises);
  const places: LiftPlace[] = [];
  for (let at = 0; at < words.length; ) {
    const found = liftAt(words, at, { ...lifts, byKey });
    if (found) places.push(found.place);
    at += found?.length ?? 1;
  }
  return places;
}

const names = new WeakMap<readonly NamedLift[], ReadonlyMap<string, NamedLift>>();

/** Kept by the list: a message is read sentence by sentence. */
function namesOf(exercises: readonly NamedLift[]): ReadonlyMap<string, NamedLift> {
  const known = names.get(exercises);
  if (known) return known;
  const made = new Map(exercises.map((lift) => [keyOf(lift), lift]));
  names.set(exercises, made);
  return made;
}

type Names = Lifts & { byKey: ReadonlyMap<string, NamedLift> };

function liftAt(words: readonly Word[], at: number, names: Names): { place: LiftPlace; length: number } | null {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
    const part = words.slice(at, at + length);
    const key = part.map(({ stem }) => stem).join(' ');
    const lift = names.byKey.get(key) ?? plannedBy(key, names) ?? nicknamed(key, names);
    const [first, last] = [part[0], part.at(-1)];
    if (lift && first && last) return { place: { lift, start: first.start, end: last.end }, length };
  }
  return null;
}

/** "Rows", where the plan has one row: its words stand together in the name. */
function plannedBy(key: string, { planned }: Names): NamedLift | null {
  if (COMMON.has(key) || /^\d/.test(key)) return null;
  return planned.find((lift) => ` ${keyOf(lift)} `.includes(` ${key} `)) ?? null;
}

function nicknamed(key: string, { exercises }: Names): NamedLift | null {
  const id = NICKNAME_IDS.get(key);
  return id === undefined ? null : (exercises.find((exercise) => exercise.id === id) ?? null);
}
