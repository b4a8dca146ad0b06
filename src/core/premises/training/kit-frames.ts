import { foldText } from '#core/language/fold-text.ts';
import type { EquipmentWords } from './equipment-words.ts';
import { countBelow } from './words-beside.ts';

/** Whose the words up to a name speak of, and when: `later` is planned, wished for or depends on something. */
export type Frame = 'own' | 'anothers' | 'past' | 'later';

/** The frame that a name stands in. `turned`: the same sentence spoke of something else before ("used to …, now …"). */
export type Framed = { frame: Frame; turned: boolean };

/** `gap`: the signs before it. */
type Word = { plain: string; start: number; end: number; opens: 'sentence' | 'part' | null; gap: string };
/** `until`: where the part of the sentence ends, of a cue that goes no further ("quit the gym, dumbbells"). */
type Cue = { frame: Frame; end: number; turned: boolean; sentence: number; until: number | null };
type Found = { frame: Frame; to: number; ofPart: boolean };

const WORD = /[\p{L}\p{N}]+(?:['’`][\p{L}]+)*/gu;
const SENTENCE = /[;!?\n]|\.(?!\d)/;
const PART = /[,:()|=–—+&/]|\s-\s/;
/** Words behind which a clause of its own may begin. */
const JOINTS = new Set('and but so though although however while whereas then because cause cuz n'.split(' '));
/** From a person to what they do: "my friend across the street has". */
const PERSON_REACH = 6;
const ROOMS = new Set('gym house place garage basement shed home flat apartment building barn'.split(' '));
const SPEAKER = /^(?:i|im|ive|me|we)$/;

function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let last = 0;
  for (const { 0: word, index: start } of text.matchAll(WORD)) {
    const gap = text.slice(last, start);
    const opens = words.length === 0 || SENTENCE.test(gap) ? 'sentence' : PART.test(gap) ? 'part' : null;
    words.push({
      plain: foldText(word).replace(/['`]/g, ''),
      start,
      end: start + word.length,
      opens,
      gap,
    });
    last = start + word.length;
  }
  return words;
}

type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;
type Lists = {
  atStart: Phrases;
  visits: Phrases;
  away: ReadonlySet<string>;
  anywhere: readonly (readonly [Frame, Phrases, { ofPart: boolean }])[];
  people: Phrases;
  pronouns: Phrases;
  does: Phrases;
  loses: Phrases;
  gives: Phrases;
};

const kept = new WeakMap<EquipmentWords, Lists>();

function listsOf(equipment: EquipmentWords): Lists {
  const known = kept.get(equipment);
  if (known) return known;
  const { frames } = equipment;
  const made: Lists = {
    atStart: byFirstWord(frames.ownAtStart),
    visits: byFirstWord(frames.visits),
    away: new Set(frames.awayHeadings),
    anywhere: [
      ['own', byFirstWord(frames.own), { ofPart: false }],
      ['past', byFirstWord(frames.past), { ofPart: false }],
      ['past', byFirstWord(frames.pastPlace), { ofPart: true }],
      ['later', byFirstWord(frames.later), { ofPart: false }],
      ['later', byFirstWord(frames.laterPlace), { ofPart: true }],
    ],
    people: byFirstWord(frames.people),
    pronouns: byFirstWord(frames.pronouns),
    does: byFirstWord(frames.peopleHave),
    loses: byFirstWord(frames.peopleLose),
    gives: byFirstWord(frames.peopleGive),
  };
  kept.set(equipment, made);
  return made;
}

function byFirstWord(phrases: readonly string[]): Phrases {
  const made = new Map<string, string[][]>();
  for (const phrase of phrases) {
    const words = phrase.split(' ');
    const [first = ''] = words;
    made.set(first, [...(made.get(first) ?? []), words]);
  }
  for (const same of made.values()) same.sort((one, other) => other.length - one.length);
  return made;
}

/** So many words of a list stand here, none of them behind a break; 0 where no phrase does. */
function lengthAt(words: readonly Word[], at: number, phrases: Phrases): number {
  const found = phrases
    .get(words[at]?.plain ?? '')
    ?.find((phrase) => phrase.every((each, n) => words[at + n]?.plain === each && (n === 0 || !words[at + n]?.opens)));
  return found?.length ?? 0;
}

/** Behind a person: what they have, or what they gave. Null where nothing of the sort follows, or the speaker is one of them. */
function doneBy(words: readonly Word[], from: number, { gives, loses, does }: Lists): Found | null {
  const owner = words[from - 1]?.plain ?? '';
  // "My cousin's gym has everything".
  if (owner.endsWith('s') && ROOMS.has(words[from]?.plain ?? '') && !words[from]?.opens)
    return { frame: 'anothers', to: from, ofPart: false };
  for (let at = from; at < from + PERSON_REACH; at++) {
    const word = words[at];
    if (!word || word.opens) return null;
    const given = lengthAt(words, at, gives);
    if (given > 0) return { frame: 'own', to: at + given, ofPart: false };
    if (SPEAKER.test(word.plain)) return null;
    const lost = lengthAt(words, at, loses);
    if (lost > 0) return { frame: 'past', to: at + lost, ofPart: true };
    const had = lengthAt(words, at, does);
    if (had > 0) return { frame: 'anothers', to: at + had, ofPart: false };
  }
  return null;
}

/** The frame that begins at a word: the longest phrase wins. */
function frameAt(words: readonly Word[], at: number, lists: Lists): Found | null {
  let best: Found | null = null;
  const take = (frame: Frame, phrases: Phrases, ofPart: boolean) => {
    const length = lengthAt(words, at, phrases);
    if (length > 0 && at + length > (best?.to ?? at)) best = { frame, to: at + length, ofPart };
  };
  for (const [frame, phrases, { ofPart }] of lists.anywhere) take(frame, phrases, ofPart);
  const opens = words[at]?.opens != null || JOINTS.has(words[at - 1]?.plain ?? '');
  if (opens) take('own', lists.atStart, false);
  return best;
}

type Scan = { cues: Cue[]; sentences: number[] };

function scanned(text: string, equipment: EquipmentWords): Scan {
  const words = wordsOf(text);
  const lists = listsOf(equipment);
  const scan: Scan = { cues: [], sentences: [] };
  let [isTurned, personSeen, free, heading] = [false, false, 0, 0];
  for (const [at, word] of words.entries()) {
    if (word.opens === 'sentence') {
      scan.sentences.push(word.start);
      isTurned = false;
    }
    const isListed =
      word.gap.includes(':') ||
      (word.gap.includes('(') &&
        words.slice(Math.max(heading, at - LONGEST_HEADING), at).some(({ plain }) => STORED.has(plain)));
    if (word.opens === 'sentence' || (word.gap.includes(',') && !isListed)) heading = at;
    const headed = isListed ? headedBy(words, { from: heading, to: at }, lists) : null;
    if (headed) {
      scan.cues.push({
        frame: headed,
        end: word.start,
        turned: isTurned,
        sentence: scan.sentences.length,
        until: null,
      });
      isTurned ||= headed !== 'own';
    }
    if (at < free) continue;
    const person = lengthAt(words, at, lists.people) || (personSeen ? lengthAt(words, at, lists.pronouns) : 0);
    personSeen ||= person > 0;
    const found = (person > 0 ? doneBy(words, at + person, lists) : null) ?? frameAt(words, at, lists);
    const visit = lengthAt(words, at, lists.visits);
    if (visit > 0 && at + visit >= (found?.to ?? at)) free = at + visit;
    if (at < free || !found || isOfBefore(words[found.to])) continue;
    free = found.to;
    const end = words[found.to - 1]?.end ?? word.end;
    const until = found.ofPart ? partEnd(words, found.to) : null;
    scan.cues.push({ frame: found.frame, end, turned: isTurned, sentence: scan.sentences.length, until });
    isTurned ||= found.frame !== 'own';
  }
  return scan;
}

/** No heading has more words. */
const LONGEST_HEADING = 12;

/** "At my parents': rack, bar", "here: bands"; null where the words before the colon say nothing of the sort. */
function headedBy(words: readonly Word[], { from, to }: { from: number; to: number }, lists: Lists): Frame | null {
  const heading = words.slice(Math.max(from, to - LONGEST_HEADING), to).map(({ plain }) => plain);
  if (heading.some((word) => lists.away.has(word))) return 'anothers';
  return heading.length > 0 && heading.some((word) => HERE.has(word)) ? 'own' : null;
}

/** "All in storage (rack, bench)". */
const STORED = new Set(['storage', 'container', 'transit', 'wishlist']);
const HERE = new Set('home here own mine have got now currently today me kit equipment gear setup'.split(' '));

/** "No bench (sold it), rower": told of what was named before. */
const isOfBefore = (next: Word | undefined): boolean =>
  next !== undefined && !next.opens && /^(?:it|them|those|that|all|both|mine)$/.test(next.plain);

/** Where the next part of the sentence begins. */
function partEnd(words: readonly Word[], from: number): number {
  let at = from;
  while (words[at] && !words[at]?.opens && !JOINTS.has(words[at]?.plain ?? '')) at++;
  return words[at]?.start ?? Number.POSITIVE_INFINITY;
}

/**
 * Reads an answer about equipment once for the words that say whose things are and when: "my brother has", "used to", "thinking about",
 * "now", "I have". Each holds from there on, over commas, to the next one or to the end of the sentence; of a gym that was left or will
 * be joined, to the next comma. Looks up the one before a place in the text; null where there is none.
 */
export function kitFrames(text: string, equipment: EquipmentWords): (start: number) => Framed | null {
  const { cues, sentences } = scanned(text, equipment);
  const ends = cues.map(({ end }) => end);
  return (start) => {
    const cue = cues[countBelow(ends, start + 1) - 1];
    if (!cue || cue.sentence !== countBelow(sentences, start + 1)) return null;
    const isBehind = cue.until !== null && start >= cue.until;
    return isBehind ? { frame: 'own', turned: true } : { frame: cue.frame, turned: cue.turned };
  };
}
