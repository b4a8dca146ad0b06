import type { InjurySeverity, TrainingMode, TrainingRules } from '#core/athlete/constraints.ts';
import { GOALS, type Profile, SESSION_MINUTES } from '#core/athlete/profile.ts';
import { type Exercise, JOINTS, type Joint } from '#core/catalogue/exercise.ts';
import { LEVELS } from '#core/catalogue/level.ts';
import { seededRandom } from '#core/seed/random.ts';
import { buildProgram } from '#core/training/builder/build-program.ts';
import type { PlannedExercise, WorkoutDay, WorkoutPlanDraft } from '#core/training/workout-plan.ts';

import { loadExercises } from './catalogue.ts';
import { HOME_EQUIPMENT, noConstraints } from './constraints.ts';
import { ALL_EQUIPMENT, PLANET_FITNESS } from './equipment.ts';
import { anAthlete } from './personas.ts';
import { SAMPLE_SEED, sampleSize } from './sample.ts';

/*
 * Many people, every rule. The rules are written down here once more, from the texts of a plan and the catalogue alone, so that a
 * mistake in the builder's own arithmetic shows.
 */
export const catalogue = loadExercises();
const EQUIPMENT: Record<string, string[]> = {
  nothing: HOME_EQUIPMENT,
  'full gym': [...HOME_EQUIPMENT, ...ALL_EQUIPMENT.filter((token) => token !== 'sled')],
  'Planet Fitness': PLANET_FITNESS,
  dumbbells: [...HOME_EQUIPMENT, 'dumbbell'],
  'dumbbells, bench, bands': [...HOME_EQUIPMENT, 'dumbbell', 'bench', 'band'],
  bands: [...HOME_EQUIPMENT, 'band', 'anchor'],
  kettlebell: [...HOME_EQUIPMENT, 'kettlebell'],
  'barbell, rack, bench': [...HOME_EQUIPMENT, 'barbell', 'rack', 'bench', 'pullup_bar'],
};
const DOUBLES: [Joint, Joint][] = [
  ['knee', 'shoulder'],
  ['wrist', 'lower_back'],
  ['hip', 'knee'],
];
const INJURIES: TrainingRules['injuries'][] = [
  {},
  {},
  ...JOINTS.flatMap(
    (joint) => [{ [joint]: 'mild' }, { [joint]: 'severe' }] as Partial<Record<Joint, InjurySeverity>>[],
  ),
  ...DOUBLES.map(([a, b]) => ({ [a]: 'mild', [b]: 'mild' }) as Partial<Record<Joint, InjurySeverity>>),
];
const MODES: TrainingMode[][] = [
  [],
  [],
  [],
  [],
  ['senior'],
  ['pregnancy'],
  ['cautious'],
  ['clear_first'],
  ['low_impact'],
];
export const PEOPLE = sampleSize(240, 720);

export type Case = { label: string; profile: Profile; training: Partial<TrainingRules>; days: number; seed: number };

function people(): Case[] {
  const random = seededRandom(SAMPLE_SEED);
  const pick = <T>(list: readonly T[]): T => {
    const one = list[Math.floor(random() * list.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
  return Array.from({ length: PEOPLE }, (_, seed) => {
    const place = pick(Object.keys(EQUIPMENT));
    const [goal, level, minutes, days] = [pick(GOALS), pick(LEVELS), pick(SESSION_MINUTES), pick([2, 3, 4, 5, 6])];
    const [injuries, modes] = [pick(INJURIES), pick(MODES)];
    const profile = anAthlete({
      goal,
      experienceLevel: level,
      workoutDuration: minutes,
      sleepHours: pick([5, 7.5, 8.5]),
    });
    const label = `#${seed} ${goal} ${level} ${place} ${minutes} min × ${days}, ${JSON.stringify(injuries)} ${modes}`;
    return { label, profile, training: { equipment: EQUIPMENT[place] ?? HOME_EQUIPMENT, injuries, modes }, days, seed };
  });
}

export function planOf(one: Case): WorkoutPlanDraft {
  const request = { difficulty: one.profile.experienceLevel, daysPerWeek: one.days };
  const constraints = noConstraints({ training: one.training });
  const result = buildProgram({ profile: one.profile, constraints, catalogue, request, seed: one.seed });
  if (!result.ok) throw new Error(`${one.label}: refused`);
  return result.draft;
}

export type Line = { planned: PlannedExercise; exercise: Exercise };

export function linesOf(day: WorkoutDay): Line[] {
  return day.exercises.map((planned) => {
    const exercise = catalogue.exercises.get(planned.exerciseId);
    if (!exercise) throw new Error(`unknown exercise ${planned.exerciseId}`);
    return { planned, exercise };
  });
}
export const strength = (lines: Line[]) => lines.filter(({ exercise }) => exercise.category === 'strength');
export const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

export function workSeconds({ planned, exercise }: Line): number {
  const [low = 0, high = low] = numbers(planned.reps);
  const isTimed = planned.duration !== null;
  const unit = planned.reps.includes('minute') ? 60 : isTimed ? 1 : 3;
  const sides = planned.reps.includes('each side') ? 2 : 1;
  const effort = (isTimed ? low : (low + high) / 2) * unit * sides;
  if (exercise.category !== 'strength') return effort;
  return 10 + effort + (sides === 2 && !isTimed ? 8 : 0);
}

const SETUP: Record<string, number> = { band: 25, machine: 30, cable: 35, free_weight: 40 };

export function minutesOf(day: WorkoutDay): number {
  const lines = linesOf(day);
  const work = strength(lines);
  const rest = (line: Line) => numbers(line.planned.rest)[0] ?? 0;
  let seconds = lines.reduce((sum, line) => sum + line.planned.sets * (workSeconds(line) + rest(line)), 0);
  const barbell = work.find(({ exercise }) => exercise.equipment.some((group) => group.includes('barbell')));
  for (const line of work) {
    for (const { reps } of line.planned.warmUp ?? []) seconds += 40 + 3 * reps;
    seconds += line === barbell && !line.planned.warmUp ? 75 : (SETUP[line.exercise.loadType] ?? 15);
  }
  const rounds = Math.max(0, ...work.map(({ planned }) => planned.sets));
  for (let round = 1; round < rounds; round++) {
    const last = work.findLast(({ planned }) => planned.sets >= round);
    if (last) seconds += 90 - rest(last);
  }
  return seconds / 60;
}

export const GROUPS: Record<string, string[]> = {
  chest: ['chest'],
  back: ['lats', 'upper_back'],
  quads: ['quads'],
  posterior: ['hamstrings', 'glutes'],
  front_delts: ['front_delts'],
  side_delts: ['side_delts'],
  rear_delts: ['rear_delts'],
  biceps: ['biceps'],
  triceps: ['triceps'],
  calves: ['calves'],
  abs: ['abs', 'obliques'],
};
export const MAJOR = ['chest', 'back', 'quads', 'posterior'];

export function setsFor(group: string, lines: Line[]): number {
  const members = GROUPS[group] ?? [];
  const credit = ({ exercise }: Line) => {
    const bendsKnee = ['squat', 'lunge', 'knee_extension'].includes(exercise.pattern);
    if (exercise.primaryMuscles.some((muscle) => members.includes(muscle))) {
      return group === 'posterior' && bendsKnee ? 0.5 : 1;
    }
    return exercise.secondaryMuscles.some((muscle) => members.includes(muscle)) ? 0.5 : 0;
  };
  return strength(lines).reduce((sum, line) => sum + credit(line) * line.planned.sets, 0);
}
export const workingSets = (lines: Line[]) => strength(lines).reduce((sum, { planned }) => sum + planned.sets, 0);

export const SESSION_CAP = { beginner: 6, intermediate: 8, advanced: 10 };
export const FLOOR = {
  muscle_gain: { beginner: 6, intermediate: 8, advanced: 10 },
  fitness: { beginner: 4, intermediate: 4, advanced: 6 },
  weight_loss: { beginner: 4, intermediate: 4, advanced: 6 },
};
export const CAP = {
  muscle_gain: { beginner: 14, intermediate: 18, advanced: 22 },
  fitness: { beginner: 12, intermediate: 14, advanced: 16 },
  weight_loss: { beginner: 12, intermediate: 14, advanced: 16 },
};
export const SMALL_CAP = { beginner: 10, intermediate: 14, advanced: 18 };
export const WEEKDAYS: Record<number, number[]> = {
  2: [0, 3],
  3: [0, 2, 4],
  4: [0, 1, 3, 4],
  5: [0, 1, 2, 4, 5],
  6: [0, 1, 2, 3, 4, 5],
};

export const CASES = people();
export const PLANS = CASES.map((one) => ({ ...one, plan: planOf(one) }));

/** Labels of the people for whose plan `broken` names something. */
export function violations(broken: (one: (typeof PLANS)[number]) => string[]): string[] {
  return PLANS.flatMap((one) => broken(one).map((what) => `${one.label}: ${what}`));
}
export const eachLine = (plan: WorkoutPlanDraft) => plan.days.flatMap(linesOf);

/** Exercises that train the group directly and that this person may do. */
export function choicesFor(group: string, training: Partial<TrainingRules>, level: Profile['experienceLevel']): number {
  const isPregnant = training.modes?.includes('pregnancy') ?? false;
  return [...catalogue.exercises.values()].filter((exercise) => {
    const joints = Object.entries(training.injuries ?? {}) as [Joint, InjurySeverity][];
    const isSafe = joints.every(
      ([joint, severity]) =>
        !exercise.jointStress.includes(joint) && !(severity === 'severe' && exercise.jointCaution.includes(joint)),
    );
    return (
      exercise.category === 'strength' &&
      !exercise.adapted &&
      exercise.primaryMuscles.some((muscle) => GROUPS[group]?.includes(muscle)) &&
      exercise.equipment.every((one) => one.some((token) => training.equipment?.includes(token))) &&
      LEVELS.indexOf(exercise.level) <= LEVELS.indexOf(level) &&
      !(isPregnant && ['supine', 'prone', 'inverted', 'hanging'].includes(exercise.posture)) &&
      isSafe
    );
  }).length;
}
