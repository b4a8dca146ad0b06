import type { Mention, Reading, Span } from '#core/language/reading.ts';

/** One written answer and what was read in it, by the one vocabulary of all kinds. */
export type HealthAnswer = { field: string; text: string; reading: Reading };

/** A condition or a medicine that the words say the person has or takes, and what they say of it. */
export type Stated = {
  kind: 'condition' | 'medicine';
  /** More than one where a name means several things ("ED"). */
  ids: readonly string[];
  field: string;
  mention: Mention;
  /** Other words that say the same, or how it stands: a plainer name, "post op". */
  also: readonly { field: string; mention: Mention }[];
  states: ReadonlySet<string>;
  /** Since it began or happened; for a pregnancy, how far along. */
  weeks: number | null;
  /** Whether that time is past, ahead, or how long it lasts. */
  way: 'ago' | 'ahead' | 'for' | null;
};

/** A name that is no premise, and why. */
export type SetAside = { field: string; span: Span; as: 'denied' | 'former' | 'someone_else' | 'no_effect' };

/** `allergies`: medicines that the person must not take, which is no sign of taking them. */
export type StatedHealth = { stated: Stated[]; aside: SetAside[]; allergies: { field: string; mention: Mention }[] };
