import type { Decision, KeptDecision } from '#core/athlete/go-by.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { keepDecisions } from '#core/premises/decisions/keep-decisions.ts';
import { type GoByReading, premisesToGoBy } from '#core/premises/premises-to-go-by.ts';
import { readPremises, WRITTEN_FIELDS, writtenText } from '#core/premises/read-premises.ts';
import { checkReading } from '#core/premises-check/check-reading.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadCheckFacts, loadReadingFacts } from '#server/catalogue/reading-facts.ts';

/** The day on which the people of the sets were written. */
const TODAY = '2026-11-23';
/** When the taps of a test are made. */
const TAPPED_AT = '2026-11-23T09:00:00.000Z';

export const facts = loadReadingFacts(loadCatalogue());
const checks = loadCheckFacts(loadCatalogue());

const input = (profile: Profile) => ({ profile, facts, today: TODAY });

/** Taps made in sight of these answers. */
export function kept(profile: Profile, decisions: readonly Decision[], before: readonly KeptDecision[] = []) {
  return keepDecisions({ kept: before, decisions, at: TAPPED_AT, asRead: readPremises(input(profile)), facts });
}

/** What plans go by, with these taps. */
export function goBy(profile: Profile, taps: readonly KeptDecision[] = []): GoByReading {
  const answers = Object.fromEntries(WRITTEN_FIELDS.map((field) => [field, writtenText(profile, field)]));
  return premisesToGoBy({
    ...input(profile),
    kept: taps,
    check: (premises) => checkReading(answers, premises, checks),
  });
}
