import type { Exercise } from '#core/catalogue/exercise.ts';
import { LEVELS } from '#core/catalogue/level.ts';
import { certifiedExerciseSwaps } from '#core/planning/certified-workout-plan.ts';
import { anchorValue } from '#core/training/builder/anchor-lift.ts';
import { exercisePool } from '#core/training/builder/exercise-pool.ts';
import { trainingBrief } from '#core/training/builder/training-brief.ts';
import { checkWorkoutPlan } from '#core/training/check/check-workout-plan.ts';
import { isPull, isPush, MAJOR_GROUPS, setsOf, weekSets, workingSets } from '#core/training/check/muscle-sets.ts';
import { sessionMinutes } from '#core/training/check/session-clock.ts';
import { type CheckedDay, readWeek, strengthSteps } from '#core/training/check/week.ts';
import type { WorkoutPlanDraft } from '#core/training/workout-plan.ts';
import { type GridCase, gridCase, sampleOfGrid } from '#test/full-grid.ts';
import { ownPlan } from './measure.ts';

const PROGRAMS = 50;
const SAMPLE_SEED = 6;
const LATER_SEED = 1_000_003;

type Printed = { person: GridCase; plan: WorkoutPlanDraft; week: CheckedDay[] };
/** True or false for a printed program; `null` where the point says nothing of this person. */
type Point = (printed: Printed) => boolean | null;

const steps = ({ week }: Printed) => week.flatMap(strengthSteps);
const fits = (id: string) => (printed: Printed) =>
  checkWorkoutPlan(printed.plan, printed.person).checks.some((check) => check.id === id && check.ok);

function repeatedShare(printed: Printed): number {
  const all = printed.week.flatMap((day, at) =>
    strengthSteps(day).map(({ exercise, planned }) => ({ at, exercise, planned })),
  );
  const days = (id: string) => new Set(all.filter(({ exercise }) => exercise.id === id).map(({ at }) => at)).size;
  const sets = (list: typeof all) => list.reduce((sum, { planned }) => sum + planned.sets, 0);
  return sets(all.filter(({ exercise }) => days(exercise.id) > 1)) / Math.max(1, sets(all));
}

function keptAnchors({ person, plan }: Printed): boolean | null {
  const other = ownPlan({ ...person, seed: person.seed + LATER_SEED });
  const [mine, theirs] = [plan.block?.anchors ?? [], new Set(other?.block?.anchors ?? [])];
  return mine.length === 0 ? null : mine.filter((id) => theirs.has(id)).length >= 0.8 * mine.length;
}

/** Is there an exercise of the same movement that is loaded in smaller steps and asks for less skill than a lift that stays? */
function fitLift({ person, plan }: Printed): boolean {
  const brief = trainingBrief(person);
  const pool = exercisePool(person.catalogue.exercises.values(), brief).filter(
    ({ category }) => category === 'strength',
  );
  const rank = ({ loadType }: Exercise) =>
    ['none', 'bodyweight', 'household_weight', 'band', 'cable', 'machine', 'free_weight'].indexOf(loadType);
  const first = plan.days.flatMap(
    ({ exercises }) => exercises.find(({ category }) => category === 'strength')?.exerciseId ?? [],
  );
  return first.every((id) => {
    const lift = person.catalogue.exercises.get(id);
    if (!lift || lift.staple === 3) return true;
    const better = (other: Exercise) =>
      rank(other) > rank(lift) && other.skill < lift.skill && anchorValue(other, brief) > anchorValue(lift, brief);
    return !pool.some((other) => other.pattern === lift.pattern && better(other));
  });
}

const isNovice = ({ person }: Printed) => person.request.difficulty === LEVELS[0];
const liftsOn = (day: CheckedDay) => strengthSteps(day).length;

/** The critique as predicates, as far as a printed program can be judged by itself. */
const POINTS: readonly (readonly [string, Point])[] = [
  ['1 lifts come back', (one) => (one.week.length < 3 ? null : repeatedShare(one) >= 0.6)],
  ['2 anchors stay in a new plan', keptAnchors],
  ['3 most loadable steady lift', fitLift],
  ['4 novice: six lifts', (one) => (isNovice(one) ? one.week.every((day) => liftsOn(day) <= 6) : null)],
  [
    '5 prime movers before trunk and calves',
    (one) => {
      const least = Math.min(...MAJOR_GROUPS.map((group) => weekSets(one.week, group)));
      return weekSets(one.week, 'calves') <= Math.max(least, 6) && fits('coverage')(one);
    },
  ],
  ['6 in the band', (one) => fits('weekly-caps')(one) && fits('session-caps')(one)],
  [
    '7 push and pull 0.8 to 1.25',
    (one) => {
      const [push, pull] = [setsOf(one.week, isPush), setsOf(one.week, isPull)];
      return push === 0 || pull === 0 || one.person.constraints.training.injuries.shoulder
        ? null
        : push / pull >= 0.8 && push / pull <= 1.25;
    },
  ],
  [
    '9 effort everywhere',
    (one) =>
      steps(one).every(
        ({ dose, restSeconds, planned }) =>
          dose !== null && restSeconds !== null && /good rep|effort|form slips|slow down/.test(planned.description),
      ),
  ],
  [
    '10 a first weight for each counted lift',
    (one) => {
      const counted = steps(one).filter(({ exercise }) =>
        ['free_weight', 'machine', 'cable'].includes(exercise.loadType),
      );
      return counted.length === 0
        ? null
        : counted.filter(({ planned }) => planned.startLbs !== undefined).length >= 0.9 * counted.length;
    },
  ],
  ['11 warm-up sets rise and are in the minutes', fits('loads')],
  [
    '12 true minutes',
    (one) =>
      one.week.every(
        (day) =>
          Math.abs(sessionMinutes(day).total - day.day.estimatedMinutes) <= 1 &&
          day.day.estimatedMinutes <= 1.05 * one.person.profile.workoutDuration,
      ),
  ],
  [
    '13 weeks ahead, one lighter',
    (one) =>
      (one.plan.block?.weeks.length ?? 0) >= 5 &&
      (isNovice(one) || one.plan.block?.weeks.filter(({ lighter }) => lighter).length === 1),
  ],
  [
    '14 what raises the weight',
    (one) => /top of its range|reaches the top|more is not the aim|effort stays/.test(one.plan.notes.join(' ')),
  ],
  [
    '15 what the next plan keeps and changes',
    ({ plan: { block } }) => ['keeps ', ' because'].every((word) => block?.next?.includes(word)),
  ],
  [
    '16 conditioning prescribed',
    (one) =>
      fits('conditioning')(one) &&
      one.week.every((day) =>
        day.steps.every(({ role, planned }) => role !== 'cardio' || /out of 10/.test(planned.description)),
      ),
  ],
  [
    '16 no block over 35 minutes',
    (one) =>
      one.week.every((day) =>
        day.steps.every(({ role, dose }) => role !== 'cardio' || dose?.kind !== 'time' || dose.high <= 35 * 60),
      ),
  ],
  ['17 limits kept', (one) => ['joints', 'safety-mode', 'movements', 'impact'].every((id) => fits(id)(one))],
  ['18 recovery', (one) => fits('recovery')(one) && one.week.length <= 6],
  [
    '19 three swaps of the first lift',
    ({ person, plan }) => {
      const exerciseIndex = plan.days[0]?.exercises.findIndex(({ category }) => category === 'strength') ?? 0;
      return certifiedExerciseSwaps({ ...person, plan, dayIndex: 0, exerciseIndex, reason: '' }, 3).length === 3;
    },
  ],
  [
    '20 at least two sets of each lift',
    (one) =>
      steps(one).filter(({ planned }) => planned.sets < 2).length <= 1 &&
      one.week.every((day) => workingSets(day) <= 26),
  ],
];

/** Prints how many of 50 sampled programs hold each point of the coach's sheet. */
export function scoreSheet(): void {
  const printed = sampleOfGrid(PROGRAMS, SAMPLE_SEED).flatMap((number): Printed[] => {
    const person = gridCase(number);
    const plan = ownPlan(person);
    return plan ? [{ person, plan, week: readWeek(plan, person) }] : [];
  });
  console.log(`\nThe coach's sheet, on ${printed.length} programs:`);
  console.table(
    POINTS.map(([point, holds]) => {
      const answers = printed
        .map((one) => ({ answer: holds(one), label: one.person.label }))
        .filter(({ answer }) => answer !== null);
      return {
        point,
        holds: answers.filter(({ answer }) => answer).length,
        of: answers.length,
        'first that does not': answers.find(({ answer }) => !answer)?.label ?? '',
      };
    }),
  );
}
