import { isPlainText } from './plan-text.ts';

/** A text of a plan: what it is, for a sentence, and how many characters it may have at the most. */
export type Piece = { text: string; most: number; where: string };

/** The longest note and explanation, in characters. */
const LONGEST_NOTE = 900;
const MOST_NOTES = 20;

/** Lists the notes of a plan and the reasons of its figures. */
export const notePieces = (plan: {
  notes: readonly string[];
  basis: readonly { label: string; because: string; source: string }[];
}): Piece[] => [
  ...plan.notes.map((text) => ({ text, most: LONGEST_NOTE, where: 'A note' })),
  ...plan.basis.flatMap((line) =>
    [line.label, line.because, line.source].map((text) => ({ text, most: LONGEST_NOTE, where: 'An explanation' })),
  ),
];

/** Says which texts are empty, too long or no plain text, and whether there are too many notes. */
export const textFaults = (pieces: readonly Piece[], notes: readonly string[]): string[] => [
  ...pieces.flatMap(({ text, most, where }) => [
    ...(text.trim() === '' ? [`${where} is empty.`] : []),
    ...(text.length > most ? [`${where} is longer than ${most} characters.`] : []),
    ...(isPlainText(text) ? [] : [`${where} holds markup.`]),
  ]),
  ...(notes.length > MOST_NOTES ? [`There are ${notes.length} notes.`] : []),
];
