import { foldText } from '#core/language/fold-text.ts';

const SMALL = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ');
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const UNITS = SMALL.slice(1, 10);

const TENS_WORDS = new RegExp(`\\b(${TENS.join('|')})(?:[ -](${UNITS.join('|')}))?\\b`, 'g');
/** "one" and "zero" are left alone: "one side", "size zero". */
const SMALL_WORDS = new RegExp(`\\b(${SMALL.slice(2).join('|')})\\b`, 'g');

const HUNDREDS_WORDS = new RegExp(
  `\\b(a|${UNITS.slice(0, 4).join('|')}) hundred\\b(?! per)(?:(?: and)?[ -](?:(${TENS.join('|')})(?:[ -](${UNITS.join('|')}))?|(${SMALL.slice(1).join('|')})))?\\b`,
  'gi',
);

/** "One hundred and seventy six" → "176"; the rest keeps its capitals. Counts from 100 to 499, as far as anybody weighs. */
export function hundredsInDigits(text: string): string {
  return text.replace(HUNDREDS_WORDS, (_, hundred: string, tens = '', unit = '', small = '') => {
    const countOf = (word: string) => Math.max(0, SMALL.indexOf(word.toLowerCase()));
    const below = tens ? (TENS.indexOf(tens.toLowerCase()) + 2) * 10 : countOf(small);
    return String(Math.max(1, countOf(hundred)) * 100 + below + countOf(unit));
  });
}

/** "thirty six" → "36", "sixteen" → "16"; lower-case text. Counts up to 99. */
export function withDigits(text: string): string {
  return text
    .replace(TENS_WORDS, (_, tens: string, unit?: string) =>
      String((TENS.indexOf(tens) + 2) * 10 + (unit ? SMALL.indexOf(unit) : 0)),
    )
    .replace(SMALL_WORDS, (word) => String(SMALL.indexOf(word)));
}

/**
 * The form that patterns are written for: lower case, no accents or apostrophes ("don't" → "dont"), number words as
 * digits, breaks of a sentence as " . ", commas as " , ", everything else that is no word a space.
 */
export function plainText(message: string): string {
  const folded = foldText(message).replaceAll("'", '');
  return withDigits(folded.replace(/[-–—_]/g, ' '))
    .replace(/(\d)[.,](?=\d)/g, '$1_')
    .replace(/[.!?;\n]+/g, ' . ')
    .replace(/[,:()"“”]+/g, ' , ')
    .replace(/_/g, '.')
    .replace(/[^\p{L}\p{N}.,/% ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
