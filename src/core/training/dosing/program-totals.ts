import { programBasis } from '../builder/program-basis.ts';
import type { TrainingBrief } from '../builder/training-brief.ts';
import type { WorkoutPlanDraft } from '../workout-plan.ts';
import { blocksOf, sessionKcal } from './energy.ts';
import { sessionSeconds, type TimedEntry } from './session-time.ts';

/** The figures of a whole plan, from its lines: mean minutes (to 5), mean kcal a session (to 10), and where they come from. */
export function programTotals(
  days: readonly (readonly TimedEntry[])[],
  brief: TrainingBrief,
): Pick<WorkoutPlanDraft, 'estimatedDuration' | 'estimatedCalories' | 'basis'> {
  const estimatedDuration = roundTo(mean(days.map((lines) => sessionSeconds(lines) / 60)), 5);
  const kcal = roundTo(mean(days.map((lines) => sessionKcal(blocksOf(lines), brief))), 10);
  // After an eating-disorder disclosure no calorie figure is shown: 0 stands for "not stated".
  const estimatedCalories = brief.hideNumbers ? 0 : kcal;
  const work = days.flatMap((lines) => lines.filter((line) => line.exercise.category === 'strength'));
  const basis = programBasis({ work, brief, minutes: estimatedDuration, kcal: estimatedCalories });
  return { estimatedDuration, estimatedCalories, basis };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function roundTo(value: number, step: number): number {
  return Math.round(value / step) * step;
}
