import { capital } from '#core/language/capital.ts';
import { hasPhrase, type PhraseSet, phraseAt, placeOfPhrase } from '#core/language/phrase-set.ts';
import type { Token } from '#core/language/tokens.ts';
import { MINUTES } from '#core/training/exceptions/exception.ts';
import { numberIn } from './act-words.ts';
import { daysSaid, type SaidDay, type SaidSpan, spanSaid } from './said-days.ts';
import { SESSION_WORDS } from './session-words.ts';
import { isOfOther, isOnlyTalk, type Told, toldIn } from './told-session.ts';
import { minutesTold } from './told-time.ts';

/** Days that go another way: with other tools, fewer sessions, shorter ones, or none. `span` null: it was not said how long. */
export type WeekAct = {
  kind: 'week';
  span: SaidSpan | null;
  label: string | null;
  tools: string | null;
  sessions: number | null;
  minutes: number | null;
};
/** An exception ends now or with a day. */
export type EndAct = { kind: 'end'; lastDay: SaidDay | null };

/** So long is a session where everything is to be kept small. */
const SMALL_MINUTES = 20;
const MOST_SESSIONS = 7;

/** Reads "flying to denver mon to wed, just dumbbells", "only 2 days this week", "keep everything small this week". */
export function readWeek(told: Told): WeekAct | null {
  const { words } = told;
  const isThisWeek = hasPhrase(words, SESSION_WORDS.thisWeek) || hasPhrase(words, SESSION_WORDS.nextWeek);
  if (isOnlyTalk(told) || (hasPhrase(words, SESSION_WORDS.lasting) && !isThisWeek)) return null;
  const [day] = daysSaid(words);
  const span = spanSaid(words) ?? (day ? { from: day.said, to: day.said } : null);
  const isWeek = spanSaid(words) !== null;
  const isAway = hasPhrase(words, SESSION_WORDS.travel);
  const isLess = hasPhrase(words, SESSION_WORDS.noGym);
  const tools = isWeek || isAway || isLess ? toolsIn(told) : null;
  const label = isAway ? placeIn(told) : null;
  if (tools !== null) return { kind: 'week', span, label, tools, sessions: null, minutes: null };
  const isGymless = isLess || (isAway && isWeek && hasPhrase(words, SESSION_WORDS.session));
  if (isGymless && !isRest(words) && sessionsIn(told) === null) return asksForTools(told, { span, label });
  if (!isWeek || hasPhrase(words, SESSION_WORDS.past) || isOfOther(told)) return null;
  const week = { kind: 'week', span, label, tools: null, sessions: null, minutes: null } as const;
  const sessions = sessionsIn(told);
  if (sessions !== null) return { ...week, sessions };
  if (isRest(words)) return { ...week, sessions: 0 };
  return hasPhrase(words, SESSION_WORDS.small) ? { ...week, minutes: minutesOf(told) } : null;
}

/** Where somebody travels and speaks of a gym, but not of what stands in it, that has to be asked. */
function asksForTools(told: Told, { span, label }: Pick<WeekAct, 'span' | 'label'>): WeekAct | null {
  const { words } = told;
  const isTold = !hasPhrase(words, SESSION_WORDS.past) && !isOfOther(told);
  return isTold && span !== null ? { kind: 'week', span, label, tools: null, sessions: null, minutes: null } : null;
}

const isRest = (words: readonly Token[]): boolean =>
  hasPhrase(words, SESSION_WORDS.rest) || hasPhrase(words, SESSION_WORDS.noTraining);

function minutesOf({ tokens }: Told): number {
  const told = minutesTold(tokens);
  return told !== null && told >= MINUTES.least && told <= MINUTES.most ? told : SMALL_MINUTES;
}

/** Named, and not as what is missing: "no dumbbells". */
const isThere = (words: readonly Token[], names: PhraseSet): boolean =>
  words.some(
    (_word, at) => phraseAt(words, at, names) > 0 && !(at > 0 && phraseAt(words, at - 1, SESSION_WORDS.negations) > 0),
  );

/** "Dumbbells", "dumbbells up to 20 kg": only where nothing else is said to be there. */
function toolsIn({ words }: Told): string | null {
  if (hasPhrase(words, SESSION_WORDS.past)) return null;
  const named = SESSION_WORDS.tools.filter((tool) => isThere(words, tool.words));
  if (
    named.length === 0 ||
    (!hasPhrase(words, SESSION_WORDS.onlyTools) && named.every(({ name }) => name !== 'no equipment'))
  )
    return null;
  const some = named.filter(({ name }) => name !== 'no equipment');
  return (some.length > 0 ? some : named).map(({ name }) => `${name}${loadBehind(words, name)}`).join(' and ');
}

/** "Dumbbells to 20kg". */
function loadBehind(words: readonly Token[], name: string): string {
  const at = words.findIndex(({ stem }) => stem === 'kg' || stem === 'lb' || stem === 'kilo' || stem === 'pound');
  const number = words[at - 1];
  if (at < 1 || number?.kind !== 'number' || name === 'no equipment') return '';
  return ` up to ${numberIn(number)} ${/^k/.test(words[at]?.stem ?? '') ? 'kg' : 'lb'}`;
}

/** "Only 2 days", "twice this week": as many sessions as can be managed. */
function sessionsIn({ words }: Told): number | null {
  if (!hasPhrase(words, SESSION_WORDS.limit) || hasPhrase(words, SESSION_WORDS.past)) return null;
  if (hasPhrase(words, SESSION_WORDS.twice)) return 2;
  if (hasPhrase(words, SESSION_WORDS.once)) return 1;
  const at = words.findIndex(
    ({ kind }, index) =>
      kind === 'number' && index + 1 < words.length && phraseAt(words, index + 1, SESSION_WORDS.count) > 0,
  );
  const number = words[at];
  const sessions = number ? numberIn(number) : null;
  return sessions !== null && Number.isInteger(sessions) && sessions <= MOST_SESSIONS ? sessions : null;
}

/** Where somebody goes, as they wrote it: "Denver". */
function placeIn({ words, message }: Told): string | null {
  const at = placeOfPhrase(words, SESSION_WORDS.placeAfter);
  if (at < 0) return null;
  const first = at + phraseAt(words, at, SESSION_WORDS.placeAfter);
  const days = new Set(daysSaid(words).map((day) => day.at));
  const place = words[first];
  if (place?.kind !== 'word' || days.has(first) || phraseAt(words, first, SESSION_WORDS.noPlaces) > 0) return null;
  if (!message.toLowerCase().includes(place.plain)) return null;
  return capital(place.plain);
}

/** Whether a message may end an exception: only then does it matter whether one is open. */
export function mayEnd(message: string): boolean {
  const { words } = toldIn(message);
  return hasPhrase(words, SESSION_WORDS.ended) || hasPhrase(words, SESSION_WORDS.homeAt);
}

/** Reads "trip got cancelled, forget it", "home thu noon actually". */
export function readEnd(told: Told): EndAct | null {
  const { words } = told;
  if (isOnlyTalk(told)) return null;
  const day = daysSaid(words)[0]?.said ?? null;
  if (hasPhrase(words, SESSION_WORDS.ended)) return { kind: 'end', lastDay: null };
  return day !== null && hasPhrase(words, SESSION_WORDS.homeAt) && words.length <= MOST_SESSIONS
    ? { kind: 'end', lastDay: day }
    : null;
}
