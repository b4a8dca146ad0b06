import { counted } from '#core/language/counted.ts';
import { type PhraseSet, phraseAt } from '#core/language/phrase-set.ts';
import type { Token } from '#core/language/tokens.ts';
import { numberIn } from './act-words.ts';
import { SESSION_WORDS } from './session-words.ts';

const MINUTES_PER_HOUR = 60;
const SECONDS_PER_MINUTE = 60;
const KM_PER_MILE = 1.609344;
/** Nobody needs longer for a kilometre on foot: then the first figure is minutes and not hours. */
const SLOWEST_PACE = 25;
/** Without a distance so many are hours: 1:05 is an hour, 28:30 is not. */
const MOST_HOURS = 3;

const is = (token: Token | undefined, phrases: PhraseSet) => token !== undefined && phrases.keys.has(token.stem);

/** A distance that is told, in kilometres and in the person's own words: "12 km". */
export function distanceTold(tokens: readonly Token[]): { km: number; text: string } | null {
  for (const [at, token] of tokens.entries()) {
    const unit = tokens[at + 1];
    if (token.kind !== 'number' || !unit || tokens[at - 1]?.plain === ':') continue;
    const value = numberIn(token);
    if (is(unit, SESSION_WORDS.kilometres)) return { km: value, text: `${value} km` };
    if (is(unit, SESSION_WORDS.miles)) return { km: value * KM_PER_MILE, text: counted(value, 'mile') };
  }
  return null;
}

/** How long something takes or took, in whole minutes: "20 min", "1 hr 10", "1:05", "half an hour"; null where no time is told. */
export function minutesTold(tokens: readonly Token[]): number | null {
  const clock = clockIn(tokens);
  if (clock !== null) return clock;
  const inUnits = countedIn(tokens);
  if (inUnits !== null) return inUnits;
  for (const { minutes, words } of SESSION_WORDS.durations) {
    const at = tokens.findIndex((_token, place) => phraseAt(tokens, place, words) > 0);
    if (at >= 0) return minutes + minutesBehind(tokens, at + phraseAt(tokens, at, words));
  }
  return null;
}

/** "An hour and 10": the minutes behind the "and". */
function minutesBehind(tokens: readonly Token[], at: number): number {
  const number = tokens[at]?.plain === 'and' ? tokens[at + 1] : undefined;
  const value = number?.kind === 'number' ? numberIn(number) : 0;
  return value < MINUTES_PER_HOUR && Number.isInteger(value) ? value : 0;
}

/** "1:05", "45:30", "1:02:30"; a time of day is none. */
function clockIn(tokens: readonly Token[]): number | null {
  for (const [at, token] of tokens.entries()) {
    const parts = figuresAt(tokens, at);
    if (token.kind !== 'number' || parts.length < 2 || is(tokens[at - 1], SESSION_WORDS.clockBefore)) continue;
    const behind = tokens[at + 2 * parts.length - 1]?.plain;
    if (behind === 'am' || behind === 'pm') continue;
    const [first = 0, second = 0, third = 0] = parts;
    if (parts.length > 2) return Math.round(first * MINUTES_PER_HOUR + second + third / SECONDS_PER_MINUTE);
    const asHours = first * MINUTES_PER_HOUR + second;
    const km = distanceTold(tokens)?.km ?? null;
    const isHours = km === null ? first <= MOST_HOURS : asHours / km <= SLOWEST_PACE;
    return isHours ? asHours : Math.round(first + second / SECONDS_PER_MINUTE);
  }
  return null;
}

function figuresAt(tokens: readonly Token[], at: number): number[] {
  const figures: number[] = [];
  for (let place = at; tokens[place]?.kind === 'number'; place += 2) {
    figures.push(numberIn(tokens[place] as Token));
    if (tokens[place + 1]?.plain !== ':') break;
  }
  return figures;
}

/** "20 min", "1 hr 10", "1.5 hours"; of two times in minutes neither is meant for sure. */
function countedIn(tokens: readonly Token[]): number | null {
  let hours: number | null = null;
  const minutes: number[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'number') continue;
    const unit = tokens[at + 1];
    const isBehindHours = is(tokens[at - 1], SESSION_WORDS.hours) && tokens[at - 2]?.kind === 'number';
    if (is(unit, SESSION_WORDS.hours)) hours = (hours ?? 0) + numberIn(token);
    else if (is(unit, SESSION_WORDS.minutes) || isBehindHours) minutes.push(numberIn(token));
  }
  if (minutes.length > 1 || (hours === null && minutes.length === 0)) return null;
  return Math.round((hours ?? 0) * MINUTES_PER_HOUR + (minutes[0] ?? 0));
}
