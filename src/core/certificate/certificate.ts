import { z } from 'zod';

/** One named test of the checker. `detail` is a sentence that a person can read. */
export const checkSchema = z.strictObject({ id: z.string(), ok: z.boolean(), detail: z.string() });

/** What the checker found; it travels with the plan. A plan is stored only if `passed === total`. */
export const certificateSchema = z.strictObject({
  version: z.string(),
  checks: z.array(checkSchema),
  passed: z.number().int(),
  total: z.number().int(),
});

/** One number of a plan, explained: what it is, how it came about in one sentence, and where the rule comes from. */
export const basisLineSchema = z.strictObject({
  id: z.string(),
  label: z.string(),
  value: z.number(),
  unit: z.string(),
  because: z.string(),
  source: z.string(),
});

export type Check = z.infer<typeof checkSchema>;
export type Certificate = z.infer<typeof certificateSchema>;
export type BasisLine = z.infer<typeof basisLineSchema>;

/** Sums up `checks` under the checker's `version`. */
export function certify(version: string, checks: Check[]): Certificate {
  return { version, checks, passed: checks.filter((check) => check.ok).length, total: checks.length };
}

/** True when every check passed. */
export function isCertified(certificate: Certificate): boolean {
  return certificate.total > 0 && certificate.passed === certificate.total;
}
