import type { Mention, Reading, Span } from '#core/language/reading.ts';
import type { Origin } from '#core/premises/premises.ts';

/** One written answer and what was read in it, by the one vocabulary of all kinds. */
export type HealthAnswer = { field: string; text: string; reading: Reading };

/** Where an unread word may be an illness, and a short name counts. */
export const HEALTH_FIELDS = new Set(['medicalConditions', 'medications', 'injuries']);

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
  /** The taps that told more of it. */
  asked?: readonly Origin[];
};

/** A name that is no premise, and why. */
export type SetAside = { field: string; span: Span; as: 'denied' | 'former' | 'someone_else' | 'no_effect' };

/** `allergies`: medicines that the person must not take, which is no sign of taking them. */
export type StatedHealth = { stated: Stated[]; aside: SetAside[]; allergies: { field: string; mention: Mention }[] };
