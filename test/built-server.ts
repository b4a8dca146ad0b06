import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** A place of its own: a build under way would take `dist/server` away. As deep in the project as that. */
const PLACE = '.cache/served-in-tests';

/** Builds the server as `npm start` serves it, and answers what Node is told to run it. */
export function buildServer(): string[] {
  execFileSync(process.execPath, ['scripts/build-server.mjs', PLACE], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return ['--enable-source-maps', `${ROOT}${PLACE}/main.js`];
}
