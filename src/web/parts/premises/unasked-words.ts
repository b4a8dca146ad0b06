import type { PremisesSheet } from '#core/premises/sheet/premises-sheet.ts';

/** The words that nothing is known about and that no question asks about: the others are shown once, with their choices. */
export const unaskedWords = ({ unread, questions }: PremisesSheet): PremisesSheet['unread'] =>
  unread.filter(
    ({ field, quote }) => !questions.some((question) => question.field === field && question.quote === quote),
  );
