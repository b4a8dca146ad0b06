import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Piscina } from 'piscina';
import { threadFile } from '../thread-file.ts';
import { type Asked, createFairQueue } from './fair-queue.ts';
import type { Outcome } from './outcome.ts';
import type { TaskInput, TaskName, TaskResult } from './tasks.ts';

/** One core is left to the thread that answers everybody. */
const WORKERS = Math.max(1, availableParallelism() - 1);
/** As many as ten seconds of work, and a minute of it: who waits longer has long given up. */
const MOST_WAITING_EACH = 16;
const MOST_WAITING = 100;
/** Where the system knows such a thing: on a busy machine, whoever answers goes before who plans. */
const NICE = 10;
const CLOSE_MS = 5000;

/** A file of its own beside this one, as its source and as it is served. */
const WORKER = fileURLToPath(threadFile('worker', import.meta.url));

const queue = createFairQueue({ atOnce: WORKERS, mostEach: MOST_WAITING_EACH, mostInAll: MOST_WAITING });
let pool: Promise<Piscina> | undefined;

/** A start loads and starts none of it: the first task does. */
async function startPool(): Promise<Piscina> {
  const { Piscina } = await import('piscina');
  return new Piscina({
    filename: WORKER,
    name: 'work',
    minThreads: 0,
    maxThreads: WORKERS,
    // A worker reads the catalogue once, and takes up again in milliseconds what would take a new one half a second.
    idleTimeout: Number.POSITIVE_INFINITY,
    niceIncrement: NICE,
    closeTimeout: CLOSE_MS,
  });
}

type Task<N extends TaskName> = { name: N; input: TaskInput<N> };

/**
 * Does a task in a worker, in the person's turn; answers a refusal, and throws what no task should throw. What waits is dropped once
 * the signal is aborted; what is under way is done in a moment.
 */
export async function runTask<N extends TaskName>(task: Task<N>, asked: Asked): Promise<Outcome<TaskResult<N>>> {
  pool ??= startPool();
  const started = await pool;
  return queue.run(asked, () => started.run(task));
}

/** Ends the workers once what they are at is done. */
export async function stopPlanning(): Promise<void> {
  const stopping = pool;
  pool = undefined;
  await (await stopping)?.close();
}
