import { lazy, Suspense, useState } from 'react';
import type { StoredProfile } from '#contract/profile.ts';
import { Spread } from '#web/ui/card.tsx';
import { DayPanelError, DayPanelLoading } from './day-panel.tsx';
import { isClosed, isFirstDay } from './day-state.ts';
import { FirstDay } from './first-day.tsx';
import { PLATES_LABEL, TodaysPlates } from './todays-plates.tsx';
import { TodaysWorkout, WORKOUT_LABEL } from './todays-workout.tsx';
import type { Today as TodayState } from './use-today.ts';

// Seen once a day.
const ClosedDay = lazy(() => import('./closed-day.tsx').then((module) => ({ default: module.ClosedDay })));

type Props = { userId: string; profile: StoredProfile; state: TodayState };

/** What is meant for today: the workout and the plates; a day that is closed says what was done and what comes next. */
export function Today({ userId, profile, state }: Props) {
  const [isReopened, setReopened] = useState(false);
  const showsFigures = !profile.hidesNumbers;
  if (isClosed(state) && !isReopened) {
    return (
      <Suspense fallback={<Pages {...{ userId, profile, state, showsFigures }} />}>
        <ClosedDay state={state} showsFigures={showsFigures} onReopen={() => setReopened(true)} />
      </Suspense>
    );
  }
  return <Pages {...{ userId, profile, state, showsFigures }} />;
}

function Pages({ userId, profile, state, showsFigures }: Props & { showsFigures: boolean }) {
  const { workout, plates } = state;
  const isFirst = isFirstDay(state, profile, new Date());
  return (
    <Spread>
      {workout.is === 'failed' ? (
        <DayPanelError label={WORKOUT_LABEL} error={workout.error} onRetry={workout.retry} />
      ) : workout.is === 'pending' ? (
        <DayPanelLoading label={WORKOUT_LABEL} of="workout" />
      ) : isFirst && workout.today?.session ? (
        <FirstDay userId={userId} workout={workout.today} plates={plates.is === 'ready' ? plates.today : null} />
      ) : (
        <TodaysWorkout userId={userId} profile={profile} today={workout.today} />
      )}
      {plates.is === 'failed' ? (
        <DayPanelError label={PLATES_LABEL} error={plates.error} onRetry={plates.retry} />
      ) : plates.is === 'pending' ? (
        <DayPanelLoading label={PLATES_LABEL} of="plates" />
      ) : (
        <TodaysPlates userId={userId} today={plates.today} showsFigures={showsFigures} />
      )}
    </Spread>
  );
}
