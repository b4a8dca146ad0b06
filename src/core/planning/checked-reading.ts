import type { Constraints } from '#core/athlete/constraints.ts';
import type { KeptDecision } from '#core/athlete/go-by.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { constraintsOfPremises } from '#core/premises/constraints-of-premises.ts';
import { type GoByReading, premisesToGoBy } from '#core/premises/premises-to-go-by.ts';
import { WRITTEN_FIELDS, writtenText } from '#core/premises/read-premises.ts';
import type { ReadingFacts } from '#core/premises/reading-facts.ts';
import { makeSheet } from '#core/premises/sheet/make-sheet.ts';
import type { PremisesSheet } from '#core/premises/sheet/premises-sheet.ts';
import type { CheckFacts } from '#core/premises-check/check-facts.ts';
import { checkReading } from '#core/premises-check/check-reading.ts';

/** What was read from a person's words and taps, what its checker holds against it, and the rules that planners go by. */
export type CheckedReading = GoByReading & { constraints: Constraints };

/** By what answers are read, and by what the reading is checked: they share nothing. */
export type ReadingTables = { reading: ReadingFacts; check: CheckFacts };

const tapsOf = ({ goBy }: Profile): readonly KeptDecision[] => goBy?.decisions ?? [];

/** Reads a person's answers, has the reading checked, and makes the rules of what stands. Pure; deterministic. */
export function checkedReading(profile: Profile, { reading, check }: ReadingTables): CheckedReading {
  const answers = Object.fromEntries(WRITTEN_FIELDS.map((field) => [field, writtenText(profile, field)]));
  const read = premisesToGoBy({
    profile,
    facts: reading,
    today: profile.answeredOn ?? null,
    kept: tapsOf(profile),
    check: (premises) => checkReading(answers, premises, check),
  });
  return { ...read, constraints: constraintsOfPremises(read.premises, reading) };
}

/** The same reading as the sheet that the person looks at. */
export function sheetOf(profile: Profile, read: CheckedReading, { reading: facts }: ReadingTables): PremisesSheet {
  const confirmed = profile.goBy?.confirmed ?? null;
  return makeSheet({ ...read, kept: tapsOf(profile), confirmed, facts });
}
