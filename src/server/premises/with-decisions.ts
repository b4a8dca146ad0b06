import type { Decision } from '#core/athlete/go-by.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { keepDecisions } from '#core/premises/decisions/keep-decisions.ts';
import { confirmedPremises } from '#core/premises/sheet/confirmed-premises.ts';
import { meaningsAmong } from '#core/premises/suggested/model-choice.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { readAthlete } from '../catalogue/constraints-for.ts';
import { readingTables } from '../catalogue/reading-facts.ts';

type Taps = { decisions: readonly Decision[]; now: Date; catalogue: Catalogue };

/** The profile with taps beside those that it keeps, each with the words that it was made on. */
export async function withDecisions(profile: Profile, { decisions, now, catalogue }: Taps): Promise<Profile> {
  const { goBy, ...words } = profile;
  if (decisions.length === 0) return profile;
  const kept = goBy?.decisions ?? [];
  const at = now.toISOString();
  // What a word was tapped to be belongs to the words: a tap on a line that came of it is made on them.
  const meanings = meaningsAmong([...kept.map(({ decision }) => decision), ...decisions], at);
  const read = meanings.length === 0 ? words : { ...words, goBy: { decisions: meanings, confirmed: null } };
  const { premises: asRead } = await readAthlete(read, catalogue);
  return {
    ...words,
    goBy: {
      decisions: keepDecisions({
        kept,
        decisions,
        at,
        asRead,
        facts: readingTables(catalogue).reading,
      }),
      confirmed: goBy?.confirmed ?? null,
    },
  };
}

/** The same, with the whole reading said to be right. */
export async function confirmedBy(profile: Profile, taps: Taps): Promise<Profile> {
  const decided = await withDecisions(profile, taps);
  const { premises } = await readAthlete(decided, taps.catalogue);
  const confirmed = { at: taps.now.toISOString(), premises: confirmedPremises(premises) };
  return { ...decided, goBy: { decisions: decided.goBy?.decisions ?? [], confirmed } };
}
