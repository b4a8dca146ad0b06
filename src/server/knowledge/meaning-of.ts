import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { Piscina } from 'piscina';
import { threadFile } from '../thread-file.ts';

/** The first question waits for the encoder, a third of a second; who waits longer is answered by words alone. */
const PATIENCE_MS = 2500;
/** The thread and its 200 MB are given back when nobody has asked for so long. */
const IDLE_MS = 5 * 60_000;
const MOST_WAITING = 32;
/** A thread that needs more than this of scripts' memory is ended; the weights lie outside of it. */
const SCRIPT_MEMORY_MB = 256;
const NICE = 5;
const CLOSE_MS = 2000;

/** A file of its own beside this one, as its source and as it is served. */
const ENCODER = fileURLToPath(threadFile('encoder', import.meta.url));

let pool: Promise<Piscina> | undefined;

/** A start loads and starts none of it: the first question does. */
async function startPool(): Promise<Piscina> {
  const { Piscina } = await import('piscina');
  return new Piscina({
    filename: ENCODER,
    name: 'encode',
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MOST_WAITING,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: SCRIPT_MEMORY_MB },
    niceIncrement: NICE,
    closeTimeout: CLOSE_MS,
  });
}

/** What each text means, worked out in a thread; null where that does not come in time, or not at all. */
export async function meaningsOf(texts: readonly string[], log: FastifyBaseLogger): Promise<number[][] | null> {
  pool ??= startPool();
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return await waitedFor((await pool).run(texts), signal);
  } catch (fault) {
    // Words alone find much of it.
    log.warn({ fault: String(fault) }, 'a question was looked up by its words alone');
    return null;
  }
}

/** What is under way is not stopped, since that would end the thread and the loading with it. */
function waitedFor(work: Promise<number[][]>, signal: AbortSignal): Promise<number[][]> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    work.then(resolve, reject);
  });
}

/** Ends the thread. */
export async function stopKnowledge(): Promise<void> {
  const stopping = pool;
  pool = undefined;
  await (await stopping)?.close();
}
