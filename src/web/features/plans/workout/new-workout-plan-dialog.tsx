import { useState } from 'react';
import { TRAINING_DAYS } from '#core/athlete/profile.ts';
import { LEVELS, type Level } from '#core/catalogue/level.ts';
import { NewPlanDialog } from '#web/features/plans/shared/new-plan-dialog.tsx';
import type { Manager } from '#web/features/plans/shared/use-manager.ts';
import { levelName } from '#web/parts/plan/workout-card.ts';
import { Segments } from '#web/ui/segments.tsx';
import { Label } from '#web/ui/text.tsx';
import styles from './new-workout-plan-dialog.module.css';

const DEFAULTS = { difficulty: 'intermediate', daysPerWeek: 3 } as const;

/** Asks how hard, how often, and what else a new workout plan should be like. */
export function NewWorkoutPlanDialog({ manager }: { manager: Manager }) {
  const [difficulty, setDifficulty] = useState<Level>(DEFAULTS.difficulty);
  const [daysPerWeek, setDaysPerWeek] = useState<number>(DEFAULTS.daysPerWeek);
  return (
    <NewPlanDialog
      planType="workout"
      defaultName="Workout Plan V1, V2, …"
      example="More pulling, no jumping, short on Fridays"
      generation={manager.generation}
      onClose={manager.close}
      onSubmit={(wishes) => manager.generate({ ...wishes, difficulty, daysPerWeek })}
    >
      <div>
        <Label className={styles.label}>Difficulty</Label>
        <Segments
          label="Difficulty"
          options={LEVELS.map((level) => ({ value: level, label: levelName(level) }))}
          value={difficulty}
          onChange={setDifficulty}
        />
      </div>
      <div>
        <Label className={styles.label}>Days per week</Label>
        <Segments
          label="Days per week"
          options={TRAINING_DAYS.map((days) => ({ value: days, label: `${days}` }))}
          value={daysPerWeek}
          onChange={setDaysPerWeek}
        />
      </div>
    </NewPlanDialog>
  );
}
