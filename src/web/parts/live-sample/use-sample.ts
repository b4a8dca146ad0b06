import { useEffect, useState } from 'react';
import { countEvent } from '#web/api/count-event.ts';
import type { Sample } from './plan-sample.ts';
import type { SampleChoices } from './sample-choices.ts';

export type SampleState =
  | { step: 'choosing' }
  /** `done` steps of the work are finished. */
  | { step: 'working'; done: number }
  | { step: 'ready'; sample: Sample; seed: number }
  | { step: 'failed'; why: string };

/** Which of the samples for the same three choices: another one has another seed and leaves out what was just shown. */
export type SampleTurn = { seed: number; avoidRecipeIds: readonly string[] };

export const FIRST_TURN: SampleTurn = { seed: 1, avoidRecipeIds: [] };

export function turnAfter(turn: SampleTurn, state: SampleState): SampleTurn {
  const shown =
    state.step === 'ready' ? state.sample.meals.meals.flatMap(({ recipeId }) => recipeId ?? []) : turn.avoidRecipeIds;
  return { seed: turn.seed + 1, avoidRecipeIds: shown };
}

const NO_CODE = 'The planner could not be fetched. Please check your connection and try again.';

const loadPlanner = () => import('./plan-sample.ts');

/** Starts to fetch the planner, its foods and its exercises, before the last tap. */
export function preloadPlanner(): void {
  loadPlanner().catch(() => {
    // Only a head start: the last tap says so if it cannot be had.
  });
}

/** Lets the screen show how far the work is. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    window.requestAnimationFrame(() => window.setTimeout(resolve, 0));
  });

/** Writes a sample once all three choices are made, and a new one when they, or the turn, change. */
export function useSample(choices: SampleChoices | undefined, turn: SampleTurn): SampleState {
  const [state, setState] = useState<SampleState>({ step: 'choosing' });
  const { goal, weightLbs, diet } = choices ?? {};
  useEffect(() => {
    if (goal === undefined || weightLbs === undefined || diet === undefined) return;
    let isWanted = true;
    const show = (next: SampleState) => isWanted && setState(next);
    const work = async () => {
      let done = 0;
      show({ step: 'working', done });
      const { planSample } = await loadPlanner();
      const onStep = () => {
        done += 1;
        show({ step: 'working', done });
        return nextFrame();
      };
      const result = await planSample({ choices: { goal, weightLbs, diet }, ...turn, onStep });
      countEvent({ event: 'sample_tried' });
      show(
        result.ok
          ? { step: 'ready', sample: result.sample, seed: turn.seed }
          : { step: 'failed', why: `${result.refusal.title}. ${result.refusal.message}` },
      );
    };
    work().catch(() => show({ step: 'failed', why: NO_CODE }));
    return () => {
      isWanted = false;
    };
  }, [goal, weightLbs, diet, turn]);
  return state;
}
