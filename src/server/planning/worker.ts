import { loadCatalogue } from '../catalogue/catalogue.ts';
import { HttpError } from '../http/http-error.ts';
import type { Outcome } from './outcome.ts';
import { TASKS, type TaskInput, type TaskName } from './tasks.ts';

/** What a worker does with a task. A refusal is no fault of the worker: it is answered, since threads pass on no classes. */
export async function work<N extends TaskName>({
  name,
  input,
}: {
  name: N;
  input: TaskInput<N>;
}): Promise<Outcome<unknown>> {
  const task = TASKS[name] as (input: object) => unknown;
  try {
    return { ok: true, result: await task({ ...input, catalogue: loadCatalogue() }) };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { code, message, detail, retryAfter, status } = error;
    return { ok: false, refusal: { code, message, extras: { detail, status, ...(retryAfter && { retryAfter }) } } };
  }
}
