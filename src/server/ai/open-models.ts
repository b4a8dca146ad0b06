import type { CoachModel } from './coach-model.ts';
import type { PlanWriter } from './plan-writer.ts';
import type { AiSettings } from './settings.ts';
import type { WordGuesser } from './word-guesser.ts';

export type Models = { coachModel: CoachModel | null; planWriter: PlanWriter | null; wordGuesser: WordGuesser | null };

/** What a language model does for us; nothing, and nothing is loaded for it, where none is set up. */
export async function openModels(settings: AiSettings | null): Promise<Models> {
  if (settings === null) return { coachModel: null, planWriter: null, wordGuesser: null };
  const { createCoachModel } = await import('./create-coach-model.ts');
  const { createPlanWriter } = await import('./create-plan-writer.ts');
  const { createWordGuesser } = await import('./create-word-guesser.ts');
  return {
    coachModel: createCoachModel(settings),
    planWriter: createPlanWriter(settings),
    wordGuesser: createWordGuesser(settings),
  };
}
