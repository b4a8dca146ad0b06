import { foldText } from '#core/language/fold-text.ts';
import { ROUGHLY } from './measure-text.ts';
import { withEnglishNumbers, withNumbersAbroad, withoutHyphens } from './number-words.ts';

/** A measure somewhere in a text, in the unit that it is kept in. */
export type Told = {
  value: number;
  start: number;
  end: number;
  /** A number without a unit, which counts only where no other measure has one. */
  bare?: true;
};

/** How measures of one kind are found in a text, and which of them may be taken together. */
export type MeasureKind = {
  /** Every measure in the text, in its order; null where one of them cannot be. */
  find: (text: string) => Told[] | null;
  /** Two values that are as near as this are said twice; in the unit that they are kept in, or as a share. */
  same: (a: number, b: number) => boolean;
  /** Of a span that is as narrow as this ("80 to 85 kg") the middle is taken. */
  narrow: (low: number, high: number) => boolean;
  /** What is told of a time to come or gone by where nothing is told of now; null where it does not help. */
  otherwise?: (told: { former: readonly number[]; later: readonly number[] }) => number | null;
  /** What is wanted is meant, and not what is now. */
  wanted?: boolean;
};

/** `other`: of somebody else, or of a part of the body ("my knees are 80"). */
type Time = 'now' | 'plain' | 'former' | 'later' | 'change' | 'open' | 'other';
type Timed = Told & { time: Time };

const words = (list: string): string => list.split(', ').join('|');

/** What stands before a measure and says of when it is; the last of them counts. */
const BEFORE: readonly (readonly [Time, RegExp])[] = [
  [
    'open',
    phrase(
      'over, above, under, below, more than, less than, at least, at most, minimum, maximum, max, min, up to, north of, south of, upwards of, pushing, late, early, mid, plus de, mas de, mais de, piu di, meno di, menos de, moins de, uber, unter, mehr als, weniger als, ponad, meer dan, minder dan',
    ),
  ],
  [
    'plain',
    phrase(
      'just over, just under, just above, just below, (?:bit|little|slightly|hair|tad|touch|shade) (?:over|under)',
    ),
  ],
  [
    'now',
    phrase(
      "now, now i'm, actually, well, make that, i mean, currently, today, so, so i'm, these days, down to, back to, back at, at present, presently, just turned, turned, have turned, right now, i am, i'm now, actualmente, ahora, hoy, ya, aktuell, jetzt, heute, momentan, derzeit, inzwischen, maintenant, actuellement, aujourd'hui, agora, hoje, atualmente, adesso, ora, oggi, nu, nou, momenteel, teraz, obecnie, abhi, ab, aaj, ngayon, simdi, acum, idag",
    ),
  ],
  [
    'former',
    phrase(
      'was, were, used to be, used to weigh, formerly, previously, once, from, down from, up from, before, originally, antes, era, pesaba, media, war, fruher, vorher, avant, etais, pesais, mesurais, ero, pesavo, prima, pesava, var, wczesniej, wazylem, wazylam, pehle, dati, eskiden, inainte',
    ),
  ],
  [
    'later',
    phrase(
      "turning, turn, will be, i'll be, ill be, be turning, going to be, gonna be, about to be, almost, nearly, not yet, soon, goal, goal is, target, target is, want to be, want to weigh, want, aim, aiming for, aiming at, hope to be, hoping to be, hoping for, get to, get down to, love to be, like to be, dream, ideal, objetivo, meta, ziel, objectif, obiettivo, cumplo, werde, hago, faccio, fais",
    ),
  ],
  [
    'change',
    phrase(
      'lost, lose, gained, gain, dropped, put on, shed, down, up, minus, plus, perdi, perdu, verloren, abgenommen, zugenommen, persi, perso, bajado, subido, engordei, emagreci, schudlem, schudlam',
    ),
  ],
];
/** Somebody or something else that the measure is of, right before it. */
const OTHER =
  /(?:husband|wife|partner|son|daughter|m[uo]m|dad|sister|kids|knees?|back|hips?|heart|body)(?: is| are|'s)(?: about)? $|(?:going on|feels?|looks?|act)(?: like)? $/;
/** "Turned 52 in March": that month is gone. */
const TURNED = /turned $/;
/** And what stands behind it. */
const AFTER: readonly (readonly [Time, RegExp])[] = [
  ['open', behind('or more, and up, and over, plus, something, odd, or less, years ago')],
  [
    'later',
    behind(
      'next, soon, in a week, in a month, in a few, in two, in 2, this coming, in (?:(?:jan|feb)(?:uary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|(?:sep(?:t|tem)?|nov|dec)(?:ember|ber)?|oct(?:ober)?), tomorrow, on new years?, on my birthday, on (?:mon|tues|wednes|thurs|fri|satur|sun)day, any day, goal, is my goal, target, is my target, would be nice, is the goal, is the target, il mese prossimo, el proximo, el mes que viene, nachsten, nachste, le mois prochain, no proximo, mes que vem, bientot, pronto, bald',
    ),
  ],
  [
    'former',
    behind(
      'before, previously, ago, at one point, once, back then, in my twenties, at my heaviest, last year, antes, fruher, vorher, avant, prima, pehle',
    ),
  ],
  [
    'change',
    behind(
      'less, more, lighter, heavier, off, loss, down, gained, lost, weniger, mehr, menos, moins, meno, mniej',
      ' ?',
    ),
  ],
  [
    'now',
    behind(
      'now, actually, to be exact, exactly, today, currently, at the moment, right now, these days, at present, ahora, hoy, jetzt, aktuell, heute, maintenant, agora, hoje, adesso, oggi, teraz, nu, abhi, ngayon',
    ),
  ],
];
/** Something that parts what belongs to one measure from what belongs to the next. */
const PARTED = /[,;:()\n]|\.(?!\d)| (?:but|and|so|now|pero|aber|mais|mas|ma|y|und|et|e|to) /;
const JOINER = /^ ?(?:-|–|to|or|and|bis|oder|und|a|o|y|e|ou|et|od|do|lub|of|\/|\|) ?$/;
const WINDOW = 40;
/** A figure right before or behind a measure means that more was said than was understood. */
const TOUCHES = /^(?:[-/.']? ?\d|%|°)/;

function phrase(list: string): RegExp {
  return new RegExp(
    `(?:^|[^\\p{L}])(?:${words(list)})(?:[ :]+(?:be|is|am|i'm|it's|at|to|about|around|like|only|of|the|my|weight|really|nearly|almost|roughly|approx|a|big)){0,4}[ :~=]*$`,
    'u',
  );
}

function behind(list: string, gap = '[ ,)]*'): RegExp {
  return new RegExp(`^${gap}(?:(?:kg|years? old|years?|tall|was|is|i was|the) )?(?:${words(list)})(?!\\p{L})`, 'u');
}

/** What a pattern found: where it stands, and its groups without what stands before it. */
export type Found = { start: number; end: number; groups: readonly (string | undefined)[] };

/** Every match of a pattern whose first group is what has to stand before it: Safari knows no lookbehind before 16.4. */
export const foundBehind = (text: string, pattern: RegExp): Found[] =>
  [...text.matchAll(pattern)].map((match) => {
    const [whole, before = '', ...groups] = match;
    return { start: match.index + before.length, end: match.index + whole.trimEnd().length, groups };
  });

/** A text as measures are looked for in it: folded, figures of every script as ours, a point as the decimal mark. */
export const measureText = (text: string): string =>
  foldText(text.slice(0, LONGEST).replaceAll('′', "'").replace(/[”“″]/g, '"'))
    .replace(/[٠-٩۰-۹०-९]/g, plainFigure)
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replace(/(\d),(\d{3})(?!\d)/g, '$1$2')
    .replace(/(\d)[,٫](\d)/g, '$1.$2')
    .replace(/(\d) ?½/g, '$1.5')
    .replace(/(\d) ([13])\/([24])(?!\d)/g, withFraction)
    .replace(/(\d)-?ish\b/g, '$1')
    .replace(ROUGHLY, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether a text tells numbers in English words. */
export function hasNumberWords(text: string): boolean {
  const plain = measureText(text);
  return withEnglishNumbers(plain) !== withoutHyphens(plain);
}

/** Nobody tells a measure in more. */
const LONGEST = 300;

const withFraction = (_: string, whole: string, part: string, of: string): string =>
  `${whole}${String(Number(part) / Number(of)).slice(1)}`;

function plainFigure(figure: string): string {
  const code = figure.charCodeAt(0);
  return String(code - ([0x0660, 0x06f0, 0x0966].findLast((zero) => code >= zero) ?? code));
}

/**
 * The measure that a text tells, wherever in it and in whichever language it stands: of several the one that holds now, of a narrow
 * span its middle; null where two readings are left.
 */
export function toldMeasure(text: string, kind: MeasureKind): number | null {
  const plain = measureText(text);
  const english = withEnglishNumbers(plain);
  const told = toldIn(english, kind);
  if (told !== null) return told;
  const [value, ...others] = withNumbersAbroad(plain).flatMap((abroad) => toldIn(abroad, kind) ?? []);
  return value !== undefined && others.every((other) => kind.same(value, other)) ? value : null;
}

function toldIn(text: string, kind: MeasureKind): number | null {
  const found = kind.find(text);
  if (found === null || found.length === 0 || found.length > MOST) return null;
  if (found.some(({ start, end }) => isTouched(text, start, end, found))) return null;
  const timed = joinedSpans(withTimes(text, found, kind), text, kind);
  return timed && chosen(timed, kind);
}

const MOST = 8;

/** "13 stone 15", "5'13": a figure that belongs to the measure and was not read with it. */
function isTouched(text: string, start: number, end: number, found: readonly Told[]): boolean {
  const next = found.find((other) => other.start >= end);
  const behindIt = text.slice(end, end + 4);
  const touches = TOUCHES.exec(behindIt);
  const isNext = next !== undefined && next.start < end + 4;
  const before = text.slice(Math.max(0, start - 1), start);
  return (touches !== null && !isNext) || (/[\d.$€£#%-]/.test(before) && !isSpanDash(text, start, found));
}

const isSpanDash = (text: string, start: number, found: readonly Told[]): boolean =>
  found.some(({ end }) => end <= start && JOINER.test(text.slice(end, start)));

function withTimes(text: string, found: readonly Told[], { wanted = false }: MeasureKind): Timed[] {
  return found.map((told, index) => {
    const from = found[index - 1]?.end ?? 0;
    const to = found[index + 1]?.start ?? text.length;
    const before = cutAfter(text.slice(Math.max(from, told.start - WINDOW), told.start), from > 0);
    const after = cutBefore(text.slice(told.end, Math.min(to, told.end + WINDOW)), to < text.length);
    const time = timeOf(before, after);
    return { ...told, time: wanted ? asWanted(time) : time };
  });
}

/** Of the goal's weight the other way round: what is wanted counts, and what is now does not. */
function asWanted(time: Time): Time {
  if (time === 'later') return 'now';
  return time === 'now' ? 'former' : time;
}

function timeOf(before: string, after: string): Time {
  if (OTHER.test(before)) return 'other';
  if (TURNED.test(before)) return 'now';
  const ahead = BEFORE.flatMap(([time, pattern]) => {
    const at = pattern.exec(before)?.index;
    return at === undefined ? [] : [{ time, at }];
  }).sort((a, b) => a.at - b.at)[0]?.time;
  const back = AFTER.find(([, pattern]) => pattern.test(after))?.[0];
  if (ahead === 'open' || back === 'open') return 'open';
  if (ahead === 'plain') return back ?? 'plain';
  if (ahead && back && ahead !== back) return ahead === 'now' ? back : ahead;
  return ahead ?? back ?? 'plain';
}

/** Between two measures, what stands before the first mark belongs to the one before it. */
function cutAfter(text: string, between: boolean): string {
  const parts = between ? PARTED.exec(text) : null;
  return parts ? text.slice(parts.index) : text;
}

function cutBefore(text: string, between: boolean): string {
  const parts = between ? PARTED.exec(text) : null;
  if (parts) return text.slice(0, parts.index);
  return text;
}

/** Two measures with a dash or an "or" between them are one, where they are near each other; null where they are not. */
function joinedSpans(timed: readonly Timed[], text: string, { narrow, same }: MeasureKind): Timed[] | null {
  const out: Timed[] = [];
  for (const told of timed) {
    const last = out.at(-1);
    const isJoined = last !== undefined && JOINER.test(text.slice(last.end, told.start));
    if (!isJoined || last.time === 'former' || last.time === 'other') {
      // "Kids are 12 and 14": both are theirs.
      out.push(isJoined && last.time === 'other' ? { ...told, time: 'other' } : told);
      continue;
    }
    const [low, high] = [last.value, told.value];
    const isTwice = same(low, high);
    if (!isTwice && !(low < high && narrow(low, high))) return null;
    out[out.length - 1] = { ...told, start: last.start, value: isTwice ? low : (low + high) / 2, time: last.time };
  }
  return out;
}

function chosen(timed: readonly Timed[], kind: MeasureKind): number | null {
  if (timed.some(({ time }) => time === 'open')) return null;
  const ofTime = (time: Time) => timed.filter((told) => told.time === time).map(({ value }) => value);
  const now = ofTime('now');
  const plain = ofTime('plain');
  const held = now.length > 0 ? now : plain;
  const former = ofTime('former');
  const change = ofTime('change');
  if (held.length === 0)
    return change.length === 0 ? (kind.otherwise?.({ former, later: ofTime('later') }) ?? null) : null;
  const [value] = held;
  return value !== undefined && held.every((other) => kind.same(value, other)) ? value : null;
}
