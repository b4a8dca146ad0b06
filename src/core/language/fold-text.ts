/** Makes every apostrophe a straight one, whichever key it was typed with: "don’t", "don´t" and "don`t" become "don't". */
export const straightApostrophes = (text: string): string => text.replace(/[’‘`´]/g, "'");

/**
 * Folds a text so that equal words compare equal however they were typed: lower case, no accents ("Jalapeño" → "jalapeno"), straight
 * apostrophes, ligatures and full-width letters as plain ones. Everything else stays, in its order. Takes time linear in the length.
 */
export const foldText = (text: string): string =>
  straightApostrophes(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
