/** Any text that a pattern matches holds one of these, in lower case; null: nothing is known of it. */
export type Required = readonly string[] | null;

/** Shorter ones stand in most texts. */
export const SHORTEST_LITERAL = 3;
/** By every further letter a piece of text is so much rarer, up to this length. */
const RARER_BY = 10;
const RAREST = 6;

/**
 * What a pattern cannot do without, read from its source: of the pieces of plain text that must all be there, the rarest. It
 * knows the syntax of JavaScript as far as it must; of what it does not know it asks nothing.
 */
export const requiredLiterals = (source: string): Required => readChoice({ source, at: 0 });

type Cursor = { source: string; at: number };

/** One or the other: what either of them needs; nothing, where one of them needs nothing. */
function readChoice(cursor: Cursor): Required {
  const needed = new Set<string>();
  let isKnown = true;
  for (;;) {
    const part = readSequence(cursor);
    if (part === null) isKnown = false;
    else for (const each of part) needed.add(each);
    if (cursor.source[cursor.at] !== '|') break;
    cursor.at++;
  }
  return isKnown ? [...needed] : null;
}

/** One after the other, up to the end of the choice: the rarest of what any of them needs. */
function readSequence(cursor: Cursor): Required {
  let rarest: Required = null;
  let run = '';
  const consider = (part: Required) => {
    if (part !== null && (rarest === null || frequencyOf(part) < frequencyOf(rarest))) rarest = part;
  };
  const endRun = () => {
    if (run.length >= SHORTEST_LITERAL) consider([run]);
    run = '';
  };
  while (cursor.at < cursor.source.length && !'|)'.includes(cursor.source.charAt(cursor.at))) {
    const atom = readAtom(cursor);
    if (atom.kind === 'nothing') continue;
    const { least, isOnce } = readQuantifier(cursor);
    if (atom.kind === 'letter' && least > 0) run += atom.letter;
    if (atom.kind === 'letter' && isOnce) continue;
    endRun();
    if (atom.kind === 'group' && least > 0) consider(atom.needed);
  }
  endRun();
  return rarest;
}

/** How often one of them is likely to be met. */
const frequencyOf = (needed: readonly string[]): number =>
  needed.reduce((sum, each) => sum + RARER_BY ** -Math.min(each.length, RAREST), 0);

/** `nothing` takes no room: an edge of a word, a look ahead. `any` is some letter or another. */
type Atom =
  | { kind: 'letter'; letter: string }
  | { kind: 'group'; needed: Required }
  | { kind: 'nothing' }
  | { kind: 'any' };

function readAtom(cursor: Cursor): Atom {
  const letter = cursor.source.charAt(cursor.at++);
  if (letter === '(') return readGroup(cursor);
  if (letter === '[') return skipClass(cursor);
  if (letter === '\\') return readEscape(cursor);
  if (letter === '^' || letter === '$') return { kind: 'nothing' };
  return letter >= ' ' && letter <= '~' && letter !== '.'
    ? { kind: 'letter', letter: letter.toLowerCase() }
    : { kind: 'any' };
}

/** How a group begins that only looks around. */
const LOOKS = ['?=', '?!', '?<=', '?<!'];

function readGroup(cursor: Cursor): Atom {
  const { source, at } = cursor;
  const looks = LOOKS.find((mark) => source.startsWith(mark, at));
  if (looks !== undefined) cursor.at += looks.length;
  else if (source.startsWith('?:', at)) cursor.at += 2;
  else if (source.startsWith('?<', at)) cursor.at = source.indexOf('>', at) + 1;
  const needed = readChoice(cursor);
  cursor.at++;
  return looks === undefined ? { kind: 'group', needed } : { kind: 'nothing' };
}

function skipClass(cursor: Cursor): Atom {
  const { source } = cursor;
  while (cursor.at < source.length && source.charAt(cursor.at) !== ']') {
    cursor.at += source.charAt(cursor.at) === '\\' ? 2 : 1;
  }
  cursor.at++;
  return { kind: 'any' };
}

/** Escapes that are longer than one letter: `\p{L}`, `\u00e9`. */
const LONG_ESCAPE = /[pP]\{[^}]{1,40}\}|u\{[0-9a-fA-F]{1,6}\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|k<\w{1,40}>/y;

function readEscape(cursor: Cursor): Atom {
  const { source } = cursor;
  LONG_ESCAPE.lastIndex = cursor.at;
  const long = LONG_ESCAPE.exec(source);
  if (long) {
    cursor.at += long[0].length;
    return { kind: 'any' };
  }
  const letter = source.charAt(cursor.at++);
  if (letter === 'b' || letter === 'B') return { kind: 'nothing' };
  return /\w/.test(letter) ? { kind: 'any' } : { kind: 'letter', letter };
}

const QUANTIFIER = /(?:[*+?]|\{(\d{1,4}),?\d{0,4}\})\??/y;

/** How often at least stands what is before it. */
function readQuantifier(cursor: Cursor): { least: number; isOnce: boolean } {
  QUANTIFIER.lastIndex = cursor.at;
  const found = QUANTIFIER.exec(cursor.source);
  if (!found) return { least: 1, isOnce: true };
  cursor.at += found[0].length;
  const [whole, count] = found;
  return { least: count === undefined ? Number(whole.startsWith('+')) : Number(count), isOnce: false };
}
