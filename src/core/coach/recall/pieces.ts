import { type Clause, clausesIn } from '../queries/clause.ts';
import { has } from '../queries/clause-parts.ts';
import { asks, wantsDone } from '../queries/read-queries.ts';

/** A part of a message that may ask something by itself; `words`: how many it has. `isHeard`: what others say, and is it true? */
export type Piece = { text: string; isAsked: boolean; words: number; hasNumber: boolean; isHeard?: boolean };
/** `isStory`: more is told than a question needs; `isOwn`: it is of oneself, or of a day. */
export type Pieces = { whole: Piece; parts: readonly Piece[]; isStory: boolean; isOwn: boolean };

const PARTS_MAX = 6;
const LEAST_WORDS = 3;
const LONGEST_QUESTION_WORDS = 18;
/** Of a longer message so much says what it is about. */
const LETTERS_MAX = 300;

/** A message as a whole, then its parts, those that ask first: a question often stands in a story. */
export function piecesOf(message: string): Pieces {
  const clauses = clausesIn(message);
  const words = clauses.reduce((sum, clause) => sum + clause.words.length, 0);
  const isOrder = clauses.some(wantsDone) && !clauses.some(({ isAsked }) => isAsked);
  const hasNumber = clauses.some((clause) => has(clause, 'number'));
  const isAsked = !isOrder && clauses.some(isQuestion);
  const whole = { text: message.slice(0, LETTERS_MAX), isAsked, words, hasNumber };
  const isStory = clauses.length > 1 || words > LONGEST_QUESTION_WORDS;
  const isOwn = clauses.some((clause) => has(clause, 'mine', 'today', 'tomorrow', 'weekday'));
  const parts = clauses
    .flatMap(piecesIn)
    .filter(({ text }) => text !== whole.text)
    .map((part) => ({ ...part, isAsked: part.isAsked && !isOrder }));
  return { whole, parts: parts.toSorted((a, b) => urgencyOf(b) - urgencyOf(a)).slice(0, PARTS_MAX), isStory, isOwn };
}

const urgencyOf = ({ isAsked, isHeard = false }: Piece): number => (isAsked ? 2 : isHeard ? 1 : 0);

const LETTERS = { comma: ',', dash: '–' };

/** A clause and what stands between its commas: "what's for lunch then, I've been thinking about it all morning". */
function piecesIn(clause: Clause): Piece[] {
  const whole = clause.isAsked || clause.words.length >= LEAST_WORDS ? [pieceOf(clause)] : [];
  const cut = clause.text.replaceAll(LETTERS.dash, LETTERS.comma).split(LETTERS.comma);
  const heard = hearsayIn(clause);
  if (cut.length < 2 || cut.length > PARTS_MAX) return [...whole, ...heard];
  const inner = cut.flatMap((text) => clausesIn(text)).filter(({ words }) => words.length >= LEAST_WORDS);
  return [...whole, ...heard, ...inner.map(pieceOf)];
}

/** What somebody else said is asked about: "a lad at work says that creatine wrecks your kidneys". */
function hearsayIn({ words, text, span }: Clause): Piece[] {
  const at = words.findLastIndex(({ stem }) => SAYS.has(stem));
  const rest = words.slice(at + 1);
  const [first] = rest;
  if (at < 0 || !first || rest.length < LEAST_HEARD) return [];
  return [
    { text: text.slice(first.start - span.start), isAsked: false, isHeard: true, words: rest.length, hasNumber: false },
  ];
}

const SAYS = new Set(['say', 'said', 'reckon', 'swear', 'claim', 'heard', 'told', 'tell', 'that', 'true', 'think']);
const LEAST_HEARD = 4;

const pieceOf = (clause: Clause): Piece => ({
  text: clause.text.slice(0, LETTERS_MAX),
  isAsked: isQuestion(clause),
  words: clause.words.length,
  hasNumber: has(clause, 'number'),
});

/** Asked by its form, or with words that ask wherever they stand: "… and the scale won't move, what am I doing wrong". */
function isQuestion(clause: Clause): boolean {
  if (clause.isAsked) return true;
  // "Today my energy I would say 4" is told.
  const opens = has(clause, 'asks_inside') || OPENS.has(clause.words[0]?.stem ?? '');
  return opens || (!has(clause, 'number') && asks(clause));
}

const OPENS = new Set([
  'what',
  'who',
  'whose',
  'how',
  'why',
  'when',
  'which',
  'where',
  'is',
  'am',
  'do',
  'did',
  'can',
  'should',
  'will',
]);
