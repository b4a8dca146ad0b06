import type { NamedInDoubt } from '#core/premises/premises.ts';

/** Words of an answer that a second look at it holds against the reading. `note`: said, not asked. */
export type Doubt = {
  field: string;
  start: number;
  end: number;
  quote: string;
  fault: string;
  /** What the words may mean: "peanut". */
  means: string;
  severity: 'ask' | 'note';
  /** What stands behind the name. */
  names: NamedInDoubt;
};
