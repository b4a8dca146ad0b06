// npm run bench:grids — the tests that try a sample of people, texts or stories each day, on everything there is.
// What stands behind `--` goes to Vitest.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SAMPLES = /#test\/sample\.ts|#test\/training-grid\.ts|'\.\.\/sample\.ts'/;
/** Longer than any of them takes on a slow machine. */
const TIMEOUT_MS = 1_800_000;

const files = ['src', 'test']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((name) => name.endsWith('.test.ts') && SAMPLES.test(readFileSync(name, 'utf8')));
const words = ['run', '--project', 'unit', '--project', 'pglite', '--test-timeout', String(TIMEOUT_MS)];
const { status } = spawnSync('npx', ['vitest', ...words, ...process.argv.slice(2), ...files], {
  stdio: 'inherit',
  env: { ...process.env, TEST_SAMPLE: 'whole' },
});
process.exitCode = status ?? 1;
