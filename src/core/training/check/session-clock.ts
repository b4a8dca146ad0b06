import type { CheckedDay, Step } from './week.ts';

const SET_OVERHEAD_SECONDS = 10;
const SECONDS_PER_REP = 3;
const SIDE_CHANGE_SECONDS = 8;
/** The player pauses this long between two rounds, in place of the rest of the round's last exercise. */
const ROUND_PAUSE_SECONDS = 90;
const SETUP_SECONDS = {
  bodyweight: 15,
  none: 15,
  household_weight: 25,
  band: 25,
  machine: 30,
  cable: 35,
  free_weight: 40,
} as const;
const FIRST_BARBELL_SETUP_SECONDS = 75;
const LIGHT_SET_PAUSE_SECONDS = 30;
const LONG_BOUT_SECONDS = 120;

function workSeconds({ dose, sides: asked, role }: Step): number {
  if (!dose) return 0;
  const amount = (dose.low + dose.high) / 2;
  const sides = dose.eachSide || (asked === 2 && dose.kind === 'reps') ? 2 : 1;
  const change = sides === 2 ? SIDE_CHANGE_SECONDS : 0;
  if (dose.kind === 'reps') return SET_OVERHEAD_SECONDS + amount * SECONDS_PER_REP * sides + change;
  const readying = role === 'strength' || (role === 'cardio' && amount < LONG_BOUT_SECONDS) ? SET_OVERHEAD_SECONDS : 0;
  return readying + amount * sides;
}

/** The lighter sets that the plan writes down before a lift. */
function lightSetSeconds({ planned, role }: Step): number {
  if (role !== 'strength') return 0;
  const seconds = (reps: number) => SET_OVERHEAD_SECONDS + reps * SECONDS_PER_REP + LIGHT_SET_PAUSE_SECONDS;
  return (planned.warmUp ?? []).reduce((sum, { reps }) => sum + seconds(reps), 0);
}

function setupSeconds({ exercise, role, planned }: Step, barbellSeen: boolean): number {
  if (role !== 'strength') return 0;
  const barbell = exercise.equipment.some((group) => group.includes('barbell'));
  return barbell && !barbellSeen && planned.warmUp === undefined
    ? FIRST_BARBELL_SETUP_SECONDS
    : SETUP_SECONDS[exercise.loadType];
}

/** Seconds of one entry of the list: set-up, all sets and their rests. */
function entrySeconds(step: Step, barbellSeen: boolean): number {
  const { planned, restSeconds } = step;
  return (
    setupSeconds(step, barbellSeen) + lightSetSeconds(step) + planned.sets * (workSeconds(step) + (restSeconds ?? 0))
  );
}

/** What walking in rounds adds: between rounds the pause replaces the rest of the last exercise still running. */
function roundExtra(steps: readonly Step[]): number {
  const repeated = steps.filter((step) => step.planned.sets > 1);
  const rounds = Math.max(1, ...repeated.map((step) => step.planned.sets));
  let extra = 0;
  for (let round = 1; round < rounds; round++) {
    const last = repeated.filter((step) => step.planned.sets >= round).at(-1);
    extra += ROUND_PAUSE_SECONDS - (last?.restSeconds ?? ROUND_PAUSE_SECONDS);
  }
  return extra;
}

export type SessionMinutes = { warmup: number; strength: number; cardio: number; cooldown: number; total: number };

/** Minutes that a day takes, by part: ten seconds to get ready and three a repetition, the stated rests, and set-up by kind of load. */
export function sessionMinutes(day: CheckedDay): SessionMinutes {
  const seconds = { warmup: 0, strength: 0, cardio: 0, cooldown: 0 };
  let barbellSeen = false;
  for (const step of day.steps) {
    seconds[step.role] += entrySeconds(step, barbellSeen);
    barbellSeen ||= step.exercise.equipment.some((group) => group.includes('barbell'));
  }
  seconds.strength += roundExtra(day.steps);
  const total = seconds.warmup + seconds.strength + seconds.cardio + seconds.cooldown;
  return {
    warmup: seconds.warmup / 60,
    strength: seconds.strength / 60,
    cardio: seconds.cardio / 60,
    cooldown: seconds.cooldown / 60,
    total: total / 60,
  };
}
