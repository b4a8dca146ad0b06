import type { Cue } from '#core/premises-check/check-lists.ts';
import { CUES } from '#core/premises-check/check-lists.ts';
import type { Hit, ReadAnswer } from '#core/premises-check/find-names.ts';
import { lackingWords } from '#core/premises-check/lacking-words.ts';

/** What the plain words around the names of an answer say. */
export type WordsAround = {
  inPart: (hit: Hit, cue: Cue) => boolean;
  inClause: (hit: Hit, cue: Cue) => boolean;
  inSentence: (hit: Hit, cue: Cue) => boolean;
  inAnswer: (cue: Cue) => boolean;
  /** The name is said to be no fact of this person's; a bare "no" counts only where it cannot refuse. */
  denied: (hit: Hit) => boolean;
  /** Denied right beside the name: "not coeliac". */
  deniedBeside: (hit: Hit) => boolean;
  /** "None except peanuts": refused, where nothing else is. */
  excepted: (hit: Hit) => boolean;
  former: (hit: Hit) => boolean;
  ofOthers: (hit: Hit) => boolean;
  /** A word of lacking right before the name ("no rack or bench"), or of loss right behind it ("bench is broken"). */
  lacks: (hit: Hit) => boolean;
  /** Null where the words may say both: no stance is then held against the reading. */
  stance: (hit: Hit) => 'refused' | 'allowed' | null;
};

/** Answers in which a name by itself is refused. */
const REFUSING = new Set(['foodAllergies', 'dislikedFoods', 'dietaryRestrictions']);
/** Names that a bare "no" refuses. */
const REFUSED_BY_NO = new Set(['allergen', 'food', 'diet', 'movement']);
/** From a word to the name right beside it, over one word between: "not a coeliac". */
const BESIDE = 2;
/** A bare "no" this far behind a name still is of it. */
const NO_REACH = 3;

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

/** The nearest cue before and behind each word; -1 and the number of words where there is none. */
type Nearest = { before: Record<Cue, number[]>; behind: Record<Cue, number[]> };

const perCue = <T>(make: () => T): Record<Cue, T> =>
  Object.fromEntries(CUES.map((cue) => [cue, make()])) as Record<Cue, T>;

function nearestCues(answer: ReadAnswer): Nearest {
  const count = answer.words.length;
  const nearest: Nearest = { before: perCue(() => []), behind: perCue(() => []) };
  const at = new Map(answer.marks.map(({ from, cues }) => [from, cues]));
  const last = perCue(() => -1);
  const next = perCue(() => count);
  for (let word = 0; word < count; word += 1) {
    for (const cue of at.get(word) ?? []) last[cue] = word;
    for (const cue of CUES) nearest.before[cue][word] = last[cue];
  }
  for (let word = count; word >= 0; word -= 1) {
    for (const cue of at.get(word) ?? []) next[cue] = word;
    for (const cue of CUES) nearest.behind[cue][word] = next[cue];
  }
  return nearest;
}

/** For each word, the word at which the next name behind the next comma starts: what stands from there on is of that name. */
function nextNames(answer: ReadAnswer): number[] {
  const starts = new Set(answer.hits.map(({ from }) => from));
  const next: number[] = [];
  let other = answer.words.length;
  let inPart = other;
  for (let word = answer.words.length - 1; word >= 0; word -= 1) {
    if (answer.part[word] !== answer.part[word + 1]) {
      other = Math.min(other, inPart);
      inPart = answer.words.length;
    }
    next[word] = other;
    if (starts.has(word)) inPart = word;
  }
  return next;
}

/** Cues that stand before or behind a name, as far as words reach. */
function reaches(answer: ReadAnswer): {
  leads: (hit: Hit, cue: Cue) => number;
  follows: (hit: Hit, cue: Cue) => number;
} {
  const nearest = nearestCues(answer);
  const next = nextNames(answer);
  return {
    leads: (hit, cue) => {
      const at = hit.from > 0 ? (nearest.before[cue][hit.from - 1] ?? -1) : -1;
      return at >= 0 && answer.sentence[at] === answer.sentence[hit.from] ? at : -1;
    },
    follows: (hit, cue) => {
      const at = nearest.behind[cue][hit.to] ?? answer.words.length;
      return at < (next[hit.to - 1] ?? 0) ? at : -1;
    },
  };
}

function takenBackBy(
  answer: ReadAnswer,
): Pick<WordsAround, 'denied' | 'deniedBeside' | 'excepted' | 'former' | 'ofOthers'> {
  const { leads, follows } = reaches(answer);
  const starts = new Set(answer.hits.map(({ from }) => from));
  const plainNo = (hit: Hit): boolean => {
    const behind = follows(hit, 'no');
    return leads(hit, 'no') >= 0 || (behind >= 0 && behind - hit.to < NO_REACH && !starts.has(behind + 1));
  };
  const refusable = (hit: Hit): boolean =>
    hit.subjects.some(({ group }) => REFUSED_BY_NO.has(group)) &&
    (REFUSING.has(answer.field) || answer.field === 'injuries' || answer.field === 'dietaryPrefs');
  return {
    denied: (hit) => leads(hit, 'deny') >= 0 || follows(hit, 'deny') >= 0 || (!refusable(hit) && plainNo(hit)),
    deniedBeside: (hit) => leads(hit, 'no') >= 0 && hit.from - leads(hit, 'no') <= BESIDE,
    excepted: (hit) => leads(hit, 'deny') >= 0 && leads(hit, 'turned') > leads(hit, 'deny'),
    former: (hit) => leads(hit, 'former') >= 0 || follows(hit, 'former') >= 0 || follows(hit, 'past') >= 0,
    ofOthers: (hit) => {
      const person = leads(hit, 'other');
      return (person >= 0 && leads(hit, 'self') < person) || follows(hit, 'other') >= 0;
    },
  };
}

/** Looks at the words around the names of an answer; each look takes the same time, however long the answer is. */
export function wordsAround(answer: ReadAnswer): WordsAround {
  const within = (numbers: readonly number[]) => {
    const sets = cuesBy(answer, numbers);
    return (hit: Hit, cue: Cue): boolean => sets[numbers[hit.from] ?? 0]?.has(cue) ?? false;
  };
  const inPart = within(answer.part);
  const inClause = within(answer.clause);
  const inSentence = within(answer.sentence);
  const all = new Set(answer.marks.flatMap(({ cues }) => cues));
  const back = takenBackBy(answer);
  const stance = (hit: Hit): 'refused' | 'allowed' | null => {
    const refusing = REFUSING.has(answer.field);
    if (refusing && back.excepted(hit) && !inClause(hit, 'allow') && !all.has('other')) return 'refused';
    if (back.former(hit) || all.has('other') || inClause(hit, 'turned')) return null;
    if (!refusing && inClause(hit, 'hedged')) return null;
    const refuses = inClause(hit, 'refuse') || inClause(hit, 'reacts');
    const denies = inClause(hit, 'deny');
    if (inClause(hit, 'allow')) return refuses || denies || !inPart(hit, 'allow') ? null : 'allowed';
    return refuses || (refusing && !denies) ? 'refused' : null;
  };
  return {
    inPart,
    inClause,
    inSentence,
    inAnswer: (cue) => all.has(cue),
    ...back,
    lacks: lackingWords(answer),
    stance,
  };
}
