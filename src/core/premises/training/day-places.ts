import { EQUIPMENT_FIELD, type Named } from './named-tools.ts';
import { countBelow, type FieldReading } from './words-beside.ts';

/** What is there on some days: what belongs to these days, and what is there on all. */
export type DayGroup = { own: readonly Named[]; all: readonly Named[] };

type When = 'weekdays' | 'weekends' | 'rest' | 'travel' | 'some';
type Mark = { when: When; key: string; start: number; end: number };

const DAY = `(?:(?:mon|tues?|wed(?:nes)?|thur?s?|fri|satur|sun)days?|mon|tues?|wed|thu(?:rs?)?|fri)`;
const TIMES = String.raw`(?:\d|once|twice|one|two|three|four|a couple|a few)(?: ?x| times?| days?)?`;
const WHEN: readonly (readonly [When, RegExp])[] = [
  [
    'travel',
    /\b(?:when(?:ever)? (?:i(?:'m|m| am)? )?(?:travel\w{0,4}|away|on the road)|while travel\w{0,4}|for travel(?:l?ing)?|on (?:work |business )?trips|business trips|on holidays?|on vacation)\b/gi,
  ],
  [
    'weekdays',
    /\b(?:mon(?:day)?s? ?(?:-|–|to|thru|through|till?) ?fri(?:day)?s?|m-f|week ?days?|work ?days?|school days?|during the (?:work )?week|in the week|in term|term ?time|through the week)\b/gi,
  ],
  ['weekends', /\b(?:week ?ends?|sat(?:urday)?s? ?(?:and|&|\/|\+|-|to|n) ?sun(?:day)?s?|sat\/sun)\b/gi],
  [
    'rest',
    /\b(?:otherwise|(?:other|remaining) (?:\d |two |three |four )?(?:days?|times?|weeks?)|rest of the (?:week|time)|the rest|rest (?=(?:is |im )?(?:at|from|in) )|off days?|other than that|all other days|in between)\b/gi,
  ],
  [
    'some',
    new RegExp(
      String.raw`\b(?:${DAY}(?: ?(?:-|to|thru|through) ?${DAY})?|${TIMES} (?:a|per|every|each) week|${TIMES} weekly|${TIMES} (?=at|in\b)|every (?:other|second) week|half the (?:week|time)|some days)\b`,
      'gi',
    ),
  ],
];

const BREAK = /[,;!?\n()|]|\.(?!\d)|\b(?:but|though|while|whereas)\b/gi;
const SENTENCE_END = /[;!?\n]|\.(?!\d)/g;
/** "Office gym Mon to Thu (treadmill, dumbbells)". */
const LISTS = /^ ?[(:]/;
/** Classes are gone to; nobody trains there alone. */
const CLASSES = new Set(['crossfit', 'class_studio', 'hyrox', 'boxing', 'curves']);

function marksIn(text: string): Mark[] {
  const found = WHEN.flatMap(([when, pattern]) =>
    [...text.matchAll(pattern)].map(({ 0: words, index: start }) => ({
      when,
      key: when === 'some' ? keyOf(words) : when,
      start,
      end: start + words.length,
    })),
  );
  const sorted = found.sort((one, other) => one.start - other.start || other.end - one.end);
  return sorted.filter(({ start }, at) => !sorted.slice(Math.max(0, at - NEAR), at).some(({ end }) => end > start));
}

/** No more marks than these can reach over one. */
const NEAR = 3;

/** "Tuesdays" and "tues" are one day; how often is one more. */
const keyOf = (words: string): string => /^(?:mon|tue|wed|thu|fri|sat|sun)/i.exec(words)?.[0].toLowerCase() ?? 'times';

const isKit = ({ kind, stands, field }: Named): boolean =>
  field === EQUIPMENT_FIELD && kind !== 'household' && stands === 'has';

/** Each thing with the days that it is there; what no day is told of has none. */
function daysOf(named: readonly Named[], text: string, marks: readonly Mark[]): ReadonlyMap<Named, Mark> {
  const breaks = indexesOf(text, BREAK);
  const sentences = indexesOf(text, SENTENCE_END);
  const starts = named.map(({ mention }) => mention.span.start);
  const kitStarts = named.filter(isKit).map(({ mention }) => mention.span.start);
  const days = new Map<Named, Mark>();
  const take = (from: number, to: number, mark: Mark | null) => {
    if (!mark) return;
    for (const each of named.slice(countBelow(starts, from), countBelow(starts, to)))
      if (countBelow(sentences, each.mention.span.start) === countBelow(sentences, mark.start)) days.set(each, mark);
  };
  let leading: Mark | null = null;
  let from = 0;
  for (const mark of marks) {
    const part = Math.max((breaks[countBelow(breaks, mark.start) - 1] ?? -1) + 1, from);
    take(from, part, leading);
    const isTrailing = countBelow(kitStarts, mark.start) > countBelow(kitStarts, part);
    if (isTrailing) take(part, mark.start, leading ?? mark);
    // "Gym on Tuesdays, other days …": what a mark behind told of ends with it.
    leading = isTrailing && !LISTS.test(text.slice(mark.end, mark.end + 2)) ? null : mark;
    from = mark.end;
  }
  take(from, text.length, leading);
  return days;
}

const indexesOf = (text: string, pattern: RegExp): number[] => [...text.matchAll(pattern)].map(({ index }) => index);

/**
 * "Planet Fitness Mon to Fri, weekends bands": the things of each sort of day, where they differ; null where all is there on all days. A
 * plan does not know yet which workout falls on which day.
 */
export function dayGroups(named: readonly Named[], answers: readonly FieldReading[]): DayGroup[] | null {
  const text = answers.find(({ field }) => field === EQUIPMENT_FIELD)?.text ?? '';
  const marks = marksIn(text);
  if (marks.length === 0) return null;
  const kit = named.filter(({ field }) => field === EQUIPMENT_FIELD);
  const days = daysOf(kit, text, marks);
  const groups = byDay(days);
  const isScoped = new Set([...groups.values()].flat());
  const isVisited = visitedOn(days);
  const others = kit.filter((each) => !isScoped.has(each) && !isVisited(each));
  const elsewhere = named.filter(({ field }) => field !== EQUIPMENT_FIELD);
  const together = (own: readonly Named[]) => [...inOrder([...own, ...others]), ...elsewhere];
  const hasOthers = others.some(isKit);
  if (groups.size === 0) return others.length < kit.length && hasOthers ? [{ own: [], all: together([]) }] : null;
  const isOnlyClasses = [...isScoped].some((each) => each.kind === 'place' && CLASSES.has(each.place.id));
  const restIsBare = isOnlyClasses && marks.some(({ when }) => when === 'rest');
  const all = [...groups.values()].map((own) => ({ own, all: together(own) }));
  if (groups.size === 1 && groups.has('rest') && hasOthers)
    return [
      { own: others.filter(isKit), all: together([]) },
      ...all.map(({ own }) => ({ own, all: [...inOrder(own), ...elsewhere] })),
    ];
  const isWhole = groups.has('rest') || (groups.has('weekdays') && groups.has('weekends'));
  if (!isWhole && (hasOthers || restIsBare)) all.push({ own: [], all: together([]) });
  return all.length > 1 ? all : null;
}

/** Things of some days. Days alone tell when a thing is used; where a place is named, what is not there on others. */
function byDay(days: ReadonlyMap<Named, Mark>): Map<string, Named[]> {
  const groups = new Map<string, Named[]>();
  for (const [each, { key }] of days) {
    if (!isKit(each) || key === 'travel') continue;
    const own = groups.get(key) ?? [];
    own.push(each);
    groups.set(key, own);
  }
  for (const [key, own] of groups) {
    const isOfDays = key === 'weekdays' || key === 'weekends' || key === 'rest';
    if (!isOfDays && !groups.has('rest') && !own.some(({ kind }) => kind === 'place')) groups.delete(key);
  }
  return groups;
}

/** "Hotel gym when I travel" is not there otherwise, nor what is told to be in it; bands for the road are. */
function visitedOn(days: ReadonlyMap<Named, Mark>): (each: Named) => boolean {
  const trips = [...days].flatMap(([{ kind, mention }, { when }]) =>
    when === 'travel' && kind === 'place' ? mention.span.start : [],
  );
  const first = Math.min(...trips);
  return (each) => days.get(each)?.when === 'travel' && each.mention.span.start >= first;
}

const inOrder = (named: readonly Named[]): Named[] =>
  named.toSorted((one, other) => one.mention.span.start - other.mention.span.start);
