import type { Profile } from '#core/athlete/profile.ts';
import type { ProposedChange } from '../turn.ts';
import { added, heldWords } from '../written-answer.ts';
import type { Disclosure } from './verdict.ts';

/** In the words of the questionnaire, which every rule about health understands. */
const KEPT_AS: Record<Disclosure, string> = {
  eating_disorder: 'Past or present eating disorder',
  pregnancy: 'Pregnant',
  postpartum: 'Postpartum',
  nursing: 'Breastfeeding',
  minor: 'Under 18 years old',
};
const ALREADY: Record<Disclosure, RegExp> = {
  eating_disorder: /eating disorder|anorexi|bulimi|binge eating|orthorexi|arfid/i,
  pregnancy: /pregnan|breast-?feeding|postpartum|expecting/i,
  postpartum: /breast-?feeding|postpartum/i,
  nursing: /breast-?feeding|postpartum/i,
  minor: /\bunder 18\b/i,
};

/**
 * What a disclosure adds to the profile, so that it holds in every later session; null if it stands there already.
 */
export function disclosureChange(profile: Profile, disclosure: Disclosure): ProposedChange | null {
  const held = heldWords(profile.medicalConditions);
  if (ALREADY[disclosure].test(held)) return null;
  const words = KEPT_AS[disclosure];
  return { field: 'medicalConditions', after: added(held, words), quote: words };
}

/** Whether a person said in an earlier conversation that they are under 18. */
export const isKnownMinor = (profile: Profile): boolean => ALREADY.minor.test(heldWords(profile.medicalConditions));
