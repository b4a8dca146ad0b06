import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { markdownDocuments } from './scripts/markdown-documents.ts';

const DATABASE_TESTS = ['src/**/*.db.test.ts', 'test/**/*.db.test.ts'];
/** Tests of the database itself: tried on both each time. */
const TESTS_OF_THE_DATABASE = ['src/server/db/**/*.db.test.ts'];
/** Where many requests write at once: what only a database with many connections can get wrong. */
const CROWDED_TESTS = [
  'favorites/favorites',
  'logs/logs',
  'membership/membership',
  'plans/plans',
  'plans/replace',
  'plans/two-tabs',
  'profile/update-profile',
].map((name) => `src/server/${name}.db.test.ts`);
/** The real client on a document, with the whole server behind it. */
const PAGE_TESTS = ['src/web/**/*.page.test.tsx', 'test/pages/**/*.page.test.tsx'];
/** What can only be tried with a server that is not in the process. */
const POSTGRES_TESTS = ['src/**/*.postgres.test.ts'];

// Another sample each day: see test/sample.ts.
process.env.TEST_SEED ??= new Date().toISOString().slice(0, 10).replaceAll('-', '');

const seed = Number(process.env.TEST_SEED);
const onBoth = new Set(globSync([...TESTS_OF_THE_DATABASE, ...CROWDED_TESTS]));
const letterSum = (text: string) => [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

/** In `npm test`, a test of a use case costs once: on one database today, on the other tomorrow. By itself it runs on both. */
function databaseTestsOf(database: 'embedded' | 'postgres'): string[] {
  const isDueToday = (path: string) => (letterSum(path) + seed) % 2 === (database === 'postgres' ? 1 : 0);
  const all = globSync(DATABASE_TESTS).toSorted();
  return process.env.TEST_DATABASES === 'in-turn' ? all.filter((path) => onBoth.has(path) || isDueToday(path)) : all;
}

/** One lane of the tests that need a database. A worker keeps its database from file to file and empties it between tests. */
const databaseLane = (
  name: string,
  tests: readonly string[],
  env: Record<string, string>,
  more: { globalSetup?: string[]; setupFiles?: string[]; include?: string[] } = {},
) => ({
  test: {
    name,
    include: [...tests, ...(more.include ?? [])],
    setupFiles: [...(more.setupFiles ?? []), 'test/quiet-console.ts'],
    globalSetup: more.globalSetup ?? [],
    isolate: false,
    env,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});

export default defineConfig({
  test: {
    // By itself it leaves one core free; on two cores that doubles the time, which is mostly waiting for a database.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    globalSetup: ['test/print-seed.ts'],
    projects: [
      {
        plugins: [markdownDocuments()],
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
          exclude: [...DATABASE_TESTS, ...POSTGRES_TESTS, ...PAGE_TESTS],
          setupFiles: ['test/quiet-console.ts'],
          // They change nothing outside of themselves: a worker reads the catalogue and the vocabulary once.
          isolate: false,
          // A busy machine is slow, not wrong.
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        plugins: [markdownDocuments()],
        ...databaseLane('pages', PAGE_TESTS, { TEST_DATABASE: 'embedded' }, { setupFiles: ['test/pages/dom.ts'] }),
      },
      databaseLane('pglite', databaseTestsOf('embedded'), { TEST_DATABASE: 'embedded' }),
      databaseLane(
        'postgres',
        databaseTestsOf('postgres'),
        { TEST_DATABASE: 'postgres' },
        { globalSetup: ['test/postgres-server.ts'], include: POSTGRES_TESTS },
      ),
      // With a single connection, a transaction that reaches for the outer database waits for ever: none may. The embedded
      // database has one by nature, so that a test tries it there; here are those in which many write at once.
      databaseLane(
        'postgres-one',
        CROWDED_TESTS,
        { TEST_DATABASE: 'postgres', TEST_CONNECTIONS: '1' },
        { globalSetup: ['test/postgres-server.ts'] },
      ),
    ],
  },
});
