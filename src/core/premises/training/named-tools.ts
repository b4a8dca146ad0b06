import type { Mention, Quantity, SubjectKind } from '#core/language/reading.ts';
import type { EquipmentWords, PlaceWords, ToolWords } from './equipment-words.ts';
import { quantitiesByTool } from './tool-quantities.ts';
import type { TrainingFacts } from './training-facts.ts';
import { type FieldReading, hasAny, withOnly, wordsBeside } from './words-beside.ts';

/** Something of equipment that an answer names, and whether it is there. `unheard`: somebody else's, or of no matter. */
export type Named = {
  mention: Mention;
  field: string;
  stands: 'has' | 'has_not' | 'unheard';
  only: boolean;
  before: string;
  after: string;
  quantities: readonly Quantity[];
} & (
  | { kind: 'place'; place: PlaceWords }
  | { kind: 'tool'; tool: ToolWords }
  | { kind: 'household'; tokens: readonly string[] }
);

export const EQUIPMENT_FIELD = 'equipmentAccess';
/** Answers in which a tool may be named as one to leave out. */
const OTHER_FIELDS = new Set(['injuries', 'medicalConditions', 'goal', 'notes']);
const KIT = new Set<SubjectKind>(['tool', 'place', 'household']);
const NOT_HAD = new Set<Mention['polarity']>(['avoid', 'deny', 'dislike']);
/** "Gym but only the pool" allows the pool, however the "but" is taken. */
const ONLY_THIS = / (?:only|just)(?: [^ ]+){0,3} $/;
/** "My husband's weights, I have bands", "sold the bar, kept the bench": this one is there, whatever was said before. */
const MINE = / (?:i have|ive got|i own|i use|kept|still have|still got|do have)(?: [^ ]+){0,4} $/;
/** "An old bench" is a bench still. */
const AGED = /^(?: (?:and|my|an|a|the|some|very))* (?:old|older|ancient|vintage|second hand|used) $/;
/** "I was doing water aerobics at the Y". */
const WAS_THERE = / (?:was|were|used to)(?: [^ ]+){0,6} $/;
/** "No barbell overhead", "on my back": one way of using it is refused, not the thing. */
const ONE_WAY = / (?:overhead|over|above|on|behind|from|off|press(?:es|ing)?|squats?|work|stuff) |… $/;
const NO_KIT = 'no_kit';
const HEAVIER = /^ (?:over|above|heavier|beyond|past|more) /;
const DENIAL = / (?:no|not|without|dont|doesnt|lacks?|minus|except|never|cant|hate) /;
/** A judgement on all that was listed before it. */
const OF_ALL = / (?:are|all|both|were) /;

type Part =
  | { kind: 'place'; place: PlaceWords }
  | { kind: 'tool'; tool: ToolWords }
  | { kind: 'household'; tokens: readonly string[] };

/** All that can be named, by kind and id; built once for each answer. */
function partsById({ tools, places, householdThings }: EquipmentWords): Map<string, Part> {
  return new Map<string, Part>([
    ...tools.map((tool): [string, Part] => [`tool:${tool.id}`, { kind: 'tool', tool }]),
    ...places.map((place): [string, Part] => [`place:${place.id}`, { kind: 'place', place }]),
    ...householdThings.map(({ id, tokens }): [string, Part] => [`household:${id}`, { kind: 'household', tokens }]),
  ]);
}

/** A tool goes before a place of the same name, and both before a thing of the house. */
function partOf({ senses }: Mention, parts: ReadonlyMap<string, Part>): Part | null {
  const found = senses.flatMap(({ kind, id }) => parts.get(`${kind}:${id}`) ?? []);
  const first = (kind: Part['kind']) => found.find((part) => part.kind === kind);
  return first('tool') ?? first('place') ?? first('household') ?? null;
}

type Beside = ReturnType<typeof wordsBeside>;

type Said = { mention: Mention; beside: Beside; isOnlyThis: boolean; hasWeight: boolean; isPlace: boolean };

/** What is said of it; what is broken, feared, always taken or not set up is not had, and what is not yet there neither. */
function standing(
  { mention, beside, isOnlyThis, hasWeight, isPlace }: Said,
  { lacking }: EquipmentWords,
): Named['stands'] {
  const { before, after, butItIs } = beside;
  if (isPlace && WAS_THERE.test(before)) return 'has_not';
  const isAway = hasAny(butItIs, lacking.away) || (after.includes(' at ') && hasAny(after, lacking.away));
  const isMine = (MINE.test(before) || AGED.test(before)) && !DENIAL.test(before);
  if (isAway || (mention.whose === 'someone_else' && !isMine)) return 'unheard';
  if (mention.time !== 'now' && !isMine) return 'has_not';
  if (NOT_HAD.has(mention.polarity)) return isOnlyThis || (hasWeight && weighsDenied(beside)) ? 'has' : 'has_not';
  const isOfNoUse = hasAny(before, lacking.before) || hasAny(after, lacking.after) || hasAny(butItIs, lacking.after);
  return isOfNoUse || lacking.atEnd.some((phrase) => after.endsWith(` ${phrase} `)) ? 'has_not' : 'has';
}

/** "No rack and dumbbells only to 30", "no dumbbells over 50": nobody tells the weight of what is not there. */
const weighsDenied = ({ before, after }: Beside): boolean => HEAVIER.test(after) || !DENIAL.test(before);

/** "No equipment except bands", "gym but only the pool": this is there, however the words around it are taken. */
function isOnlyThis({ reading }: FieldReading, { exceptionOf }: Mention, { before }: Beside): boolean {
  const base = exceptionOf === null ? undefined : reading.mentions[exceptionOf];
  return ONLY_THIS.test(before) || base?.senses.some(({ kind, id }) => kind === 'place' && id === NO_KIT) === true;
}

/** "Bench and rower are broken": the judgement behind the last one holds for its whole list. */
function shareJudgement(named: readonly Named[], words: EquipmentWords): Named[] {
  const judged = named.filter(({ after }) => OF_ALL.test(after) && hasAny(after, words.lacking.after));
  const lastOf = new Map(judged.map(({ mention }) => [mention.list, mention.span.start]));
  const isShared = ({ mention }: Named) => mention.span.start < (lastOf.get(mention.list) ?? 0);
  const allowed = new Set(
    named.filter(({ only, mention }) => only && NOT_HAD.has(mention.polarity)).map(({ mention }) => mention.list),
  );
  const aged = new Set(named.filter(({ before }) => AGED.test(before)).map(({ mention }) => mention.list));
  return named.map((each) => {
    if (each.stands === 'has' && isShared(each)) return { ...each, stands: 'has_not' };
    if (each.stands !== 'has_not') return each;
    if (allowed.has(each.mention.list)) return { ...each, stands: 'has', only: true };
    const isSound = each.mention.time === 'former' && !hasAny(each.after, words.lacking.after);
    return isSound && aged.has(each.mention.list) ? { ...each, stands: 'has' } : each;
  });
}

/** All equipment that is named in an answer, in order. Other answers count only where something is to be left out. */
export function namedTools(answer: FieldReading, { equipment }: TrainingFacts): Named[] {
  const asked = answer.field === EQUIPMENT_FIELD;
  if (!asked && !OTHER_FIELDS.has(answer.field)) return [];
  const quantities = quantitiesByTool(answer);
  const parts = partsById(equipment);
  const kit = withOnly(answer, KIT);
  const named = kit.reading.mentions.flatMap((mention): Named[] => {
    const part = partOf(mention, parts);
    if (part === null) return [];
    const beside = wordsBeside(kit, mention);
    const weights = quantities.get(mention) ?? [];
    const onlyThis = isOnlyThis(answer, mention, beside);
    const hasWeight = weights.some(({ unit }) => unit !== 'count');
    const stands = standing(
      { mention, beside, isOnlyThis: onlyThis, hasWeight, isPlace: part.kind === 'place' },
      equipment,
    );
    const only = mention.polarity === 'only' || (stands === 'has' && onlyThis);
    return [{ mention, field: answer.field, stands, only, ...beside, quantities: weights, ...part }];
  });
  const shared = shareJudgement(named, equipment);
  return asked
    ? shared
    : shared.filter(({ kind, stands, after }) => kind === 'tool' && stands === 'has_not' && !ONE_WAY.test(after));
}
