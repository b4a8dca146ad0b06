import { NOT_HAD } from './kit-standing.ts';
import type { Named } from './named-tools.ts';
import { bareWords, countBelow, type FieldReading } from './words-beside.ts';

/** Words with which somebody else's thing is not to be used. */
const HANDS_OFF =
  / (?:but|not|never|dont|cant|wont|only he|only she|his place|her place|their place|at his|at hers|at theirs|in town|far|jest|too heavy|za ciezki|took|takes) /;
/** "At my girlfriend's" is not at home. */
const AT_ANOTHERS = / at my (?!place|home|house)[^ ]+ /;
/** Who lives in the same home: what is theirs stands there. */
const AT_HOME =
  / (?:husbands?|hubbys?|wifes?|wifeys?|partners?|spouses?|boyfriends?|girlfriends?|fiances?|fiancees?|roommates?|roomies?|flatmates?|housemates?|landlords?) /;
/** "My sister's garage. She has …": the answer begins with the place that is trained at. */
const TRAINS_THERE =
  /^ (?:(?:i|train|lift|work|out|at|in|use|its|just|the|we) )*(?:my|our) (?:[^ ]+s|folks) (?:[^ ]+ )?(?:house|place|home|garage|basement|gym|shed|flat|apartment|barn) /;
/** "Friend's garage: bench, dumbbells": a place of somebody else, and straight away what is in it. */
const LISTS_THERE =
  /^[ ]*(?:(?:i use|in|at) )?(?:my |our |a )?[\p{L}’']{2,15} (?:garage|basement|home|house|shed|barn|gym)(?: gym)?\s*[-–—:(]/iu;
/** "Says I can use it any time". */
const LET =
  / (?:i use|we use|we share|share|shared|sharing|can use|may use|lets me|let me|lets us|allowed to use|provides|offers) /;
/** With these words the answer is complete without what is somebody else's. */
const COMPLETE = / (?:nothing|none|nada|zip|zilch|bodyweight|body weight|no equipment|no kit|only|just) /;

/**
 * "Wife's dumbbells", "my sister's garage, she has dumbbells": who names nothing of their own trains with what is another's in the same
 * home, where they train, or what they are let use, if nothing says "hands off".
 */
export function borrowed(named: Named[], { text }: FieldReading): Named[] {
  if (!isAllAnothers(named)) return named;
  const sentenceAt = sentencesOf(text);
  const isThere = TRAINS_THERE.test(sentenceAt(0)) || LISTS_THERE.test(text);
  return named.map((each) => {
    if (!isAnothersNow(each)) return each;
    const sentence = sentenceAt(each.mention.span.start);
    const isUsed = isThere || LET.test(sentence) || (AT_HOME.test(sentence) && !AT_ANOTHERS.test(sentence));
    return isUsed && !HANDS_OFF.test(sentence) ? { ...each, stands: 'has' } : each;
  });
}

/** Things that stand somewhere else or are another's, of a person who names nothing else: whether they can be used is to be asked. */
export function maybeLent(named: readonly Named[], { text }: FieldReading): readonly Named[] {
  if (!isAllAnothers(named) || COMPLETE.test(bareWords(text))) return [];
  const sentenceAt = sentencesOf(text);
  return named.filter((each) => isAnothersNow(each) && !HANDS_OFF.test(sentenceAt(each.mention.span.start)));
}

const isAllAnothers = (named: readonly Named[]): boolean =>
  !named.some(({ kind, stands }) => kind !== 'household' && stands === 'has');

const isAnothersNow = ({ stands, mention: { polarity, time } }: Named): boolean =>
  stands === 'unheard' && time === 'now' && !NOT_HAD.has(polarity);

/** The bare words of the sentence around a place; each sentence is taken apart once. */
function sentencesOf(text: string): (at: number) => string {
  const ends = [...text.matchAll(/[;!?\n]|\.(?!\d)/g)].map(({ index }) => index);
  const known = new Map<number, string>();
  return (at) => {
    const number = countBelow(ends, at);
    const kept = known.get(number);
    if (kept !== undefined) return kept;
    const words = bareWords(text.slice((ends[number - 1] ?? -1) + 1, ends[number] ?? text.length));
    known.set(number, words);
    return words;
  };
}
