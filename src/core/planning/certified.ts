import type { Certificate } from '#core/certificate/certificate.ts';
import type { PlanResult, Refusal } from '#core/certificate/plan-result.ts';
import { hashSeed } from '#core/seed/random.ts';

/** A plan with its proof, or why there is none; `certificate` shows which checks the last proposal failed. */
export type Certified<Data> = { ok: true; data: Data } | { ok: false; refusal: Refusal; certificate?: Certificate };

export const MOST_ATTEMPTS = 4;

type Proving<Draft, Data> = {
  propose: (seed: number) => PlanResult<Draft>;
  certify: (draft: Draft) => Certified<Data>;
  seed: number;
};

/**
 * Asks for proposals, from the seed asked for and then from others derived from it, until one is proved. When none is,
 * what the checks said of a proposal counts for more than that the writer found none.
 */
export function provenPlan<Draft, Data>({ propose, certify, seed }: Proving<Draft, Data>): Certified<Data> {
  const answerTo = (attempt: number): { proposed: boolean; answer: Certified<Data> } => {
    const proposal = propose(attempt === 0 ? seed : hashSeed(`${seed}:attempt:${attempt}`));
    return { proposed: proposal.ok, answer: proposal.ok ? certify(proposal.draft) : proposal };
  };
  let { answer: best } = answerTo(0);
  for (let attempt = 1; attempt < MOST_ATTEMPTS && !best.ok; attempt++) {
    const { proposed, answer } = answerTo(attempt);
    if (proposed) best = answer;
  }
  return best;
}
