import { PGlite } from '@electric-sql/pglite';
import type { Database } from './database.ts';
import { createWire } from './wire.ts';
import { openWired } from './wired.ts';

/** An embedded database that lives in memory and in this thread, for tests. */
export async function openInMemory(): Promise<Database> {
  const client = await PGlite.create();
  const dial = () =>
    createWire(async ({ answer }) => ({
      ask: (messages) => {
        const said = client.execProtocolRawSync(messages).slice();
        // No answer comes while the driver is still asking.
        queueMicrotask(() => answer(said));
      },
      end: async () => {},
    }));
  const database = await openWired({
    dial,
    onFault: (error) => {
      throw error;
    },
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      await client.close();
    },
  };
}
