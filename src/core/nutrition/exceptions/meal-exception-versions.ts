import { versionedDocument } from '#core/documents/versioned-document.ts';
import { mealExceptionSchema } from './meal-exceptions.ts';

/** One meal that is different on one date, beside a stored meal plan. */
export const mealExceptionDocument = versionedDocument({
  name: 'meal-exception',
  schema: () => mealExceptionSchema,
  upgrades: [],
});
