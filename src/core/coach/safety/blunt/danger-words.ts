import { normalized } from '#core/language/fold-text.ts';

/** Stands between sentences; nothing that is looked for goes over it. */
export const BREAK = '.';

const LETTERS: Record<string, string> = { ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', đ: 'd', ı: 'i' };
const OWN_LETTER = /[łøßæœđı]/g;
/** Accents of Latin letters, vowel marks of Arabic, and the dot and the nasal mark below or above letters of Devanagari. */
const MARKS = /[\u0300-\u036f\u0640\u064b-\u065f\u0670\u093c]/g;
const ARABIC: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ئ: 'ي', ؤ: 'و', ة: 'ه', ء: '' };
const ARABIC_LETTER = /[أإآٱىئؤةء]/g;
const EASTERN_DIGIT = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g;
/** Written without spaces: each sign is a word. */
const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;
/** A pause is no end: "cant do this anymore... the alarm I mean". */
export const ELLIPSIS = /\.{2,}/g;
const QUOTES = /['’‘`´ʼ]/g;
const WORD = /\p{N}+|[\p{L}\p{M}]+|[.!?;\n。؟।]/gu;
const END = /^[.!?;\n。؟।]$/;
/** A vowel that is drawn out is said once; a consonant may be a double one. */
const DRAWN_VOWEL = /([aeiouy])\1{2,}/g;
const DRAWN_LETTER = /([b-df-hj-np-tv-xz])\1{2,}/g;
/** "ohnmaechtig" is "ohnmächtig" on a keyboard that has no dots. */
const DOTS_WRITTEN_OUT = /([aou])e/g;

/** Each row of digits begins at one of these. */
const ZEROS = [0x0660, 0x06f0, 0x0966];
const asciiDigit = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0;
  return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
};

/** Without accents, with one letter for the many shapes of an Arabic one; marks that make the vowels of Hindi stay. */
function folded(text: string): string {
  return normalized(normalized(text, 'NFKC').toLowerCase(), 'NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(OWN_LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(ARABIC_LETTER, (letter) => ARABIC[letter] ?? letter)
    .replace(EASTERN_DIGIT, asciiDigit)
    .replaceAll('ँ', 'ं');
}

/**
 * The words of a text in any of the languages, in a form in which what is typed in a hurry compares equal: without accents,
 * apostrophes and drawn-out letters. Takes time linear in the length.
 */
export function dangerWords(text: string): string[] {
  const spaced = folded(text).replace(ELLIPSIS, ' ').replace(QUOTES, '').replace(SIGN, ' $& ');
  return (spaced.match(WORD) ?? []).map((word) => (END.test(word) ? BREAK : wordOf(word)));
}

const wordOf = (word: string): string =>
  word.replace(DRAWN_VOWEL, '$1').replace(DRAWN_LETTER, '$1$1').replace(DOTS_WRITTEN_OUT, '$1');
