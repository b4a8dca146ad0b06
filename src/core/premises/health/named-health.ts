import { PLAIN_MENTION } from '#core/language/plain-mention.ts';
import type { Mention, Span, SubjectKind } from '#core/language/reading.ts';
import { isGivenByFood } from './given-symptoms.ts';
import { HEALTH_FIELDS, type HealthAnswer, type SetAside, type Stated } from './health-answer.ts';
import type { HealthFacts } from './health-facts.ts';
import { STATE } from './health-vocabulary.ts';
import { isOfFamily, wasNeverThere } from './never-had.ts';

/** Kinds of things that a question asks for; a name that is one of these and an illness, too, is the former there. */
const ASKED_FOR: Readonly<Record<string, readonly SubjectKind[]>> = {
  equipmentAccess: ['tool', 'household', 'place'],
  dislikedFoods: ['food', 'family', 'dish', 'allergen'],
};

/** A name of health in an answer, and what is gathered about it. */
export type Named = {
  mention: Mention;
  kind: Stated['kind'];
  ids: string[];
  also: Mention[];
  states: Set<string>;
  weeks: number | null;
  way: Stated['way'];
};

const LONGEST_BARE = 6;

/**
 * A short name that is all there is between two signs of an answer about health ("ms", "asthma, ed"): there it is no filler, whatever
 * it means in a sentence. In capitals among small letters it is a name wherever it stands ("diagnosed with AS").
 */
export function bareShortNames({ field, text, reading }: HealthAnswer, facts: HealthFacts): Mention[] {
  if (!HEALTH_FIELDS.has(field)) return [];
  // A word of how things stand ("psa") is none beside an illness in capitals ("PsA").
  const inNames = coverageOf(
    text,
    reading.mentions.filter(({ senses }) => !senses.every(({ id }) => id.startsWith(STATE))),
  );
  const isFree = ({ start, end }: Span) => inNames[start] !== 1 && inNames[end - 1] !== 1;
  const short = [...text.matchAll(/[^,;/\n&+.!?()]+/g)].flatMap(({ 0: piece, index }) => {
    const quote = piece.trim();
    const senses = quote.length <= LONGEST_BARE ? facts.shortNames.get(quote.toLowerCase()) : undefined;
    return senses ? [{ senses, quote, start: index + piece.indexOf(quote) }] : [];
  });
  const capitals =
    /\p{Ll}/u.test(text) || text.length <= LONGEST_BARE ? [...text.matchAll(/\b\p{Lu}\p{Ll}?\p{Lu}{1,3}\b/gu)] : [];
  const named = capitals.flatMap(({ 0: quote, index: start }) => {
    const senses = facts.capitals.get(quote);
    return senses ? [{ senses, quote, start }] : [];
  });
  return [...short, ...named].flatMap(({ senses, quote, start }) => {
    const span = { start, end: start + quote.length };
    return isFree(span) ? [{ ...PLAIN_MENTION, senses, span, quote }] : [];
  });
}

/** 1 for each character that stands in a name. */
function coverageOf({ length }: string, mentions: readonly Mention[]): Uint8Array {
  const covered = new Uint8Array(length);
  for (const { span } of mentions) covered.fill(1, span.start, span.end);
  return covered;
}

/** The conditions or medicines that a mention may mean. */
export function nameOf(mention: Mention, { conditionOf, medicineOf }: HealthFacts): Named | null {
  const senses = mention.senses.filter(
    ({ kind, id }) => (kind === 'condition' && conditionOf.has(id)) || (kind === 'medicine' && medicineOf.has(id)),
  );
  const kind = senses[0]?.kind;
  if (kind !== 'condition' && kind !== 'medicine') return null;
  const ids = senses.filter((sense) => sense.kind === kind).map(({ id }) => id);
  return { mention, kind, ids, also: [], states: new Set(), weeks: null, way: null };
}

const OTHER_MOTHERS =
  /\b(?:wife|partner|girlfriend|gf|sister|friend|daughter|missus|mrs|fianc\w*|she|her|(?:mum|mom|mother|aunt|cousin|colleague) (?:is|was|has|had|got|gave|lost))\b/i;

/** "Baby is 4 months, still breast-feeding": the baby is somebody else, and yet it is the person's own state. */
const isOwnBaby = (ids: readonly string[], text: string, facts: HealthFacts): boolean =>
  ids.every((id) => facts.conditionOf.get(id)?.group === 'pregnancy') && !OTHER_MOTHERS.test(text);

/** "My son is allergic to nuts, I have coeliac": the nearest person is oneself. */
const OWN_BEFORE = /\b(?:i|i['’]?ve|i['’]?m)\s+(?:\w+\s+){0,2}$/i;
/** "Heart is fine": a part of the body that is well is no illness. */
const ORGAN = /^(?:my )?(?:heart|lungs?|kidneys?|liver|thyroid|prostate|cholesterol|sugar)$/i;

/** An illness is taken as denied only where a word denies it, not where a shrug stands before it ("idk, cholesterol maybe"). */
const DENIAL =
  /\b(?:no|not|none?|never|nor|neither|without|nothing|dont|doesnt|didnt|isnt|arent|havent|hasnt|aint|free|zero|nil|deny|denies|negative|nope|nah|sin|ningun\w*|sans|pas|aucune?|kein\w*|ohne|nicht|sem|nao|senza|non)\b|n['’]t\b/i;
/** "Doctor hasn't cleared me", "nobody told me": what somebody has not done denies no illness. */
const NOT_DONE =
  /\b(?:not|never|nobody|no one|(?:has|have|did|does|had|is)(?:n['’]?t| not)|won['’]?t|will not)\b[^,.;!?\n]{0,15}\b(?:clear(?:ed)?|sign(?:ed)?|told|tell|said|say|seen|been|check(?:ed)?|start(?:ed)?|finish(?:ed)?|decided|heard|allow(?:ed)?|train(?:ed)?|exercised?|heal(?:ed|ing)?|clos(?:e|ed|ing)|go away|gone|settl(?:e|ed|ing)|improv(?:e|ed|ing)|better|shift)\b/gi;
const WIDE = 120;

const sentenceOf = ({ span }: Mention, text: string): string =>
  text.slice(Math.max(0, span.start - WIDE), span.end + WIDE);

/** "Typhoid jab": against the illness. */
const VACCINE = /^\s*(?:jabs?|vaccin\w*|shots?|boosters?|immuni[sz]ation)\b/i;
/** A scan that is clear of a cancer that was there is its remission. */
const isOfCancer = (ids: readonly string[], { conditionOf }: HealthFacts): boolean =>
  ids.some((id) => conditionOf.get(id)?.group === 'cancer');

/** Whether a word denies the name itself, not what somebody has not done or what has not healed. */
export const isDenied = (mention: Mention, text: string): boolean =>
  mention.polarity === 'deny' && DENIAL.test(sentenceOf(mention, text).replace(NOT_DONE, ' '));

/** "Off thinners for years", "came off the statins". */
const OFF_IT = /\b(?:off|stopped|finished|quit|weaned off|done with)\s+(?:(?:the|my|all|taking|those|any) ){0,2}$/i;

/** Said of what was never there; the grammar takes it for the past. */
const RULED_OUT = /negative|ruled out|turned out not/i;

const CARRIED = new Set(['cystic_fibrosis', 'pku', 'inborn_error', 'muscular_dystrophy', 'wilson', 'galactosemia']);

/** "Carrier for cystic fibrosis": who carries it does not have it. */
const isOnlyCarried = (ids: readonly string[], { span }: Mention, text: string): boolean =>
  ids.every((id) => CARRIED.has(id)) &&
  (/\bcarr(?:ier|y|ies)(?: (?:for|of|the|a|gene))* $/i.test(text.slice(Math.max(0, span.start - 30), span.start)) ||
    /^ (?:carrier|gene)\b/i.test(text.slice(span.end, span.end + 10)));

/** "Fainted giving blood": of fright, not of the heart. */
const isAtNeedles = ({ quote, span }: Mention, text: string): boolean =>
  /faint|pass|black/i.test(quote) &&
  /\b(?:giv(?:e|ing) blood|blood (?:test|donation)s?|donat(?:e|es|ed|ing) blood|needles?|sight of blood|see(?:ing)? blood|injections?|jabs?|vaccines?|vaccinations?)\b/iu.test(
    text.slice(Math.max(0, span.start - 30), span.end + 40),
  );

/** Why no premise follows from a name; `allergy` for a medicine that the person must not take. */
export function setAside(
  { mention, kind, ids }: Named,
  { field, text, reading }: HealthAnswer,
  facts: HealthFacts,
): SetAside['as'] | 'allergy' | null {
  const own = OWN_BEFORE.test(text.slice(Math.max(0, mention.span.start - 30), mention.span.start));
  if (mention.whose === 'someone_else' && !own && !isOwnBaby(ids, text, facts)) return 'someone_else';
  if (mention.polarity === 'fine' && ORGAN.test(mention.quote)) return 'denied';
  // "No longer under 18": an age that is past is none.
  if (mention.time === 'former' && ids.every((id) => facts.conditionOf.get(id)?.group === 'age')) return 'former';
  if (mention.polarity === 'want' || isDenied(mention, text)) return 'denied';
  if (
    mention.time === 'former' &&
    RULED_OUT.test(text.slice(Math.max(0, mention.span.start - 40), mention.span.end + 40))
  )
    return 'denied';
  if (kind === 'condition' && VACCINE.test(text.slice(mention.span.end, mention.span.end + WIDE))) return 'no_effect';
  if (kind === 'condition' && isGivenByFood(mention, { field, text, reading }, facts)) return 'no_effect';
  if (kind === 'condition' && (isOfFamily(mention, text) || isOnlyCarried(ids, mention, text))) return 'someone_else';
  if (kind === 'condition' && isAtNeedles(mention, text)) return 'no_effect';
  if (kind === 'condition' && wasNeverThere(mention, text, isOfCancer(ids, facts))) return 'denied';
  if (kind === 'medicine') {
    // What a person is allergic to is not what they take; nor is what stands among foods that are disliked.
    if (mention.said !== null || field === 'foodAllergies') return 'allergy';
    if (field === 'dislikedFoods') return 'no_effect';
    const before = text.slice(Math.max(0, mention.span.start - 30), mention.span.start);
    if (mention.time === 'former' || mention.polarity === 'avoid' || OFF_IT.test(before)) return 'former';
  }
  if (outOfPlace({ mention, kind, ids }, { field, text, reading }, facts)) return 'no_effect';
  return null;
}

/** A short name counts in an answer about health; elsewhere another word of health has to stand in the same clause. */
function outOfPlace(
  { mention, kind, ids }: Pick<Named, 'mention' | 'kind' | 'ids'>,
  { field, reading }: HealthAnswer,
  facts: HealthFacts,
): boolean {
  if (HEALTH_FIELDS.has(field)) return false;
  const quote = plain(mention.spelled ?? mention.quote);
  const short = ids.every((id) =>
    (kind === 'condition' ? facts.conditionOf : facts.medicineOf)
      .get(id)
      ?.shortNames.some((name) => plain(name) === quote),
  );
  if (!short) return mention.senses.some((sense) => (ASKED_FOR[field] ?? []).includes(sense.kind));
  return !reading.mentions.some(
    (other) =>
      other !== mention &&
      other.clause === mention.clause &&
      other.senses.some((sense) => sense.kind === 'condition' || sense.kind === 'medicine' || sense.kind === 'joint'),
  );
}

const plain = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
