import type { Mention, Reading, Span } from '#core/language/reading.ts';
import { type Duration, durationsIn, numberedWeeks } from './durations.ts';
import type { HealthFacts } from './health-facts.ts';
import { STATE } from './health-vocabulary.ts';

/** One written answer and what was read in it, by the one vocabulary of all kinds. */
export type HealthAnswer = { field: string; text: string; reading: Reading };

/** A condition or a medicine that the words say the person has or takes, and what they say of it. */
export type Stated = {
  kind: 'condition' | 'medicine';
  /** More than one where a name means several things ("ED"). */
  ids: readonly string[];
  field: string;
  mention: Mention;
  states: ReadonlySet<string>;
  /** Since it began or happened; for a pregnancy, how far along. */
  weeks: number | null;
  way: Duration['way'] | null;
};

/** A name that is no premise, and why. */
export type SetAside = { field: string; span: Span; as: 'denied' | 'former' | 'someone_else' | 'no_effect' };

/** `allergies`: medicines that the person must not take, which is no sign of taking them. */
export type StatedHealth = { stated: Stated[]; aside: SetAside[]; allergies: { field: string; mention: Mention }[] };

const HEALTH_FIELDS = new Set(['medicalConditions', 'medications', 'injuries']);
const FOOD_FIELDS = new Set(['foodAllergies', 'dietaryRestrictions', 'dietaryPrefs']);
const SENTENCE_GAP = 60;
const COMMA_GAP = 4;
const LONGEST_PREGNANCY = 42;

type Named = {
  mention: Mention;
  kind: Stated['kind'];
  ids: string[];
  states: Set<string>;
  weeks: number | null;
  way: Duration['way'] | null;
};
type StateMention = { mention: Mention; id: string };

/** What one answer says of health. Names that are denied, someone else's or out of place are set aside. */
export function statedHealth(answer: HealthAnswer, facts: HealthFacts, today: string | null): StatedHealth {
  const { field, text, reading } = answer;
  const states = reading.mentions.flatMap((mention) =>
    mention.senses.filter(({ id }) => id.startsWith(STATE)).map(({ id }) => ({ mention, id: id.slice(STATE.length) })),
  );
  const named: Named[] = [];
  const denied: Named[] = [];
  const aside: SetAside[] = [];
  const allergies: Mention[] = [];
  for (const mention of [...reading.mentions, ...bareShortNames(answer, facts)]) {
    const name = nameOf(mention);
    if (!name) continue;
    const as = setAside(name, answer, facts);
    if (as === null) named.push(name);
    else if (as === 'allergy') allergies.push(mention);
    else aside.push({ field, span: mention.span, as });
    if (as === 'denied') denied.push(name);
  }
  attachStates(named, states, text);
  attachTimes(named, timesIn(answer, states, today), { text, facts });
  addFreeOf(named, denied);
  const kept = named.filter(({ states: said }) => !said.has('family') && !said.has('worry'));
  for (const { mention, states: said } of named) {
    if (said.has('family')) aside.push({ field, span: mention.span, as: 'someone_else' });
    else if (said.has('worry')) aside.push({ field, span: mention.span, as: 'denied' });
  }
  return {
    stated: kept.map((name) => ({ ...name, field })),
    aside,
    allergies: allergies.map((mention) => ({ field, mention })),
  };
}

const A_YEAR = 52;

/** "Epilepsy, no seizures for 3 years": free of what is named in the same answer. */
function addFreeOf(named: readonly Named[], denied: readonly Named[]): void {
  for (const { ids } of denied.slice(0, MOST)) {
    const same = named.filter((name) => name.ids.some((id) => ids.includes(id)));
    for (const { states, weeks } of same) states.add(weeks === null || weeks >= A_YEAR ? 'over' : 'controlled');
  }
}

const LONGEST_BARE = 6;

/**
 * A short name that is all there is between two signs of an answer about health ("ms", "asthma, ed"): there it is no filler, whatever
 * it means in a sentence.
 */
function bareShortNames({ field, text, reading }: HealthAnswer, { shortNames }: HealthFacts): Mention[] {
  if (!HEALTH_FIELDS.has(field)) return [];
  return [...text.matchAll(/[^,;/\n&+.!?()]+/g)].flatMap(({ 0: piece, index }) => {
    const quote = piece.trim();
    const start = index + piece.indexOf(quote);
    const span = { start, end: start + quote.length };
    const senses = quote.length <= LONGEST_BARE ? shortNames.get(quote.toLowerCase()) : undefined;
    if (!senses || reading.mentions.some((each) => each.span.start < span.end && span.start < each.span.end)) return [];
    return [{ ...PLAIN_MENTION, senses, span, quote }];
  });
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

function nameOf(mention: Mention): Named | null {
  const senses = mention.senses.filter(
    ({ kind, id }) => (kind === 'condition' || kind === 'medicine') && !id.startsWith(STATE),
  );
  const kind = senses[0]?.kind;
  if (kind !== 'condition' && kind !== 'medicine') return null;
  const ids = senses.filter((sense) => sense.kind === kind).map(({ id }) => id);
  return { mention, kind, ids, states: new Set(), weeks: null, way: null };
}

const OTHER_MOTHERS = /\b(?:wife|partner|girlfriend|gf|sister|friend|daughter|missus|mrs|fianc\w*|she|her)\b/i;

/** "Baby is 4 months, still breast-feeding": the baby is somebody else, and yet it is the person's own state. */
const isOwnBaby = (ids: readonly string[], text: string, facts: HealthFacts): boolean =>
  ids.every((id) => facts.conditionOf.get(id)?.group === 'pregnancy') && !OTHER_MOTHERS.test(text);

/** Said of what was never there; the grammar takes it for the past. */
const RULED_OUT = /negative|ruled out|turned out not/i;

function setAside(
  { mention, kind, ids }: Named,
  { field, text, reading }: HealthAnswer,
  facts: HealthFacts,
): SetAside['as'] | 'allergy' | null {
  if (mention.whose === 'someone_else' && !isOwnBaby(ids, text, facts)) return 'someone_else';
  if (mention.polarity === 'deny' || mention.polarity === 'want') return 'denied';
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
  const otherMeaning = mention.senses.some((sense) => sense.kind !== 'condition' && sense.kind !== 'medicine');
  if (!short) return otherMeaning && !FOOD_FIELDS.has(field);
  return !reading.mentions.some(
    (other) =>
      other !== mention &&
      other.clause === mention.clause &&
      other.senses.some((sense) => sense.kind === 'condition' || sense.kind === 'medicine' || sense.kind === 'joint'),
  );
}

const plain = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** How far apart two stretches stand; a comma parts a little, the end of a sentence a lot. */
export function gapBetween(one: Span, other: Span, text: string): number {
  const between = text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));
  let gap = between.length;
  for (const sign of between) {
    if (sign === ',' || sign === '/' || sign === '&') gap += COMMA_GAP;
    else if (sign === '.' || sign === ';' || sign === '\n' || sign === '!' || sign === '?') gap += SENTENCE_GAP;
  }
  return gap;
}

function nearest<T extends { mention: Mention }>(
  to: Span,
  names: readonly T[],
  text: string,
): { name: T; gap: number } | null {
  let best: { name: T; gap: number } | null = null;
  for (const name of names) {
    const gap = gapBetween(to, name.mention.span, text);
    if (!best || gap < best.gap) best = { name, gap };
  }
  return best;
}

const OPPOSITE: Readonly<Record<string, string>> = {
  controlled: 'uncontrolled',
  uncontrolled: 'controlled',
  cleared: 'not_cleared',
  over: 'not_over',
  remission: 'not_over',
};
/** Said of everything that an answer names. */
const OF_ALL = new Set(['cleared', 'not_cleared']);
/** "Asthma and high blood pressure, both controlled". */
const OF_LISTS = new Set(['controlled', 'over', 'remission', 'family', 'worry']);
/** Most names and states that are held against each other, so that 4,000 characters of names stay quick. */
const MOST = 150;

function attachStates(all: readonly Named[], mentions: readonly StateMention[], text: string): void {
  const named = all.slice(0, MOST);
  for (const { mention, id } of mentions.slice(0, MOST)) {
    if (id.startsWith('weeks:')) continue;
    const denied = mention.polarity === 'deny' || mention.polarity === 'avoid';
    const state = denied ? OPPOSITE[id] : id;
    if (state === undefined) continue;
    const found = nearest(mention.span, named, text);
    found?.name.states.add(state);
    for (const name of named) {
      const sameList = found !== null && OF_LISTS.has(state) && name.mention.list === found.name.mention.list;
      if (OF_ALL.has(state) || sameList) name.states.add(state);
    }
  }
  for (const name of named) addOwnStates(name, text);
}

const LONG_PAST =
  /as an? (?:kid|child|teen|baby)|when i was|years ago|ages ago|long (?:time )?ago|childhood|in (?:high )?school|in college|in uni\b|in my (?:teens|youth|20s|twenties|30s|thirties)|decades|back in the day|growing up/i;
const CLEARED_WORDS = /clear|sign(?:ed)? off|discharg/i;

/** What the grammar says of a name itself. */
function addOwnStates({ mention, states }: Named, text: string): void {
  if (mention.polarity === 'fine') states.add('controlled');
  if (mention.time === 'future') states.add('future');
  if (mention.time === 'former') {
    states.add('former');
    const near = text.slice(Math.max(0, mention.span.start - 50), mention.span.end + 50);
    if (LONG_PAST.test(near)) states.add('over');
  }
  if (mention.time === 'healed') {
    const near = text.slice(Math.max(0, mention.span.start - 40), mention.span.end + 60);
    states.add(CLEARED_WORDS.test(near) ? 'cleared' : 'over');
    if (CLEARED_WORDS.test(near)) states.add('cleared_or_over');
  }
}

/** Lengths of time that stand outside of names ("T1D" tells of no day). */
function timesIn({ text, reading }: HealthAnswer, states: readonly StateMention[], today: string | null): Duration[] {
  const inNames = new Set(reading.mentions.flatMap(({ span }) => [span.start, span.end]));
  const outside = durationsIn(text, today).filter(
    ({ span: { start, end } }) => !inNames.has(start) && !inNames.has(end),
  );
  return [...outside, ...relativeTimes(states)];
}

/** "Last month", "a few weeks ago". */
const relativeTimes = (states: readonly StateMention[]): Duration[] =>
  states
    .filter(({ id }) => id.startsWith('weeks:'))
    .map(({ id, mention: { span } }) => ({ weeks: Number(id.slice('weeks:'.length)), way: 'ago', span }));

function attachTimes(
  named: readonly Named[],
  durations: readonly Duration[],
  { text, facts }: { text: string; facts: HealthFacts },
): void {
  const conditions = named.filter(({ kind }) => kind === 'condition').slice(0, MOST);
  const pregnancies = conditions.filter(({ ids }) => ids.some((id) => id.startsWith('pregnant')));
  const timed = conditions.filter(({ ids }) =>
    ids.some((id) => (facts.conditionOf.get(id)?.training.stages.length ?? 0) > 0),
  );
  const gaps = new Map<Named, number>();
  const set = (name: Named, gap: number, weeks: number, way: Duration['way']) => {
    if (gap >= (gaps.get(name) ?? Number.POSITIVE_INFINITY)) return;
    gaps.set(name, gap);
    name.weeks = Math.floor(weeks);
    name.way = way;
  };
  for (const { weeks, way, span } of [
    ...durations.slice(0, MOST),
    ...(pregnancies.length > 0 ? numberedWeeks(text) : []),
  ]) {
    const along = way === 'ahead' ? 40 - weeks : weeks;
    const ofPregnancy = way !== 'ago' && along >= 0 && along <= LONGEST_PREGNANCY;
    const found = nearest(
      span,
      ofPregnancy && pregnancies.length > 0 ? [...pregnancies, ...timed] : timed.length > 0 ? timed : conditions,
      text,
    );
    if (!found) continue;
    const pregnant = pregnancies.includes(found.name);
    if (pregnant && !ofPregnancy) continue;
    set(found.name, found.gap, pregnant ? along : weeks, way);
  }
}
