import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What Node has compiled once, the next server of the tests need not compile again. */
const NODE_COMPILE_CACHE = join(tmpdir(), 'ironleaf-compile-cache');

export type ServerProcess = {
  url: string;
  child: ChildProcess;
  /** All that it wrote, to both outputs. */
  output: () => string;
  /** Resolves with its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
  kill: (signal: NodeJS.Signals) => Promise<number | NodeJS.Signals | null>;
};

/** Starts Node with these words, as a server of its own. */
export function startServerProcess(env: Record<string, string>, words: readonly string[]): ServerProcess {
  const child = spawn(process.execPath, words, {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
  return {
    url: `http://127.0.0.1:${env.PORT}`,
    child,
    output: () => text,
    ended,
    kill: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Waits until the server answers `path` with `status`; fails if it ends before. */
export async function untilAnswers(
  server: ServerProcess,
  { path = '/api/health/ready', status = 200 } = {},
): Promise<void> {
  let isOver = false;
  server.child.once('close', () => {
    isOver = true;
  });
  while (!isOver) {
    const answer = await fetch(server.url + path).catch(() => null);
    if (answer?.status === status) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`the server ended before it answered: ${server.output()}`);
}

/** A port that nothing listens on just now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
