import { hasPhrase, phraseAt, placeOfPhrase } from '#core/language/phrase-set.ts';
import { daysSaid, type SaidDay } from './said-days.ts';
import { SESSION_WORDS } from './session-words.ts';
import {
  isOfOther,
  isOfOthers,
  isOfSuchDays,
  type SessionAct,
  saysCardio,
  saysSession,
  type Told,
} from './told-session.ts';

const isSame = (one: SaidDay, other: SaidDay): boolean => JSON.stringify(one) === JSON.stringify(other);
const moved = (day: SaidDay | null, to: SaidDay): SessionAct => ({
  kind: 'session',
  day,
  change: { kind: 'moved', to },
});

/** The last day that is named is where it goes, the one before it where it was: in the same sentence or in an earlier one. */
export function readMoved(told: Told): SessionAct | null {
  const { words } = told;
  const at = placeOfPhrase(words, SESSION_WORDS.moving);
  const behind = words.slice(at + 1);
  const isIts = hasPhrase(behind, SESSION_WORDS.it) && saysSession(told);
  const days = daysSaid(words);
  const to = days.at(-1);
  if (at < 0 || !to || to.at <= at || !(isIts || hasPhrase(behind, SESSION_WORDS.session) || days.length > 1))
    return null;
  const isThere =
    phraseAt(words, to.at - 1, SESSION_WORDS.movedTo) > 0 || words[to.at + to.length]?.plain === 'instead';
  if (!isThere || saysCardio(told) || isOfSuchDays(words)) return null;
  if (hasPhrase(words, SESSION_WORDS.past) && !hasPhrase(words, SESSION_WORDS.unable)) return null;
  const from = days.findLast(({ at: place, said }) => place < to.at && !isSame(said, to.said));
  return moved(from?.said ?? null, to.said);
}

/** Who tells why does it in so many words. */
const MOST_WORDS = 30;
/** So near a day stands that nothing comes of it. */
const NEAR = 6;

/** "Thursday is impossible, can I do it friday", "I'd rather train tomorrow", "legs on sunday then": another day without a word of moving. */
export function readMovedAside(told: Told): SessionAct | null {
  const { words } = told;
  const days = daysSaid(words);
  const to = days.at(-1);
  const isTold = to !== undefined && words.length <= MOST_WORDS && !hasPhrase(words.slice(0, 2), SESSION_WORDS.asking);
  if (!isTold || isOfOther(told) || isOfOthers(words) || saysCardio(told)) return null;
  if (hasPhrase(words, SESSION_WORDS.lasting) || hasPhrase(words, SESSION_WORDS.supposed)) return null;
  const from = days.find(({ said }) => !isSame(said, to.said));
  // "Fast on saturday, so no training then" leaves that day out.
  if (!from && hasPhrase(words, SESSION_WORDS.noTraining)) return null;
  const wanted = placeOfPhrase(words, SESSION_WORDS.ratherTrain);
  const isWanted = wanted >= 0 && wanted < to.at;
  const near = from ? words.slice(Math.max(0, from.at - NEAR), Math.min(to.at, from.at + NEAR)) : [];
  if (from && from.at < to.at && hasPhrase(near, SESSION_WORDS.blocked)) {
    const isAskedAt = to.at + to.length === words.length && told.message.trimEnd().endsWith('?');
    return isWanted || isAskedAt || hasPhrase(words, SESSION_WORDS.insteadOfDay) || saysSession(told)
      ? moved(from.said, to.said)
      : null;
  }
  if (isOfSuchDays(words)) return null;
  const isThere = hasPhrase(words.slice(to.at), SESSION_WORDS.insteadOfDay);
  const isNamed = saysSession(told) || hasPhrase(words, SESSION_WORDS.bodyDays);
  if (isNow(to.said) || hasPhrase(words, SESSION_WORDS.past)) return firstWanted(told);
  if (isNamed && (isThere || (isWanted && hasPhrase(words, SESSION_WORDS.rather))))
    return moved(from?.said ?? null, to.said);
  return isWanted && isThere && (from !== undefined || hasPhrase(words, SESSION_WORDS.it))
    ? moved(from?.said ?? null, to.said)
    : null;
}

const isNow = (said: SaidDay): boolean => said.kind === 'ahead' && said.days === 0;

/** "I'd rather train tomorrow, tonight is the school play": the day right behind the wanting, where today is named behind it. */
function firstWanted(told: Told): SessionAct | null {
  const { words } = told;
  const at = placeOfPhrase(words, SESSION_WORDS.ratherTrain);
  const [to] = daysSaid(words).filter((day) => day.at > at && !isNow(day.said));
  const isMeant = at >= 0 && hasPhrase(words, SESSION_WORDS.rather) && !hasPhrase(words, SESSION_WORDS.past);
  return isMeant && to ? moved(null, to.said) : null;
}
