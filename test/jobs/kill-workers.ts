import { once } from 'node:events';
import { renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import type { JobWork } from './job-work.ts';

const WORKER = fileURLToPath(new URL('./job-worker.ts', import.meta.url));

type Killing = {
  work: JobWork;
  /** How many work at once. */
  workers: number;
  /** How often one of them is ended with SIGKILL; at which moment of its work, chance says. */
  kills: number;
  /** Where the clock begins. Each kill is a minute, and so is each second after the last one. */
  from: number;
  isDone: () => Promise<boolean>;
};

/** Lets workers do what is due, killing them again and again and putting another in the place of each; then until all is done. */
export async function killWorkers({ work, workers, kills, from, isDone }: Killing): Promise<void> {
  let minutes = 0;
  const passMinute = () => {
    // Renamed, so that nobody reads half of it.
    writeFileSync(`${work.clockFile}.new`, String(from + minutes++ * 60_000));
    renameSync(`${work.clockFile}.new`, work.clockFile);
  };
  passMinute();
  const begin = () => startServerProcess({}, [WORKER, JSON.stringify(work)]);
  const running = Array.from({ length: workers }, begin);
  try {
    for (let killed = 0; killed < kills; killed++) {
      const place = killed % workers;
      const victim = running[place];
      if (!victim) continue;
      await atWork(victim);
      passMinute();
      await pause(Math.random() * 400);
      await victim.kill('SIGKILL');
      running[place] = begin();
    }
    for (const each of running) await atWork(each);
    while (!(await isDone())) {
      const fallen = running.find(({ child }) => child.exitCode !== null);
      if (fallen) throw new Error(`a worker ended by itself: ${fallen.output()}`);
      passMinute();
      await pause(1000);
    }
  } finally {
    for (const each of running) await each.kill('SIGKILL');
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function atWork(worker: ServerProcess): Promise<void> {
  while (!worker.output().includes('ready')) {
    if (worker.child.exitCode !== null) throw new Error(`a worker did not begin: ${worker.output()}`);
    await Promise.race([once(worker.child.stdout ?? worker.child, 'data'), once(worker.child, 'close')]);
  }
}
