/** Reported by so many people, a text is hidden until an operator has looked at it. */
export const REPORTS_TO_HIDE = 3;

/** Why something is reported; the first three are the rules of the community. */
export const REPORT_REASONS = ['looks', 'advice', 'selling', 'unkind', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The three rules, in the order in which they are shown and named. */
export const RULES = [
  'Talk about what bodies do, not how they look.',
  'No advice on illness, medicine or fasting.',
  'No selling.',
] as const;

/** Faces are a letter or one of these figures. */
export const FACES = ['letter', 'goblet-squat', 'pull-up', 'plank-forearm', 'outdoor-run', 'barbell-curl'] as const;
export type Face = (typeof FACES)[number];

/** Letters with marks that turn the reading direction could make a text say something else than it holds. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

/** A text as it is kept: without signs that show nothing but change what is around them. */
export const shownText = (text: string): string =>
  text.normalize('NFC').replace(UNSEEN, (sign) => (sign === '\n' || sign === '\u200d' ? sign : ''));
