import type { Goal } from '#core/athlete/profile.ts';
import type { Exercise, ExerciseCatalogue } from '#core/catalogue/exercise.ts';
import type { Level } from '#core/catalogue/level.ts';
import type { Check } from '#core/certificate/certificate.ts';
import { verdict } from '#core/certificate/verdict.ts';
import { isAllowed, type Trainee } from './allowed-pool.ts';
import {
  daySets,
  isPull,
  isPush,
  MAJOR_GROUPS,
  MUSCLE_GROUPS,
  setsOf,
  shareOf,
  weekSets,
  workingSets,
} from './muscle-sets.ts';
import { type CheckedDay, strengthSteps } from './week.ts';

type ByLevel = Record<Level, number>;
/** Weekly fractional sets that a major muscle needs, and the most that it gets. */
const FLOORS: Record<Goal, ByLevel> = {
  muscle_gain: { beginner: 6, intermediate: 8, advanced: 10 },
  weight_loss: { beginner: 4, intermediate: 4, advanced: 6 },
  fitness: { beginner: 4, intermediate: 4, advanced: 6 },
};
const MAJOR_CAPS: Record<Goal, ByLevel> = {
  muscle_gain: { beginner: 14, intermediate: 18, advanced: 22 },
  weight_loss: { beginner: 12, intermediate: 14, advanced: 16 },
  fitness: { beginner: 12, intermediate: 14, advanced: 16 },
};
const MINOR_CAPS: ByLevel = { beginner: 10, intermediate: 14, advanced: 18 };
const SESSION_CAPS: ByLevel = { beginner: 6, intermediate: 8, advanced: 10 };
const SESSION_SETS = 26;
const BEGINNER_LIFTING_DAYS = 4;
const CAPACITY_SHARE = 0.15;
const LEAST_FLOOR = 2.5;
/** From here on a day counts as lifting; cardio days hold a little core work. */
const LIFTING_DAY_SETS = 6;
const SETS_PER_EXERCISE: ByLevel = { beginner: 3, intermediate: 4, advanced: 5 };
const PUSH_PULL = { least: 0.67, most: 1.33 };
const HARD_DAY = 6;
const NEXT_DAY = 4;
/** Which days of a plan follow each other on the calendar: Mon/Tue/Thu/Fri for four, and so on. */
const FOLLOWS: Record<number, readonly number[]> = { 2: [], 3: [], 4: [0, 2], 5: [0, 1], 6: [0, 1, 2, 3, 4] };
const MAIN_PATTERNS = [
  'squat',
  'lunge',
  'hinge',
  'horizontal_push',
  'vertical_push',
  'horizontal_pull',
  'vertical_pull',
];
const FAST_PATTERNS = ['power', 'plyometric'];

type Week = readonly CheckedDay[];

function pool(catalogue: ExerciseCatalogue, trainee: Trainee): Exercise[] {
  return [...catalogue.exercises.values()].filter(
    (exercise) => exercise.category === 'strength' && isAllowed(exercise, trainee),
  );
}

/** Weekly sets that a major muscle needs: the table, eased by how much the week holds; only gentle work with a baby on the way or just born. */
function tableFloor(week: Week, { profile, constraints, level }: Trainee): number {
  const { modes } = constraints.training;
  const goal = modes.includes('pregnancy') || modes.includes('postpartum') ? 'fitness' : profile.goal;
  const lifting = week.filter((day) => workingSets(day) >= LIFTING_DAY_SETS);
  const weekly = lifting.reduce((sum, day) => sum + workingSets(day), 0);
  return Math.max(LEAST_FLOOR, Math.min(FLOORS[goal][level], Math.floor(CAPACITY_SHARE * weekly)));
}

/** A floor holds only as far as the person's own pool can serve it; what cannot be trained is waived, not claimed. */
function coverage(week: Week, trainee: Trainee, servable: readonly Exercise[]): Check {
  const gentle = trainee.constraints.training.modes.includes('clear_first');
  const floor = gentle ? 0 : tableFloor(week, trainee);
  const needs = MAJOR_GROUPS.map((group) => {
    const fitting = servable.filter((exercise) => shareOf(exercise, group) === 1).length;
    return { group, sets: weekSets(week, group), least: Math.min(floor, fitting * SETS_PER_EXERCISE[trainee.level]) };
  });
  const problems = needs
    .filter(({ sets, least }) => sets < least - 1e-9)
    .map(({ group, sets, least }) => `${group} gets ${sets} sets a week, at least ${least.toFixed(1)} are needed.`);
  const waived = needs.filter(({ least }) => least < floor).map(({ group }) => group);
  const fine =
    waived.length === 0
      ? 'Every major muscle gets its sets.'
      : `Every major muscle gets its sets, ${waived.join(' and ')} as far as safe exercises for it are at hand.`;
  return verdict('coverage', problems, fine);
}

function caps(week: Week, { profile, level }: Trainee): Check[] {
  const groups = Object.keys(MUSCLE_GROUPS);
  const weekly = groups
    .map((group) => {
      const major = MAJOR_GROUPS.some((name) => name === group);
      return { group, sets: weekSets(week, group), most: major ? MAJOR_CAPS[profile.goal][level] : MINOR_CAPS[level] };
    })
    .filter(({ sets, most }) => sets > most)
    .map(({ group, sets, most }) => `${group} gets ${sets} sets a week, at most ${most} are useful.`);
  const session = week.flatMap((day) => [
    ...groups
      .map((group) => ({ group, sets: daySets(day, group) }))
      .filter(({ sets }) => sets > SESSION_CAPS[level])
      .map(({ group, sets }) => `${day.label} gives ${group} ${sets} sets, at most ${SESSION_CAPS[level]} are useful.`),
    ...(workingSets(day) > SESSION_SETS ? [`${day.label} holds ${workingSets(day)} working sets.`] : []),
  ]);
  const lifting = week.filter((day) => workingSets(day) >= LIFTING_DAY_SETS).length;
  const days =
    level === 'beginner' && lifting > BEGINNER_LIFTING_DAYS ? [`A beginner would lift on ${lifting} days.`] : [];
  return [
    verdict('weekly-caps', weekly, 'No muscle gets more sets a week than help.'),
    verdict('session-caps', session, 'No session asks too much of one muscle.'),
    verdict('lifting-days', days, 'The number of lifting days suits the level.'),
  ];
}

function pushPull(week: Week, trainee: Trainee, servable: readonly Exercise[]): Check {
  const push = setsOf(week, isPush);
  const pull = setsOf(week, isPull);
  if (push + pull === 0 || !servable.some(isPush) || !servable.some(isPull)) {
    return verdict('push-pull', [], 'There is nothing to balance between pushing and pulling.');
  }
  const { injuries } = trainee.constraints.training;
  const armHurt = injuries.shoulder ?? injuries.elbow ?? injuries.wrist;
  const ratio = push / Math.max(pull, 1e-9);
  const off = ratio > PUSH_PULL.most || (armHurt === undefined && ratio < PUSH_PULL.least);
  return verdict(
    'push-pull',
    off ? [`${push} pushing sets stand against ${pull} pulling sets.`] : [],
    `${push} pushing and ${pull} pulling sets are in balance.`,
  );
}

function recovery(week: Week): Check {
  const problems = (FOLLOWS[week.length] ?? []).flatMap((at) => {
    const [today, next] = [week[at], week[at + 1]];
    if (!today || !next) return [];
    return Object.keys(MUSCLE_GROUPS)
      .map((group) => ({ group, first: daySets(today, group), second: daySets(next, group) }))
      .filter(({ first, second }) => first >= HARD_DAY && second >= NEXT_DAY && second > first / 2)
      .map(({ group, first, second }) => `${group} gets ${first} sets and ${second} more on the next day.`);
  });
  return verdict('recovery', problems, 'No muscle is trained hard on two days running.');
}

const isMain = ({ mechanic, pattern }: Exercise) => mechanic === 'compound' && MAIN_PATTERNS.includes(pattern);
const isFast = ({ pattern }: Exercise) => FAST_PATTERNS.includes(pattern);

/** Small movements of a muscle that come before its first large one. */
function smallBeforeLarge(lifts: readonly Exercise[]): string[] {
  return lifts.flatMap((exercise, at) => {
    if (exercise.mechanic !== 'isolation') return [];
    const sameMuscle = (other: Exercise) =>
      isMain(other) && other.primaryMuscles.some((muscle) => exercise.primaryMuscles.includes(muscle));
    const after = lifts.slice(at + 1).find(sameMuscle);
    return after && !lifts.slice(0, at).some(sameMuscle) ? [`${exercise.name} comes before ${after.name}.`] : [];
  });
}

function order(week: Week): Check {
  const problems = week.flatMap((day) => {
    const lifts = strengthSteps(day).map(({ exercise }) => exercise);
    const firstSlow = lifts.findIndex((lift) => !isFast(lift));
    const late = lifts.filter((lift, at) => isFast(lift) && firstSlow >= 0 && at > firstSlow);
    const lastLift = day.steps.findLastIndex(({ role }) => role === 'strength');
    const early = day.steps.filter(({ role }, at) => role === 'cardio' && at < lastLift);
    return [
      ...smallBeforeLarge(lifts),
      ...late.map(({ name }) => `${name} comes after slower lifts.`),
      ...early.map(({ exercise }) => `${exercise.name} comes before the last lift.`),
    ].map((problem) => `${day.label}: ${problem}`);
  });
  return verdict('order', problems, 'Fast and large movements come first, cardio last.');
}

/** How much each muscle is trained, in which balance, and in which order. */
export function volumeChecks(week: Week, trainee: Trainee, catalogue: ExerciseCatalogue): Check[] {
  const servable = pool(catalogue, trainee);
  return [
    coverage(week, trainee, servable),
    ...caps(week, trainee),
    pushPull(week, trainee, servable),
    recovery(week),
    order(week),
  ];
}
