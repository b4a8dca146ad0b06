import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { counted } from '#core/language/counted.ts';
import { mealTypeName } from '#core/nutrition/wording/meal-type-name.ts';
import { shownPlanName } from '#core/planning/shown-plan-name.ts';
import { StartWorkout } from '#web/features/player/start-workout.tsx';
import { userStorage } from '#web/parts/person/user-storage.ts';
import { dateAhead } from '#web/parts/plan/eaten-on.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Display, Text } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { DayPanel } from './day-panel.tsx';
import styles from './first-day.module.css';
import type { PlatesOfToday } from './todays-plates.tsx';
import workoutStyles from './todays-workout.module.css';
import type { WorkoutOfToday } from './todays-workout.tsx';

/** The day on which the person said that they begin tomorrow. */
const WAITS_AS = 'first-day.waits';

type Props = { userId: string; workout: WorkoutOfToday; plates: PlatesOfToday | null };

/** The first day: three small things, one of them done already. */
export function FirstDay({ userId, workout: { plan, session }, plates }: Props) {
  const [waits, setWaits] = useState(() => userStorage.read(WAITS_AS) === dateAhead(0));
  if (!session) return null;
  const { day, work, finished } = session;
  const passed = plan.data.certificate.passed + (plates?.plan.data.certificate.passed ?? 0);
  const meals = plates?.day.data.meals ?? [];
  const plate = meals.find((_, index) => plates?.eaten.ticks[index]) ?? meals[meals.length - 1];
  const isPlateTicked = plates?.eaten.ticks.some((tick) => tick !== undefined) ?? false;
  const wait = () => {
    userStorage.write(WAITS_AS, dateAhead(0));
    setWaits(true);
  };
  const toTrain = { id: plan.id, name: shownPlanName(plan), days: plan.data.days, todaySwaps: plan.todaySwaps };
  return (
    <DayPanel label="Your first day">
      <Display as="p" className={workoutStyles.name}>
        {finished ? 'Well begun' : 'Start here'}
      </Display>
      <Text tone="quiet">Three small things. The rest can wait.</Text>
      <ol className={styles.steps}>
        <Step isDone name="Plans made" note={`${passed} checks passed`} />
        <Step
          isDone={finished !== null}
          name={day.name}
          note={
            waits && !finished
              ? 'Tomorrow, as you said'
              : `${counted(work.length, 'exercise')}, about ${day.estimatedMinutes} min`
          }
        />
        {plate && (
          <Step
            isDone={isPlateTicked}
            name="Tick your first plate"
            note={`${mealTypeName(plate.type)}: ${plate.name}`}
          />
        )}
      </ol>
      {!finished && !waits && (
        <>
          <StartWorkout userId={userId} plan={toTrain} className={workoutStyles.go ?? ''} />
          <Button tone="quiet" wide className={styles.wait ?? ''} onClick={wait}>
            I’ll start tomorrow
          </Button>
        </>
      )}
      {!finished && waits && <StartWorkout userId={userId} plan={toTrain} tone="secondary" label="Start after all" />}
    </DayPanel>
  );
}

function Step({ isDone = false, name, note }: { isDone?: boolean; name: ReactNode; note: string }) {
  return (
    <li className={styles.step}>
      <span className={classes(styles.mark, isDone && styles.done)}>
        <Check />
      </span>
      <span>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.note}>{note}</span>
        <VisuallyHidden>{isDone ? ', done' : ''}</VisuallyHidden>
      </span>
    </li>
  );
}
