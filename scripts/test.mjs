// npm test: every check and every test. What needs no browser runs side by side, then the browser tests. Stops at the first
// step that fails. The last line counts the tests.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded } from './build.mjs';
import { installForWork, root } from './install.mjs';
import { run } from './run.mjs';

const reports = join(root, '.cache', 'reports');
const rooms = ['src/core', 'src/contract', 'src/server', 'src/web', '.'];
const browserFound = join(reports, 'browser.json');
const vitestReports = ['--reporter=default', '--reporter=json', '--outputFile.json=.cache/reports/vitest.json'];

const tool = (name, command, ...words) => ({ name, start: (options) => run(command, words, options) });

/** One after the other, beside the unit tests: each of them uses one core. */
const CHECKS = [
  tool('format and lint', 'biome', 'ci', '--error-on-warnings', '.'),
  ...rooms.map((room) => tool(`types of ${room}`, 'tsc', '-p', room)),
  tool('dead code', 'knip'),
  { name: 'build', start: buildIfNeeded },
];
/** Printed as they go: they take longest. */
const UNIT_TESTS = { ...tool('unit, page and database tests', 'vitest', 'run', ...vitestReports), isLive: true };
/** Wanted last, and mostly waiting for the registry. */
const BROWSERS = tool('browsers for the tests', 'node', 'scripts/find-browser.mjs', browserFound);
const BROWSER_TESTS = { ...tool('browser tests', 'playwright', 'test'), isLive: true };

const failed = [];
const stopAll = new AbortController();

/** Runs a step, unless one has failed before. What it says is printed in one piece when it ends, or as it comes. */
async function runStep({ name, start, isLive = false }, env) {
  if (failed.length > 0) return;
  const began = performance.now();
  let said = '';
  if (isLive) console.log(`\n— ${name}: begun`);
  const onText = (text) => {
    if (isLive) process.stdout.write(text);
    else said += text;
  };
  const code = await start({ env, onText, signal: stopAll.signal });
  // What was stopped because of another step's failure has not failed itself.
  if (stopAll.signal.aborted) return;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`\n— ${name}: ${code === 0 ? 'passed' : 'FAILED'} after ${seconds} s${said && `\n${said.trimEnd()}`}`);
  if (code === 0) return;
  failed.push(name);
  stopAll.abort();
}

async function runInTurn(steps, env) {
  for (const step of steps) await runStep(step, env);
}

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

installForWork();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

await Promise.all([runInTurn(CHECKS, {}), runStep(UNIT_TESTS, { TEST_DATABASES: 'in-turn' }), runStep(BROWSERS, {})]);
const { executablePath, env } = report('browser.json') ?? {};
await runStep(BROWSER_TESTS, { CHROMIUM_PATH: executablePath, ...env });

const { passed, failed: broken, skipped } = count();
if (failed.length > 0) console.error(`\nFailed at: ${failed.join(', ')}`);
console.log(`\n${passed} passed, ${broken} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(failed.length > 0 ? 1 : 0);
