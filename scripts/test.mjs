// npm test: every check and every test, in the order in which they fail fastest. The last line counts the tests.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { buildIfNeeded } from './build.mjs';
import { installForTests, root } from './install.mjs';
import { run } from './run.mjs';

const reports = join(root, '.cache', 'reports');
const rooms = ['src/core', 'src/contract', 'src/server', 'src/web', '.'];

const vitestReports = ['--reporter=default', '--reporter=json', '--outputFile.json=.cache/reports/vitest.json'];

const steps = [
  { name: 'format and lint', command: 'biome', words: ['ci', '--error-on-warnings', '.'] },
  ...rooms.map((room) => ({ name: `types of ${room}`, command: 'tsc', words: ['-p', room] })),
  { name: 'dead code', command: 'knip', words: [] },
  { name: 'build', start: buildIfNeeded },
  { name: 'unit and database tests', command: 'vitest', words: ['run', ...vitestReports] },
  { name: 'browser tests', command: 'playwright', words: ['test'] },
];

function report(name) {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'));
  } catch {
    return null;
  }
}

function count() {
  const unit = report('vitest.json');
  const browser = report('playwright.json')?.stats;
  return {
    passed: (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0) + (browser?.flaky ?? 0),
    failed: (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0),
    skipped: (unit?.numPendingTests ?? 0) + (browser?.skipped ?? 0),
  };
}

installForTests();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const browser = findBrowser();
const env = { CHROMIUM_PATH: browser.executablePath, ...browser.env };

let failedStep = null;
for (const step of steps) {
  console.log(`\n— ${step.name}`);
  const code = step.start ? await step.start() : await run(step.command, step.words, { env });
  if (code === 0) continue;
  failedStep = step.name;
  break;
}

const { passed, failed, skipped } = count();
if (failedStep) console.error(`\nFailed at: ${failedStep}`);
console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(failedStep ? 1 : 0);
