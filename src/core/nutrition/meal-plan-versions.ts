import { versionedDocument } from '#core/documents/versioned-document.ts';
import { mealPlanDataSchema } from './meal-plan.ts';

/** The data of a stored meal plan, with its week and certificates, and what it held before the last swap. */
export const mealPlanDocument = versionedDocument({
  name: 'meal-plan',
  schema: () => mealPlanDataSchema,
  upgrades: [],
});
