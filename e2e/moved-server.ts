import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVER_WORDS } from '../scripts/build.mjs';

export const MOVED_PORT = Number(process.env.E2E_PORT ?? 4310) + 2;
const URL_OF_IT = `http://localhost:${MOVED_PORT}`;

/** A server of a test's own, whose clock it moves. */
export type MovedServer = { dataFolder: string; passDays: (days: number) => void; stop: () => Promise<void> };

export async function startMovedServer(): Promise<MovedServer> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'e2e-moved-'));
  const clockFile = join(dataFolder, 'clock');
  writeFileSync(clockFile, '0');
  const server: ChildProcess = spawn(process.execPath, ['--import', './e2e/moved-clock.mjs', ...SERVER_WORDS], {
    env: {
      ...process.env,
      PORT: String(MOVED_PORT),
      DATA_DIR: dataFolder,
      CLOCK_FILE: clockFile,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
    },
    stdio: 'inherit',
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error('the server with a clock of its own did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  let passed = 0;
  return {
    dataFolder,
    passDays: (days) => {
      passed += days;
      writeFileSync(clockFile, String(Math.round(passed * 86_400_000)));
    },
    stop: () => {
      server.kill('SIGTERM');
      return ended;
    },
  };
}

const answers = () =>
  fetch(`${URL_OF_IT}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
