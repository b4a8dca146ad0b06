import { doseText } from '#core/training/dosing/prescription.ts';
import { lbsFromKg } from '#core/units/convert.ts';
import { exerciseNames, type KnownExercise } from './exercise-names.ts';
import { type DayOrder, momentOf, readMoment } from './read-moment.ts';
import type {
  ImportedEntry,
  ImportReading,
  ImportRow,
  LeftOut,
  LeftReason,
  Moment,
  ReadExercise,
  ReadSet,
  ReadWorkout,
  WeightUnit,
} from './reading.ts';
import { sameNotedTwice } from './same-noted-twice.ts';
import { whyNotAt } from './why-not-at.ts';

/** What an exercise of the file is taken for: one of ours by its id, itself under its own name, or nothing. */
export type NameChoice = { kind: 'ours'; id: string } | { kind: 'own' } | { kind: 'out' };

/** What the person decides about a file. */
export type ImportChoices = {
  /** Of weights without a unit. */
  unit: WeightUnit;
  /** Of dates such as 4/3/2026. */
  dayOrder: DayOrder;
  /** By the name in the file; what is missing is as `suggestedNames` has it. */
  names: ReadonlyMap<string, NameChoice>;
  /** Apps and devices whose rows stay out. */
  originsOut: ReadonlySet<string>;
};

export type ImportFacts = { exercises: readonly KnownExercise[]; timeZone: string; now: number };
export type ImportPlan = { rows: ImportRow[]; left: LeftOut[] };

const LIMITS = { weightLbs: 2000, reps: 500, setsOfOne: 20, bodyLbs: 1500, minutes: 1440, exercises: 100 } as const;
const LOG_TEXT = { name: 120, notes: 1000 } as const;

/** What each name of the file is taken for, unless the person says otherwise. */
export function suggestedNames(reading: ImportReading, exercises: readonly KnownExercise[]): Map<string, NameChoice> {
  const find = exerciseNames(exercises);
  const isTable = reading.source === 'strong' || reading.source === 'hevy';
  const names = new Set(reading.workouts.flatMap((workout) => workout.exercises.map(({ name }) => name)));
  return new Map(
    [...names].map((name): [string, NameChoice] => {
      const found = find(name);
      // The time of a device is a workout by itself; a set of a table is nothing if not an exercise.
      if (found === null && !isTable) return [name, { kind: 'out' }];
      return [name, found ? { kind: 'ours', id: found.id } : { kind: 'own' }];
    }),
  );
}

/** What would be taken over of a file, oldest first, and what would not, each with its reason. */
export function planImport(reading: ImportReading, choices: ImportChoices, facts: ImportFacts): ImportPlan {
  const left: LeftOut[] = [...reading.left];
  const isChosen = (origin: string | null) => origin === null || !choices.originsOut.has(origin);
  const single = sameNotedTwice({
    weights: reading.weights.filter(({ origin }) => isChosen(origin)),
    workouts: reading.workouts.filter(({ origin }) => isChosen(origin)),
  });
  left.push(...single.left);
  const suggested = suggestedNames(reading, facts.exercises);
  const choiceOf = (name: string) => choices.names.get(name) ?? suggested.get(name) ?? { kind: 'own' };
  const workouts = single.workouts.flatMap((workout) => rowOfWorkout(workout, { choices, facts, choiceOf, left }));
  const weights = single.weights.flatMap(({ when, lbs }) => {
    const reason = lbs > 0 && lbs <= LIMITS.bodyLbs ? whyNotAt(when.at, facts.now) : 'out_of_range';
    const entry = {
      logType: 'weight',
      value: Math.round(lbs * 100) / 100,
      unit: 'lbs',
      ...whenOf(when),
      notes: null,
    } as const;
    if (reason === null) return [{ line: null, what: 'Weight', entries: [entry] }];
    left.push({ line: null, what: 'Weight', reason });
    return [];
  });
  const own = reading.entries.map((entry) => ({ line: null, what: nameOfEntry(entry), entries: [entry] }));
  const rows = [...workouts, ...weights, ...own].sort((a, b) => timeOf(a) - timeOf(b));
  return { rows, left };
}

const timeOf = ({ entries }: ImportRow): number => Date.parse(entries[0]?.loggedAt ?? '') || 0;

const nameOfEntry = (entry: ImportedEntry): string =>
  entry.logType === 'exercise_completion' ? entry.exerciseName : entry.logType;

const whenOf = ({ at, utcOffsetMinutes }: Moment) => ({ loggedAt: new Date(at).toISOString(), utcOffsetMinutes });

type Placing = {
  choices: ImportChoices;
  facts: ImportFacts;
  choiceOf: (name: string) => NameChoice;
  left: LeftOut[];
};

/** Signs that no name of ours has; what a name begins with is text wherever it is shown, and made safe where a table is written. */
const plainText = (text: string, most: number): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, ' ')
    .trim()
    .slice(0, most)
    .trim();

function rowOfWorkout(workout: ReadWorkout, placing: Placing): ImportRow[] {
  const { choices, facts, left } = placing;
  const name = plainText(workout.name, LOG_TEXT.name) || 'Workout';
  const start = momentIn(workout.start, choices, facts);
  const reason = start ? whyNotAt(start.at, facts.now) : 'bad_date';
  if (start === null || reason !== null) {
    for (const line of linesOf(workout)) left.push({ line, what: name, reason: reason ?? 'bad_date' });
    return [];
  }
  const done = workout.exercises.flatMap((exercise) => entriesOf(exercise, { ...placing, start, dayName: name }));
  const wantsNone = workout.exercises.every((each) => placing.choiceOf(each.name).kind === 'out');
  const isWholeActivity = workout.line === null;
  // Of a table, a workout is what its sets are; of a device, the time that it took is one by itself.
  if (done.length === 0 && !(isWholeActivity && wantsNone)) return [];
  const minutes = Math.min(LIMITS.minutes, Math.round((lengthOf(workout, start, placing) ?? 0) / 60));
  const end = { at: Math.min(start.at + minutes * 60_000, facts.now), utcOffsetMinutes: start.utcOffsetMinutes };
  const whole: ImportedEntry = {
    logType: 'workout',
    planName: name,
    exerciseCount: Math.min(LIMITS.exercises, new Set(done.map(({ exerciseName }) => exerciseName)).size),
    totalDuration: minutes,
    ...whenOf(end),
    notes: plainText(workout.notes, LOG_TEXT.notes) || null,
  };
  return [{ line: workout.line, what: name, entries: [...done, whole] }];
}

const linesOf = (workout: ReadWorkout): (number | null)[] =>
  workout.line === null ? [null] : workout.exercises.flatMap(({ sets }) => sets.map(({ line }) => line));

function momentIn(start: string | Moment, { dayOrder }: ImportChoices, { timeZone }: ImportFacts): Moment | null {
  if (typeof start !== 'string') return start;
  const written = readMoment(start);
  return written && momentOf(written, dayOrder, timeZone);
}

function lengthOf({ seconds, end }: ReadWorkout, start: Moment, { choices, facts }: Placing): number | null {
  const ended = end === null ? null : momentIn(end, choices, facts);
  return ended && ended.at > start.at ? (ended.at - start.at) / 1000 : seconds;
}

type Doing = Extract<ImportedEntry, { logType: 'exercise_completion' }>;

/** The entries that an exercise becomes: one, or several where it has more sets than an entry holds. */
function entriesOf(exercise: ReadExercise, placing: Placing & { start: Moment; dayName: string }): Doing[] {
  const { choiceOf, facts, left, start, dayName } = placing;
  const choice = choiceOf(exercise.name);
  const what = plainText(exercise.name, LOG_TEXT.name) || 'Exercise';
  const isTable = exercise.sets.some(({ line }) => line > 0);
  if (choice.kind === 'out') {
    if (isTable) left.push(...exercise.sets.map(({ line }) => ({ line, what, reason: 'your_choice' as const })));
    return [];
  }
  const ours = choice.kind === 'ours' ? facts.exercises.find(({ id }) => id === choice.id) : undefined;
  const metric = ours?.metric ?? (exercise.sets.some(({ reps }) => reps) ? 'reps' : 'minutes');
  const category = ours?.category ?? (metric === 'minutes' ? 'cardio' : 'strength');
  const head = { logType: 'exercise_completion', exerciseName: ours?.name ?? what, dayName, category } as const;
  const noted = { notes: plainText(exercise.notes, LOG_TEXT.notes) || null, ...whenOf(start) };
  if (metric === 'minutes') return steadyEntry(exercise, { head, noted, left });
  const performed = exercise.sets.flatMap((set) => {
    const done = performedSet(set, { metric, ours, unit: placing.choices.unit });
    if (typeof done !== 'string') return [done];
    left.push({ line: set.line || null, what, reason: done });
    return [];
  });
  const entries: Doing[] = [];
  for (let at = 0; at < performed.length; at += LIMITS.setsOfOne) {
    const sets = performed.slice(at, at + LIMITS.setsOfOne).map((set, index) => ({ set: index + 1, ...set }));
    const counts = sets.map(({ reps }) => reps);
    const [low, high] = [Math.min(...counts), Math.max(...counts)];
    const dose =
      metric === 'seconds'
        ? { kind: 'seconds' as const, seconds: low, eachSide: false }
        : { kind: 'reps' as const, low, high, eachSide: false };
    entries.push({ ...head, ...noted, sets: sets.length, reps: doseText(dose), performed: sets });
  }
  return entries;
}

type Steady = {
  head: Pick<Doing, 'logType' | 'exerciseName' | 'dayName' | 'category'>;
  noted: Pick<Doing, 'notes' | 'loggedAt'>;
  left: LeftOut[];
};

/** Steady work is one block of minutes; how far it was stands in the note, as where it is logged by hand. */
function steadyEntry({ sets }: ReadExercise, { head, noted, left }: Steady): Doing[] {
  const timed = sets.filter(({ seconds }) => seconds !== null && seconds > 0 && seconds <= LIMITS.minutes * 60);
  const missing = sets.filter((set) => !timed.includes(set));
  for (const { line, seconds } of missing) {
    left.push({ line: line || null, what: head.exerciseName, reason: seconds ? 'out_of_range' : 'no_time' });
  }
  if (timed.length === 0) return [];
  const seconds = timed.reduce((sum, set) => sum + (set.seconds ?? 0), 0);
  const km = timed.reduce((sum, { metres }) => sum + (metres ?? 0), 0) / 1000;
  const far = km > 0 && km < 10_000 ? `${Math.round(km * 100) / 100} km` : null;
  const notes = [far, noted.notes].filter((part) => part !== null).join('. ') || null;
  const minutes = Math.min(LIMITS.minutes, Math.max(1, Math.round(seconds / 60)));
  return [{ ...head, ...noted, notes, sets: 1, reps: doseText({ kind: 'minutes', minutes }), performed: [] }];
}

type Done = Omit<Doing['performed'][number], 'set'>;
type Measuring = { metric: 'reps' | 'seconds'; ours: KnownExercise | undefined; unit: WeightUnit };

function performedSet(set: ReadSet, { metric, ours, unit }: Measuring): Done | LeftReason {
  const count = Math.round((metric === 'seconds' ? set.seconds : set.reps) ?? 0);
  if (count <= 0) return metric === 'seconds' ? 'no_time' : 'nothing_done';
  const isKg = (set.unit ?? unit) === 'kg';
  const lbs = set.weight === null ? null : isKg ? lbsFromKg(set.weight) : set.weight;
  if (count > LIMITS.reps || (lbs !== null && (lbs < 0 || lbs > LIMITS.weightLbs))) return 'out_of_range';
  // No weight is 0 in some files; where a weight is counted, 0 was not typed in.
  const counts = lbs !== null && lbs > 0 && ours?.loadType !== 'none';
  const rpe = set.rpe !== null && set.rpe >= 1 && set.rpe <= 10 ? { rpe: set.rpe } : {};
  return { weightLbs: counts ? Math.round(lbs * 100) / 100 : null, reps: count, ...rpe };
}
