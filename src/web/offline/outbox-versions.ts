import { z } from 'zod';
import { versionedDocument } from '#core/documents/versioned-document.ts';

/**
 * A write that waits on a device. Its body is what the operation of that name takes: when a release takes something else, an upgrade
 * says how what waits is to be sent. It is judged by the server, not here, so that no write is held back.
 */
export const outboxWriteDocument = versionedDocument({
  name: 'outbox-write',
  schema: () =>
    z.object({
      id: z.uuid(),
      userId: z.string(),
      name: z.string(),
      body: z.unknown(),
      createdAt: z.string(),
      failed: z.string(),
      state: z.enum(['waiting', 'refused']),
      message: z.string().nullable(),
    }),
  upgrades: [],
});
