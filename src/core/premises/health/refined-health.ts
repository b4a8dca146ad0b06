import type { Mention, Span } from '#core/language/reading.ts';
import { type Gaps, gapsOf, MOST } from './gaps.ts';
import type { HealthAnswer, Stated } from './health-answer.ts';
import type { HealthFacts } from './health-facts.ts';
import { limbOf } from './limb-loss.ts';

/** How near two words must stand to be read as one thing, in characters; a sentence's end counts 60. */
const NEAR = 45;

/**
 * Puts together what is said in several words: surgery and a knee, blood pressure and "not controlled", cancer and "in remission".
 * What was taken into another stands no longer by itself.
 */
export function refineStated(all: readonly Stated[], answers: readonly HealthAnswer[], facts: HealthFacts): Stated[] {
  const taken = new Set<Stated>();
  const around = new Map(answers.map((answer) => [answer.field, { ...placesOf(answer), all, facts, taken }]));
  const refined = all.map((one) => {
    const place = around.get(one.field);
    return one.kind === 'condition' && place ? becoming(ofPastPregnancy(ofLimb(one, place), place), place) : one;
  });
  const kept = refined
    .filter((_, at) => !taken.has(all[at] as Stated))
    .map((one, _, rest) => (rest.length === refined.length ? one : withTaken(one, taken)));
  const pressures = new Map(answers.map(({ field, text }) => [field, bloodPressureIn(text)]));
  const pressureOf = ({ field }: Stated) => pressures.get(field) ?? null;
  const fitted = kept
    .filter((one) => !isHealthyPressure(one, pressureOf(one)))
    .map((one) => measured(one, pressureOf(one)));
  return sharedTimes(fitted, facts);
}

/** The words of what was taken into another name stand for that one, too. */
function withTaken(one: Stated, taken: ReadonlySet<Stated>): Stated {
  const near = [...taken].filter(({ field }) => field === one.field).slice(0, MOST);
  return { ...one, also: [...one.also, ...near.map(({ field, mention }) => ({ field, mention }))] };
}

const PLAIN_DIABETES = /^(?:diabet\w*|sugar)$/i;

/** A plain name that an exact one stands for is one of its words. */
function withPlainNames(one: Stated, plainOnes: readonly Stated[], { conditionOf }: HealthFacts): Stated {
  const replaced = one.ids.flatMap((id) => conditionOf.get(id)?.insteadOf ?? []);
  const plain = plainOnes.filter(({ ids }) => replaced.includes(ids[0] ?? ''));
  if (plain.length === 0) return one;
  const names = plain.flatMap(({ field, mention, also }) => [{ field, mention }, ...also]);
  return { ...one, also: [...one.also, ...names] };
}

/** What is told twice is one: a time told once holds for both, and an exact name stands for a plain one. */
function sharedTimes(all: readonly Stated[], facts: HealthFacts): Stated[] {
  const single = all.flatMap(({ kind, ids }) => (kind === 'condition' && ids.length === 1 ? ids : []));
  const replaced = new Set(single.flatMap((id) => facts.conditionOf.get(id)?.insteadOf ?? []));
  const plain = ({ ids, mention }: Stated): boolean =>
    ids.length === 1 && replaced.has(ids[0] ?? '') && (ids[0] !== 'diabetes_2' || PLAIN_DIABETES.test(mention.quote));
  const timed = new Map(all.filter(({ weeks }) => weeks !== null).map((one) => [one.ids[0] ?? '', one]));
  const plainOnes = all.filter(plain).slice(0, MOST);
  return all
    .filter((one) => !plain(one))
    .map((one) => withPlainNames(one, plainOnes, facts))
    .map((one) => {
      const untimed = one.weeks === null && one.kind === 'condition';
      const twin = untimed ? (timed.get(one.ids[0] ?? '') ?? besideIn(one, all, facts)) : undefined;
      return twin
        ? { ...one, weeks: twin.weeks, way: twin.way, states: new Set([...one.states, ...twin.states]) }
        : one;
    });
}

/** "Heart attack and a stent 7 weeks ago": the time behind a list is that of the other event in it, too. */
function besideIn(
  { field, ids, mention }: Stated,
  all: readonly Stated[],
  { conditionOf }: HealthFacts,
): Stated | undefined {
  const asks = (id = '') => conditionOf.get(id)?.asksWhen === true;
  if (!asks(ids[0])) return undefined;
  return all.find(
    (other) =>
      other.weeks !== null && other.field === field && other.mention.list === mention.list && asks(other.ids[0]),
  );
}

/** What an answer holds beside its conditions, and how far apart things stand in it. */
type Places = { text: string; joints: readonly { id: string; span: Span }[]; gaps: Gaps };
type Around = Places & { all: readonly Stated[]; facts: HealthFacts; taken: Set<Stated> };

function placesOf({ text, reading }: HealthAnswer): Places {
  const joints = reading.mentions.flatMap(({ senses, span }) =>
    senses.filter(({ kind }) => kind === 'joint').map(({ id }) => ({ id, span })),
  );
  return { text, joints: joints.slice(0, MOST), gaps: gapsOf(text) };
}

function ofLimb(one: Stated, { text }: Places): Stated {
  const limbs = one.ids.map((id) => limbOf(id, text, one.mention.span));
  const levels = limbs.flatMap(({ level }) => level ?? []);
  const also = levels.map((span) => ({
    field: one.field,
    mention: { ...one.mention, span, quote: text.slice(span.start, span.end) },
  }));
  return { ...one, ids: [...new Set(limbs.map(({ id }) => id))], also: [...one.also, ...also] };
}

const PAST_PREGNANCY: Readonly<Record<string, string>> = {
  pregnant_risk: 'pregnancy_past',
  gestational_diabetes: 'gestational_diabetes_past',
};
const WITH_A_CHILD =
  /\b(?:with|during|in|when (?:i was )?(?:having|carrying|expecting)) (?:my|our|the|a)? ?(?:first|second|third|1st|2nd|3rd|last|previous|eldest|oldest|youngest|older|son|daughter|kids?|boys?|girls?)\b/i;

/** "Pre-eclampsia with my first": of a pregnancy that is over, where none is told of now. */
function ofPastPregnancy(one: Stated, { text, all }: Around): Stated {
  const past = PAST_PREGNANCY[one.ids[0] ?? ''];
  const isPregnant = all.some((other) => other !== one && other.ids.some((id) => /^pregnant(?:_t\d)?$/.test(id)));
  if (!past || isPregnant || one.ids.length > 1 || /pregnant/i.test(one.mention.quote)) return one;
  const { start, end } = one.mention.span;
  const near = text.slice(Math.max(0, start - NEAR), end + NEAR);
  return WITH_A_CHILD.test(near) ? { ...one, ids: [past] } : one;
}

function becoming(one: Stated, around: Around): Stated {
  const { facts } = around;
  const joint = nearestJoint(one.mention, around);
  let id = one.ids[0] ?? '';
  // An operation that is still ahead has changed nothing yet.
  if (
    one.ids.length > 1 ||
    (id === 'recent_surgery' && (one.way === 'ahead' || one.states.has('future') || one.states.has('ahead')))
  )
    return one;
  // A rule may lead to another ("surgery" on an "acl"), but no further than that.
  for (const rule of facts.conditions.becomes) {
    if (rule.is !== id || !holds(rule.with, one, joint, around)) continue;
    id = rule.becomes;
  }
  return id === one.ids[0] ? one : { ...one, ids: [id] };
}

function holds(needed: string, one: Stated, joint: string | null, { all, gaps, taken }: Around): boolean {
  const [kind = '', id = ''] = [needed.slice(0, needed.indexOf(':')), needed.slice(needed.indexOf(':') + 1)];
  if (kind === 'state') return one.states.has(id);
  if (kind === 'joint') return joint === id;
  const other = all.find(
    (each) =>
      each !== one &&
      each.field === one.field &&
      each.ids.includes(id) &&
      gaps(each.mention.span, one.mention.span) <= NEAR,
  );
  if (!other) return false;
  taken.add(other);
  return true;
}

/** The joint named beside a word such as "surgery". */
function nearestJoint({ span }: Mention, { joints, gaps }: Places): string | null {
  let best: { id: string; gap: number } | null = null;
  for (const joint of joints) {
    const gap = gaps(joint.span, span);
    if (gap <= NEAR && (!best || gap < best.gap)) best = { id: joint.id, gap };
  }
  return best?.id ?? null;
}

const BLOOD_PRESSURE = /\b(\d{2,3})\s{0,3}(?:\/|over)\s{0,3}(\d{2,3})\b/gi;
const A1C = /\b(?:hb ?)?a1c\D{0,12}(\d{1,2}(?:[.,]\d)?)/i;

/** The last blood pressure of a text, in mmHg. */
export function bloodPressureIn(text: string): { systolic: number; diastolic: number } | null {
  const read = [...text.matchAll(BLOOD_PRESSURE)].map(([, systolic, diastolic]) => ({
    systolic: Number(systolic),
    diastolic: Number(diastolic),
  }));
  return (
    read.findLast(
      ({ systolic, diastolic }) =>
        systolic >= 80 && systolic <= 280 && diastolic >= 40 && diastolic <= 160 && systolic > diastolic,
    ) ?? null
  );
}

/** HbA1c in percent, where a text tells it. */
export function a1cIn(text: string): number | null {
  const percent = Number(A1C.exec(text)?.[1]?.replace(',', '.') ?? Number.NaN);
  return percent >= 3 && percent <= 20 ? percent : null;
}

/** No training above 180/110 at rest (the stricter of the clinical limits); 140/90 is high. */
export function pressureBand({
  systolic,
  diastolic,
}: {
  systolic: number;
  diastolic: number;
}): 'uncontrolled' | 'high' | 'normal' {
  if (systolic >= 180 || diastolic >= 110) return 'uncontrolled';
  return systolic >= 140 || diastolic >= 90 ? 'high' : 'normal';
}

const WEEKS_IN_FIRST = 13;
const WEEKS_IN_SECOND = 27;
const LONGEST_PREGNANCY = 43;

/** Fits a name to the figures beside it: the weeks of a pregnancy, a blood pressure. */
type Pressure = ReturnType<typeof bloodPressureIn>;

function measured(one: Stated, pressure: Pressure): Stated {
  if (one.ids[0] === 'pregnant' && one.weeks !== null) {
    const later = one.weeks <= WEEKS_IN_SECOND ? 'pregnant_t2' : 'pregnant_t3';
    return { ...one, ids: [one.weeks <= WEEKS_IN_FIRST ? 'pregnant_t1' : later] };
  }
  // What a pregnancy brought years ago went with it.
  if (one.ids[0] === 'pregnant_risk' && one.way === 'ago' && (one.weeks ?? 0) >= LONGEST_PREGNANCY)
    return { ...one, ids: ['pregnancy_past'] };
  if (one.ids[0] === 'cancer_treatment') return isLongPast(one) ? { ...one, ids: ['cancer_survivor'] } : one;
  if (one.ids[0] !== 'hypertension') return one;
  return pressure && pressureBand(pressure) === 'uncontrolled' ? { ...one, ids: ['hypertension_uncontrolled'] } : one;
}

/** Cancer of years ago, of whose treatment nothing is said. */
const isLongPast = ({ weeks, states, mention }: Stated): boolean =>
  (weeks ?? 0) >= 104 &&
  !states.has('not_over') &&
  !states.has('flare') &&
  !/chemo|radi|treatment|therapy/i.test(mention.quote);

const BARE_PRESSURE = /^(?:my )?(?:bp|blood ?pressure|pressure)$/i;

/** "Blood pressure 120/80", "bp is fine": a name without an illness. */
function isHealthyPressure(one: Stated, pressure: Pressure): boolean {
  if (one.ids[0] !== 'hypertension' || !BARE_PRESSURE.test(one.mention.quote) || one.states.has('uncontrolled'))
    return false;
  return one.mention.polarity === 'fine' || (pressure !== null && pressureBand(pressure) === 'normal');
}
