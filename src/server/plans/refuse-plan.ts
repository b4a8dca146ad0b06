import type { Certificate } from '#core/certificate/certificate.ts';
import type { Certified } from '#core/planning/certified.ts';
import { type HttpError, httpError } from '../http/http-error.ts';

type Refused = Extract<Certified<unknown>, { ok: false }>;

/** The answer to whoever cannot be given a plan: the refusal's own kind words; what failed goes to the log. */
const planRefused = ({ refusal, certificate }: Refused): HttpError =>
  httpError('plan_refused', refusal.message, {
    detail: { refusal: refusal.code, failed: certificate ? failedChecks(certificate) : [] },
  });

const failedChecks = ({ checks }: Certificate): string[] => checks.filter(({ ok }) => !ok).map(({ id }) => id);

/** The data, or the refusal thrown. */
export function provedOrRefused<Data>(result: Certified<Data>): Data {
  if (!result.ok) throw planRefused(result);
  return result.data;
}
