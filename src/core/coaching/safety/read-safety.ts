import { isOneSlipAway } from '#core/athlete/tokens.ts';
import { plainText } from '../plain-text.ts';
import type { Disclosure, SafetyContext, SafetyVerdict } from '../turn.ts';
import { RAISES_ABOVE, type Reader, type Reading, readAgain, STILL_RAISED_ABOVE, takesBack } from './classifier.ts';
import { CONCEPT_KEYWORDS, type Concept, ownWords, withoutIdioms, written } from './concepts.ts';
import { sentencesOf } from './plain-sentences.ts';
import { RED_FLAGS, type RedFlag, SAFETY_KEYWORDS, SAFETY_REPLIES, THIRD_PERSONS } from './red-flags.ts';
import { resourcesFor } from './resources.ts';

const DENIAL =
  /\b(?:no interest in|(?:not|isnt|arent|never been|zero|never) (?:into|interest(?:ed)? in|about|touch(?:ed|ing)?|tried|considering|a fan of|for)|stay(?:ing)? away from|against|instead of|anti|without resorting to|nothing to do with|not natty no|no|not|never|dont|do not|without|isnt|arent|wasnt|havent|didnt|nor|free of)(?: (?:any|a|an|the|really|even|been|had|have|feel|feeling|got|get|use|take|ever|having|currently|want|to|do|on))* $/;
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
const KEYWORDS: readonly string[] = [...SAFETY_KEYWORDS, ...CONCEPT_KEYWORDS];

/** An injury still lets the person's own words about it into the profile; after the others nothing else is done. */
const GOES_ON = new Set<RedFlag['class']>(['injury_red_flag']);

/**
 * The gate before every answer: the most urgent red flag in a message, with a fixed text and whom to call in the
 * person's region. Knows no network and reads nothing but the message, so that it works when all else is down.
 */
export const readSafety = gateWith(readAgain);

/** The rules come first. The classifier may take back what is not literal, and raise what they missed. */
export function gateWith(reader: Reader): (message: string, context: SafetyContext) => SafetyVerdict {
  return (message, { locale }) => {
    const plain = written(plainText(message));
    const sentences = sentencesOf(corrected(plain)).map((said) => ({ said, read: withoutIdioms(said) }));
    const passages = passagesOf(sentences);
    const second = reader(sentencesOf(plain));
    for (const flag of RED_FLAGS) {
      const told = toldIn(flag, { sentences, passages });
      if (told === null || (!told.isLiteral && takesBack(second, flag.class))) continue;
      return verdictOf(flag.class, { locale, discloses: told.keeps ? disclosedIn(flag, told.text) : null });
    }
    // A score alone keeps nothing in the profile: who is taken for a minor there gets no plan any more.
    const isRaised = second.score > RAISES_ABOVE && reader(withoutHarmless(plain, second)).score > STILL_RAISED_ABOVE;
    if (isRaised) return verdictOf(second.class, { locale, discloses: null });
    return { class: null, reply: '', stops: false, discloses: null };
  };
}

/** Without the idioms and, unless a life may be at stake, without what is said of others: no score rests on these. */
const withoutHarmless = (plain: string, { class: name }: Reading): string[] =>
  sentencesOf(plain)
    .map(withoutIdioms)
    .map((read) => (name === 'emergency' ? read : ownWords(read)));

const verdictOf = (
  name: RedFlag['class'],
  { locale, discloses }: SafetyContext & Pick<SafetyVerdict, 'discloses'>,
): SafetyVerdict => ({
  class: name,
  reply: withResources(SAFETY_REPLIES[name], locale),
  stops: !GOES_ON.has(name),
  discloses,
});

/** What is answered to everything that somebody says who is known to be under 18. */
export const MINOR_VERDICT: SafetyVerdict = {
  class: 'minor',
  reply: `${SAFETY_REPLIES.minor} If I got your age wrong, take “Under 18 years old” out of the conditions in your profile.`,
  stops: true,
  discloses: null,
};

function withResources(reply: string, locale: string | null): string {
  const resources = resourcesFor(locale);
  return reply.replace(/\{(\w+)\}/g, (whole, name: string) => (resources as Record<string, string>)[name] ?? whole);
}

function disclosedIn({ discloses }: RedFlag, sentence: string): Disclosure | null {
  return discloses !== null && OF_SELF.test(sentence) && !WONDERS.test(sentence) ? discloses : null;
}

/** As it was said, and without idioms. What takes a flag back is looked for in the first, what raises it in the second. */
type Passage = { said: string; read: string };

function isRaised(flag: RedFlag, { said, read }: Passage, patterns: readonly RegExp[]): boolean {
  if (flag.unless.some((pattern) => said.search(pattern) >= 0)) return false;
  const sentence = readFor(flag, read);
  return patterns.some((pattern) =>
    [...sentence.matchAll(pattern)].some((match) => counts(flag, sentence, match.index)),
  );
}

/** What is said in one breath is often said in two sentences or three. */
function passagesOf(sentences: readonly Passage[]): Passage[] {
  const lengths = Array.from({ length: Math.min(LONGEST_PASSAGE, sentences.length) }, (_, index) => index + 1);
  return lengths.flatMap((length) =>
    sentences.slice(0, sentences.length - length + 1).map((_, at) => joined(sentences.slice(at, at + length))),
  );
}

const joined = (parts: readonly Passage[]): Passage => ({
  said: parts.map(({ said }) => said).join(' . '),
  read: parts.map(({ read }) => read).join(' . '),
});

/** Literal is what is said so plainly that no score takes it back. */
type Told = { text: string; keeps: boolean; isLiteral: boolean };

/** Where a flag is raised, if it is; what tells of the person for good goes before what only asks. */
function toldIn(
  flag: RedFlag,
  { sentences, passages }: { sentences: readonly Passage[]; passages: readonly Passage[] },
): Told | null {
  for (const [patterns, isLiteral] of [[flag.literal, true] as const, [flag.patterns, false] as const]) {
    const sentence = sentences.find((each) => isRaised(flag, each, patterns));
    if (sentence !== undefined) return { text: sentence.said, keeps: true, isLiteral };
  }
  const whole = joined([...sentences]).read;
  const concepts = flag.concepts.filter(({ probes }) => probes.every((probe) => whole.search(probe) >= 0));
  const found = passages.flatMap((passage) =>
    concepts
      .filter((concept) => isTold(flag, concept, passage))
      .map(({ keeps }) => ({ text: passage.said, keeps, isLiteral: false })),
  );
  return found.find(({ keeps }) => keeps) ?? found[0] ?? null;
}

function isTold(flag: RedFlag, { all, not, self }: Concept, { said, read }: Passage): boolean {
  const [first, ...rest] = all;
  const passage = self ? read : readFor(flag, read);
  if (first === undefined || rest.some((pattern) => passage.search(pattern) < 0)) return false;
  if (not !== null && said.search(not) >= 0) return false;
  const rule = self ? { ...flag, others: false } : flag;
  return [...passage.matchAll(first)].some((match) => counts(rule, passage, match.index));
}

/** Where others do not count, only what is said of the person, unless they ask for themselves. */
function readFor({ ofSelf }: RedFlag, read: string): string {
  return ofSelf && !ASKS_FOR_SELF.test(read) && !WANTS_IT_TOO.test(read) ? ownWords(read) : read;
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
    if (word.length < SHORTEST_CORRECTED || KEYWORDS.includes(word)) return word;
    return KEYWORDS.find((keyword) => isOneSlipAway(word, keyword)) ?? word;
  });
}
