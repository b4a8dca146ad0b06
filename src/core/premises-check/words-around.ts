import type { Cue } from '#core/premises-check/check-lists.ts';
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
  /** Refused by words before it in its clause, or behind it, where they do not lead to the next name ("chicken, no fish"). */
  ownRefusal: (hit: Hit) => boolean;
  /** Denied beside the name, by the one denial there: "not halal", and not "nothing that is not halal". */
  deniedOnce: (hit: Hit) => boolean;
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
/** "Gluten free bread and pasta": so many words behind it, "free" still says what is bought. */
const SOLD_FREE = { word: 'free', reach: 4 };
/** The answer in which a name by itself is wished for. */
const WISHES = 'dietaryPrefs';
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

/** Where each cue stands, in the order of the words. */
function cuePlaces(answer: ReadAnswer): ReadonlyMap<Cue, readonly number[]> {
  const places = new Map<Cue, number[]>();
  for (const { from, cues } of answer.marks.toSorted((a, b) => a.from - b.from))
    for (const cue of cues) {
      const known = places.get(cue);
      if (known) known.push(from);
      else places.set(cue, [from]);
    }
  return places;
}

/** How many of these places, which are in order, lie before a word. */
function countBefore(places: readonly number[], word: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < word) low = middle + 1;
    else high = middle;
  }
  return low;
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
  const places = cuePlaces(answer);
  const next = nextNames(answer);
  const placesOf = (cue: Cue) => places.get(cue) ?? [];
  return {
    leads: (hit, cue) => {
      const before = placesOf(cue);
      const at = before[countBefore(before, hit.from) - 1] ?? -1;
      return at >= 0 && answer.sentence[at] === answer.sentence[hit.from] ? at : -1;
    },
    follows: (hit, cue) => {
      const behind = placesOf(cue);
      const at = behind[countBefore(behind, hit.to)] ?? answer.words.length;
      return at < (next[hit.to - 1] ?? 0) ? at : -1;
    },
  };
}

function takenBackBy(
  answer: ReadAnswer,
): Pick<WordsAround, 'denied' | 'deniedBeside' | 'ownRefusal' | 'deniedOnce' | 'excepted' | 'former' | 'ofOthers'> {
  const { leads, follows } = reaches(answer);
  const starts = new Set(answer.hits.map(({ from }) => from));
  const denials = new Map<number, number>();
  for (const { from, cues } of answer.marks) {
    const part = answer.part[from] ?? 0;
    if (cues.includes('no') || cues.includes('refuse')) denials.set(part, (denials.get(part) ?? 0) + 1);
  }
  const deniedBeside = (hit: Hit): boolean => leads(hit, 'no') >= 0 && hit.from - leads(hit, 'no') <= BESIDE;
  const plainNo = (hit: Hit): boolean => {
    const behind = follows(hit, 'no');
    // "Pregnant? No. Diastasis": what begins the next sentence is not what is denied.
    const leadsOn = starts.has(behind + 1) && answer.sentence[behind + 1] === answer.sentence[behind];
    return leads(hit, 'no') >= 0 || (behind >= 0 && behind - hit.to < NO_REACH && !leadsOn);
  };
  const ownRefusal = (hit: Hit): boolean => {
    const [before, behind] = [leads(hit, 'refuse'), follows(hit, 'refuse')];
    const isOwn = before >= 0 && answer.clause[before] === answer.clause[hit.from];
    if (isOwn) return true;
    if (behind < 0 || answer.clause[behind] !== answer.clause[hit.from]) return false;
    const isNext = answer.part[behind] !== answer.part[hit.from] && [1, 2].some((step) => starts.has(behind + step));
    return !isNext;
  };
  const refusable = (hit: Hit): boolean =>
    hit.subjects.some(({ group }) => REFUSED_BY_NO.has(group)) &&
    (REFUSING.has(answer.field) || answer.field === 'injuries' || answer.field === 'dietaryPrefs');
  return {
    denied: (hit) => leads(hit, 'deny') >= 0 || follows(hit, 'deny') >= 0 || (!refusable(hit) && plainNo(hit)),
    deniedBeside,
    ownRefusal,
    deniedOnce: (hit) => deniedBeside(hit) && denials.get(answer.part[hit.from] ?? 0) === 1,
    excepted: (hit) => leads(hit, 'deny') >= 0 && leads(hit, 'turned') > leads(hit, 'deny'),
    former: (hit) => leads(hit, 'former') >= 0 || follows(hit, 'former') >= 0 || follows(hit, 'past') >= 0,
    ofOthers: (hit) => {
      const person = leads(hit, 'other');
      return (person >= 0 && leads(hit, 'self') < person) || follows(hit, 'other') >= 0;
    },
  };
}

/** "Tomato is on the list, but I eat them": a clause that names nothing and allows speaks of the one before it. */
function takenUpBehind(answer: ReadAnswer): (hit: Hit) => boolean {
  const named = new Set(answer.hits.map(({ from }) => answer.clause[from]));
  const sentences = new Map(answer.clause.map((clause, at) => [clause, answer.sentence[at]]));
  const allowing = new Set(
    answer.marks.flatMap(({ cues, from }) => (cues.includes('allow') ? [answer.clause[from] ?? -1] : [])),
  );
  return (hit) => {
    const clause = answer.clause[hit.from] ?? 0;
    const next = clause + 1;
    return allowing.has(next) && !named.has(next) && sentences.get(next) === sentences.get(clause);
  };
}

/** "Shellfish, not fish": denied right behind another name, it is not of what that is. */
function exempted(answer: ReadAnswer): (hit: Hit) => boolean {
  const first = new Map(answer.hits.toReversed().map(({ from }) => [answer.sentence[from], from]));
  return ({ from }) => {
    const sentence = answer.sentence[from];
    return answer.words[from - 1]?.form === 'not' && (first.get(sentence) ?? from) < from;
  };
}

const ELLIPTIC = new Set('dont doesnt didnt wont not'.split(' '));

/** "Milk gives me gas. Cheese and yogurt do not": what ends so denies of its names what was said before it. */
function deniedBehind(answer: ReadAnswer): (hit: Hit) => boolean {
  const last = new Map(answer.part.map((part, at) => [part, at]));
  return (hit) => {
    const part = answer.part[hit.from] ?? 0;
    return part > 0 && ELLIPTIC.has(answer.words[last.get(part) ?? -1]?.form ?? '');
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
  const takenUp = takenUpBehind(answer);
  const elliptic = deniedBehind(answer);
  const isExempted = exempted(answer);
  const isSoldFree = ({ from }: Hit): boolean =>
    answer.words
      .slice(Math.max(0, from - SOLD_FREE.reach), from)
      .some(
        ({ form }, step, before) =>
          form === SOLD_FREE.word && answer.part[from - before.length + step] === answer.part[from],
      );
  const stance = (hit: Hit): 'refused' | 'allowed' | null => {
    const refusing = REFUSING.has(answer.field);
    if (answer.field === WISHES && isSoldFree(hit)) return null;
    if (refusing && back.excepted(hit) && !inClause(hit, 'allow') && !all.has('other')) return 'refused';
    if (back.former(hit) || all.has('other') || inClause(hit, 'turned') || takenUp(hit)) return null;
    if (elliptic(hit) || isExempted(hit)) return null;
    if (!refusing && inClause(hit, 'hedged')) return null;
    const named = refusing || answer.field !== WISHES;
    const refuses = (named ? inClause(hit, 'refuse') : back.ownRefusal(hit)) || inClause(hit, 'reacts');
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
