import type { Profile } from '#core/athlete/profile.ts';
import type { Disclosure, ProposedChange } from '../turn.ts';
import { added, heldWords } from '../written-answer.ts';

/** In the words of the questionnaire, which every rule about health understands. */
const KEPT_AS: Record<Exclude<Disclosure, 'minor'>, string> = {
  eating_disorder: 'Past or present eating disorder',
  pregnancy: 'Pregnant',
};
const ALREADY: Record<Exclude<Disclosure, 'minor'>, RegExp> = {
  eating_disorder: /eating disorder|anorexi|bulimi|binge eating|orthorexi|arfid/i,
  pregnancy: /pregnan|breast-?feeding|postpartum|expecting/i,
};

/**
 * What a disclosure adds to the profile, so that it holds in every later session; null if it stands there already. An
 * age under 18 is never kept: the server ends the coaching instead.
 */
export function disclosureChange(profile: Profile, disclosure: Disclosure): ProposedChange | null {
  if (disclosure === 'minor') return null;
  const held = heldWords(profile.medicalConditions);
  if (ALREADY[disclosure].test(held)) return null;
  const words = KEPT_AS[disclosure];
  return { field: 'medicalConditions', after: added(held, words), quote: words };
}
