import { type HttpError, httpError } from '../http/http-error.ts';

type Refusal = {
  code: HttpError['code'];
  message: string;
  extras: NonNullable<Parameters<typeof httpError>[2]>;
};

/** What came of a task, as it passes from thread to thread. */
export type Outcome<Result> = { ok: true; result: Result } | { ok: false; refusal: Refusal };

/** The result, or the refusal thrown, as if the task had been done here. */
export function resultOf<Result>(outcome: Outcome<Result>): Result {
  if (outcome.ok) return outcome.result;
  const { code, message, extras } = outcome.refusal;
  throw httpError(code, message, extras);
}
