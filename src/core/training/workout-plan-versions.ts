import { versionedDocument } from '#core/documents/versioned-document.ts';
import { workoutPlanDataSchema } from './workout-plan.ts';

/** The data of a stored workout plan with its certificate, and what it held before the last swap. */
export const workoutPlanDocument = versionedDocument({
  name: 'workout-plan',
  schema: () => workoutPlanDataSchema,
  upgrades: [],
});
