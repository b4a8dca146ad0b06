import type { ExerciseCatalogue } from '#core/catalogue/exercise.ts';
import type { PlannedExercise, WorkoutDay } from '../workout-plan.ts';
import type { Dose } from './prescription.ts';
import { doseText, durationText, restText } from './prescription.ts';
import { dayMinutes, sessionSeconds, type TimedEntry, timedEntries } from './session-time.ts';

/** Offered with every session; any other number is asked for. */
export const SHORT_MINUTES = [15, 20] as const;

type Line = TimedEntry & { planned: PlannedExercise };

const WARM_UP_MINUTES = 3;
const COOL_DOWN_SECONDS = 60;
const FIRST_SETS = 2;
const MOST_SETS = 3;
/** How far over its minutes a short session may go while it is being filled. */
const OVER = 1.05;
const CARDIO_MAX_MINUTES = 14;
const REST_STEP_SECONDS = 5;
const REST_RANGE = { least: 30, most: 90 };

/**
 * The same session in fewer minutes, such as 15 or 20: a warm-up, the first lifts with two or three sets each, a minute to calm down. It keeps the
 * day's name, so that it counts as that day once it is logged.
 */
export function shortSession(day: WorkoutDay, minutes: number, catalogue: ExerciseCatalogue): WorkoutDay {
  const lines = linesOf(day, catalogue);
  const of = (category: string) => lines.filter(({ planned }) => planned.category === category);
  const [warmUp, coolDown] = [shortWarmUp(of('warmup')), shortCoolDown([...of('cooldown'), ...of('flexibility')])];
  const lifts = of('strength');
  const cardio = of('cardio').slice(0, 1);
  const isCardioDay = cardio.some(({ dose }) => secondsOf(dose) > secondsOfWork(lifts));
  const work = isCardioDay ? cardio : fewerLifts(lifts, (chosen) => fits([...warmUp, ...chosen, ...coolDown], minutes));
  const fitted = fitBlocks({ warmUp, work, coolDown }, minutes);
  const exercises = fitted.map(writeLine);
  const short = { ...day, exercises };
  return { ...short, estimatedMinutes: Math.max(1, Math.round(dayMinutes(short, catalogue))) };
}

function linesOf(day: WorkoutDay, catalogue: ExerciseCatalogue): Line[] {
  return day.exercises.flatMap((planned) =>
    timedEntries({ ...day, exercises: [planned] }, catalogue).map((entry) => ({ ...entry, planned })),
  );
}

function secondsOf(dose: Dose): number {
  if (dose.kind === 'reps') return 0;
  return dose.kind === 'minutes' ? dose.minutes * 60 : dose.seconds * (dose.eachSide ? 2 : 1);
}

function secondsOfWork(lifts: readonly Line[]): number {
  return sessionSeconds(lifts);
}

function shortWarmUp(lines: readonly Line[]): Line[] {
  const block = lines.find(({ dose }) => dose.kind === 'minutes');
  if (block) return [{ ...block, sets: 1, dose: { kind: 'minutes', minutes: WARM_UP_MINUTES } }];
  // Without a block of easy movement the drills share the three minutes.
  const drills = lines.filter(({ dose }) => dose.kind === 'seconds').slice(0, 2);
  const each = (WARM_UP_MINUTES * 60) / Math.max(1, drills.length);
  return drills.map((line) => withSeconds(line, each));
}

function shortCoolDown(lines: readonly Line[]): Line[] {
  const [first] = lines;
  if (!first) return [];
  if (first.dose.kind === 'minutes') return [{ ...first, sets: 1, dose: { kind: 'minutes', minutes: 1 } }];
  return [withSeconds(first, COOL_DOWN_SECONDS)];
}

function withSeconds(line: Line, seconds: number): Line {
  const eachSide = line.dose.kind !== 'minutes' && line.dose.eachSide;
  return { ...line, sets: 1, dose: { kind: 'seconds', seconds: seconds / (eachSide ? 2 : 1), eachSide } };
}

function fits(lines: readonly TimedEntry[], minutes: number): boolean {
  return sessionSeconds(lines) <= minutes * 60 * OVER;
}

/** The first lifts of the day with two sets each, as many as fit, then a third set where time is left. */
function fewerLifts(lifts: readonly Line[], hasTime: (chosen: readonly Line[]) => boolean): Line[] {
  let chosen: Line[] = [];
  for (const lift of lifts) {
    const more = [...chosen, { ...lift, sets: Math.min(FIRST_SETS, lift.sets) }];
    if (hasTime(more)) chosen = more;
  }
  for (const [index, { planned }] of chosen.entries()) {
    const more = chosen.map((line, at) => (at === index ? { ...line, sets: Math.min(MOST_SETS, planned.sets) } : line));
    if (hasTime(more)) chosen = more;
  }
  return chosen;
}

type Blocks = { warmUp: Line[]; work: Line[]; coolDown: Line[] };

/** Brings the session to its minutes: cardio blocks and rests first, then the warm-up and the cool-down. */
function fitBlocks({ warmUp, work, coolDown }: Blocks, minutes: number): Line[] {
  const missing = (lines: readonly Line[]) => minutes * 60 - sessionSeconds(lines);
  const rested = bestRests(work, (lines) => Math.abs(missing([...warmUp, ...lines, ...coolDown])));
  const blocks = rested.map((line) =>
    line.planned.category === 'cardio'
      ? longer(line, missing([...warmUp, ...rested, ...coolDown]), CARDIO_MAX_MINUTES)
      : line,
  );
  const warm = warmUp.map((line, index) =>
    index === 0 ? longer(line, missing([...warmUp, ...blocks, ...coolDown]), 2 * WARM_UP_MINUTES) : line,
  );
  const calm = coolDown.map((line) => longer(line, missing([...warm, ...blocks, ...coolDown]), WARM_UP_MINUTES));
  return [...warm, ...blocks, ...calm];
}

/** Rests moved together, five seconds at a time, to where the time fits best. */
function bestRests(work: Line[], error: (lines: readonly Line[]) => number): Line[] {
  let best = work;
  for (let change = -30; change <= 30; change += REST_STEP_SECONDS) {
    const moved = work.map((line) => {
      if (line.planned.category !== 'strength') return line;
      const restSeconds = Math.min(REST_RANGE.most, Math.max(REST_RANGE.least, line.restSeconds + change));
      return { ...line, restSeconds };
    });
    if (error(moved) < error(best)) best = moved;
  }
  return best;
}

/** A block made longer, or cardio shorter, by what is missing. */
function longer(line: Line, seconds: number, mostMinutes: number): Line {
  const isCardio = line.planned.category === 'cardio';
  if (seconds <= 0 && !isCardio) return line;
  const { dose } = line;
  if (dose.kind === 'minutes') {
    const minutes = Math.min(mostMinutes, Math.max(1, dose.minutes + Math.round(seconds / 60)));
    return { ...line, dose: { kind: 'minutes', minutes } };
  }
  if (dose.kind === 'reps') return line;
  const sides = dose.eachSide ? 2 : 1;
  const wanted = Math.min(mostMinutes * 60, Math.max(COOL_DOWN_SECONDS, dose.seconds * sides + seconds));
  return { ...line, dose: { ...dose, seconds: Math.round(wanted / sides / 10) * 10 } };
}

function writeLine({ planned, sets, dose, restSeconds }: Line): PlannedExercise {
  return { ...planned, sets, reps: doseText(dose), duration: durationText(dose), rest: restText(restSeconds) };
}
