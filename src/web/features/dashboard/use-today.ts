import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Log } from '#contract/logs.ts';
import type { MealPlan, WorkoutPlan } from '#contract/plans.ts';
import { getNextSession } from '#contract/training.ts';
import { dayOfIso } from '#core/units/calendar-day.ts';
import { operationQuery } from '#web/api/queries.ts';
import { useWithPending } from '#web/offline/queue-write.ts';
import { todayOf } from '#web/parts/logs/log-days.ts';
import { recentLogsQuery } from '#web/parts/logs/log-queries.ts';
import { dateAhead, eatenOn } from '#web/parts/plan/eaten-on.ts';
import type { ListedPlan } from '#web/parts/plan/listed-plan.ts';
import { plansQuery } from '#web/parts/plan/plan-queries.ts';
import { eatenToday } from './todays-meals.ts';
import type { PlatesOfToday } from './todays-plates.tsx';
import { todaysSession } from './todays-session.ts';
import type { WorkoutOfToday } from './todays-workout.tsx';
import { daysToNextSession } from './training-week.ts';

const NONE: readonly Log[] = [];

const isReadable = <P extends ListedPlan>(plan: P): plan is P & (MealPlan | WorkoutPlan) =>
  plan.isActive && plan.data !== null;

/** Each of the two pages: still coming, failed, or there; `today` is null without a plan. */
type Page<Today> =
  | { is: 'pending' }
  | { is: 'failed'; error: unknown; retry: () => void }
  | { is: 'ready'; today: Today | null };

export type Today = {
  /** Newest first, those on this device only included; undefined until they are known. */
  logs: readonly Log[] | undefined;
  workout: Page<WorkoutOfToday>;
  plates: Page<PlatesOfToday>;
};

/** All that is meant for today, and what of it is done. Deferred, it is rendered in slices: a slow phone can answer in between. */
export function useToday(userId: string): Today {
  const recent = useQuery(recentLogsQuery(userId));
  const workouts = useQuery(plansQuery(userId, 'workout'));
  const meals = useQuery(plansQuery(userId, 'meal'));
  const logs = useDeferredValue(useWithPending(recent.data ?? NONE));
  const known = recent.isPending ? undefined : logs;
  const listed = useDeferredValue(workouts.data);
  const dishes = useDeferredValue(meals.data);
  const plan = listed?.find((each): each is WorkoutPlan => each.type === 'workout' && isReadable(each)) ?? null;
  const next = useQuery({ ...operationQuery(getNextSession, {}), enabled: plan !== null });
  const mealPlan = dishes?.find((each): each is MealPlan => each.type === 'meal' && isReadable(each)) ?? null;
  return {
    logs: known,
    workout: pageOf(workouts, listed && known && !(plan && next.isPending), () =>
      plan ? workoutOfToday(plan, next.data, logs) : null,
    ),
    plates: pageOf(meals, dishes && known, () => (mealPlan ? platesOfToday(mealPlan, logs) : null)),
  };
}

type Asked = { isError: boolean; error: unknown; refetch: () => unknown };

function pageOf<T>({ isError, error, refetch }: Asked, isThere: unknown, made: () => T | null): Page<T> {
  if (isError) return { is: 'failed', error, retry: () => void refetch() };
  return isThere ? { is: 'ready', today: made() } : { is: 'pending' };
}

function workoutOfToday(plan: WorkoutPlan, next: WorkoutOfToday['next'], logs: readonly Log[]): WorkoutOfToday {
  const now = new Date();
  const waits = next?.waitsUntil === undefined ? 0 : dayOfIso(next.waitsUntil) - todayOf(now);
  const planned = plan.data.daysPerWeek;
  return {
    ...{ plan, next },
    session: todaysSession({ plan, logs, now, next }),
    daysToNext: Math.max(waits, daysToNextSession({ logs, planned, now })),
  };
}

function platesOfToday(plan: MealPlan, logs: readonly Log[]): PlatesOfToday {
  const day = eatenOn(plan, dateAhead(0));
  const { meals } = day.data;
  return { plan, day, eaten: eatenToday({ planId: plan.id, meals, logs, today: todayOf(new Date()) }) };
}
