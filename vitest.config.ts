import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { markdownDocuments } from './scripts/markdown-documents.ts';

const DATABASE_TESTS = ['src/**/*.db.test.ts', 'test/**/*.db.test.ts'];
/** Where many requests write at once. */
const CROWDED_TESTS = ['plans', 'membership', 'logs', 'profile', 'favorites'].map(
  (feature) => `src/server/${feature}/**/*.db.test.ts`,
);
/** What can only be tried with a server that is not in the process. */
const POSTGRES_TESTS = ['src/**/*.postgres.test.ts'];

/** One lane of the tests that need a database. A worker keeps its database from file to file and empties it between tests. */
const databaseLane = (
  name: string,
  env: Record<string, string>,
  more: { globalSetup?: string[]; include?: string[]; only?: string[] },
) => ({
  test: {
    name,
    include: more.only ?? [...DATABASE_TESTS, ...(more.include ?? [])],
    setupFiles: ['test/quiet-console.ts'],
    globalSetup: more.globalSetup ?? [],
    isolate: false,
    env,
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});

export default defineConfig({
  test: {
    // By itself it leaves one core free; on two cores that doubles the time, which is mostly waiting for a database.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        plugins: [markdownDocuments()],
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
          exclude: [...DATABASE_TESTS, ...POSTGRES_TESTS],
          setupFiles: ['test/quiet-console.ts'],
          // A busy machine is slow, not wrong.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
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
