// npm run release-fixtures: keeps the release that stands here as the previous one, for the tests of the next: the browser's code as
// one file, what its service worker runs, and what its server answered. Run it on the commit of a release, before anything else.
import 'fake-indexeddb/auto';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { openInMemory } from '#server/db/in-memory.ts';
import { createLog } from '#server/log.ts';
import { buildTestApp } from '#test/app.ts';
import { browseThrough, type Exchange } from '#test/previous-release/browser.ts';
import type { ReleasedClient } from '#test/previous-release/client.ts';
import { runMainJob } from '#test/previous-release/main-job.ts';
import { subscribe } from '#test/previous-release/subscribe.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'test', 'fixtures', 'previous-release');

async function bundleClient(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: join(root, 'test', 'previous-release', 'client.ts'),
      outDir: folder,
      emptyOutDir: false,
      target: 'esnext',
      minify: true,
    },
  });
}

/** Nothing that opens a session is kept, though these sessions are long gone. */
const withoutTokens = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer, (key, value) => (key === 'token' ? 'not kept' : value)));

/** Longer than this, an answer is kept only if it is the first of its operation, or much longer than that one: with a week, say. */
const LONG = 4000;

/** Leaves out long answers of which there is one like them. */
function withoutRepeats(exchanges: readonly Exchange[]): Exchange[] {
  const longest = new Map<string, number>();
  return exchanges.filter(({ method, path, status, answer }) => {
    const kind = `${method} ${status} ${path.replace(/\/[\w-]{20,}/g, '/:id')}`;
    const length = JSON.stringify(answer).length;
    const before = longest.get(kind) ?? 0;
    if (length > LONG && length < 2 * before) return false;
    longest.set(kind, Math.max(before, length));
    return true;
  });
}

/** What this release's server says to this release's browser. */
async function recordAnswers(): Promise<Exchange[]> {
  const { releasedClient }: { releasedClient: ReleasedClient } = await import(join(folder, 'client.js'));
  const database = await openInMemory();
  const now = () => new Date();
  const app = await buildTestApp({ database, now, limits: {}, options: {}, log: createLog('silent') });
  const { exchanges, leave } = browseThrough(app);
  try {
    await runMainJob(releasedClient, { makePremium: (userId) => subscribe(database, userId, now()) });
  } finally {
    leave();
    await app.close();
    await database.close();
  }
  return withoutRepeats(exchanges).map((exchange) => ({ ...exchange, answer: withoutTokens(exchange.answer) }));
}

mkdirSync(folder, { recursive: true });
await bundleClient();
for (const part of ['push-messages.js', 'worker-routes.js']) {
  copyFileSync(join(root, 'src', 'web', 'public', part), join(folder, part));
}
const lines = (await recordAnswers()).map((exchange) => JSON.stringify(exchange));
writeFileSync(join(folder, 'answers.json'), `[\n${lines.join(',\n')}\n]\n`);
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
writeFileSync(join(folder, 'release.json'), `${JSON.stringify({ commit }, null, 2)}\n`);
console.log(`The previous release is now ${commit}: ${lines.length} answers.`);
