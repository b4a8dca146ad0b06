import { lazy, Suspense, useState } from 'react';
import type { StoredProfile } from '#contract/profile.ts';
import { Spread } from '#web/ui/card.tsx';
import { SpreadBones } from './dashboard-skeleton.tsx';
import { DayPanelError } from './day-panel.tsx';
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
  const { workout, plates } = state;
  const [isReopened, setReopened] = useState(false);
  // Both at once: how high the one is decides where the other stands.
  if (workout.is === 'pending' || plates.is === 'pending') return <SpreadBones />;
  const showsFigures = !profile.hidesNumbers;
  const isFirst = isFirstDay(state, profile, new Date());
  const pages = <Pages {...{ userId, profile, workout, plates, isFirst, showsFigures }} />;
  if (!isClosed(state) || isReopened) return pages;
  return (
    <Suspense fallback={pages}>
      <ClosedDay state={state} showsFigures={showsFigures} onReopen={() => setReopened(true)} />
    </Suspense>
  );
}

type Settled<Page> = Exclude<Page, { is: 'pending' }>;

type PagesProps = Omit<Props, 'state'> & {
  workout: Settled<TodayState['workout']>;
  plates: Settled<TodayState['plates']>;
  isFirst: boolean;
  showsFigures: boolean;
};

function Pages({ userId, profile, workout, plates, isFirst, showsFigures }: PagesProps) {
  return (
    <Spread>
      {workout.is === 'failed' ? (
        <DayPanelError label={WORKOUT_LABEL} error={workout.error} onRetry={workout.retry} />
      ) : isFirst && workout.today?.session ? (
        <FirstDay userId={userId} workout={workout.today} plates={plates.is === 'ready' ? plates.today : null} />
      ) : (
        <TodaysWorkout userId={userId} profile={profile} today={workout.today} />
      )}
      {plates.is === 'failed' ? (
        <DayPanelError label={PLATES_LABEL} error={plates.error} onRetry={plates.retry} />
      ) : (
        <TodaysPlates userId={userId} today={plates.today} showsFigures={showsFigures} />
      )}
    </Spread>
  );
}
