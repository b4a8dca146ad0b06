import { lbsFromKg, toTenth } from '#core/units/convert.ts';
import type { AccountedWords, OpenQuestion, Origin, ToolPremise } from '../premises.ts';
import { EQUIPMENT_FIELD, type Named, namedTools } from './named-tools.ts';
import { type Load, readLoad, together } from './tool-loads.ts';
import type { TrainingFacts } from './training-facts.ts';
import type { FieldReading } from './words-beside.ts';

export type ToolFindings = {
  tools: ToolPremise[];
  toolsAreGuessed: boolean;
  questions: OpenQuestion[];
  accounted: AccountedWords[];
};

type Had = Load & { origins: Origin[]; fromPlace: boolean };
type Kit = { had: Map<string, Had>; lacking: Map<string, Origin[]>; guessed: boolean };
/** A place and what is said to be in it. `whole`: nothing but what is said. */
type PlaceKit = { place: Named & { kind: 'place' }; own: Named[]; whole: boolean };

/** Words between a place and a tool that add it to the place: "apartment gym plus bands". */
const ADDED = / (?:plus|also|as well|my own|along with) | (?:and|[+&]|und|et)(?: [^ ]+){0,4} $/;
/** A gym with this many things named is described by them. */
const A_LIST = 3;
/** With a word that opens it, two things make a list. */
const A_SHORT_LIST = 2;
const OPENER = /^[ ,]*(?:w\/|:|(?:(?:it|which|that|they) )?(?:with|w|has|have|having|got)\b|there(?:'s| is| are)\b)/i;
const A_PAIR =
  /\b(?:pairs?|couple|set)(?: of)? (\d{1,3}(?:\.\d+)?) ?(kg|kilos?|lbs?|pounds?)?(?:'?s)?(?=\s*(?:[,.;&+)]|and\b|plus\b|$))/gi;
const EVERYTHING =
  /^\s*(?:(?:i|ive|have|got|access|to|pretty|much|basically|almost) )*(?:everything|all of it|all the (?:equipment|machines)|all equipment)\b/i;

/** What there is to train with. A list beats a place; a place alone gives its usual tools; what is said to be missing goes last. */
export function toolPremises(answers: readonly FieldReading[], facts: TrainingFacts): ToolFindings {
  const named = answers.flatMap((answer) => namedTools(answer, facts));
  const kit: Kit = { had: new Map(), lacking: new Map(), guessed: false };
  for (const each of named) if (each.kind !== 'place' && each.stands === 'has') addTool(kit, each, facts);
  for (const answer of answers) addPairs(kit, answer);
  for (const each of placeKits(named, answers)) addPlace(kit, each);
  addEverything(kit, answers, named, facts);
  for (const each of named) if (each.kind !== 'place' && each.stands === 'has_not') takeOut(kit, each);
  impliedBar(kit);
  return {
    tools: premisesOf(kit),
    toolsAreGuessed: kit.guessed,
    questions: questionsOf(named, facts),
    accounted: named.flatMap(accounted),
  };
}

const originOf = ({ field, mention }: Named, how: 'read' | 'guessed'): Origin => ({
  how,
  field,
  quote: mention.quote,
  start: mention.span.start,
  end: mention.span.end,
});

/** One more in the same array, so that a thousand sayings of one thing take no longer than a thousand of several. */
function withOne<Each>(all: Each[] | undefined, one: Each): Each[] {
  if (!all) return [one];
  all.push(one);
  return all;
}

function addTool(kit: Kit, named: Named & { kind: 'tool' | 'household' }, { equipment }: TrainingFacts): void {
  const isTool = named.kind === 'tool';
  const tokens = isTool ? named.tool.tokens : named.tokens;
  const load = isTool ? readLoad({ ...named }) : { heaviestLbs: null, count: null };
  const origin = originOf(named, isTool && named.tool.guess ? 'guessed' : 'read');
  for (const token of tokens) {
    const mine = equipment.tokens[token]?.loadable ? load : { heaviestLbs: null, count: load.count };
    const old = kit.had.get(token);
    const both = old ? together(old, mine) : mine;
    kit.had.set(token, { ...both, origins: withOne(old?.origins, origin), fromPlace: false });
  }
}

/** Each place that is there, with the tools named behind it up to the next one; what stands before the first place belongs to it. */
function placeKits(named: readonly Named[], answers: readonly FieldReading[]): PlaceKit[] {
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
  if (!isContrast && [...had, ...loose].some(({ only }) => only)) return true;
  const [first] = had;
  if (place.place.list)
    return (
      (first !== undefined && (opens(place, text) || !ADDED.test(first.before))) ||
      loose.some(({ stands }) => stands === 'has')
    );
  return had.length >= (opens(place, text) ? A_SHORT_LIST : A_LIST) && isDescribed(place, text);
}

/** "My gym has", "gym with", "gym:": what follows tells what there is, unless the gym is called a full one. */
function isDescribed(place: Named, text: string): boolean {
  const { quote } = place.mention;
  const isNamed = /\bgym\b/i.test(quote) || opens(place, text);
  return isNamed && !/\b(?:full|commercial|big|equipped|membership)\b/i.test(quote);
}

/** "Home gym w/ a pair of 20s", "the room has chairs": the word behind a place opens the list of what is in it. */
const opens = ({ mention }: Named, text: string): boolean => OPENER.test(text.slice(mention.span.end));

function isRoomOf({ place, own }: PlaceKit, next: PlaceKit | undefined, text: string): boolean {
  if (!next?.whole || own.length > 0) return false;
  const between = text.slice(place.mention.span.end, next.place.mention.span.start);
  return !/[.;!?\n]|\b(?:plus|and|also|or)\b/i.test(between);
}

/** "A pair of 10s, pair of 15s": of what is not said where pairs of so many pounds are meant: dumbbells. */
function addPairs(kit: Kit, { field, text }: FieldReading): void {
  if (field !== EQUIPMENT_FIELD) return;
  for (const pair of text.matchAll(A_PAIR)) {
    const value = Number(pair[1]);
    const heaviestLbs = /^k/i.test(pair[2] ?? '') ? toTenth(lbsFromKg(value)) : value;
    const origin: Origin = {
      how: 'read',
      field,
      quote: pair[0],
      start: pair.index,
      end: pair.index + pair[0].length,
    };
    const old = kit.had.get('dumbbell');
    const load = { heaviestLbs, count: 2 };
    kit.had.set('dumbbell', {
      ...(old ? together(old, load) : load),
      origins: withOne(old?.origins, origin),
      fromPlace: false,
    });
  }
}

function addPlace(kit: Kit, { place, whole }: PlaceKit): void {
  if (whole) return;
  const { usual, heaviest, list } = place.place;
  if (list && usual.length > 0) kit.guessed = true;
  for (const token of usual) {
    const old = kit.had.get(token);
    if (old && !old.fromPlace) continue;
    const limit = heaviest[token] ?? null;
    const most = old?.heaviestLbs === null || limit === null ? null : Math.max(limit, old?.heaviestLbs ?? 0);
    const origins = withOne(old?.origins, originOf(place, list ? 'guessed' : 'read'));
    kit.had.set(token, { heaviestLbs: most, count: null, origins, fromPlace: true });
  }
}

/** "Everything": all that a full gym has. */
function addEverything(
  kit: Kit,
  answers: readonly FieldReading[],
  named: readonly Named[],
  { equipment }: TrainingFacts,
): void {
  const answer = answers.find(({ field, text }) => field === EQUIPMENT_FIELD && EVERYTHING.test(text));
  const gym = equipment.places.find(({ id }) => id === 'commercial_gym');
  if (!answer || !gym || named.some(({ kind }) => kind === 'place')) return;
  const quote = EVERYTHING.exec(answer.text)?.[0] ?? '';
  const origin: Origin = { how: 'read', field: answer.field, quote, start: 0, end: quote.length };
  for (const token of gym.usual) {
    if (!kit.had.has(token)) kit.had.set(token, { heaviestLbs: null, count: null, origins: [origin], fromPlace: true });
  }
}

/** What is missing goes, except where the answer names just that among what is there ("no machines but a leg press"). */
function takeOut(kit: Kit, named: Named & { kind: 'tool' | 'household' }): void {
  const own = named.kind === 'tool' ? named.tool.tokens : named.tokens;
  const all = named.kind === 'tool' ? (named.tool.takesOut ?? own) : own;
  for (const token of all) {
    const isSpared = kit.had.get(token)?.fromPlace === false && all.length > own.length;
    if (isSpared) continue;
    kit.had.delete(token);
    kit.lacking.set(token, withOne(kit.lacking.get(token), originOf(named, 'read')));
  }
}

/** A rack with plates has a bar, too, where nothing says otherwise. */
function impliedBar(kit: Kit): void {
  const plates = kit.had.get('plate');
  if (!plates || !kit.had.has('rack') || kit.had.has('barbell') || kit.lacking.has('barbell')) return;
  const origins = plates.origins.map((origin) => ({ ...origin, how: 'guessed' }) as Origin);
  kit.had.set('barbell', { ...plates, origins });
}

function premisesOf({ had, lacking }: Kit): ToolPremise[] {
  const plates = had.get('plate')?.heaviestLbs ?? null;
  return [
    ...[...had].map(([token, { heaviestLbs, count, origins }]) => ({
      token,
      stance: 'has' as const,
      heaviestLbs: token === 'barbell' ? (plates ?? heaviestLbs) : heaviestLbs,
      count,
      origins,
    })),
    ...[...lacking].map(([token, origins]) => ({
      token,
      stance: 'has_not' as const,
      heaviestLbs: null,
      count: null,
      origins,
    })),
  ];
}

/** Of a maker's name that may be several things. */
function questionsOf(named: readonly Named[], { equipment }: TrainingFacts): OpenQuestion[] {
  return named.flatMap((each) => {
    const ask = each.kind === 'tool' && each.stands === 'has' && !isTold(each, named) ? each.tool.ask : undefined;
    const question = ask === undefined ? undefined : equipment.asks[ask];
    if (!question) return [];
    const { text, choices, meanwhile } = question;
    return [
      { id: `equipment:${ask}`, about: 'equipment' as const, text, choices, meanwhile, origin: originOf(each, 'read') },
    ];
  });
}

/** "NordicTrack treadmill": the next word says which. */
function isTold({ mention }: Named, named: readonly Named[]): boolean {
  return named.some(
    (other) =>
      other.kind === 'tool' &&
      other.tool.tokens.length > 0 &&
      (Math.abs(other.mention.span.start - mention.span.end) <= 1 ||
        Math.abs(mention.span.start - other.mention.span.end) <= 1),
  );
}

/** A name from which nothing follows: no tool of a plan, or a place that is not gone to. */
function accounted(named: Named): AccountedWords[] {
  const tokens =
    named.kind === 'tool' ? (named.tool.takesOut ?? named.tool.tokens) : named.kind === 'place' ? [] : named.tokens;
  if (tokens.length > 0 && named.stands !== 'unheard') return [];
  const { start, end } = named.mention.span;
  return [{ field: named.field, start, end, as: named.stands === 'unheard' ? 'someone_else' : 'no_effect' }];
}
