import 'fake-indexeddb/auto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openInMemory } from '#server/db/embedded.ts';
import { createLog } from '#server/log.ts';
import { buildTestApp } from '#test/app.ts';
import { collectKept } from '#test/documents/device-samples.ts';
import { collectStored } from '#test/documents/stored-samples.ts';
import { browseThrough } from '#test/previous-release/browser.ts';

const folder = join(import.meta.dirname, '..', 'test', 'fixtures', 'documents');
const database = await openInMemory();
const app = await buildTestApp({ database, now: () => new Date(), limits: {}, options: {}, log: createLog('silent') });
const browser = browseThrough(app);
const samples = [...(await collectStored(database)), ...(await collectKept())];
browser.leave();
await app.close();
await database.close();
for (const { document, what, content } of samples) {
  if (content === undefined || content === null) throw new Error(`${document} ${what} is empty`);
  mkdirSync(join(folder, document), { recursive: true });
  writeFileSync(join(folder, document, `v1-${what}.json`), `${JSON.stringify(content, null, 1)}\n`);
}
