import type { NamedInDoubt } from '#core/premises/premises.ts';
import type { Place } from '#core/premises-check/premise-places.ts';

/** What is wrong with a reading. */
export type Fault =
  /** A name leads to nothing. */
  | 'dropped'
  | 'taken_for_fine'
  | 'taken_for_ruled_out'
  /** Taken as a dislike, a soft limit or a mere note where the words are stronger. */
  | 'too_weak'
  /** Foods that the name holds are still served. */
  | 'not_all_left_out'
  /** Called denied, over or somebody else's where no plain word says so. */
  | 'taken_back'
  | 'fine_against_allergy'
  /** A tool counts as had beside words of lacking, or as not had without any. */
  | 'lacking'
  | 'had'
  /** Nothing may claim to be free of a word that was not read. */
  | 'unread_claimed'
  | 'unread_not_closed'
  /** The premise quotes what does not stand there. */
  | 'misquoted';

/** Something that the reading's checker holds against it. `ask`: no plan before the person was asked. `note`: said, not asked. */
export type Finding = Place & {
  quote: string;
  fault: Fault;
  /** What the words may mean, as the plain lists name it: "peanut". */
  means: string;
  severity: 'ask' | 'note';
  /** What stands behind the name, so that plans can do without it. */
  names: NamedInDoubt;
};
