import { EQUIPMENT_FIELD, INSTEAD, type Named } from './named-tools.ts';
import type { FieldReading } from './words-beside.ts';

/** A place and what is said to be in it. `whole`: nothing but what is said. */
export type PlaceKit = { place: Named & { kind: 'place' }; own: Named[]; whole: boolean };

/** Words between a place and a tool that add it to the place: "apartment gym plus bands". */
const ADDED = / (?:plus|also|as well|my own|along with) | (?:and|[+&]|und|et)(?: [^ ]+){0,4} $/;
/** A gym with this many things named is described by them. */
const A_LIST = 3;
/** With a word that opens it, two things make a list. */
const A_SHORT_LIST = 2;
const OPENER =
  /^[ ,]*(?:w\/|:|(?:(?:it|which|that|they) )?(?:with|w|has|have|having|got)\b|there(?:'s| is| are)\b|so\b|[-–—]\s|\.\s+(?:it has|they have|there(?:'s| is| are))\b)/i;

/** Each place that is there, with the tools named behind it up to the next one; what stands before the first place belongs to it. */
export function placeKits(named: readonly Named[], answers: readonly FieldReading[]): PlaceKit[] {
  const text = answers.find(({ field }) => field === EQUIPMENT_FIELD)?.text ?? '';
  const kits: PlaceKit[] = [];
  const loose: Named[] = [];
  for (const each of named.filter(({ field }) => field === EQUIPMENT_FIELD)) {
    if (each.kind === 'place') kits.push({ place: each, own: [], whole: false });
    else (kits.at(-1)?.own ?? loose).push(each);
  }
  const there = kits.filter(({ place }) => place.stands === 'has');
  const [first] = there;
  const kitsThere = there.map((kit) => ({ ...kit, whole: isWhole(kit, kit === first ? loose : [], text) }));
  // "My climbing gym, it has a little weight room with …": a room in a place that is described by what is in it.
  return kitsThere.map((kit, at) => ({ ...kit, whole: kit.whole || isRoomOf(kit, kitsThere[at + 1], text) }));
}

/** Is the place described by what is said to be in it? */
function isWhole({ place, own }: PlaceKit, loose: readonly Named[], text: string): boolean {
  const had = own.filter(({ kind, stands }) => kind === 'tool' && stands === 'has');
  // "No rack, no barbells, only a Smith machine" tells of bars alone; the rest of the gym stays.
  const isContrast = !place.place.list && own[0]?.stands === 'has_not';
  // "I don't like the machines, so just dumbbells" tells of all that is used.
  if (had.some(({ only, before }) => only && INSTEAD.test(before))) return true;
  if (!isContrast && [...had, ...loose].some(({ only }) => only)) return true;
  const [first] = had;
  if (place.place.list)
    return (
      (first !== undefined && (opens(place, text) || !ADDED.test(first.before))) ||
      loose.some(({ stands }) => stands === 'has')
    );
  if (isByKinds(place, had)) return true;
  return (
    had.length >= (opens(place, text) ? A_SHORT_LIST : A_LIST) && isDescribed({ place, own, whole: false }, had, text)
  );
}

const KINDS = new Set(['machines', 'free_weights', 'cardio_machines']);

/** "The Y, I use the machines": a gym of which the kinds of things are told that are used. */
const isByKinds = ({ mention }: Named, had: readonly Named[]): boolean =>
  !/\b(?:full|everything)\b/i.test(mention.quote) &&
  had.some((each) => each.kind === 'tool' && KINDS.has(each.tool.id));

/** Said of a place, it has all that such places have, whatever is named besides. */
const ALL_OF_IT = /\b(?:everything|the lot|shebang|usual|all the|etc|and so on|and more)\b/i;

const WHOLE = /\b(?:full|commercial|big|equipped|membership)\b/i;

/** "My gym has", "CrossFit box so rack, rings …": what follows tells what there is, unless that is more than can be listed. */
function isDescribed({ place, own }: PlaceKit, had: readonly Named[], text: string): boolean {
  const [first] = had;
  const last = own.at(-1)?.mention.span.end ?? place.mention.span.end;
  if (!first || WHOLE.test(place.mention.quote) || ALL_OF_IT.test(text.slice(place.mention.span.start, last + TAIL)))
    return false;
  return /\bgym\b/i.test(place.mention.quote) || opens(place, text) || !ADDED.test(first.before);
}

/** So far behind the last thing of a list, "etc" leaves it open; characters. */
const TAIL = 12;

/** "Home gym w/ a pair of 20s", "the room has chairs": the word behind a place opens the list of what is in it. */
const opens = ({ mention }: Named, text: string): boolean => OPENER.test(text.slice(mention.span.end));

function isRoomOf({ place, own }: PlaceKit, next: PlaceKit | undefined, text: string): boolean {
  if (!next?.whole || own.length > 0) return false;
  const between = text.slice(place.mention.span.end, next.place.mention.span.start);
  return !/[.;!?\n]|\b(?:plus|and|also|or)\b/i.test(between);
}
