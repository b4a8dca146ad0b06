import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { markdownDocuments } from './scripts/markdown-documents.ts';

const DATABASE_TESTS = ['src/**/*.db.test.ts', 'test/**/*.db.test.ts'];
/** Where many requests write at once. */
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

/** One lane of the tests that need a database. A worker keeps its database from file to file and empties it between tests. */
const databaseLane = (
  name: string,
  env: Record<string, string>,
  more: { globalSetup?: string[]; setupFiles?: string[]; include?: string[]; only?: string[] },
) => ({
  test: {
    name,
    include: more.only ?? [...DATABASE_TESTS, ...(more.include ?? [])],
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
        ...databaseLane(
          'pages',
          { TEST_DATABASE: 'embedded' },
          { setupFiles: ['test/pages/dom.ts'], only: PAGE_TESTS },
        ),
      },
      databaseLane('pglite', { TEST_DATABASE: 'embedded' }, {}),
      databaseLane(
        'postgres',
        { TEST_DATABASE: 'postgres' },
        { globalSetup: ['test/postgres-server.ts'], include: POSTGRES_TESTS },
      ),
      // With a single connection, a transaction that reaches for the outer database waits for ever: none may. The embedded
      // database has one by nature, so that every test tries it there; here are those in which many write at once.
      databaseLane(
        'postgres-one',
        { TEST_DATABASE: 'postgres', TEST_CONNECTIONS: '1' },
        { globalSetup: ['test/postgres-server.ts'], only: CROWDED_TESTS },
      ),
    ],
  },
});
