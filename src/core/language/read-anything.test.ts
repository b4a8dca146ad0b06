import { describe, expect, test } from 'vitest';
import { barHere, quickestCpuMs } from '#test/cpu-time.ts';
import { INVENTED_VOCABULARY } from './invented-names.ts';
import { readText } from './read-text.ts';

const LONGEST_ANSWER = 4000;
const MOST_MS = 20;

const filled = (piece: string): string =>
  piece.repeat(Math.ceil(LONGEST_ANSWER / piece.length)).slice(0, LONGEST_ANSWER);

/** Words that nothing is known about, all different; the same ones each time. */
function unknownWords(letters: number): string {
  const word = (at: number) =>
    Array.from({ length: letters }, (_, place) =>
      String.fromCharCode(97 + ((at * (place * 7 + 3) + place * at) % 26)),
    ).join('');
  return Array.from({ length: LONGEST_ANSWER }, (_, at) => word(at))
    .join(' ')
    .slice(0, LONGEST_ANSWER);
}

const HOSTILE: Readonly<Record<string, string>> = {
  'one word': 'a'.repeat(LONGEST_ANSWER),
  'one name without a space': filled('peanut'),
  'short unknown words': unknownWords(2),
  'unknown words': unknownWords(6),
  'long unknown words': unknownWords(9),
  'slips of one name': filled('penuts pxanut '),
  'nested cues': filled('no not but except only if because unless '),
  'open brackets': filled('('),
  'brackets of cues': filled('(no (but (except '),
  names: filled('egg '),
  'judged names': filled('egg fine, '),
  'reactions to a growing list': filled('egg hives '),
  'judgements of one list': `eggs ${filled('yuck ')}`,
  'conditions in conditions': filled('egg unless '),
  'reasons in reasons': filled('egg because '),
  days: filled('egg monday '),
  people: filled('my wife she '),
  forms: filled('raw and '),
  questions: filled('fish? '),
  'combining marks': `e${'\u0301'.repeat(LONGEST_ANSWER - 1)}`,
  emoji: filled('🥜🚫'),
  'joined emoji': filled('👩‍👩‍👧‍👦'),
  digits: filled('1'),
  ranges: filled('1-2x'),
  numbers: filled('1, '),
  'new lines': filled('\n'),
  dots: filled('.'),
  'hyphens in a word': filled('a-'),
  'apostrophes in a word': filled("a'"),
  'right to left': filled('שלום '),
  'no spaces between words': filled('花生过敏，'),
  'control characters': filled('\u0000'),
  'half a pair': filled('\ud800'),
  'a long answer': filled(
    'I am allergic to peanuts and shrimp but my wife is vegan, so we only eat rice on fridays because of gout; ',
  ),
};

describe('4,000 characters of anything', () => {
  const answers = Object.entries(HOSTILE);

  test.each(answers)('%s is read in time', (_, text) => {
    const read = () => void readText(text, INVENTED_VOCABULARY);
    const took = quickestCpuMs(read, MOST_MS);
    expect(took).toBeLessThan(barHere(MOST_MS, took));
  });

  test.each(answers)('%s: each quote stands in the text where its span says', (_, text) => {
    const { mentions, unread } = readText(text, INVENTED_VOCABULARY);
    for (const { span, quote } of [...mentions, ...unread]) expect(text.slice(span.start, span.end)).toBe(quote);
  });
});

test('spans count the characters of the text as it was typed', () => {
  const text = '  Jalapeño 🥜 … no PEANUT  butter, “Crème” & w/o Eggs!';
  const { mentions } = readText(text, INVENTED_VOCABULARY);
  expect(mentions.map(({ span }) => text.slice(span.start, span.end))).toEqual(['🥜', 'PEANUT  butter', 'Eggs']);
});
