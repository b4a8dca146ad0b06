import {
  coolDownMinutes,
  finisherMinutes,
  INTERVAL_MINUTES,
  isStanding,
  LINES_MAX,
  warmUpMinutes,
} from '../builder/session-ends.ts';
import type { TrainingBrief } from '../builder/training-brief.ts';
import { linesOf, type Session, withRests } from '../session.ts';
import { isArmCardio } from '../tracks/track.ts';
import { MAJOR_GROUPS } from '../volume/muscle-groups.ts';
import { trainsDirectly } from '../volume/volume.ts';
import { isIntervalWork } from './conditioning.ts';
import type { Dose } from './prescription.ts';
import { sessionSeconds, type TimedEntry } from './session-time.ts';

/** More lines to fill time with, made on demand: cardio first, then stretches. */
export type Fillers = {
  cardio: (minutes: number) => TimedEntry[];
  /** Something else than what is there already. */
  otherCardio: (beside: readonly TimedEntry[], minutes: number) => TimedEntry[];
  stretches: (count: number) => TimedEntry[];
};

/** Half a minute: what whole minutes of a block can leave over. */
const CLOSE_ENOUGH_SECONDS = 45;
const REST_STEPS = { least: -6, most: 4, mostGenerous: 12 };
const EASY_CARDIO_MAX_MINUTES = 15;
/** After so many rounds of small steps, longer rests and blocks are allowed. */
const GENEROUS_FROM_ROUND = 6;
const LAST_FROM_ROUND = 14;
const QUIET_COOL_DOWN_MAX_MINUTES = 3;
const CARDIO_SHARE_MAX = 0.4;
const CARDIO_SHARE_AT_LAST = 0.6;
/** Nobody is sent to one machine for longer, unless nothing else can fill the time. */
const CARDIO_BLOCK_MAX_MINUTES = 35;
const CARDIO_DAY_MAX_MINUTES = 75;
const ARM_BLOCK_MAX_MINUTES = 18;

function missing(session: Session, brief: TrainingBrief): number {
  return brief.minutes * 60 - sessionSeconds(linesOf(session));
}

/** Lever one: rests, in steps of 5 s. */
function adjustRests(session: Session, brief: TrainingBrief, ease: Ease): void {
  const original = session.work;
  let best = original;
  let bestError = Math.abs(missing(session, brief));
  const most = ease > 0 ? REST_STEPS.mostGenerous : REST_STEPS.most;
  for (let steps = REST_STEPS.least; steps <= most; steps++) {
    session.work = withRests(original, steps, brief);
    const error = Math.abs(missing(session, brief));
    if (error < bestError) {
      best = session.work;
      bestError = error;
    }
  }
  session.work = best;
}

/** How far the levers may go: 0 as planned, 1 generous, 2 as far as it takes. */
type Ease = 0 | 1 | 2;

type Limits = { least: number; most: number };

/** Lengthens or shortens a timed line by the seconds that are missing, inside limits in minutes. */
function stretchDose(dose: Dose, seconds: number, { least, most }: Limits): Dose {
  if (dose.kind === 'minutes') {
    return { kind: 'minutes', minutes: clamp(dose.minutes + Math.round(seconds / 60), { least, most }) };
  }
  if (dose.kind === 'reps' || dose.eachSide) return dose;
  const wanted = clamp(dose.seconds + seconds, { least: least * 60, most: most * 60 });
  return { ...dose, seconds: Math.round(wanted / 10) * 10 };
}

function clamp(value: number, { least, most }: Limits): number {
  return Math.min(Math.max(most, least), Math.max(least, value));
}

function adjustFirst(lines: TimedEntry[], seconds: number, limits: Limits): TimedEntry[] {
  const [first, ...others] = lines;
  return first ? [{ ...first, dose: stretchDose(first.dose, seconds, limits) }, ...others] : lines;
}

/** Minutes of the cardio block; on a lifting day never more than two fifths of the session. */
function cardioLimits(session: Session, brief: TrainingBrief, ease: Ease): Limits {
  if (session.kind === 'cardio')
    return { least: 5, most: ease > 0 ? CARDIO_DAY_MAX_MINUTES : CARDIO_BLOCK_MAX_MINUTES };
  const planned = finisherMinutes(brief);
  const ceiling = Math.min(CARDIO_BLOCK_MAX_MINUTES, Math.floor(brief.minutes * CARDIO_SHARE_MAX));
  if (ease > 1) return { least: 2, most: Math.floor(brief.minutes * CARDIO_SHARE_AT_LAST) };
  if (ease === 1) return { least: 2, most: ceiling };
  const most = Math.max(EASY_CARDIO_MAX_MINUTES, Math.ceil(planned * 1.5));
  return { least: Math.max(2, Math.ceil(planned / 2)), most: Math.min(ceiling, most) };
}

function longest({ exercise }: TimedEntry, { form }: TrainingBrief): number {
  if (form?.seated && isArmCardio(exercise)) return ARM_BLOCK_MAX_MINUTES;
  return isIntervalWork(exercise) ? INTERVAL_MINUTES : Number.POSITIVE_INFINITY;
}

/** On a cardio day the blocks share what is missing; no arm and no interval goes on for half an hour. */
function adjustCardio(session: Session, brief: TrainingBrief, limits: Limits): TimedEntry[] {
  const { cardio } = session;
  if (session.kind !== 'cardio') return adjustFirst(cardio, missing(session, brief), limits);
  const share = missing(session, brief) / Math.max(1, cardio.length);
  return cardio.map((line) => ({
    ...line,
    dose: stretchDose(line.dose, share, { ...limits, most: Math.min(limits.most, longest(line, brief)) }),
  }));
}

function adjustBlocks(session: Session, brief: TrainingBrief, ease: Ease): void {
  session.cardio = adjustCardio(session, brief, cardioLimits(session, brief, ease));
  const warm = warmUpMinutes(brief);
  const slack = ease > 0 ? 4 : 2;
  session.warmUp = adjustFirst(session.warmUp, missing(session, brief), { least: 3, most: warm + slack });
  const cool = coolDownMinutes(brief);
  const most = session.coolDown[0]?.dose.kind === 'seconds' ? QUIET_COOL_DOWN_MAX_MINUTES : cool + slack;
  session.coolDown = adjustFirst(session.coolDown, missing(session, brief), { least: 1, most });
}

/** Time left over: cardio if there is none yet, else a stretch, while there are lines. */
function addFiller(session: Session, brief: TrainingBrief, fillers: Fillers): boolean {
  const seconds = missing(session, brief);
  if (linesOf(session).length >= LINES_MAX) {
    if (session.cardio.length > 0) return false;
    return freeLine(session);
  }
  const before = linesOf(session).length;
  if (session.cardio.length === 0 && seconds >= 180) {
    session.cardio = fillers.cardio(Math.min(EASY_CARDIO_MAX_MINUTES, Math.floor(seconds / 60)));
  }
  if (linesOf(session).length === before) session.stretches = fillers.stretches(session.stretches.length + 1);
  return linesOf(session).length > before;
}

/** Stretches, then drills, are the first lines to go. */
function dropExtra(session: Session): boolean {
  const drill = session.warmUp.findLast(({ exercise }, at) => at > 0 && !isStanding(exercise));
  if (session.stretches.length > 0) session.stretches = session.stretches.slice(0, -1);
  else if (drill) session.warmUp = session.warmUp.filter((line) => line !== drill);
  else return false;
  return true;
}

/** Makes room for a cardio line: a stretch, a drill or a lesser exercise gives way. */
function freeLine(session: Session): boolean {
  if (dropExtra(session)) return true;
  const roles = ['accessory', 'core', 'secondary'];
  const spare = roles.map((role) => session.work.findLast((entry) => entry.role === role)).find((entry) => entry);
  session.work = session.work.filter((entry) => entry !== spare);
  return spare !== undefined;
}

const trainsMajor = ({ exercise }: TimedEntry) => MAJOR_GROUPS.some((group) => trainsDirectly(exercise, group));

/**
 * Too long: a stretch or drill, a set off the last small exercise, or the exercise itself when one set would be left. Where a large
 * muscle was left short (`isShort`), what trains none of them goes before a set of what does.
 */
function dropWork(session: Session, isShort: boolean): boolean {
  if (dropExtra(session)) return true;
  const index = [
    session.work.findLastIndex((entry) => entry.role === 'accessory' || entry.role === 'core'),
    isShort ? session.work.findLastIndex((entry) => entry.role === 'secondary' && !trainsMajor(entry)) : -1,
    session.work.findLastIndex((entry) => entry.sets > 2),
    session.work.findLastIndex((entry) => entry.role === 'secondary'),
  ].find((at) => at >= 0);
  const entry = index === undefined ? undefined : session.work[index];
  if (!entry) return false;
  if (entry.sets > 2) entry.sets -= 1;
  else session.work = session.work.filter((other) => other !== entry);
  return true;
}

/**
 * Brings a session to its minutes: rests, then cardio, warm-up and cool-down, then lines added or sets dropped. Strength work is
 * the last thing to go.
 */
export function fitTime(session: Session, brief: TrainingBrief, fillers: Fillers, isShort: boolean): void {
  fitLevers(session, brief, fillers, isShort);
  splitLongCardio(session, brief, fillers);
}

const isLong = ({ dose }: TimedEntry) => dose.kind === 'minutes' && dose.minutes > CARDIO_BLOCK_MAX_MINUTES;

/** Nobody stays on one machine for forty minutes: a long block goes on as another one, for which a stretch or a drill may give way. */
function splitLongCardio(session: Session, brief: TrainingBrief, fillers: Fillers): void {
  const long = session.cardio.find(isLong);
  if (long?.dose.kind !== 'minutes') return;
  if (linesOf(session).length >= LINES_MAX && !dropExtra(session)) return;
  const second = Math.floor(long.dose.minutes / 2);
  const first: TimedEntry = { ...long, dose: { kind: 'minutes', minutes: long.dose.minutes - second } };
  const other = fillers.otherCardio(session.cardio, second);
  session.cardio = session.cardio.flatMap((line) => (line === long && other.length > 0 ? [first, ...other] : [line]));
  if (other.length === 0) return;
  session.coolDown = adjustFirst(session.coolDown, missing(session, brief), {
    least: 1,
    most: coolDownMinutes(brief) + 4,
  });
}

function fitLevers(session: Session, brief: TrainingBrief, fillers: Fillers, isShort: boolean): void {
  for (let round = 0; round < 24; round++) {
    const ease: Ease = round < GENEROUS_FROM_ROUND ? 0 : round < LAST_FROM_ROUND ? 1 : 2;
    if (session.kind !== 'cardio') adjustRests(session, brief, ease);
    adjustBlocks(session, brief, ease);
    const seconds = missing(session, brief);
    if (Math.abs(seconds) <= CLOSE_ENOUGH_SECONDS) return;
    const changed = seconds > 0 ? addFiller(session, brief, fillers) : dropWork(session, isShort);
    if (!changed && ease === 2) return;
  }
}
