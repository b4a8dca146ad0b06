import type { KeptDecision } from '#core/athlete/go-by.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { withFindingsAnswered } from './closed/answer-findings.ts';
import { closeFindings } from './closed/close-findings.ts';
import type { Doubt } from './closed/doubt.ts';
import { toldBy } from './decisions/apply-decisions.ts';
import type { Premises } from './premises.ts';
import { readPremises } from './read-premises.ts';
import type { ReadingFacts } from './reading-facts.ts';

export type GoByInput = {
  profile: Profile;
  facts: ReadingFacts;
  today: string | null;
  kept: readonly KeptDecision[];
  /** Looks at a reading a second time: `(premises) => checkReading(answers, premises, checkFacts)`. */
  check: (premises: Premises) => readonly Doubt[];
};

export type GoByReading = {
  /** What plans go by: on the safe side of all that is open, with a question for each. */
  premises: Premises;
  /** What the second look holds against the reading and nobody has answered. */
  findings: readonly Doubt[];
};

const asked = (findings: readonly Doubt[]): Doubt[] => findings.filter(({ severity }) => severity === 'ask');

/** What plans go by: the words, what was tapped above them, and a second look at both. */
export function premisesToGoBy({ check, ...input }: GoByInput): GoByReading {
  const read = readPremises(input);
  const held = asked(check(read));
  const premises = withFindingsAnswered(read, held, toldBy(input.kept));
  const findings = premises === read ? held : asked(check(premises));
  return { premises: closeFindings(premises, findings), findings };
}
