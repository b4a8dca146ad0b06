import type { Profile } from '#core/athlete/profile.ts';
import { sheetOf } from '#core/planning/checked-reading.ts';
import type { PremisesSheet } from '#core/premises/sheet/premises-sheet.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { readAthlete } from '../catalogue/constraints-for.ts';
import { readingTables } from '../catalogue/reading-facts.ts';

/** What plans for this profile go by, as the person looks at it. */
export const answerPremises = async (profile: Profile, catalogue: Catalogue): Promise<PremisesSheet> =>
  sheetOf(profile, await readAthlete(profile, catalogue), readingTables(catalogue));
