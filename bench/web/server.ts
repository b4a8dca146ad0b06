import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SERVER_WORDS } from '../../scripts/build.mjs';

const PORT = '4318';
const READY_WITHIN_MS = 60_000;

/** The product as it is started by `npm start`, on a data folder of its own. */
export async function startServer(): Promise<{ origin: string; close: () => Promise<void> }> {
  const origin = `http://localhost:${PORT}`;
  const server = spawn(process.execPath, SERVER_WORDS, {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: {
      ...process.env,
      PORT,
      PUBLIC_URL: origin,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'bench-data-')),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isReady = () =>
    fetch(`${origin}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const until = Date.now() + READY_WITHIN_MS; !(await isReady()); await pause(100)) {
    if (Date.now() > until || server.exitCode !== null) throw new Error('the server does not start');
  }
  return {
    origin,
    close: async () => {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
    },
  };
}
