import { z } from 'zod';
import { TRAINING_DAYS } from '#core/athlete/profile.ts';
import { LEVELS, type Level } from '#core/catalogue/level.ts';
import { levelName } from '#web/parts/plan/workout-card.ts';
import { SegmentsField } from '#web/ui/segments.tsx';

const LEVEL_OPTIONS = LEVELS.map((level) => ({ value: level, label: levelName(level) }));
const DAY_OPTIONS = TRAINING_DAYS.map((days) => ({ value: days, label: String(days) }));

/** How hard and how often: the part of a form that only a workout plan asks for. */
export const workoutChoicesSchema = z.object({ difficulty: z.enum(LEVELS), daysPerWeek: z.number() });

type Choice<Value> = { value: Value; onChange: (value: Value) => void };
type WorkoutChoicesProps = { difficulty: Choice<Level>; daysPerWeek: Choice<number> };

export function WorkoutChoices({ difficulty, daysPerWeek }: WorkoutChoicesProps) {
  return (
    <>
      <SegmentsField label="Difficulty" options={LEVEL_OPTIONS} {...difficulty} />
      <SegmentsField label="Days per week" options={DAY_OPTIONS} {...daysPerWeek} />
    </>
  );
}
