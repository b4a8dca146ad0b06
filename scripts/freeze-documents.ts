// npm run freeze-documents: keeps examples of every stored document whose version has none yet, and its form, for the tests of all
// later releases. They come from the real server and the real code of the browser. What was frozen once is never written again; only
// the form of a version may be, while it still takes all that it took.
import 'fake-indexeddb/auto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { openInMemory } from '#server/db/in-memory.ts';
import { createLog } from '#server/log.ts';
import { buildTestApp } from '#test/app.ts';
import { ALL_DOCUMENTS, formOfDocument } from '#test/documents/all-documents.ts';
import { collectKept } from '#test/documents/device-samples.ts';
import { FROZEN_FOLDER, formFile, frozenForm, frozenOf } from '#test/documents/frozen.ts';
import type { Sample } from '#test/documents/sample.ts';
import { collectStored } from '#test/documents/stored-samples.ts';
import { isAsWide } from '#test/documents/wider-form.ts';
import { browseThrough } from '#test/previous-release/browser.ts';

async function collect(): Promise<Sample[]> {
  const database = await openInMemory();
  const log = createLog('silent');
  const app = await buildTestApp({ database, now: () => new Date(), limits: {}, options: {}, log });
  const browser = browseThrough(app);
  try {
    return [...(await collectStored(database)), ...(await collectKept())];
  } finally {
    browser.leave();
    await app.close();
    await database.close();
  }
}

const write = (file: string, content: unknown) => writeFileSync(file, `${JSON.stringify(content, null, 1)}\n`);

const samples = await collect();
for (const declared of ALL_DOCUMENTS) {
  const { name, version } = declared.document;
  mkdirSync(join(FROZEN_FOLDER, name), { recursive: true });
  const [before, now] = [frozenForm(name, version), formOfDocument(declared)];
  if (before === undefined || isAsWide(before, now)) write(formFile(name, version), now);
  else if (!isDeepStrictEqual(before, now))
    console.error(`${name}: its form needs an upgrade to version ${version + 1}`);
  if (frozenOf(name).some((each) => each.version === version)) continue;
  const today = samples.filter(({ document }) => document === name);
  for (const { what, content } of today) write(join(FROZEN_FOLDER, name, `v${version}-${what}.json`), content);
  console.log(`${name}: froze ${today.length} of version ${version}`);
}
