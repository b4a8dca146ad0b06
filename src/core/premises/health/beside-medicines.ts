import { PLAIN_MENTION } from '#core/language/plain-mention.ts';
import type { Mention, Span } from '#core/language/reading.ts';
import { type Speller, speller } from '#core/language/spelling.ts';
import { phraseKey, type Token, tokenise } from '#core/language/tokens.ts';
import type { HealthAnswer } from './health-answer.ts';
import type { HealthFacts } from './health-facts.ts';
import { namesIn, wordsIn } from './medicine-word-facts.ts';

/** The answer in which what stands beside a medicine is known for what it is. */
const MEDICINES = 'medications';
/** The row of what is known and changes nothing. */
const NO_RULE = 'no_rule';
/** Nobody mistypes more names than this in one answer, or writes more words around them. */
const MOST_SLIPS = 60;
/** Shortest words of which one letter, or two, may be wrong. */
const ONE_SLIP_FROM = 7;
const TWO_SLIPS_FROM = 10;

type Known = {
  /** Names as phrases are looked up, and how many words the longest has. */
  supplements: ReadonlySet<string>;
  longest: number;
  around: ReadonlySet<string>;
  forWhat: ReadonlySet<string>;
  spell: Speller;
  idOf: ReadonlyMap<string, readonly string[]>;
};

const made = new WeakMap<HealthFacts, Known>();

function knownOf(facts: HealthFacts): Known {
  const before = made.get(facts);
  if (before) return before;
  const { medicines, supplements, around, forWhat } = facts.medicines;
  const keys = namesIn(supplements).map(phraseKey);
  const idOf = new Map<string, string[]>();
  for (const { id, names, brands } of medicines) {
    for (const word of [...names, ...namesIn(brands)].map(phraseKey)) {
      if (word.length >= ONE_SLIP_FROM - 1 && !word.includes(' ')) idOf.set(word, [...(idOf.get(word) ?? []), id]);
    }
  }
  const known: Known = {
    supplements: new Set(keys),
    longest: Math.max(0, ...keys.map((key) => key.split(' ').length)),
    around: new Set(wordsIn(around)),
    forWhat: new Set(wordsIn(forWhat)),
    spell: speller(idOf.keys(), (word) => idOf.get(word) ?? [word]),
    idOf,
  };
  made.set(facts, known);
  return known;
}

const found = new WeakMap<HealthAnswer, Mention[]>();

/** Supplements in an answer about medicines, and slips in the names of medicines that nothing else made sense of. */
export function besideMedicines(answer: HealthAnswer, facts: HealthFacts): Mention[] {
  if (answer.field !== MEDICINES) return [];
  const before = found.get(answer);
  if (before) return before;
  const mentions = findBeside(answer, facts);
  found.set(answer, mentions);
  return mentions;
}

function findBeside(answer: HealthAnswer, facts: HealthFacts): Mention[] {
  const known = knownOf(facts);
  const tokens = tokenise(answer.text);
  const taken = placesOf(medicinesIn(answer).map(({ span }) => span));
  const unread = placesOf(answer.reading.unread.slice(0, MOST_SLIPS).map(({ span }) => span));
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const length = supplementAt(tokens, at, known);
    const span = { start: tokens[at]?.start ?? 0, end: tokens[at + Math.max(length, 1) - 1]?.end ?? 0 };
    const ids = length > 0 ? [NO_RULE] : unread.has(span.start) ? slipped(tokens[at], known) : null;
    if (!ids || taken.has(span.start)) continue;
    const quote = answer.text.slice(span.start, span.end);
    const senses = ids.map((id) => ({ kind: 'medicine' as const, id }));
    mentions.push({ ...PLAIN_MENTION, senses, span, quote, certainty: length > 0 ? 'certain' : 'guess' });
    at += Math.max(length, 1) - 1;
  }
  return mentions;
}

const medicinesIn = ({ reading }: HealthAnswer): Mention[] =>
  reading.mentions.filter(({ senses }) => senses.some(({ kind }) => kind === 'medicine'));

/** Every place of the text that lies in one of the spans: an answer may hold a thousand of them, and each word asks. */
function placesOf(spans: readonly Span[]): Set<number> {
  const places = new Set<number>();
  for (const { start, end } of spans) for (let at = start; at < end; at++) places.add(at);
  return places;
}

/** Number of words of the longest supplement that begins here; none is 0. */
function supplementAt(tokens: readonly Token[], at: number, { supplements, longest }: Known): number {
  let key = '';
  let found = 0;
  for (let length = 1; length <= longest; length++) {
    const token = tokens[at + length - 1];
    if (!token || token.kind === 'sign') break;
    key += `${length > 1 ? ' ' : ''}${token.stem}`;
    if (supplements.has(key)) found = length;
  }
  return found;
}

/** The rows of the one name that a misspelt word can be. */
function slipped(token: Token | undefined, { spell, idOf }: Known): readonly string[] | null {
  if (token?.kind !== 'word' || token.stem.length < ONE_SLIP_FROM) return null;
  const spelled = spell(token.stem);
  if (!spelled || (spelled.slips > 1 && token.stem.length < TWO_SLIPS_FROM)) return null;
  return idOf.get(spelled.word) ?? null;
}

/**
 * What is left of the unread words of an answer: forms, times and makers are no medicines, nor is what a medicine is for where one
 * is named in the same breath, nor a second name for it in brackets.
 */
export function leftUnread(answer: HealthAnswer, facts: HealthFacts): Span[] {
  const { field, text, reading } = answer;
  const unread = reading.unread.filter(({ polarity }) => polarity !== 'deny');
  if (field !== MEDICINES) return unread.map(({ span }) => span);
  const { around, forWhat } = knownOf(facts);
  const spans = [...medicinesIn(answer), ...besideMedicines(answer, facts)].map(({ span }) => span);
  const named = placesOf(spans);
  const beside = besideIn(text, named);
  return unread.flatMap(({ span }, place) => {
    if (place >= MOST_SLIPS) return [span];
    if (OTHERS_TAKE.test(text.slice(Math.max(0, span.start - 60), span.start))) return [];
    const tokens = tokenise(text.slice(span.start, span.end)).filter(({ kind }) => kind === 'word');
    const left = tokens
      .map(({ plain, start, end }) => ({ plain, start: span.start + start, end: span.start + end }))
      .filter(({ plain, start }) => {
        if (around.has(plain) || named.has(start)) return false;
        const stands = beside(start);
        return stands !== 'bracket' && !(stands === 'plain' && forWhat.has(plain));
      });
    const [first, last] = [left[0], left.at(-1)];
    return first && last ? [{ start: first.start, end: last.end }] : [];
  });
}

/** "My husband takes Zyxq": an unknown name, and somebody else's. */
const OTHERS_TAKE =
  /\b(?:husband|hubby|wife|partner|boyfriend|girlfriend|mum|mom|mother|dad|father|son|daughter|brother|sister|flatmate|roommate)(?:['’]?s)? (?:takes|uses|is on|on|has|gets|needs|injects) (?:[\p{L}\d]+ ){0,2}$/iu;

/** Whether a medicine is named between the same commas, and whether brackets part the two: "Puricos 300 (allopurinol)". */
function besideIn(text: string, named: ReadonlySet<number>): (at: number) => 'bracket' | 'plain' | null {
  const partAt: Part[] = [];
  for (const { 0: part, index: start } of text.matchAll(/[^,;\n+&]+/g)) {
    const open = part.indexOf('(');
    const isNamed = Array.from({ length: part.length }, (_, at) => named.has(start + at));
    const [before, behind] = [isNamed.slice(0, open), isNamed.slice(open)];
    const one = { open: open < 0 ? null : start + open, before: before.includes(true), behind: behind.includes(true) };
    for (let at = start; at < start + part.length; at++) partAt[at] = one;
  }
  return (at) => {
    const part = partAt[at];
    if (!part || !(part.before || part.behind)) return null;
    if (part.open === null) return 'plain';
    return (at < part.open ? part.behind : part.before) ? 'bracket' : 'plain';
  };
}

/** Between two commas: where a bracket opens, and whether medicines are named before and behind that. */
type Part = { open: number | null; before: boolean; behind: boolean };
