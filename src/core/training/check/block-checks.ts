import type { TrainingRules } from '#core/athlete/constraints.ts';
import type { Exercise } from '#core/catalogue/exercise.ts';
import type { Check } from '#core/certificate/certificate.ts';
import { verdict } from '#core/certificate/verdict.ts';
import type { WorkoutPlanDraft } from '#core/training/workout-plan.ts';
import type { Trainee } from './allowed-pool.ts';
import { workingSets } from './muscle-sets.ts';
import { type CheckedDay, type Step, strengthSteps } from './week.ts';

const REPEATED_FROM_DAYS = 3;
/** Share of the sets that goes to lifts done on two days or more; a room with one kettlebell can be short of lifts that fit each day. */
const REPEATED_LEAST = 0.4;
/** A swap may change its exercise by a set, and a good week adds two. */
const SETS_MOVED = 4;
const LIGHTER = { least: 0.4, most: 0.75 };
const WARM_UP_MOST = 0.9;
const LIGHT_REPS_MOST = 10;
const ROUNDS = { least: 4, most: 12 };
const HARD_EFFORT_MOST = 8;

type Facts = { plan: WorkoutPlanDraft; week: readonly CheckedDay[]; trainee: Trainee };

/** Sets of the week by exercise, with the days on which it is done. */
function lifts(week: readonly CheckedDay[]): Map<string, { sets: number; days: Set<string> }> {
  const found = new Map<string, { sets: number; days: Set<string> }>();
  for (const day of week) {
    for (const { exercise, planned } of strengthSteps(day)) {
      const known = found.get(exercise.id) ?? { sets: 0, days: new Set() };
      found.set(exercise.id, { sets: known.sets + planned.sets, days: known.days.add(day.label) });
    }
  }
  return found;
}

function anchors({ plan, week }: Facts): Check {
  const all = lifts(week);
  const total = [...all.values()].reduce((sum, { sets }) => sum + sets, 0);
  const repeated = [...all.values()].reduce((sum, { sets, days }) => sum + (days.size > 1 ? sets : 0), 0);
  const share = total === 0 ? 1 : repeated / total;
  const gone = (plan.block?.anchors ?? []).filter((id) => !all.has(id));
  const few = plan.block !== undefined && week.length >= REPEATED_FROM_DAYS && share < REPEATED_LEAST;
  return verdict(
    'anchors',
    [
      ...gone.map((id) => `${id} is said to stay all weeks and is on no day.`),
      ...(few ? [`Only ${Math.round(100 * share)} of 100 sets belong to lifts that come back in the week.`] : []),
    ],
    `${Math.round(100 * share)} of 100 sets belong to lifts that come back in the week.`,
  );
}

function blockWeeks({ plan, week }: Facts): Check {
  const weeks = plan.block?.weeks ?? [];
  const sets = week.reduce((sum, day) => sum + workingSets(day), 0);
  const lighter = weeks.filter((one) => one.lighter);
  const misnumbered = weeks.some((one, at) => one.week !== at + 1);
  const wrong = weeks.filter((one) => !one.lighter && Math.abs(one.sets - sets) > SETS_MOVED);
  const notLight = lighter.filter((one) => one.sets < LIGHTER.least * sets || one.sets > LIGHTER.most * sets);
  return verdict(
    'block',
    [
      ...(misnumbered ? ['The weeks are not numbered from 1.'] : []),
      ...(lighter.length > 1 ? ['More than one week is lighter.'] : []),
      ...wrong.map((one) => `Week ${one.week} states ${one.sets} sets, the days hold ${sets}.`),
      ...notLight.map((one) => `Week ${one.week} is called lighter with ${one.sets} of ${sets} sets.`),
    ],
    'The weeks ahead state the sets that the days hold.',
  );
}

const byStep =
  (size: number, least = size) =>
  (lbs: number) =>
    lbs >= least && Math.abs(lbs / size - Math.round(lbs / size)) < 1e-6;
const KETTLEBELLS = [9, 18, 26, 35, 44, 53, 62, 70, 79, 88, 97, 106];
const MADE_OF: Readonly<Record<string, (lbs: number) => boolean>> = {
  barbell: byStep(5, 45),
  trap_bar: byStep(5, 45),
  ez_bar: byStep(5, 20),
  'machine:smith': byStep(5),
  dumbbell: (lbs) => byStep(lbs <= 15 ? 2.5 : 5)(lbs),
  kettlebell: (lbs) => KETTLEBELLS.includes(lbs),
  medicine_ball: byStep(2),
};

/** Can the weight be put together with a piece that the exercise takes and the person has? Stacks go by 10. */
function canBeLoaded({ equipment }: Exercise, lbs: number, rules: TrainingRules): boolean {
  const tokens = equipment.flat().filter((token) => rules.equipment.includes(token));
  return tokens.some((token) => {
    const isStack = token === 'cable' || token.startsWith('machine:');
    const isMade = MADE_OF[token] ?? (isStack ? byStep(10) : () => false);
    return lbs <= (rules.maxLoadLbs[token] ?? Number.POSITIVE_INFINITY) && isMade(lbs);
  });
}

function badLoad({ planned, exercise }: Step, { constraints }: Trainee): string[] {
  const { startLbs, warmUp = [] } = planned;
  const weights = warmUp.map(({ weightLbs }) => weightLbs);
  const unmade = [...(startLbs === undefined ? [] : [startLbs]), ...weights].find(
    (lbs) => !canBeLoaded(exercise, lbs, constraints.training),
  );
  const falls = weights.some((lbs, at) => at > 0 && lbs <= (weights[at - 1] ?? 0));
  const heavy = weights.find((lbs) => startLbs === undefined || lbs > Math.max(WARM_UP_MOST * startLbs, startLbs - 10));
  return [
    ...(unmade === undefined ? [] : [`asks for ${unmade} lb, which cannot be put together`]),
    ...(falls ? ['does not warm up with rising weights'] : []),
    ...(heavy === undefined ? [] : [`warms up with ${heavy} lb`]),
    ...(warmUp.some(({ reps }) => reps > LIGHT_REPS_MOST) ? ['tires with its warm-up sets'] : []),
  ];
}

function badIntervals({ planned, exercise, dose }: Step, { level }: Trainee): string[] {
  const { intervals } = planned;
  if (!/interval|hiit/.test(exercise.id) || dose?.kind !== 'time')
    return intervals ? ['has rounds without hard parts'] : [];
  if (!intervals) return ['has minutes of intervals without rounds'];
  const { rounds, workSeconds, restSeconds, effort } = intervals;
  const tooLong = rounds * (workSeconds + restSeconds) > dose.high && rounds > ROUNDS.least;
  return [
    ...(tooLong ? [`takes ${rounds} rounds, more than its minutes hold`] : []),
    ...(rounds < ROUNDS.least || rounds > ROUNDS.most ? [`asks for ${rounds} rounds`] : []),
    ...(effort > HARD_EFFORT_MOST || (level === 'beginner' && effort > HARD_EFFORT_MOST - 1)
      ? [`asks for an effort of ${effort}`]
      : []),
  ];
}

/** What a plan says of the weeks ahead, of first weights and of hard cardio. Plans of before there were blocks say nothing of it. */
export function blockChecks(facts: Facts): Check[] {
  const { plan, week, trainee } = facts;
  const faults = (of: (step: Step) => string[]) =>
    week.flatMap(({ steps, label }) =>
      steps.flatMap((step) => of(step).map((fault) => `${label}: ${step.exercise.name} ${fault}.`)),
    );
  const intervals = plan.block ? faults((step) => badIntervals(step, trainee)) : [];
  return [
    anchors(facts),
    blockWeeks(facts),
    verdict(
      'loads',
      faults((step) => badLoad(step, trainee)),
      'First weights and warm-up sets can be put together, and rise.',
    ),
    verdict('conditioning', intervals, 'Hard cardio says how many rounds, how long and how hard.'),
  ];
}
