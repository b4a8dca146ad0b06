import type { Cue } from '#core/premises-check/check-lists.ts';
import type { Hit, ReadAnswer } from '#core/premises-check/find-names.ts';

/** Which cues stand in the clause, the sentence and the whole answer of each word. */
export type WordsAround = {
  inClause: (hit: Hit, cue: Cue) => boolean;
  inSentence: (hit: Hit, cue: Cue) => boolean;
  inAnswer: (cue: Cue) => boolean;
  /** A word of lacking right before the name ("no rack or bench"), or of loss right behind it ("bench is broken"). */
  lacks: (hit: Hit) => boolean;
  /** What the plain words say of it. Null where they may say both: no stance is then held against the reading. */
  stance: (hit: Hit) => 'refused' | 'allowed' | null;
};

/** Answers in which a name by itself is refused. */
const REFUSING = new Set(['foodAllergies', 'dislikedFoods', 'dietaryRestrictions']);
/** Words between a tool and what is said of it that change nothing. */
const LINKS = new Set([
  'a',
  'an',
  'the',
  'any',
  'my',
  'or',
  'nor',
  'is',
  'are',
  'got',
  'it',
  'one',
  'which',
  'that',
  'i',
  'ive',
  'has',
]);
/** How far a word of lacking reaches. */
const REACH = 4;

function cuesBy(answer: ReadAnswer, numbers: readonly number[]): Set<Cue>[] {
  const sets: Set<Cue>[] = [];
  for (const mark of answer.marks) {
    const number = numbers[mark.from] ?? 0;
    const set = sets[number] ?? new Set<Cue>();
    for (const cue of mark.cues) set.add(cue);
    sets[number] = set;
  }
  return sets;
}

/** The cues by the words they stand on, for looking left and right of a name. */
function cuesByWord(answer: ReadAnswer): Map<number, readonly Cue[]> {
  const cues = new Map<number, readonly Cue[]>();
  for (const mark of answer.marks) for (let at = mark.from; at < mark.to; at += 1) cues.set(at, mark.cues);
  return cues;
}

function lacksBy(answer: ReadAnswer): (hit: Hit) => boolean {
  const cues = cuesByWord(answer);
  const named = new Set(
    answer.hits.flatMap((hit) => Array.from({ length: hit.to - hit.from }, (_, at) => hit.from + at)),
  );
  const before = (hit: Hit): boolean => {
    for (let at = hit.from - 1; at >= Math.max(0, hit.from - REACH); at -= 1) {
      if (answer.words[at + 1]?.gap !== 'none' && answer.words[at + 1]?.gap !== 'clause') return false;
      if (cues.get(at)?.includes('lacking')) return true;
      if (!LINKS.has(answer.words[at]?.form ?? '') && !(named.has(at) && linkedByOr(at, hit.from))) return false;
    }
    return false;
  };
  const linkedByOr = (from: number, to: number): boolean =>
    answer.words.slice(from, to).some(({ form }) => form === 'or' || form === 'nor');
  const behind = (hit: Hit): boolean => {
    for (let at = hit.to; at < Math.min(answer.words.length, hit.to + REACH); at += 1) {
      if (answer.words[at]?.gap !== 'none') return false;
      if (cues.get(at)?.includes('lost')) return true;
      if (!LINKS.has(answer.words[at]?.form ?? '')) return false;
    }
    return false;
  };
  return (hit) => before(hit) || behind(hit);
}

/** Looks at the words around the names of an answer; each look takes the same time, however long the answer is. */
export function wordsAround(answer: ReadAnswer): WordsAround {
  const clauses = cuesBy(answer, answer.clause);
  const sentences = cuesBy(answer, answer.sentence);
  const all = new Set(answer.marks.flatMap(({ cues }) => cues));
  const inClause = (hit: Hit, cue: Cue): boolean => clauses[answer.clause[hit.from] ?? 0]?.has(cue) ?? false;
  const inSentence = (hit: Hit, cue: Cue): boolean => sentences[answer.sentence[hit.from] ?? 0]?.has(cue) ?? false;
  const stance = (hit: Hit): 'refused' | 'allowed' | null => {
    const refuses = inClause(hit, 'refuse') || inClause(hit, 'reacts');
    const allows = inClause(hit, 'allow');
    if (inSentence(hit, 'former') || all.has('other')) return null;
    if (allows) return refuses || inClause(hit, 'deny') ? null : inClause(hit, 'hedged') ? null : 'allowed';
    if (REFUSING.has(answer.field)) return inClause(hit, 'deny') && !inClause(hit, 'refuse') ? null : 'refused';
    return refuses ? 'refused' : null;
  };
  return { inClause, inSentence, inAnswer: (cue) => all.has(cue), lacks: lacksBy(answer), stance };
}
