import { z } from 'zod';
import { onboardingDocument } from '#core/athlete/onboarding.ts';
import { profileChangesDocument } from '#core/athlete/profile-changes-versions.ts';
import { profileDocument } from '#core/athlete/profile-versions.ts';
import { deedDocument } from '#core/coach/actions/deed-versions.ts';
import { memoryDocument } from '#core/coach/memory/memory.ts';
import { sharedItemDocument } from '#core/community/shared-item.ts';
import type { VersionedDocument } from '#core/documents/versioned-document.ts';
import { mealExceptionDocument } from '#core/nutrition/exceptions/meal-exception-versions.ts';
import { mealPlanDocument } from '#core/nutrition/meal-plan-versions.ts';
import { reminderSettingsDocument } from '#core/reminders/reminder-versions.ts';
import { trainingExceptionDocument } from '#core/training/exceptions/exception-versions.ts';
import { todaySwapDocument } from '#core/training/swap/today-swap-versions.ts';
import { workoutPlanDocument } from '#core/training/workout-plan-versions.ts';
import { replyDocument } from '#server/chat/reply-versions.ts';
import { favoriteDocuments } from '#server/favorites/favorite-versions.ts';
import { feedbackItemsDocument } from '#server/feedback/feedback-versions.ts';
import { logDocument } from '#server/logs/log-versions.ts';
import { groceryListDocument, groceryTicksDocument } from '#web/features/plans/meal/kept-groceries.ts';
import { keptWorkoutDocument } from '#web/features/player/kept-workout.ts';
import { playerSettingsDocument } from '#web/features/player/player-settings.ts';
import { KEPT_ANSWERS } from '#web/offline/kept-answer-versions.ts';
import { outboxWriteDocument } from '#web/offline/outbox-versions.ts';
import { type QueuedOperation, WRITES } from '#web/offline/writes.ts';

export type Declared = {
  document: VersionedDocument<unknown>;
  /** Where its upgrades stand. */
  file: string;
  /** Schemas of what it holds beside its own, by name. */
  inside: Record<string, z.ZodType>;
};

const declared = (
  file: string,
  document: { name: string; version: number },
  inside: Record<string, z.ZodType> = {},
): Declared => ({ file, document: document as VersionedDocument<unknown>, inside });

/** What the operations of the queued writes take: the bodies that wait in an outbox. */
const queuedRequests = (): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries<QueuedOperation>(WRITES).flatMap(([name, { operation }]) => {
      const { params, body } = operation;
      return [...(params ? [[`${name} path`, params]] : []), ...(body ? [[`${name} body`, body]] : [])];
    }),
  );

/** Every JSON document that outlives a release. */
export const ALL_DOCUMENTS: readonly Declared[] = [
  declared('src/core/athlete/profile-versions.ts', profileDocument),
  declared('src/core/athlete/profile-changes-versions.ts', profileChangesDocument),
  declared('src/core/athlete/onboarding.ts', onboardingDocument),
  declared('src/core/nutrition/meal-plan-versions.ts', mealPlanDocument),
  declared('src/core/nutrition/exceptions/meal-exception-versions.ts', mealExceptionDocument),
  declared('src/core/training/workout-plan-versions.ts', workoutPlanDocument),
  declared('src/core/training/swap/today-swap-versions.ts', todaySwapDocument),
  declared('src/core/training/exceptions/exception-versions.ts', trainingExceptionDocument),
  declared('src/core/coach/memory/memory.ts', memoryDocument),
  declared('src/core/community/shared-item.ts', sharedItemDocument),
  declared('src/core/reminders/reminder-versions.ts', reminderSettingsDocument),
  declared('src/server/chat/reply-versions.ts', replyDocument),
  declared('src/core/coach/actions/deed-versions.ts', deedDocument),
  declared('src/server/favorites/favorite-versions.ts', favoriteDocuments.meal),
  declared('src/server/favorites/favorite-versions.ts', favoriteDocuments.workout),
  declared('src/server/feedback/feedback-versions.ts', feedbackItemsDocument),
  declared('src/server/logs/log-versions.ts', logDocument),
  declared('src/web/features/plans/meal/kept-groceries.ts', groceryListDocument),
  declared('src/web/features/plans/meal/kept-groceries.ts', groceryTicksDocument),
  declared('src/web/features/player/kept-workout.ts', keptWorkoutDocument),
  declared('src/web/features/player/player-settings.ts', playerSettingsDocument),
  declared('src/web/offline/outbox-versions.ts', outboxWriteDocument, queuedRequests()),
  ...KEPT_ANSWERS.map(({ document }) => declared('src/web/offline/kept-answer-versions.ts', document)),
];

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
};

/** The form of a schema as JSON that is the same for the same form. */
export function formOf(schema: z.ZodType): unknown {
  const { $schema: _, ...form } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' });
  return sorted(form);
}

/** The form of a document with all that it holds, as one form. */
export function formOfDocument({ document, inside }: Declared): unknown {
  if (Object.keys(inside).length === 0) return formOf(document.schema);
  const parts = Object.entries({ itself: document.schema, ...inside }).map(([name, schema]) => [name, formOf(schema)]);
  return { additionalProperties: false, properties: Object.fromEntries(parts), type: 'object' };
}
