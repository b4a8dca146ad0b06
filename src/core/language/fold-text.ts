/** Makes every apostrophe a straight one, whichever key it was typed with: "don’t", "don´t" and "don`t" become "don't". */
export const straightApostrophes = (text: string): string => text.replace(/[’‘`´]/g, "'");

/** No letter that anybody writes with is made of more than three: a syllable of Hangul, a Vietnamese vowel with its marks, "½". */
const MOST_OF_ONE = 3;

/**
 * A text in a normal form of Unicode, at most three times as long as before: a sign that stands for a whole phrase (U+FDFA, which is
 * eighteen letters) stays as it is where there are many of them.
 */
export function normalized(text: string, form: 'NFKC' | 'NFKD'): string {
  const whole = text.normalize(form);
  if (whole.length <= MOST_OF_ONE * text.length) return whole;
  const letters = Array.from(text, (letter) => {
    const plain = letter.normalize(form);
    return plain.length > MOST_OF_ONE * letter.length ? letter : plain;
  });
  return letters.join('').normalize(form === 'NFKC' ? 'NFC' : 'NFD');
}

/**
 * Folds a text so that equal words compare equal however they were typed: lower case, no accents ("Jalapeño" → "jalapeno"), straight
 * apostrophes, ligatures and full-width letters as plain ones. Everything else stays, in its order. Takes time linear in the length.
 */
export const foldText = (text: string): string =>
  normalized(straightApostrophes(text), 'NFKD').replace(/\p{M}/gu, '').toLowerCase();
