import { favoriteMealSchema, favoriteWorkoutSchema } from '#contract/favorites.ts';
import { versionedDocument } from '#core/documents/versioned-document.ts';

/** What a favourite holds beside its name, by its type. */
export const favoriteDocuments = {
  meal: versionedDocument({ name: 'favorite-meal', schema: () => favoriteMealSchema, upgrades: [] }),
  workout: versionedDocument({ name: 'favorite-workout', schema: () => favoriteWorkoutSchema, upgrades: [] }),
} as const;
