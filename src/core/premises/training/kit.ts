import { lbsFromKg, toTenth } from '#core/units/convert.ts';
import type { Origin, ToolPremise } from '../premises.ts';
import { type PlaceKit, placeKits } from './described-places.ts';
import type { EquipmentWords } from './equipment-words.ts';
import { EQUIPMENT_FIELD, type Named } from './named-tools.ts';
import { isAnother, isMakerOnly, looseBar, rubberOut } from './other-tools.ts';
import { loadOnRack } from './passed-loads.ts';
import { filledLbs, type Load, readLoad, together } from './tool-loads.ts';
import type { TrainingFacts } from './training-facts.ts';
import type { FieldReading } from './words-beside.ts';

export type Had = Load & { origins: Origin[]; fromPlace: boolean };
/** What there is, what is said to be missing, and whether the usual things of a place stand in for a list. */
export type Kit = { had: Map<string, Had>; lacking: Map<string, Origin[]>; guessed: boolean };
const A_PAIR =
  /\b(?:(?:pairs?|couple|set)(?: of)? |2 ?x ?)(\d{1,3}(?:\.\d+)?) ?(kg|kilos?|lbs?|pounds?)?(?:'?s)?(?=\s*(?:[,.;&+)]|and\b|plus\b|$))/gi;
/** "I have everything". */
export const EVERYTHING =
  /^\s*(?:(?:i|ive|have|got|access|to|pretty|much|basically|almost) )*(?:everything|all of it|all the (?:equipment|machines)|all equipment)\b(?! (?:i (?!need)|we |is (?!avail|there)|are |was |got |went |has |my |from |else |burn|broke))/i;

/** What the named things come to; what is said to be missing goes last. */
export function kitOf(named: readonly Named[], answers: readonly FieldReading[], facts: TrainingFacts): Kit {
  const kit: Kit = { had: new Map(), lacking: new Map(), guessed: false };
  for (const each of named)
    if (each.kind !== 'place' && each.stands === 'has' && !isMakerOnly(each, named)) addTool(kit, each, facts);
  for (const answer of answers) addPairs(kit, answer);
  for (const each of distinct(placeKits(named, answers))) addPlace(kit, each);
  addEverything(kit, answers, named, facts);
  for (const each of named) if (each.kind !== 'place' && each.stands === 'has_not') takeOut(kit, each, named);
  withoutRubber(kit, answers, named);
  impliedBar(kit, { named, answers, equipment: facts.equipment });
  return kit;
}

export const originOf = ({ field, mention }: Named, how: 'read' | 'guessed'): Origin => ({
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
  const load = isTool ? readLoad({ ...named }) : { heaviestLbs: filledLbs(named), count: null };
  const origin = originOf(named, isTool && named.tool.guess ? 'guessed' : 'read');
  for (const token of tokens) {
    const mine = equipment.tokens[token]?.loadable ? load : { heaviestLbs: null, count: load.count };
    const old = kit.had.get(token);
    const both = old ? together(old, mine) : mine;
    kit.had.set(token, { ...both, origins: withOne(old?.origins, origin), fromPlace: false });
  }
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

/** What free weights are in a gym. */
const FREE_WEIGHTS = ['dumbbell', 'kettlebell', 'barbell', 'ez_bar', 'plate', 'rack', 'bench', 'incline_bench'];

function addPlace(kit: Kit, { place, own, whole }: PlaceKit): void {
  const isLifting = own.some(
    (each) => each.kind === 'tool' && each.stands === 'has' && each.tool.id === 'free_weights',
  );
  if (whole && !isLifting) return;
  const { heaviest, list } = place.place;
  const usual = whole ? place.place.usual.filter((token) => FREE_WEIGHTS.includes(token)) : place.place.usual;
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

/** A place that is said a hundred times is one place. */
function distinct(kits: readonly PlaceKit[]): PlaceKit[] {
  const known = new Set<string>();
  return kits.filter(({ place, own, whole }) => {
    const key = `${place.place.id} ${whole} ${own.length > 0 ? place.mention.span.start : ''}`;
    return known.has(key) ? false : known.add(key);
  });
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
function takeOut(kit: Kit, named: Named & { kind: 'tool' | 'household' }, others: readonly Named[]): void {
  const own = named.kind === 'tool' ? named.tool.tokens : named.tokens;
  const all = named.kind === 'tool' ? (named.tool.takesOut ?? own) : own;
  for (const token of all) {
    const isSpared = kit.had.get(token)?.fromPlace === false && all.length > own.length;
    if (isSpared || isAnother(named, token, others)) continue;
    kit.had.delete(token);
    kit.lacking.set(token, withOne(kit.lacking.get(token), originOf(named, 'read')));
  }
}

function withoutRubber({ had, lacking }: Kit, answers: readonly FieldReading[], named: readonly Named[]): void {
  const out = rubberOut(answers, named);
  for (const token of out?.tokens ?? [])
    if (out && had.delete(token)) lacking.set(token, withOne(lacking.get(token), out.origin));
}

type Given = { named: readonly Named[]; answers: readonly FieldReading[]; equipment: EquipmentWords };

/** A rack or a bar with plates, a rack beside a bar or with a load told makes a barbell, where nothing says otherwise. */
function impliedBar(kit: Kit, { named, answers, equipment }: Given): void {
  if (kit.had.has('barbell') || kit.lacking.has('barbell')) return;
  const plates = kit.had.get('plate');
  const bar = looseBar(answers, named, equipment);
  if (plates && (bar || kit.had.has('rack'))) {
    const origins = plates.origins.map((origin) => ({ ...origin, how: 'guessed' }) as Origin);
    kit.had.set('barbell', { ...plates, origins: bar ? [bar, ...origins] : origins });
    return;
  }
  const told = kit.had.has('rack') ? loadOnRack(named, bar !== null) : null;
  const origins = [...(bar && kit.had.has('rack') ? [bar] : []), ...(told ? [originOf(told.named, 'guessed')] : [])];
  if (origins.length === 0) return;
  kit.had.set('barbell', { heaviestLbs: told?.heaviestLbs ?? null, count: null, origins, fromPlace: false });
}

const BARS = ['barbell', 'trap_bar'];
const BARBELL_LBS = 45;

/** A bar with all the plates on it; of the plates the load of a common bar with them is known. */
const loaded = (token: string, bar: number | null, plates: number): number =>
  token === 'barbell' ? plates : plates - BARBELL_LBS + (bar ?? BARBELL_LBS);

/** A bar lifts what plates there are; without any, its own weight. */
export function premisesOf({ had, lacking }: Kit): ToolPremise[] {
  const plates = had.get('plate')?.heaviestLbs ?? null;
  const isBare = lacking.has('plate') && !had.has('plate');
  const onBar = (token: string, lbs: number | null): number | null => {
    if (plates !== null) return loaded(token, lbs, plates);
    return isBare && token === 'barbell' ? (lbs ?? BARBELL_LBS) : lbs;
  };
  return [
    ...[...had].map(([token, { heaviestLbs, count, origins }]) => ({
      token,
      stance: 'has' as const,
      heaviestLbs: BARS.includes(token) ? onBar(token, heaviestLbs) : heaviestLbs,
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
