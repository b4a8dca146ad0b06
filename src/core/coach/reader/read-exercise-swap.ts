import { hasPhrase, placeOfPhrase, withoutSigns } from '#core/language/phrase-set.ts';
import { phraseKey, type Token, tokenise } from '#core/language/tokens.ts';
import type { Intent } from '../turn.ts';
import { liftsIn, type NamedLift } from './named-lifts.ts';
import { daysSaid } from './said-days.ts';
import { SESSION_WORDS } from './session-words.ts';

type ExerciseSwap = Extract<Intent, { kind: 'swap_exercise' }>;

/** Who wants another exercise says little. */
const MOST_WORDS = 30;

/**
 * An exercise that is to give way: "the seated punches have to go", "someone is on the leg press, alternative?". It is for today where a
 * day is named or the machine is taken, else for good.
 */
export function readExerciseSwap(part: string, exercises: readonly NamedLift[], before = ''): ExerciseSwap | null {
  const tokens = tokenise(part);
  const words = withoutSigns(tokens);
  if (words.length > MOST_WORDS || hasPhrase(words, SESSION_WORDS.notSwaps)) return null;
  const isTaken = hasPhrase(words, SESSION_WORDS.taken);
  const isOut = hasPhrase(words, SESSION_WORDS.givesWay);
  const isAsked = hasPhrase(words, SESSION_WORDS.wantsOther);
  const isDisliked = hasPhrase(words, SESSION_WORDS.dislikesMove);
  if (!isOut && !(isAsked && (isTaken || isDisliked)) && !isTaken) return null;
  const place =
    firstLift(tokens, exercises) ??
    liftByPart(words, exercises) ??
    (isAsked || isOut ? firstLift(tokenise(before), exercises) : null);
  if (!place) return null;
  const today = isTaken || hasPhrase(words, SESSION_WORDS.onceOnly);
  const isNow = isTaken || hasPhrase(words, SESSION_WORDS.nowOnly);
  const later = !isNow && daysSaid(words).length > 0;
  return { kind: 'swap_exercise', exerciseId: place.id, wish: wishIn(words), today, ...(later && { later }) };
}

const firstLift = (tokens: readonly Token[], exercises: readonly NamedLift[]): NamedLift | null =>
  liftsIn(tokens, { exercises, planned: [] })[0]?.lift ?? null;

const LONGEST_PART = 4;

/** "The band terminal knee thing": two words or more that stand together in the name of an exercise. */
function liftByPart(words: readonly Token[], exercises: readonly NamedLift[]): NamedLift | null {
  const names = exercises.map((lift) => ({ lift, name: ` ${phraseKey(lift.name)} ` }));
  for (let length = LONGEST_PART; length > 1; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const part = words.slice(at, at + length).map(({ stem }) => stem);
      const found = names.filter(({ name }) => name.includes(` ${part.join(' ')} `));
      if (found.length > 0 && part.every((stem) => stem.length > 2)) return found[0]?.lift ?? null;
    }
  }
  return null;
}

/** "Something without jumping", "smth quiet": from the word that a wish begins with. */
function wishIn(words: readonly Token[]): string {
  const at = placeOfPhrase(words, SESSION_WORDS.moveWishes);
  return at < 0
    ? ''
    : words
        .slice(at)
        .map(({ plain }) => plain)
        .join(' ');
}
