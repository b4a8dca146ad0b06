import { phraseAt, placeOfPhrase } from '#core/language/phrase-set.ts';
import { readText } from '#core/language/read-text.ts';
import type { SubjectKind } from '#core/language/reading.ts';
import type { Token } from '#core/language/tokens.ts';
import type { Vocabulary } from '#core/language/vocabulary.ts';
import { stripFront } from './memory-clauses.ts';
import { MEMORY_WORDS } from './memory-words.ts';

const TASTED: ReadonlySet<SubjectKind> = new Set([
  'food',
  'family',
  'dish',
  'cuisine',
  'food_form',
  'exercise',
  'movement',
  'tool',
]);
/** Without "I" in front, these alone open a taste: "like" can open anything. */
const ALONE = new Set(['love', 'hate', 'dislike', 'cant', 'adore', 'prefer', 'loathe', 'detest', 'enjoy']);

/** Whether somebody says what food or training they like or do not: "I hate mushrooms in sauces". */
export function isTaste(tokens: readonly Token[], message: string, vocabulary: Vocabulary): boolean {
  const said = phraseAt(tokens, 0, MEMORY_WORDS.subjects);
  const rest = stripFront(tokens.slice(said), MEMORY_WORDS.between);
  if (said === 0 && !ALONE.has(rest[0]?.plain ?? '')) return false;
  const cue = phraseAt(rest, 0, MEMORY_WORDS.dislikes) || phraseAt(rest, 0, MEMORY_WORDS.likes);
  const object = rest.slice(cue);
  const [first, last] = [object[0], object.at(-1)];
  if (cue === 0 || !first || !last || phraseAt(object, 0, MEMORY_WORDS.notObjects) > 0) return false;
  if (placeOfPhrase(object, MEMORY_WORDS.trained) >= 0) return true;
  const { mentions } = readText(message.slice(first.start, last.end), vocabulary);
  return mentions.some(({ senses }) => senses.some(({ kind }) => TASTED.has(kind)));
}

/** What a taste comes to for a plan: "I hate mushrooms in sauces" is a wish for no mushrooms, not for no sauces. */
export function wishOfTaste(text: string): string {
  const at = text.search(QUALIFIES);
  return at < 0 ? text : text.slice(0, at);
}

const QUALIFIES = / (?:in|with|for|on|at|when|before|after|during) /i;
