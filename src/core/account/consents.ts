import { z } from 'zod';
import words from '#data/consents.json' with { type: 'json' };

/** What a person may be asked for a yes to; each is agreed to, and taken back, by itself. */
export const PURPOSES = ['health', 'chat', 'reading', 'analytics', 'news'] as const;
export type Purpose = (typeof PURPOSES)[number];

const purposeSchema = z.strictObject({
  purpose: z.enum(PURPOSES),
  /** Of the words below: counted up when they come to mean more, so that who agreed before is asked again. */
  version: z.number().int().positive(),
  /** Before anything was decided: `asked`, a yes is needed; `answers`, it is given with the questionnaire; `told`, it holds until a no. */
  start: z.enum(['asked', 'answers', 'told']),
  title: z.string(),
  /** What it allows. */
  text: z.string(),
  /** What holds without it, and what becomes of what was done with it. */
  without: z.string(),
});

export type ConsentText = z.infer<typeof purposeSchema>;

/** The words of every consent, in the order in which they are shown. */
export const CONSENT_TEXTS: readonly ConsentText[] = z.array(purposeSchema).parse(words);

export function consentText(purpose: Purpose): ConsentText {
  const found = CONSENT_TEXTS.find((each) => each.purpose === purpose);
  if (!found) throw new Error(`there are no words for the consent “${purpose}”`);
  return found;
}

/** A yes or a no to the text of a version. */
export type Decision = { version: number; given: boolean };

/**
 * Whether a use is allowed by what was decided last, null where nothing was. A yes to an older text holds no more, a no always
 * does.
 */
export function isAllowed(purpose: Purpose, last: Decision | null): boolean {
  const { version, start } = consentText(purpose);
  if (last === null) return start !== 'asked';
  return last.given && (start === 'told' || last.version === version);
}
