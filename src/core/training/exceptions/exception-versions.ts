import { z } from 'zod';
import { versionedDocument } from '#core/documents/versioned-document.ts';
import { trainingExceptionSchema } from './exception.ts';

/** An exception of a person, by the days of the clock that is so many minutes ahead of UTC. */
export const trainingExceptionDocument = versionedDocument({
  name: 'training-exception',
  schema: () => z.strictObject({ utcOffsetMinutes: z.number().int(), exception: trainingExceptionSchema }),
  upgrades: [],
});

export type KeptException = z.infer<typeof trainingExceptionDocument.schema>;
