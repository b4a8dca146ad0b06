import { nearWords } from '#core/language/near-words.ts';
import { plainText } from '../plain-text.ts';
import { type Look, lookAt, mayMatch } from '../prefilter/prefilter.ts';
import { withoutAnsweredNo } from './blunt/answered-no.ts';
import { type Blunt, type Heard, hear, MAY_BE_PAST, URGENCY } from './blunt/read-blunt.ts';
import { withoutTakenBack } from './blunt/taken-back.ts';
import { RAISES_ABOVE, type Reader, type Reading, readAgain, STILL_RAISED_ABOVE, takesBack } from './classifier.ts';
import { CONCEPT_KEYWORDS, type Concept, ownWords, withoutIdioms, written } from './concepts.ts';
import { kindWithWords, onlyCounts } from './content-words.ts';
import { readableSentences } from './plain-sentences.ts';
import { asSheIs } from './pregnancy-states.ts';
import { RED_FLAGS, type RedFlag, SAFETY_KEYWORDS, THIRD_PERSONS } from './red-flags.ts';
import { replyIn } from './reply-in.ts';
import {
  type Disclosure,
  type LearnedClass,
  NO_DANGER,
  type SafetyClass,
  type SafetyContext,
  type SafetyVerdict,
} from './verdict.ts';

const DENIAL =
  /\b(?:no interest in|(?:not|isnt|arent|never been|zero|never) (?:into|interest(?:ed)? in|about|touch(?:ed|ing)?|tried|considering|a fan of|for)|stay(?:ing)? away from|against|instead of|anti|without resorting to|nothing to do with|not natty no|no|not|never|dont|do not|without|isnt|arent|wasnt|havent|didnt|nor|free of)(?: (?:any|a|an|the|really|even|been|had|have|feel|feeling|got|get|use|take|ever|having|currently|want|to|do|on)){0,8} $/;
const SPOKEN_OF = new RegExp(`\\b(?:i|im|ive|id|ill|we|were|me|(?:${THIRD_PERSONS})s?)\\b`, 'g');
const FIRST_PERSON = /^(?:i|im|ive|id|ill|we|were|me)$/;
/** "pregnant women": the very next word. */
const OTHERS_AFTER = new RegExp(`^\\S+ (?:${THIRD_PERSONS})s?\\b`);
/** "Can women take it?" is asked for oneself, too. */
const ASKS_FOR_SELF = /\b(?:should|can|could|may) (?:i|women|men|girls|people|someone|beginners)\b/;
/** "My dude is on dbol, how do I get in on that": then what others do is of the person, too. */
const WANTS_IT_TOO =
  /\b(?:should|can|could|may|do|would|how|where|what) (?:do |can |could |should )?i\b|\b(?:me too|for me|gave me|offered|me some|i want|i need|id like|tempted|try it|jealous|same here|like (?:him|her|them)|my turn|is it safe|worth it|legit)\b/;
const OF_SELF = /\b(?:i|im|ive|id|my|me|myself|we|were)\b/;
/** What only wonders: nothing about the person is kept then. */
const WONDERS =
  /\b(?:might|maybe|may be|think i|is it (?:ok|okay|safe)|when you|what if|if i|what is|what are|whats)\b/;
const SHORTEST_CORRECTED = 6;
const LONGEST_PASSAGE = 3;
const KEYWORDS: ReadonlySet<string> = new Set([...SAFETY_KEYWORDS, ...CONCEPT_KEYWORDS]);
const nearKeywords = nearWords(KEYWORDS);

/** An injury still lets the person's own words about it into the profile; after the others nothing else is done. */
const GOES_ON = new Set<SafetyClass>(['injury_red_flag']);

/**
 * The gate before every answer: the most urgent red flag in a message, with a fixed text and whom to call in the
 * person's region. Knows no network and reads nothing but the message, so that it works when all else is down.
 */
export const readSafety = gateWith(readAgain);

/**
 * Blunt words come first, in any language, and nothing takes them back. Then the rules for English, of which the classifier may take
 * back what it is nearly sure of; and it may raise what they missed, where a word of that danger is said.
 */
export function gateWith(reader: Reader): (message: string, context: SafetyContext) => SafetyVerdict {
  return (message, context) => {
    const verdict = heardBy(reader, withoutAnsweredNo(message), context);
    return verdict.class === 'pregnancy' ? asSheIs(message, verdict) : verdict;
  };
}

function heardBy(reader: Reader, message: string, context: SafetyContext): SafetyVerdict {
  const plain = written(plainText(message));
  const meant = written(plainText(withoutTakenBack(message)));
  const right = corrected(plain);
  const told = tellingOf(right, corrected(meant));
  const heard = hear(message);
  const { blunt, isOver, recovered } = heard;
  const second = reader(readableSentences(right));
  const ruled = ruledIn(told, { second, ...heard });
  if (blunt !== null && !isMoreUrgent(ruled?.class, blunt.class)) {
    return verdictOf(blunt, { context, discloses: disclosedBluntly(blunt, told) });
  }
  if (ruled !== null) return verdictOf({ class: ruled.class, language: 'en' }, { context, discloses: ruled.discloses });
  const suspected = isOver ? null : suspectedIn(meant, { second, reader });
  // A score alone keeps nothing in the profile: who is taken for a minor there gets no plan any more.
  if (suspected !== null && !recovered.includes(suspected))
    return verdictOf({ class: suspected, language: 'en' }, { context, discloses: null });
  const discloses = recovered.includes('eating_disorder') ? 'eating_disorder' : null;
  return { ...NO_DANGER, discloses };
}

const isMoreUrgent = (name: SafetyClass | undefined, than: SafetyClass): boolean =>
  name !== undefined && URGENCY.indexOf(name) < URGENCY.indexOf(than);

type Ruled = { class: LearnedClass; discloses: Disclosure | null };

/** The most urgent flag that a rule raises and the classifier does not doubt. */
function ruledIn(told: Told, { second, isOver, recovered }: Heard & { second: Reading }): Ruled | null {
  for (const flag of RED_FLAGS) {
    if (recovered.includes(flag.class) || (isOver && MAY_BE_PAST.has(flag.class))) continue;
    const raised = toldIn(flag, told);
    if (raised === null || takesBack(second, flag.class)) continue;
    if (flag.class === 'minor' && onlyCounts(raised.text)) continue;
    return { class: flag.class, discloses: raised.keeps ? disclosedIn(flag, raised.text) : null };
  }
  return null;
}

/** What the classifier alone thinks is danger, if a word of that danger is left once idioms and others are taken out. */
function suspectedIn(meant: string, { second, reader }: { second: Reading; reader: Reader }): LearnedClass | null {
  if (second.score <= RAISES_ABOVE) return null;
  const own = withoutHarmless(meant, second);
  if (reader(own).score <= STILL_RAISED_ABOVE) return null;
  return kindWithWords(second.kinds, own.join(' . '));
}

/** What blunt words tell for good. The rules know in English who is meant and who only wonders; the other patterns say "I". */
function disclosedBluntly({ class: name, language }: Blunt, told: Told): Disclosure | null {
  if (language !== 'en') return name === 'minor' || name === 'pregnancy' ? name : null;
  for (const flag of RED_FLAGS.filter((each) => each.class === name)) {
    const raised = toldIn(flag, told);
    const disclosed = raised?.keeps ? disclosedIn(flag, raised.text) : null;
    if (disclosed !== null) return disclosed;
  }
  return null;
}

/** Without the idioms and, unless a life may be at stake, without what is said of others: no score rests on these. */
const withoutHarmless = (meant: string, { kinds: [name] }: Reading): string[] =>
  readableSentences(meant)
    .map(withoutIdioms)
    .map((read) => (name === 'emergency' ? read : ownWords(read)));

const verdictOf = (
  { class: name, language }: Blunt,
  { context, discloses }: Pick<SafetyVerdict, 'discloses'> & { context: SafetyContext },
): SafetyVerdict => ({
  class: name,
  reply: replyIn(language, name, context),
  stops: !GOES_ON.has(name),
  discloses,
});

/** What is answered to everything that somebody says who is known to be under 18. */
export const MINOR_VERDICT: SafetyVerdict = {
  class: 'minor',
  reply: `${replyIn('en', 'minor', { locale: null })} If I got your age wrong, take “Under 18 years old” out of the conditions in your profile.`,
  stops: true,
  discloses: null,
};

function disclosedIn({ discloses }: RedFlag, sentence: string): Disclosure | null {
  return discloses !== null && OF_SELF.test(sentence) && !WONDERS.test(sentence) ? discloses : null;
}

/** As it was said, and without idioms. What takes a flag back is looked for in the first, what raises it in the second. */
type Passage = {
  said: Look;
  read: Look;
  /** `read` where others do not count: only what is said of the person, unless they ask for themselves. */
  ofSelf: () => Look;
};

/** Sentences of a message that follow each other: the one at `from`, and those after it up to, but not with, `to`. */
type Breath = { passage: Passage; from: number; to: number };

/** A message, cut into what is said in one breath: sentences, and two or three of them that follow each other. */
type Told = { whole: Look; sentences: readonly Passage[]; breaths: readonly Breath[] };

function tellingOf(plain: string, meant: string): Told {
  const read = readableSentences(meant);
  const all = readableSentences(plain);
  // Where taking back moved the ends of sentences, what was said cannot be laid beside what was meant.
  const said = all.length === read.length ? all : read;
  const sentences = read.map((each, at) => passageOf(said[at] ?? each, withoutIdioms(each)));
  const lengths = Array.from({ length: Math.min(LONGEST_PASSAGE, sentences.length) }, (_, index) => index + 1);
  const breaths = lengths.flatMap((length) =>
    sentences.slice(0, sentences.length - length + 1).map((_, from) => {
      const to = from + length;
      return { passage: joined(sentences.slice(from, to)), from, to };
    }),
  );
  return { whole: joined(sentences).read, sentences, breaths: once(breaths) };
}

/** What is said again and again is read once. */
const once = (breaths: readonly Breath[]): Breath[] => [
  ...new Map(breaths.map((breath) => [breath.passage.said.text, breath])).values(),
];

function passageOf(said: string, read: string): Passage {
  const look = lookAt(read);
  let own: Look | undefined;
  return {
    said: said === read ? look : lookAt(said),
    read: look,
    ofSelf: () => {
      own ??= ASKS_FOR_SELF.test(read) || WANTS_IT_TOO.test(read) ? look : lookAt(ownWords(read));
      return own;
    },
  };
}

function joined(parts: readonly Passage[]): Passage {
  const [only, ...others] = parts;
  if (only && others.length === 0) return only;
  return passageOf(parts.map(({ said }) => said.text).join(' . '), parts.map(({ read }) => read.text).join(' . '));
}

const matches = (pattern: RegExp, look: Look) => mayMatch(pattern, look) && look.text.search(pattern) >= 0;

/** Where a flag was raised. */
type Raised = { text: string; keeps: boolean };

/** Where a flag is raised, if it is; what tells of the person for good goes before what only asks. */
function toldIn(flag: RedFlag, { whole, sentences, breaths }: Told): Raised | null {
  const likely = flag.patterns.filter((pattern) => mayMatch(pattern, whole));
  const sentence = sentences.find((each) => isRaised(flag, each, likely));
  if (sentence !== undefined) return { text: sentence.said.text, keeps: true };
  const concepts = flag.concepts
    .filter(({ all }) => all.every((pattern) => mayMatch(pattern, whole)))
    .map((concept) => ({ concept, mayBeIn: placesOf(concept, sentences) }));
  const found = breaths.flatMap((breath) =>
    concepts
      .filter(({ concept, mayBeIn }) => mayBeIn(breath) && isTold(flag, concept, breath.passage))
      .map(({ concept: { keeps } }) => ({ text: breath.passage.said.text, keeps })),
  );
  return found.find(({ keeps }) => keeps) ?? found[0] ?? null;
}

/** Tells where a concept may be: each of its probes is looked for once in each sentence, not in all that it is part of. */
function placesOf({ probes }: Concept, sentences: readonly Passage[]): (breath: Breath) => boolean {
  const places = probes.map((probe) => sentences.map(({ read }) => matches(probe, read)));
  return ({ from, to }) => places.every((holds) => holds.slice(from, to).includes(true));
}

function isRaised(flag: RedFlag, passage: Passage, patterns: readonly RegExp[]): boolean {
  const read = flag.ofSelf ? passage.ofSelf() : passage.read;
  return (
    patterns.some((pattern) => isMeant(flag, pattern, read)) &&
    !flag.unless.some((pattern) => matches(pattern, passage.said))
  );
}

function isTold(flag: RedFlag, { all, not, self }: Concept, passage: Passage): boolean {
  if (!all.every((pattern) => mayMatch(pattern, passage.read))) return false;
  const read = flag.ofSelf && !self ? passage.ofSelf() : passage.read;
  const [first, ...rest] = all;
  if (first === undefined || !rest.every((pattern) => matches(pattern, read))) return false;
  if (spanOf(all, read.text) > LONGEST_IDEA) return false;
  if (!isMeant(self ? { ...flag, others: false } : flag, first, read)) return false;
  return not === null || !matches(not, passage.said);
}

/** So many letters apart words are no longer of one idea: "my arm" at the one end of a long story, "my head" at the other. */
const LONGEST_IDEA = 100;
/** Of so many places where a word stands, the others are left out. */
const MOST_PLACES = 8;

/** How many letters the shortest stretch has that holds a match of each pattern. */
function spanOf(patterns: readonly RegExp[], text: string): number {
  const places = patterns.map((pattern) =>
    [...text.matchAll(pattern)]
      .slice(0, MOST_PLACES)
      .map(({ index, 0: found }) => ({ from: index, to: index + found.length })),
  );
  const starts = places.flat().map(({ from }) => from);
  const spans = starts.map((start) => {
    const ends = places.map((some) => Math.min(...some.filter(({ from }) => from >= start).map(({ to }) => to)));
    return Math.max(...ends) - start;
  });
  return Math.min(...spans);
}

/** Whether a pattern is found in a place where it counts. */
function isMeant(flag: RedFlag, pattern: RegExp, look: Look): boolean {
  if (!mayMatch(pattern, look)) return false;
  for (const { index } of look.text.matchAll(pattern)) if (counts(flag, look.text, index)) return true;
  return false;
}

function counts(flag: RedFlag, sentence: string, at: number): boolean {
  const start = Math.max(sentence.lastIndexOf(',', at), sentence.lastIndexOf(' . ', at)) + 1;
  const before = sentence.slice(start, at);
  if (flag.denied && DENIAL.test(before)) return false;
  return !(flag.others && isAboutOthers({ before, sentence, at }));
}

/** Whether the last one who was named before the match is somebody else; without any, whoever comes after it. */
function isAboutOthers({ before, sentence, at }: { before: string; sentence: string; at: number }): boolean {
  if (ASKS_FOR_SELF.test(sentence)) return false;
  const named = [...before.matchAll(SPOKEN_OF)].at(-1)?.[0];
  if (named !== undefined) return !FIRST_PERSON.test(named);
  return OTHERS_AFTER.test(sentence.slice(at));
}

/** Words one slip away from those that must not be missed are taken for them. */
function corrected(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    if (word.length < SHORTEST_CORRECTED || KEYWORDS.has(word)) return word;
    return nearKeywords(word)[0] ?? word;
  });
}
