import { AsyncLocalStorage } from 'node:async_hooks';
import { httpError } from '../http/http-error.ts';
import type { Asked } from './fair-queue.ts';
import { type Outcome, resultOf } from './outcome.ts';
import { runTask } from './pool.ts';
import type { TaskInput, TaskName, TaskResult } from './tasks.ts';

/** So many results one transaction may have to wait for, one after the other. */
const MOST_ATTEMPTS = 10;

type Call = Asked & {
  /** What was worked out for the transaction that is under way; null outside of one. */
  made: Map<string, Outcome<unknown>> | null;
};

// A transaction is opened by the router, and what it has to work out is known five calls below.
const calls = new AsyncLocalStorage<Call>();

/** A transaction ends with this, when it needs what must be worked out outside of it. */
class WorkNeeded extends Error {
  override name = 'WorkNeeded';
  readonly task: { name: TaskName; input: TaskInput<TaskName> };
  readonly key: string;

  constructor(task: WorkNeeded['task'], key: string) {
    super(`the transaction waits for ${task.name}`);
    this.task = task;
    this.key = key;
  }
}

/** Says for whom `work` asks for results of workers. */
export const onBehalfOf = <Done>(asked: Omit<Asked, 'isUrgent'>, work: () => Promise<Done>): Promise<Done> =>
  calls.run({ ...asked, isUrgent: false, made: null }, work);

const NOBODY: Call = { person: 'nobody', signal: null, isUrgent: false, made: null };

/** Says that what `work` asks for goes before what others wait for, and is never refused. */
export const urgently = <Done>(work: () => Promise<Done>): Promise<Done> =>
  calls.run({ ...(calls.getStore() ?? NOBODY), isUrgent: true }, work);

/** Works something out in a worker; throws what the task throws. In a transaction it has to be asked for as `replayed` says. */
export async function inWorker<N extends TaskName>(name: N, input: TaskInput<N>): Promise<TaskResult<N>> {
  const call = calls.getStore() ?? NOBODY;
  const task = { name, input };
  if (call.made === null) return resultOf(await runTask(task, call));
  const key = JSON.stringify(task);
  const made = call.made.get(key);
  if (made === undefined) throw new WorkNeeded(task, key);
  return resultOf(made as Outcome<TaskResult<N>>);
}

/**
 * Runs `transact`, which does nothing but a transaction. One that needs a result is undone, and done anew once that is there: nobody
 * else's has to wait meanwhile. It is asked for by what it is made from, so that a plan that has changed by then is worked on anew.
 */
export async function replayed<Done>(transact: () => Promise<Done>): Promise<Done> {
  const call = calls.getStore() ?? NOBODY;
  const made = new Map<string, Outcome<unknown>>();
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    try {
      return await calls.run({ ...call, made }, transact);
    } catch (error) {
      if (!(error instanceof WorkNeeded)) throw error;
      made.set(error.key, await runTask(error.task, call));
    }
  }
  throw httpError('conflict', 'Your plan kept changing while I worked on it. Please try again.');
}
