/** The kinds of danger that phrases were collected of: the rules and the classifier tell them apart. */
export const LEARNED_CLASSES = [
  'emergency',
  'self_harm',
  'eating_disorder',
  'minor',
  'pregnancy',
  'medicine',
  'steroids',
  'injury_red_flag',
] as const;
export type LearnedClass = (typeof LEARNED_CLASSES)[number];

/** `overdose` and `abuse` are heard in plain words only. */
export const SAFETY_CLASSES = [...LEARNED_CLASSES, 'overdose', 'abuse'] as const;
export type SafetyClass = (typeof SAFETY_CLASSES)[number];

/** What a person tells about themselves that has to be kept, whatever else is said. */
export type Disclosure = 'eating_disorder' | 'pregnancy' | 'postpartum' | 'nursing' | 'minor';

/** `locale` as the browser gives it ("en-US"); `null` is treated as US. Where the time zone tells the country, that goes first. */
export type SafetyContext = { locale: string | null; timeZone?: string | null };

/**
 * `reply` is a fixed text, empty without a class. `stops`: nothing else of the message is acted on; otherwise (an injury that
 * needs care) only its `changes` are, and their receipts follow the reply. Without a class the turn goes on.
 */
export type SafetyVerdict = {
  class: SafetyClass | null;
  reply: string;
  stops: boolean;
  discloses: Disclosure | null;
};

export const NO_DANGER: SafetyVerdict = { class: null, reply: '', stops: false, discloses: null };
