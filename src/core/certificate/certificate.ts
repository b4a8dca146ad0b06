import { z } from 'zod';

/** One named test of the checker. `detail` is a sentence that a person can read. `applies: false`: nothing about this person asks for it. */
export const checkSchema = z.strictObject({
  id: z.string(),
  ok: z.boolean(),
  detail: z.string(),
  applies: z.literal(false).optional(),
});

/** What a plan keeps, in words that anybody can check: "Enough protein", "143 g, and at least 134 was asked.", "9 g to spare". */
export const promiseSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  end: z.string(),
  ok: z.boolean(),
});

/** What the checker found; it travels with the plan. A plan is stored only if `passed === total`; both count the checks that apply. */
export const certificateSchema = z.strictObject({
  version: z.string(),
  /** The first is what the plan was made by: what the person ruled out. Certificates from before have none. */
  promises: z.array(promiseSchema).optional(),
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
export type PlanPromise = z.infer<typeof promiseSchema>;
export type Certificate = z.infer<typeof certificateSchema>;
export type BasisLine = z.infer<typeof basisLineSchema>;

/** Which checks a person asks for, by id; what is not named applies to everybody. */
export type Applies<Person> = Readonly<Record<string, (person: Person) => boolean>>;

export const doesApply = ({ applies }: Check): boolean => applies !== false;

/** Marks the checks that passed and that nothing about this person asks for. */
export const markApplying = <Person>(checks: readonly Check[], applies: Applies<Person>, person: Person): Check[] =>
  checks.map((check) => (check.ok && applies[check.id]?.(person) === false ? { ...check, applies: false } : check));

/** Sums up `checks` under the checker's `version`. */
export function certify(version: string, checks: Check[], promises?: PlanPromise[]): Certificate {
  const applying = checks.filter(doesApply);
  const passed = applying.filter((check) => check.ok).length;
  return { version, ...(promises && { promises }), checks, passed, total: applying.length };
}

/** A promise rests on checks: it is kept where all of them passed, else the first that did not says why. */
export function promiseOn(
  checks: readonly Check[],
  { restsOn, ...promise }: Omit<PlanPromise, 'ok'> & { restsOn: readonly string[] },
): PlanPromise {
  const failed = checks.find(({ id, ok }) => !ok && restsOn.includes(id));
  return failed ? { ...promise, ok: false, text: failed.detail, end: '' } : { ...promise, ok: true };
}

/** True when every check passed. */
export function isCertified(certificate: Certificate): boolean {
  return certificate.total > 0 && certificate.passed === certificate.total;
}
