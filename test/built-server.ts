import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, type ServerProcess, startServerProcess, untilAnswers } from './server-process.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** A place of its own, for each worker: a build under way would take another's away. As deep in the project as `dist/server`. */
const PLACE = `.cache/served-in-tests-${process.env.VITEST_POOL_ID}`;

export type Served = {
  /** Starts the server with what is given, beside its port and its data folder. */
  start: (env: Record<string, string>) => ServerProcess;
  /** A data folder as a first start leaves it. */
  madeFolder: () => string;
};

/** Where a server may make its data folder. */
export const newPlace = () => join(mkdtempSync(join(tmpdir(), 'ironleaf-')), 'data');

let served: Promise<Served> | undefined;

/** The server as `npm start` serves it. Built once for a worker, and started once: a first start costs more than most tests. */
export const builtServer = (): Promise<Served> => (served ??= build());

async function build(): Promise<Served> {
  execFileSync(process.execPath, ['scripts/build-server.mjs', PLACE], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const words = ['--enable-source-maps', `${ROOT}${PLACE}/main.js`];
  const start = (env: Record<string, string>) => startServerProcess(env, words);
  const madeBefore = newPlace();
  const first = start({ PORT: String(await freePort()), DATA_DIR: madeBefore });
  await untilAnswers(first);
  await first.kill('SIGTERM');
  const madeFolder = () => {
    const place = newPlace();
    cpSync(madeBefore, place, { recursive: true });
    return place;
  };
  return { start, madeFolder };
}
