import type { Mention, Quantity, SubjectKind } from '#core/language/reading.ts';
import type { EquipmentWords, PlaceWords, ToolWords } from './equipment-words.ts';
import { kitFrames } from './kit-frames.ts';
import { AGED, type Beside, isElsewhere, NOT_HAD, type Standing, standing } from './kit-standing.ts';
import { borrowed } from './lent-kit.ts';
import { quantitiesByTool } from './tool-quantities.ts';
import type { TrainingFacts } from './training-facts.ts';
import { type FieldReading, hasAny, restOf, withOnly, wordsBeside } from './words-beside.ts';

/** Something of equipment that an answer names, and whether it is there. */
export type Named = {
  mention: Mention;
  field: string;
  stands: Standing;
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
/** "Gym but only the pool" allows the pool, however the "but" is taken. */
const ONLY_THIS = / (?:only|just)(?: [^ ]+){0,3} $/;
/** "No barbell overhead", "on my back": one way of using it is refused, not the thing. */
const ONE_WAY = / (?:overhead|over|above|on|behind|from|off|press(?:es|ing)?|squats?|work|stuff) |… $/;
/** "Hates wide grip bench" tells of an exercise. */
const A_LIFT = / (?:grip|wide|incline|decline|heavy|deep) $/;
/** "No gym needed: rings, kettlebell", "don't have much: bands" refuse nothing that follows. */
const NEEDLESS =
  /\b(?:no [^:.;!?\n]{1,24} (?:needed|required|necessary) ?:|(?:do ?n[o'’]?t|have ?n['’]?t) (?:have|got|own) (?:much|a lot|lots|many|loads)\b)/i;
const SENTENCE_END = /[.;!?\n]/;
const NEEDLESS_REACH = 80;
/** "I never liked machines so dumbbells". */
export const INSTEAD = / so(?: (?!no |not |dont |cant |never |without )[^ ]+){0,3} $/;
const DOUBTED = /^ ?\?+ ?(?:i wish|if only|nope?|nah|never|not|none|ha|lol|yeah right|dream on)\b/i;
const DOUBTED_REACH = 16;
const NO_KIT = 'no_kit';
/** A judgement on all that was listed before it. */
const OF_ALL = / (?:are|all|both|were|live|sit|stay|belong|gather|collect|need|have) /;

/** "No twisting with weight": what is refused is what is done with it. */
const DONE_WITH = / (?:with|w|under|holding|using) (?:(?:a|any|the|my|heavy|extra|added|free|much) )*$/;
/** "Pilates machine", "vibration machine": one that nobody knows, and not all there are. */
const ONE_MACHINE =
  / (?!(?:an?|the|my|one|any|every|each|no|or|and|with|of|by|on|some|old|new|big|weights?|gym|home|multi) $)[^ ]+ $/;

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

/** "No equipment except bands", "gym but only the pool": this is there, however the words around it are taken. */
function isOnlyThis({ reading, text }: FieldReading, { exceptionOf, span }: Mention, { before }: Beside): boolean {
  const sentence =
    text
      .slice(Math.max(0, span.start - NEEDLESS_REACH), span.start)
      .split(SENTENCE_END)
      .at(-1) ?? '';
  if (NEEDLESS.test(sentence)) return true;
  if (INSTEAD.test(before)) return true;
  const base = exceptionOf === null ? undefined : reading.mentions[exceptionOf];
  return ONLY_THIS.test(before) || base?.senses.some(({ kind, id }) => kind === 'place' && id === NO_KIT) === true;
}

/** Nothing but "and" between two names. */
const TIED = /^ (?:and|n|&|\+|plus) … $/;

/** "Bench and rower are broken", "bench and barbell at my parents' place": the judgement behind the last one holds for its whole list. */
function shareJudgement(named: readonly Named[], words: EquipmentWords): Named[] {
  const judged = named.filter(
    ({ after, stands }) =>
      OF_ALL.test(after) &&
      (hasAny(after, words.lacking.after) || (stands !== 'has' && hasAny(after, words.lacking.away))),
  );
  const lastOf = new Map(judged.map((each) => [each.mention.list, each]));
  const judgeOf = ({ mention }: Named) => {
    const judge = lastOf.get(mention.list);
    return judge && mention.span.start < judge.mention.span.start ? judge : undefined;
  };
  const allowed = new Map(
    named.flatMap(({ only, mention }) =>
      only && NOT_HAD.has(mention.polarity) ? [[mention.list, mention.span.start] as const] : [],
    ),
  );
  const isAllowed = ({ mention }: Named) =>
    mention.span.start >= (allowed.get(mention.list) ?? Number.POSITIVE_INFINITY);
  const aged = new Set(named.filter(({ before }) => AGED.test(before)).map(({ mention }) => mention.list));
  const shared = named.map((each): Named => {
    const judge = judgeOf(each);
    if (each.stands === 'has' && judge) return { ...each, stands: judge.stands === 'unheard' ? 'unheard' : 'has_not' };
    if (each.stands !== 'has_not') return each;
    if (isAllowed(each)) return { ...each, stands: 'has', only: true };
    const isSound = each.mention.time === 'former' && !hasAny(each.after, words.lacking.after);
    return isSound && aged.has(each.mention.list) ? { ...each, stands: 'has' } : each;
  });
  return tiedAway(shared, words);
}

/** Goes back from a thing that is elsewhere over those that only "and" ties to it. */
function tiedAway(named: readonly Named[], { lacking }: EquipmentWords): Named[] {
  const all = [...named];
  for (let at = all.length - 1; at > 0; at--) {
    const [last, each] = [all[at - 1], all[at]];
    const isAway = each?.stands === 'unheard' && (isElsewhere(each.after, lacking.away) || TIED.test(each.after));
    if (isAway && last?.stands === 'has' && TIED.test(last.after)) all[at - 1] = { ...last, stands: 'unheard' };
  }
  return all;
}

/** "A multigym but the cable snapped so that's no use": said at the end of a sentence, it is said of all in it. */
const OF_NO_USE =
  /\bso (?:that'?s|its|it'?s|it is|that is|they'?re|theyre|count (?:it|that|them|those)) (?:all )?(?:no use|useless|of no use|no good|out)\b/gi;
/** "Just plan for my own stuff: …": what was named before is not what is planned with. */
const MY_OWN_STUFF =
  /\b(?:just|only|please|instead)\b[^.!?\n]{0,20}\bplan (?:for|with|around) (?:just |only )?(?:my own|what i have|what i'?ve|what'?s at home|the home)|\bbut i (?:want|need|would like|prefer)[^.!?\n]{0,25} (?:for|at) (?:at )?home\b|\b(?:so )?(?:realistically|in reality|in practice|in truth),? (?:it['’]?s |i train |i['’]?ll train )?(?:at )?home\b/i;

function ofNoUse(named: readonly Named[], { text }: FieldReading): Named[] {
  const useless = [...text.matchAll(OF_NO_USE)].map(({ index }) => ({
    from: Math.max(...[...'.;!?\n'].map((end) => text.lastIndexOf(end, index))),
    to: index,
  }));
  const own = MY_OWN_STUFF.exec(text)?.index ?? 0;
  return named.map((each) => {
    const { start } = each.mention.span;
    const isOut = start < own || useless.some(({ from, to }) => start > from && start < to);
    return each.stands === 'has' && isOut ? { ...each, stands: 'has_not' } : each;
  });
}

/** "Multigym, the cable is rusted": a part of it that fails. */
const THE_PART = /^(?: (?:but|and|though|however))? the $/;

function withFailedParts(named: readonly Named[]): readonly Named[] {
  return named.map((each, at) => {
    const part = named[at + 1];
    const isWhole =
      each.kind === 'tool' && each.stands === 'has' && each.tool.tokens.some((token) => token.startsWith('machine:'));
    const isFailed =
      part?.kind === 'tool' &&
      part.stands === 'has_not' &&
      part.tool.tokens.includes('cable') &&
      THE_PART.test(part.before);
    return isWhole && isFailed ? { ...each, stands: 'has_not' } : each;
  });
}

/** All equipment that is named in an answer, in order. Other answers count only where something is to be left out. */
export function namedTools(answer: FieldReading, { equipment }: TrainingFacts): Named[] {
  const asked = answer.field === EQUIPMENT_FIELD;
  if (!asked && !OTHER_FIELDS.has(answer.field)) return [];
  const quantities = quantitiesByTool(answer);
  const parts = partsById(equipment);
  const kit = withOnly(answer, KIT);
  const framedAt = asked ? kitFrames(answer.text, equipment) : () => null;
  const named = kit.reading.mentions.flatMap((mention): Named[] => {
    const part = partOf(mention, parts);
    if (part === null) return [];
    const beside = { ...wordsBeside(kit, mention), rest: restOf(kit, mention) };
    if (/^machine$/i.test(mention.quote) && ONE_MACHINE.test(beside.before)) return [];
    const weights = quantities.get(mention) ?? [];
    const onlyThis = isOnlyThis(answer, mention, beside);
    const hasWeight = weights.some(({ unit }) => unit !== 'count');
    const stands = standing(
      {
        mention,
        beside,
        framed: framedAt(mention.span.start),
        isOnlyThis: onlyThis,
        hasWeight,
        isPlace: part.kind === 'place',
        isDoubted: asked && DOUBTED.test(answer.text.slice(mention.span.end, mention.span.end + DOUBTED_REACH)),
      },
      equipment,
    );
    const only = mention.polarity === 'only' || (stands === 'has' && onlyThis);
    return [{ mention, field: answer.field, stands, only, ...beside, quantities: weights, ...part }];
  });
  const shared = ofNoUse(withFailedParts(shareJudgement(named, equipment)), answer);
  return asked
    ? borrowed(shared, answer)
    : shared.filter(
        ({ kind, stands, before, after }) =>
          kind === 'tool' &&
          stands === 'has_not' &&
          !ONE_WAY.test(after) &&
          !A_LIFT.test(before) &&
          !DONE_WITH.test(before),
      );
}
