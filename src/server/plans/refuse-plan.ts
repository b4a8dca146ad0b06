import type { Certificate } from '#core/certificate.ts';
import type { Certified } from '#core/planning/certified-meal-plan.ts';
import { type HttpError, httpError } from '../http/http-error.ts';

type Refused = Extract<Certified<unknown>, { ok: false }>;

/** The answer to whoever cannot be given a plan: the refusal's own kind words; what failed goes to the log. */
export const planRefused = ({ refusal, certificate }: Refused): HttpError =>
  httpError('plan_refused', refusal.message, {
    detail: { refusal: refusal.code, failed: certificate ? failedChecks(certificate) : [] },
  });

const failedChecks = ({ checks }: Certificate): string[] => checks.filter(({ ok }) => !ok).map(({ id }) => id);

/** The data, or the refusal thrown. */
export function provedOrRefused<Data>(result: Certified<Data>): Data {
  if (!result.ok) throw planRefused(result);
  return result.data;
}

/** For a plan that its owner's profile has outgrown: no part of it can be changed and the whole be proved. */
export const noLongerFits = (): HttpError =>
  httpError(
    'plan_refused',
    'Your profile has changed since this plan was made, and the rest of it no longer fits you. Please generate a new plan.',
  );
