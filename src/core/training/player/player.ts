import type { PlannedExercise, WorkoutDay } from '../workout-plan.ts';
import {
  doneSets,
  isSamePlace,
  type Performed,
  type PlayerMode,
  type PlayerState,
  playerStateSchema,
  type SetPlace,
  type Visit,
} from './player-state.ts';
import { restAfter } from './rest-after.ts';
import { type OrderedSet, setsInOrder } from './set-order.ts';

/** Moments are milliseconds since 1970. */
export type PlayerEvent =
  /** The set is done; `logId` is the id of its log. */
  | { type: 'complete'; performed: Performed | null; logId: string; now: number }
  /** The last set was another than was said. */
  | { type: 'amend'; performed: Performed; logId: string }
  | { type: 'skip'; what: 'set' | 'exercise'; now: number }
  /** Takes the last set back, done or skipped, to do it again. */
  | { type: 'back' }
  | { type: 'tick'; now: number }
  | { type: 'skip_rest' }
  | { type: 'add_rest'; seconds: number }
  | { type: 'pause'; now: number }
  | { type: 'resume'; now: number }
  | { type: 'set_mode'; mode: PlayerMode }
  /** Another exercise in the place of the one that is next; it takes over the number of sets. */
  | { type: 'swap'; exercise: PlannedExercise }
  /** Another version of the day, or another day, as long as nothing of it is done. */
  | { type: 'use_day'; day: WorkoutDay }
  | { type: 'choose_day'; index: number; now: number }
  /** To the next day; or back to the set at which the workout was stopped early. */
  | { type: 'go_on'; now: number }
  | { type: 'finish' };

type Start = Pick<PlayerState, 'userId' | 'planId' | 'planName' | 'days'> & {
  /** The day that is due. */
  dayIndex: number;
  mode: PlayerMode;
  now: number;
};

/** A workout at its first set; null if the day has no exercise. */
export function startPlayer({ dayIndex, mode, now, ...plan }: Start): PlayerState | null {
  const state: PlayerState = {
    ...plan,
    version: 1,
    startDay: dayIndex,
    mode,
    phase: 'exercise',
    day: dayIndex,
    exercise: 0,
    set: 1,
    rest: null,
    pausedAt: null,
    visits: [],
    dayStartedAt: now,
  };
  return linesOf(state).length > 0 ? atStart(state) : null;
}

/** A workout from what was kept; null if that cannot be read or makes no sense. */
export function resumePlayer(kept: unknown): PlayerState | null {
  const parsed = playerStateSchema.safeParse(kept);
  return parsed.success && isSound(parsed.data) ? parsed.data : null;
}

function isSound(state: PlayerState): boolean {
  const { days, visits, phase, rest, startDay, day } = state;
  const exists = (place: SetPlace) => place.set <= (days[place.day]?.exercises[place.exercise]?.sets ?? 0);
  const isOnce = visits.every((visit, index) => visits.findIndex((other) => isSamePlace(visit, other)) === index);
  const isAhead = !visits.some((visit) => isSamePlace(visit, state));
  const isAt = phase === 'exercise' || phase === 'resting';
  const inReach = [...visits, state].every((place) => exists(place) && place.day >= startDay && place.day <= day);
  return inReach && isOnce && (isAhead || !isAt) && (rest !== null) === (phase === 'resting');
}

/** The next state. What makes no sense in a state, such as skipping a rest that is over, leaves it as it is. */
export function playerReducer(state: PlayerState, event: PlayerEvent): PlayerState {
  if (state.phase === 'completed') return event.type === 'go_on' ? reopened(state) : state;
  switch (event.type) {
    case 'complete':
      return complete(state, event);
    case 'amend':
      return amend(state, event);
    case 'skip':
      return skip(state, event);
    case 'back':
      return back(state);
    case 'tick':
      return state.rest && state.pausedAt === null && event.now >= state.rest.endsAt ? withoutRest(state) : state;
    case 'skip_rest':
      return state.phase === 'resting' ? withoutRest(state) : state;
    case 'add_rest':
      return state.rest ? { ...state, rest: longer(state.rest, event.seconds) } : state;
    case 'pause':
      return isUnderWay(state) && state.pausedAt === null ? { ...state, pausedAt: event.now } : state;
    case 'resume':
      return resume(state, event.now);
    case 'set_mode':
      return setMode(state, event.mode);
    case 'swap':
      return isUnderWay(state) ? withExercise(state, event.exercise) : state;
    case 'use_day':
      return isUntouched(state) && event.day.exercises.length > 0 ? atStart(withDay(state, event.day)) : state;
    case 'choose_day':
      return chooseDay(state, event);
    case 'go_on':
      return state.phase === 'day_done' ? enterDay(state, state.day + 1, event.now) : state;
    case 'finish':
      return { ...withoutRest(state), phase: 'completed' };
  }
}

const isUnderWay = ({ phase }: PlayerState) => phase === 'exercise' || phase === 'resting';

/** Nothing of the day is done or skipped yet. */
export const isUntouched = (state: PlayerState): boolean =>
  state.phase === 'exercise' && !state.visits.some(({ day }) => day === state.day);

/** Ended by the person while sets of the day were still open: its sets are kept, but it is no whole workout. */
export const isStoppedEarly = (state: PlayerState): boolean =>
  state.phase === 'completed' && nextOpen(state, state) !== undefined;

const reopened = (state: PlayerState): PlayerState =>
  isStoppedEarly(state) ? { ...state, phase: 'exercise', pausedAt: null } : state;

/** Whether the set that is on is the last one of its exercise that is still open. */
export const isLastOfExercise = (state: PlayerState): boolean =>
  orderOf(state).filter(
    ({ exercise, set }) =>
      exercise === state.exercise &&
      !state.visits.some((visit) => isSamePlace(visit, { day: state.day, exercise, set })),
  ).length === 1;

const linesOf = ({ days, day }: PlayerState): PlannedExercise[] => days[day]?.exercises ?? [];
const orderOf = (state: PlayerState): OrderedSet[] => setsInOrder(linesOf(state), state.mode);
const at = (state: PlayerState, { exercise, set }: OrderedSet): PlayerState => ({ ...state, exercise, set });

/** The exercise that is being done, or that comes after the rest. */
export const exerciseOf = (state: PlayerState): PlannedExercise | undefined => linesOf(state)[state.exercise];

function withoutRest(state: PlayerState): PlayerState {
  return { ...state, phase: state.phase === 'resting' ? 'exercise' : state.phase, rest: null, pausedAt: null };
}

const longer = (rest: NonNullable<PlayerState['rest']>, seconds: number) => ({
  endsAt: rest.endsAt + seconds * 1000,
  seconds: Math.max(1, rest.seconds + seconds),
});

/** The set that comes after one: the next in its block that is still open, else the first of the block, else of the next block. */
function nextOpen(state: PlayerState, from: Pick<SetPlace, 'exercise' | 'set'>): OrderedSet | undefined {
  const order = orderOf(state);
  const isOpen = ({ exercise, set }: OrderedSet) =>
    !state.visits.some((visit) => isSamePlace(visit, { day: state.day, exercise, set }));
  const open = order.filter(isOpen);
  const block = open.filter((one) => one.block === open[0]?.block);
  const place = order.findIndex(({ exercise, set }) => exercise === from.exercise && set === from.set);
  return block.find((one) => order.indexOf(one) > place) ?? block[0];
}

/** Seconds of rest after a set, before the next. */
function restBetween(state: PlayerState, before: SetPlace, next: OrderedSet): number {
  return restAfter(linesOf(state), state.mode, before, next);
}

/** Goes on from the set that was just left; without a rest where `now` is null. */
function advance(state: PlayerState, now: number | null): PlayerState {
  const next = nextOpen(state, state);
  if (!next) return { ...withoutRest(state), phase: state.days[state.day + 1] ? 'day_done' : 'completed' };
  const seconds = now === null ? 0 : restBetween(state, state, next);
  if (now === null || seconds <= 0) return { ...at(withoutRest(state), next), phase: 'exercise' };
  return { ...at(state, next), phase: 'resting', rest: { endsAt: now + seconds * 1000, seconds } };
}

const visitOf = ({ day, exercise, set }: SetPlace, done: Visit['done']): Visit => ({ day, exercise, set, done });

type Complete = Extract<PlayerEvent, { type: 'complete' }>;

function complete(state: PlayerState, { performed, logId, now }: Complete): PlayerState {
  const exercise = exerciseOf(state);
  if (state.phase !== 'exercise' || !exercise) return state;
  const { exerciseId, name } = exercise;
  const visit = visitOf(state, { exerciseId, name, performed, logId, at: now });
  return advance({ ...state, visits: [...state.visits, visit], pausedAt: null }, now);
}

function amend(state: PlayerState, { performed, logId }: Extract<PlayerEvent, { type: 'amend' }>): PlayerState {
  const last = state.visits.at(-1);
  if (!last?.done) return state;
  return { ...state, visits: [...state.visits.slice(0, -1), { ...last, done: { ...last.done, performed, logId } }] };
}

/** A skipped set needs no rest; whoever skips during a rest goes on resting. */
function skip(state: PlayerState, { what, now }: Extract<PlayerEvent, { type: 'skip' }>): PlayerState {
  if (!isUnderWay(state)) return state;
  const { day, exercise } = state;
  const sets = orderOf(state).filter(
    (one) =>
      one.exercise === exercise &&
      (what === 'exercise' || one.set === state.set) &&
      !state.visits.some((visit) => isSamePlace(visit, { day, exercise, set: one.set })),
  );
  const visits = [...state.visits, ...sets.map(({ set }) => visitOf({ day, exercise, set }, null))];
  const advanced = advance({ ...state, visits }, null);
  const isResting = state.rest !== null && advanced.phase === 'exercise' && (state.pausedAt ?? now) < state.rest.endsAt;
  return isResting ? { ...advanced, phase: 'resting', rest: state.rest, pausedAt: state.pausedAt } : advanced;
}

function back(state: PlayerState): PlayerState {
  const last = state.visits.at(-1);
  if (!last || last.day !== state.day || !isUnderWay(state)) return state;
  const { exercise, set } = last;
  return { ...withoutRest(state), exercise, set, visits: state.visits.slice(0, -1) };
}

function resume(state: PlayerState, now: number): PlayerState {
  if (state.pausedAt === null) return state;
  const paused = Math.max(0, now - state.pausedAt);
  const rest = state.rest && { ...state.rest, endsAt: state.rest.endsAt + paused };
  return { ...state, rest, pausedAt: null };
}

/** During a rest the next set may be another one; a set that has begun is finished first. */
function setMode(state: PlayerState, mode: PlayerMode): PlayerState {
  const changed = { ...state, mode };
  const last = state.visits.at(-1);
  if (isUntouched(state)) return atStart(changed);
  const next = state.phase === 'resting' && last ? nextOpen(changed, last) : undefined;
  return next ? at(changed, next) : changed;
}

function withDay(state: PlayerState, day: WorkoutDay): PlayerState {
  return { ...state, days: state.days.map((one, index) => (index === state.day ? day : one)) };
}

function withExercise(state: PlayerState, exercise: PlannedExercise): PlayerState {
  const day = state.days[state.day];
  const sets = exerciseOf(state)?.sets;
  if (!day || sets === undefined) return state;
  const exercises = day.exercises.map((one, index) => (index === state.exercise ? { ...exercise, sets } : one));
  return withDay(state, { ...day, exercises });
}

/** At the first set of the day; as it was where the day has none. */
function atStart(state: PlayerState): PlayerState {
  const [first] = orderOf(state);
  return first ? at(state, first) : state;
}

function enterDay(state: PlayerState, day: number, now: number): PlayerState {
  const entered: PlayerState = { ...withoutRest(state), phase: 'exercise', day, dayStartedAt: now };
  return linesOf(entered).length > 0 ? atStart(entered) : state;
}

function chooseDay(state: PlayerState, { index, now }: Extract<PlayerEvent, { type: 'choose_day' }>): PlayerState {
  if (state.visits.length > 0) return state;
  const entered = enterDay(state, index, now);
  return entered === state ? state : { ...entered, startDay: index };
}

/**
 * Sets that are done and sets in all, of the days that were entered so far: the one that was due, and those after it that the
 * person went on to. `percent` is between 0 and 100.
 */
export function playerProgress(state: PlayerState): { done: number; total: number; percent: number } {
  const days = state.days.slice(state.startDay, state.day + 1);
  const total = days.flatMap(({ exercises }) => exercises).reduce((sum, { sets }) => sum + sets, 0);
  const done = doneSets(state).length;
  return { done, total, percent: total === 0 ? 0 : (100 * done) / total };
}
