import { doneSets, type Performed, type PlayerState } from '#core/training/player/player-state.ts';
import { suggestSet } from '#core/training/player/suggest-set.ts';
import type { WarmUpSet } from '#core/training/workout-plan.ts';
import type { Coach } from './kept-workout.ts';

type Place = Pick<PlayerState, 'exercise' | 'set'>;

/** What is aimed for in an exercise, and how it went last time; nothing where the coach says nothing. */
export const plannedTarget = ({ targets }: Coach, exerciseId: string): Coach['targets'][number] | undefined =>
  targets.find((target) => target.exerciseId === exerciseId);

/** What a set of the present day is filled in with; null where nothing is counted. */
export function draftOf(state: PlayerState, coach: Coach, { exercise: index, set }: Place = state): Performed | null {
  const exercise = state.days[state.day]?.exercises[index];
  if (!exercise) return null;
  const planned = plannedTarget(coach, exercise.exerciseId);
  const today = doneSets(state, state.day).filter(({ done }) => done.exerciseId === exercise.exerciseId);
  return suggestSet({
    exercise,
    set,
    target: planned?.target,
    lastTime: planned?.lastTime?.sets ?? [],
    today: today.map(({ done }) => done.performed),
  });
}

/** The light sets before the first set of the exercise that is on; none later. */
export function warmUpsOf(state: PlayerState, { targets }: Coach): readonly WarmUpSet[] {
  const exercise = state.days[state.day]?.exercises[state.exercise];
  if (!exercise || state.set > 1) return [];
  return targets.find(({ exerciseId }) => exerciseId === exercise.exerciseId)?.warmUp ?? [];
}
