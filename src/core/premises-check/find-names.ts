import type { CheckLists, CheckSubject, Cue } from '#core/premises-check/check-lists.ts';
import { foldWords, type Word } from '#core/premises-check/fold-words.ts';
import { type Found, longestAt } from '#core/premises-check/name-tree.ts';

type Group = CheckSubject['group'];

const FOOD_ANSWER: readonly Group[] = ['allergen', 'food', 'diet', 'condition', 'medicine'];

/** In which answer what is looked for. What stands in no row is chosen from a list and holds no words. */
const GROUPS_OF: Readonly<Record<string, readonly Group[]>> = {
  dietaryPrefs: FOOD_ANSWER,
  dietaryRestrictions: FOOD_ANSWER,
  foodAllergies: FOOD_ANSWER,
  dislikedFoods: FOOD_ANSWER,
  medicalConditions: ['allergen', 'diet', 'condition', 'medicine', 'joint', 'movement'],
  medications: ['allergen', 'condition', 'medicine'],
  injuries: ['allergen', 'condition', 'medicine', 'joint', 'movement'],
  equipmentAccess: ['tool', 'place', 'condition', 'movement'],
};

/** What a flat or the people below it can forbid; any other movement in an answer about tools is the name of a tool. */
const FORBIDDEN_BY_PLACES = new Set(['movement:jumping', 'movement:impact', 'movement:overhead']);
const HEALTH_ANSWERS = new Set(['medicalConditions', 'medications', 'injuries']);
const FOOD_ANSWERS = new Set(['dietaryPrefs', 'dietaryRestrictions', 'foodAllergies', 'dislikedFoods']);

/** A name that stands in an answer, and all that it can be a name of. */
export type Hit = {
  field: string;
  start: number;
  end: number;
  quote: string;
  /** Words `from` up to `to` (not included) of the answer. */
  from: number;
  to: number;
  subjects: readonly CheckSubject[];
};

/** A cue and the words that it stands on. */
export type CueMark = { cues: readonly Cue[]; from: number; to: number };

/** An answer in words, with what it names and the cues outside the names. `part` (between commas), `clause`, `sentence`: number of each word's. */
export type ReadAnswer = {
  field: string;
  text: string;
  words: readonly Word[];
  part: readonly number[];
  clause: readonly number[];
  sentence: readonly number[];
  hits: readonly Hit[];
  marks: readonly CueMark[];
};

function countsIn(field: string): (subject: CheckSubject | null) => boolean {
  const groups = GROUPS_OF[field] ?? [];
  return (subject) => {
    if (subject === null) return true;
    if (subject.where === 'food' && !FOOD_ANSWERS.has(field)) return false;
    if (subject.where === 'health' && !HEALTH_ANSWERS.has(field)) return false;
    if (field === 'equipmentAccess' && subject.group === 'movement' && !FORBIDDEN_BY_PLACES.has(subject.id))
      return false;
    return groups.includes(subject.group);
  };
}

/** "Erdnussallergie", "dairyfree": the name before a glued ending. */
function glued(lists: CheckLists, word: Word, counts: (subject: CheckSubject | null) => boolean) {
  const ending = lists.endings.find((end) => word.form.length > end.length + 2 && word.form.endsWith(end));
  if (ending === undefined) return [];
  return lists.names.next.get(word.form.slice(0, -ending.length))?.values.filter(counts) ?? [];
}

function namesIn(lists: CheckLists, words: readonly Word[], field: string): Found<CheckSubject | null>[] {
  const counts = countsIn(field);
  const found: Found<CheckSubject | null>[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    const name = longestAt(lists.names, words, at, counts);
    const parts = name === null && word !== undefined ? glued(lists, word, counts) : [];
    if (name !== null) found.push(name);
    else if (parts.length > 0) found.push({ from: at, to: at + 1, values: parts });
    at = name?.to ?? at + 1;
  }
  return found;
}

/** Names of which a word may be a cue as well: "bad knee", "wrist hurts". */
const CUED_GROUPS = new Set<Group>(['condition', 'joint', 'movement']);
const YEAR = /^(?:19|20)\d\d$/;

/** The cues outside the names; a year by itself says that something is past. */
function cuesIn(lists: CheckLists, words: readonly Word[], named: ReadonlySet<number>): CueMark[] {
  const marks: CueMark[] = [];
  for (let at = 0; at < words.length; ) {
    const cue = named.has(at) ? null : longestAt(lists.cues, words, at, () => true);
    if (cue !== null) marks.push({ cues: cue.values, from: cue.from, to: cue.to });
    else if (YEAR.test(words[at]?.form ?? '')) marks.push({ cues: ['past'], from: at, to: at + 1 });
    at = cue?.to ?? at + 1;
  }
  return marks;
}

function numbered(words: readonly Word[], ends: (word: Word) => boolean): number[] {
  let number = 0;
  return words.map((word, at) => {
    if (at > 0 && ends(word)) number += 1;
    return number;
  });
}

/** Finds what an answer names, the longest name first, and the cues around. Null for an answer that holds no words of this kind. */
export function readAnswer(lists: CheckLists, field: string, text: string): ReadAnswer | null {
  if (GROUPS_OF[field] === undefined) return null;
  const words = foldWords(text, lists.asTyped);
  const found = namesIn(lists, words, field);
  const named = new Set<number>();
  const hits = found.flatMap(({ from, to, values }) => {
    const subjects = values.filter((value) => value !== null);
    if (subjects.length === 0) return [];
    const cued = subjects.every(({ group }) => CUED_GROUPS.has(group));
    for (let at = from; at < to && !cued; at += 1) named.add(at);
    const start = words[from]?.start ?? 0;
    const end = words[to - 1]?.end ?? start;
    return [{ field, start, end, quote: text.slice(start, end), from, to, subjects }];
  });
  return {
    field,
    text,
    words,
    part: numbered(words, ({ gap }) => gap !== 'none'),
    clause: numbered(words, ({ gap }) => gap === 'clause' || gap === 'sentence'),
    sentence: numbered(words, ({ gap }) => gap === 'sentence'),
    hits,
    marks: cuesIn(lists, words, named),
  };
}
