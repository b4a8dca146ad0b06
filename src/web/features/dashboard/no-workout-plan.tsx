import { lazy, Suspense, useState } from 'react';
import type { Profile } from '#core/athlete/profile.ts';
import { Button } from '#web/ui/button.tsx';
import { SetGlyph } from '#web/ui/set-glyph.tsx';
import styles from './dashboard.module.css';
import { DayPanel } from './day-panel.tsx';
import { NoPlan } from './no-plan.tsx';

const GenerateWorkoutDialog = lazy(() =>
  import('./generate-workout-dialog.tsx').then((module) => ({ default: module.GenerateWorkoutDialog })),
);

type Props = { userId: string; profile: Pick<Profile, 'experienceLevel' | 'workoutDaysPerWeek'> };

/** The left page of the spread while there is no workout plan. */
export function NoWorkoutPlan({ userId, profile }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <DayPanel label="Today’s workout">
      <NoPlan
        picture={
          <span className={styles.emptyBar}>
            <SetGlyph total={4} done={0} />
          </span>
        }
        sentence="No workout plan yet. It takes a few seconds."
        refusal={false}
      >
        <Button tone="primary" onClick={() => setOpen(true)}>
          GENERATE PLAN
        </Button>
      </NoPlan>
      {open && (
        <Suspense>
          <GenerateWorkoutDialog userId={userId} profile={profile} open onOpenChange={setOpen} />
        </Suspense>
      )}
    </DayPanel>
  );
}
