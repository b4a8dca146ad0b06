import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { threadFile } from '../thread-file.ts';
import type { DataFolderLock } from './data-lock.ts';
import type { Database } from './database.ts';
import { type Backend, type Caller, createWire } from './wire.ts';
import { openWired } from './wired.ts';

const THREAD = threadFile('embedded-thread', import.meta.url);

type Embedded = {
  dataFolder: string;
  /** Of that folder; closing lets go of it. */
  lock: DataFolderLock;
  /** Called for what goes wrong while nobody waits for an answer. */
  onFault: (error: Error, message: string) => void;
};

/**
 * Opens the embedded database in `<dataFolder>/pg`. It has a thread of its own, so that nobody who needs nothing of it waits for
 * its work and its disk. A thread that dies is replaced by the next query.
 */
export async function openEmbedded({ dataFolder, lock, onFault }: Embedded): Promise<Database> {
  try {
    const folder = join(dataFolder, 'pg');
    mkdirSync(folder, { recursive: true });
    // Two threads on one folder would lose rows, as two processes would.
    let last: Promise<unknown> = Promise.resolve();
    const dial = () => {
      const before = last;
      let onEnd = () => {};
      last = new Promise<void>((resolve) => {
        onEnd = resolve;
      });
      return createWire((caller) => before.then(() => startThread(folder, caller, onEnd)));
    };
    const database = await openWired({ dial, onFault: (error) => onFault(error, 'the embedded database stopped') });
    const close = async () => {
      await database.close();
      await last;
      lock.release();
    };
    return { ...database, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function startThread(folder: string, caller: Caller, onEnd: () => void): Promise<Backend> {
  const thread = new Worker(THREAD, { workerData: { folder }, name: 'database' });
  const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve(onEnd())));
  await once(thread, 'message');
  thread.on('message', caller.answer);
  thread.on('error', (error) => caller.fail(stopped(error)));
  thread.on('exit', () => caller.fail(stopped()));
  return {
    ask: (messages) => thread.postMessage(messages, [messages.buffer]),
    end: async () => {
      thread.postMessage('end');
      await ended;
    },
  };
}

/** Known to whoever asks as a database that is away. */
const stopped = (cause?: unknown) =>
  Object.assign(new Error('the embedded database stopped', { cause }), { code: 'ECONNRESET' });
