import type { Level } from '#core/catalogue/level.ts';
import type { PlannedExercise, WorkoutDay, WorkoutPlanData } from '#core/training/workout-plan.ts';

const LEVEL_NAMES: Record<Level, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

/** Name of a difficulty; 'Medium' where none is set. */
export const levelName = (difficulty: Level | undefined): string => (difficulty ? LEVEL_NAMES[difficulty] : 'Medium');

const DEFAULTS = { minutes: 45, minutesPerExercise: 3, daysPerWeek: 3, calories: 280 };

type Figures = Partial<Pick<WorkoutPlanData, 'estimatedDuration' | 'daysPerWeek' | 'estimatedCalories'>> & {
  days: readonly { exercises: readonly unknown[] }[];
};

/**
 * What the card says of a plan, with the defaults: minutes per session, days a week, kcal per session.
 * A plan with 0 kcal is for someone who is better off without that figure: `null`, and nothing is shown.
 */
export function workoutFigures(data: Figures): { minutes: number; daysPerWeek: number; calories: number | null } {
  const most = Math.max(0, ...data.days.map(({ exercises }) => exercises.length));
  const estimate = most > 0 ? most * DEFAULTS.minutesPerExercise : DEFAULTS.minutes;
  return {
    minutes: data.estimatedDuration || estimate,
    daysPerWeek: data.daysPerWeek || DEFAULTS.daysPerWeek,
    calories: (data.estimatedCalories ?? DEFAULTS.calories) || null,
  };
}

/** The plan's name in capitals; without one, the person's; without both, 'WORKOUT PLAN'. */
export function workoutTitle(planName: string, personName?: string): string {
  if (planName.trim() !== '') return planName.trim().toUpperCase();
  return personName ? `${personName.toUpperCase()}'S WORKOUT PLAN` : 'WORKOUT PLAN';
}

type Day = Pick<WorkoutDay, 'exercises'>;

const PREVIEWED = 3;

/** The first three exercises of a plan. */
export const firstExercises = (days: readonly Day[]): PlannedExercise[] =>
  days.flatMap(({ exercises }) => exercises).slice(0, PREVIEWED);

const PICTURED = 5;

/** Muscles for the card's header: of up to five strength exercises, each led by another muscle. */
export function picturedMuscles(days: readonly Day[]): string[][] {
  const byLead = new Map<string, string[]>();
  for (const { category, targetMuscles } of days.flatMap(({ exercises }) => exercises)) {
    const [lead] = targetMuscles;
    if (category === 'strength' && lead !== undefined && !byLead.has(lead)) byLead.set(lead, targetMuscles);
  }
  return [...byLead.values()].slice(0, PICTURED);
}

/** The index that the server takes for an exercise: day × 10 + exercise, both counted from 0. */
export const exerciseIndexOf = (dayIndex: number, exerciseIndex: number): number => dayIndex * 10 + exerciseIndex;
