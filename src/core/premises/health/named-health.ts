import type { Mention, SubjectKind } from '#core/language/reading.ts';
import type { HealthAnswer, SetAside, Stated } from './health-answer.ts';
import type { HealthFacts } from './health-facts.ts';

/** Where an unread word may be an illness, and a short name counts. */
export const HEALTH_FIELDS = new Set(['medicalConditions', 'medications', 'injuries']);
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
 * it means in a sentence.
 */
export function bareShortNames({ field, text, reading }: HealthAnswer, { shortNames }: HealthFacts): Mention[] {
  if (!HEALTH_FIELDS.has(field)) return [];
  const inNames = coverageOf(text, reading.mentions);
  return [...text.matchAll(/[^,;/\n&+.!?()]+/g)].flatMap(({ 0: piece, index }) => {
    const quote = piece.trim();
    const start = index + piece.indexOf(quote);
    const span = { start, end: start + quote.length };
    const senses = quote.length <= LONGEST_BARE ? shortNames.get(quote.toLowerCase()) : undefined;
    if (!senses || inNames[start] === 1 || inNames[span.end - 1] === 1) return [];
    return [{ ...PLAIN_MENTION, senses, span, quote }];
  });
}

/** 1 for each character that stands in a name. */
function coverageOf({ length }: string, mentions: readonly Mention[]): Uint8Array {
  const covered = new Uint8Array(length);
  for (const { span } of mentions) covered.fill(1, span.start, span.end);
  return covered;
}

const PLAIN_MENTION: Omit<Mention, 'senses' | 'span' | 'quote'> = {
  spelled: null,
  polarity: 'named',
  strength: 'plain',
  said: null,
  whose: 'mine',
  time: 'now',
  forms: [],
  scope: null,
  quantities: [],
  condition: null,
  reason: null,
  exceptionOf: null,
  list: -1,
  clause: -1,
  certainty: 'certain',
};

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

const OTHER_MOTHERS = /\b(?:wife|partner|girlfriend|gf|sister|friend|daughter|missus|mrs|fianc\w*|she|her)\b/i;

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
const WIDE = 120;

const sentenceOf = ({ span }: Mention, text: string): string =>
  text.slice(Math.max(0, span.start - WIDE), span.end + WIDE);

/** Said of what was never there; the grammar takes it for the past. */
const RULED_OUT = /negative|ruled out|turned out not/i;

/** Why no premise follows from a name; `allergy` for a medicine that the person must not take. */
export function setAside(
  { mention, kind, ids }: Named,
  { field, text, reading }: HealthAnswer,
  facts: HealthFacts,
): SetAside['as'] | 'allergy' | null {
  const own = OWN_BEFORE.test(text.slice(Math.max(0, mention.span.start - 30), mention.span.start));
  if (mention.whose === 'someone_else' && !own && !isOwnBaby(ids, text, facts)) return 'someone_else';
  if (mention.polarity === 'fine' && ORGAN.test(mention.quote)) return 'denied';
  if (mention.polarity === 'want' || (mention.polarity === 'deny' && DENIAL.test(sentenceOf(mention, text))))
    return 'denied';
  if (
    mention.time === 'former' &&
    RULED_OUT.test(text.slice(Math.max(0, mention.span.start - 40), mention.span.end + 40))
  )
    return 'denied';
  if (kind === 'medicine') {
    // What a person is allergic to is not what they take; nor is what stands among foods that are disliked.
    if (mention.said !== null || field === 'foodAllergies') return 'allergy';
    if (field === 'dislikedFoods') return 'no_effect';
    if (mention.time === 'former' || mention.polarity === 'avoid') return 'former';
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
