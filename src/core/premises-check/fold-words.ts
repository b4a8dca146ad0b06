/** What stands between a word and the one before it. */
export type Gap = 'none' | 'comma' | 'clause' | 'sentence';

/** A word of an answer: folded, singular, with its place in the answer as typed. */
export type Word = { form: string; start: number; end: number; gap: Gap };

const GAPS: readonly Gap[] = ['none', 'comma', 'clause', 'sentence'];
/** Words behind which another thing is said. */
const TURNS = new Set(['but', 'however', 'though', 'although', 'yet', 'pero', 'aber', 'mas']);
const LETTER = /[\p{L}\p{N}]/u;
const SIGN = /\p{Extended_Pictographic}/u;
const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ı: 'i' };

/** The plain letters of a character: "É" → "e"; empty for a mark or an apostrophe that belongs to the word; null where a word ends. */
function plainLetters(character: string): string | null {
  const code = character.charCodeAt(0);
  if (character.length === 1 && code < 128) {
    const low = character.toLowerCase();
    if ((low >= 'a' && low <= 'z') || (low >= '0' && low <= '9')) return low;
    return low === "'" || low === '`' ? '' : null;
  }
  if ('’‘´\u200d\ufe0f'.includes(character)) return '';
  const low = LIGATURES[character.toLowerCase()] ?? character.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  return low === '' || LETTER.test(low) ? low : null;
}

/** Takes the plural off, simply: "berries" → "berry", "tomatoes" → "tomato", "peaches" → "peach", "nuts" → "nut". */
export function singular(form: string, asTyped: ReadonlySet<string>): string {
  if (form.length < 4 || !form.endsWith('s') || asTyped.has(form) || /(?:ss|us|is)$/.test(form)) return form;
  if (form.length > 4 && form.endsWith('ies')) return `${form.slice(0, -3)}y`;
  if (form.length > 4 && /(?:oes|sses|shes|tches|eaches|xes)$/.test(form)) return form.slice(0, -2);
  return form.slice(0, -1);
}

function gapOf(character: string): Gap {
  if ('.!?;\n\r'.includes(character)) return 'sentence';
  return ',:()/|•–—'.includes(character) ? 'comma' : 'none';
}

const wider = (one: Gap, other: Gap): Gap => (GAPS.indexOf(other) > GAPS.indexOf(one) ? other : one);

/** "Cabbage is ok though, spinach too": a turn at the end of its clause. */
const turnsNothing = ({ form, gap }: Word, next: Word | undefined): boolean =>
  ENDINGS.has(form) && gap === 'clause' && (next === undefined || next.gap !== 'none');

const ENDINGS = new Set(['though', 'although', 'however']);

/** The words of an answer, in their order; a picture sign is a word of its own. Takes time linear in the length. */
export function foldWords(text: string, asTyped: ReadonlySet<string>): Word[] {
  const words: Word[] = [];
  let letters: string[] = [];
  let start = 0;
  let gap: Gap = 'none';
  const add = (form: string, from: number, end: number) => {
    words.push({ form, start: from, end, gap: TURNS.has(form) ? wider(gap, 'clause') : gap });
    gap = 'none';
  };
  const close = (end: number) => {
    const form = letters.join('');
    letters = [];
    if (form !== '') add(singular(form, asTyped), start, end);
  };
  let place = 0;
  for (const character of text) {
    const plain = plainLetters(character);
    if (plain === null) {
      close(place);
      if (SIGN.test(character)) add(character, place, place + character.length);
      else gap = wider(gap, gapOf(character));
    } else {
      if (letters.length === 0) start = place;
      if (plain !== '' || letters.length > 0) letters.push(plain);
    }
    place += character.length;
  }
  close(place);
  return words.map((word, at) => (turnsNothing(word, words[at + 1]) ? { ...word, gap: 'none' } : word));
}
