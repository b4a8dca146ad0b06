import { PROFILE_RANGES, type Profile } from '#core/athlete/profile.ts';

import { lbsFromKg, toTenth } from '#core/units/convert.ts';
import { answerIn, type ToldNumber } from './answer-in.ts';
import {
  cueIn,
  goesOn,
  isDenied,
  isEndOf,
  isIAm,
  isListed,
  isMoved,
  onlySoft,
  type Said,
  saidIn,
  type ToldClause,
  wordsBefore,
} from './beside.ts';
import { MEASURE_WORDS, NUMBER_FIELDS, type NumberField } from './measure-words.ts';
import type { Measure } from './measures.ts';

/** What a clause tells in numbers, each answer once: the last of them holds. */
export function toldNumbers(clause: ToldClause, profile: Profile): ToldNumber[] {
  const said = saidIn(clause, profile);
  const { tokens, measures } = said;
  const { isForNow } = clause;
  const told = new Map<NumberField, ToldNumber>();
  if (MEASURE_WORDS.notSo.isIn(tokens) || MEASURE_WORDS.ofOthers.isIn(tokens)) return [];
  for (const measure of measures) {
    if (measure.kind === 'else' || isDenied(said, measure) || isMoved(said, measure)) continue;
    const field = fieldOf(said, measure);
    if (field) told.set(field, answerIn(field, inUnits(field, measure, said), isWeighed(field, said)));
  }
  const days = told.has('workoutDaysPerWeek') ? null : trainingDays(said);
  if (days !== null) told.set('workoutDaysPerWeek', { field: 'workoutDaysPerWeek', value: days, isLog: false });
  const meals = told.has('mealsPerDay') || isForNow ? null : mealsNamed(said);
  if (meals !== null) told.set('mealsPerDay', { field: 'mealsPerDay', value: meals, isLog: false });
  const back = measures.length === 0 ? pointedBack(said) : null;
  if (back) told.set(back.field, back);
  return [...told.values()];
}

/** "Just breakfast, lunch and dinner". */
function mealsNamed({ tokens }: Said): number | null {
  const isWhole = MEASURE_WORDS.nothingElse.isIn(tokens) && MEASURE_WORDS.meals.every((names) => names.isIn(tokens));
  return isWhole ? MEASURE_WORDS.meals.length : null;
}

/** "That's how long my workouts should be": the number was said before. */
function pointedBack(said: Said): ToldNumber | null {
  const last = MEASURE_WORDS.pointsBack.isIn(said.tokens) ? said.earlier().at(-1) : undefined;
  const field = last && KIND_FIELDS[last.kind]?.find((each) => cueIn(said.tokens, each));
  return last && field ? answerIn(field, last, false) : null;
}

function fieldOf(said: Said, measure: Measure): NumberField | null {
  const held = heldBeside(said, measure);
  if (held) return held;
  switch (measure.kind) {
    case 'weight':
      return weightField(said, measure);
    case 'height':
      return isOwnHeight(said, measure) ? 'heightIn' : null;
    case 'years':
      return isAge(said, measure) ? 'age' : null;
    case 'times':
      return isTraining(said, measure) ? 'workoutDaysPerWeek' : null;
    case 'meals':
      return isOfMeals(said) ? 'mealsPerDay' : null;
    case 'minutes':
      return timeField(said);
    default:
      return bareField(said, measure);
  }
}

const isOfMeals = (said: Said): boolean =>
  isOwn(said) && !said.isForNow && !MEASURE_WORDS.done.isIn(said.tokens) && cueIn(said.context, 'mealsPerDay');

/** "29, not 34": the number that stands there tells which answer is meant. */
function heldBeside(said: Said, { kind, value }: Measure): NumberField | null {
  if (kind !== 'bare' && kind !== 'weight' && kind !== 'years') return null;
  const denied = said.measures.filter((other) => other.value !== value && isDenied(said, other));
  const fields = ['age', 'weightLbs', 'targetWeightLbs'] as const;
  return fields.find((field) => denied.some((other) => other.value === said.profile[field])) ?? null;
}

/** The answer of these whose word stands nearest before a place, else nearest behind it. */
function nearestCue({ tokens }: Said, { from, to }: Measure, fields: readonly NumberField[]): NumberField | undefined {
  const places = fields.flatMap((field) =>
    tokens.flatMap((_, at) => {
      const length = MEASURE_WORDS.cues[field].lengthAt(tokens, at);
      return length > 0 ? [{ field, at, end: at + length }] : [];
    }),
  );
  const before = places.filter(({ end }) => end <= from).toSorted((a, b) => b.end - a.end || a.at - b.at)[0];
  return before?.field ?? places.filter(({ at }) => at >= to).toSorted((a, b) => a.at - b.at)[0]?.field;
}

function weightField(said: Said, measure: Measure): NumberField | null {
  if (MEASURE_WORDS.lifted.isIn(said.tokens)) return null;
  if (MEASURE_WORDS.targetBehind.lengthAt(said.tokens, measure.to) > 0 || isWhereTo(said, measure))
    return 'targetWeightLbs';
  const cue = nearestCue(said, measure, ['targetWeightLbs', 'weightLbs']);
  if (cue) return cue;
  if (wordsBefore(said, measure.from, MEASURE_WORDS.points) >= 0) {
    const spoken = (['targetWeightLbs', 'weightLbs'] as const).find((field) => cueIn(said.context, field));
    if (spoken) return spoken;
  }
  if (isSelfMeasured(said, measure)) return cueIn(said.context, 'targetWeightLbs') ? 'targetWeightLbs' : 'weightLbs';
  return null;
}

/** "88 kg to 82 kg": the one is had and the other wanted. */
const isWhereTo = ({ tokens, measures }: Said, { from }: Measure): boolean =>
  tokens[from - 1]?.plain === 'to' && measures.some(({ kind, to }) => kind === 'weight' && to === from - 1);

/** "I am 5 ft 4", "176 lbs this morning", "36, 5'6 and 180 lbs": told of oneself without the name of the answer. */
function isSelfMeasured(said: Said, { from, to }: Measure): boolean {
  if (wordsBefore(said, from, MEASURE_WORDS.selfMeasured) >= 0 || isListed(said, from)) return true;
  const besides = said.measures.some(
    (other) => other.from !== from && (other.kind === 'height' || other.kind === 'weight' || isBareAge(said, other)),
  );
  if (besides && !isDenied(said, { from } as Measure)) return true;
  if (MEASURE_WORDS.lifted.isIn(said.context)) return false;
  return onlySoft(said, 0, from) && (to === said.tokens.length || MEASURE_WORDS.justNow.lengthAt(said.tokens, to) > 0);
}

function isOwnHeight(said: Said, measure: Measure): boolean {
  if (MEASURE_WORDS.trunk.isIn(said.tokens)) return false;
  return cueIn(said.tokens, 'heightIn') || isSelfMeasured(said, measure) || cueIn(said.context, 'heightIn');
}

const OLD = new Set(['old', 'of', 'young', 'birthday', 'bday']);

function isAge(said: Said, { to, from }: Measure): boolean {
  const next = said.tokens[to]?.plain ?? '';
  const unit = said.tokens[to - 1]?.plain ?? '';
  if (OLD.has(next) || (next === '-' && OLD.has(said.tokens[to + 1]?.plain ?? ''))) {
    return next !== 'of' || said.tokens[to + 1]?.plain === 'age';
  }
  if (unit === 'yo') return true;
  return cueIn(said.tokens, 'age') || (isIAm(said, from) && isEndOf(said, to));
}

const YOUNGEST = 13;
const OLDEST = 105;

/** "I am 36": and nothing that is counted. */
const isBareAge = (said: Said, { kind, value, from, to }: Measure): boolean =>
  (kind === 'bare' && (isIAm(said, from) || isListed(said, from)) && isAgeLike(value) && !goesOn(said, to)) ||
  kind === 'years';
const isAgeLike = (value: number) => Number.isInteger(value) && value >= YOUNGEST && value <= OLDEST;

function isTraining(said: Said, { value, per }: Measure): boolean {
  const { tokens, context, isForNow } = said;
  if (isForNow || value > 9 || !isOwn(said)) return false;
  if (per === 'day' || MEASURE_WORDS.done.isIn(tokens)) return false;
  if (MEASURE_WORDS.otherSport.isIn(tokens) && !/meal/.test(tokens.map(({ plain }) => plain).join(' '))) return false;
  return per === 'week' || cueIn(tokens, 'workoutDaysPerWeek') || cueIn(context, 'workoutDaysPerWeek');
}

/** Told of oneself or ordered, rather than a remark. */
const isOwn = ({ tokens }: Said): boolean =>
  MEASURE_WORDS.own.isIn(tokens) || tokens[0]?.kind === 'number' || tokens.some(({ plain }) => plain === ':');

function timeField(said: Said): NumberField | null {
  const { tokens, context, isForNow } = said;
  if (cueIn(tokens, 'sleepHours')) return MEASURE_WORDS.lastNight.isIn(tokens) ? null : 'sleepHours';
  if (isForNow || MEASURE_WORDS.done.isIn(tokens) || !isOwn(said)) return null;
  if (cueIn(tokens, 'workoutDuration')) return 'workoutDuration';
  const isRate = said.measures.some(({ kind, per }) => kind === 'times' && per === 'week');
  if (isRate || cueIn(tokens, 'workoutDaysPerWeek') || cueIn(context, 'workoutDuration')) return 'workoutDuration';
  return null;
}

/** What a number without a unit is of: the answer that is named right before it, or right behind it. */
function bareField(said: Said, measure: Measure): NumberField | null {
  const { from, to, value } = measure;
  const named = NUMBER_FIELDS.filter((field) => fitsBare(field, value) && isNamedBeside(said, measure, field));
  if (MEASURE_WORDS.lifted.isIn(said.tokens)) return named.find((field) => field === 'age') ?? null;
  const [only] = named;
  if (only) return only === 'weightLbs' && named.includes('targetWeightLbs') ? 'targetWeightLbs' : only;
  if (isBareAge(said, measure)) return 'age';
  const pointed = pointedAt(said, measure);
  if (pointed) return pointed;
  if (isNearWeight(said, measure)) return 'weightLbs';
  const isWeight = value >= 100 && value < 500 && !goesOn(said, to);
  const isWeighed = isIAm(said, from) || wordsBefore(said, from, MEASURE_WORDS.weighed) >= 0;
  return isWeight && (isWeighed || (cueIn(said.tokens, 'weightLbs') && isLast(said, measure))) ? 'weightLbs' : null;
}

/** A weight never moves by more from one weighing to the next. */
const NEAR_WEIGHT = 0.08;
const isNear = (value: number, held: number): boolean => Math.abs(value - held) <= NEAR_WEIGHT * held;

/** "174 today": a number alone, about as large as what was weighed before. */
function isNearWeight(said: Said, { from, to, value }: Measure): boolean {
  const behind = MEASURE_WORDS.justNow.lengthAt(said.tokens, to);
  const isAlone = said.measures.length === 1 && onlySoft(said, 0, from) && behind > 0 && isEndOf(said, to + behind);
  const { weightLbs } = said.profile;
  return isAlone && (isNear(value, weightLbs) || isNear(lbsFromKg(value), weightLbs));
}

const isLast = ({ measures }: Said, { from }: Measure): boolean => measures.every((other) => other.from <= from);

const KIND_FIELDS: Partial<Record<Measure['kind'], readonly NumberField[]>> = {
  ...{ weight: ['targetWeightLbs', 'weightLbs'], height: ['heightIn'], years: ['age'], times: ['workoutDaysPerWeek'] },
  ...{ meals: ['mealsPerDay'], minutes: ['sleepHours', 'workoutDuration'] },
};

/** "6 meals is too much, make it 4", "45 minutes isn't right, 60 please": the answer that was spoken of last. */
function pointedAt(said: Said, measure: Measure): NumberField | null {
  const { from, to, value } = measure;
  if (goesOn(said, to)) return null;
  const points = wordsBefore(said, from, MEASURE_WORDS.points) >= 0 || onlySoft(said, 0, from);
  if (!points || said.tokens.some(({ plain }) => plain === 'too')) return null;
  const spoken = [...said.earlier(), ...said.measures.filter((other) => other.from < from)].findLast(
    ({ kind }) => KIND_FIELDS[kind] !== undefined,
  );
  const fields = spoken
    ? (KIND_FIELDS[spoken.kind] ?? [])
    : NUMBER_FIELDS.filter((field) => cueIn(said.context, field));
  return fields.find((field) => fitsBare(field, value) && cueIn(said.context, field)) ?? null;
}

const BARE_RANGES: Record<NumberField, readonly [number, number]> = {
  ...{ weightLbs: [30, 600], targetWeightLbs: [30, 600], heightIn: [48, 230], age: [YOUNGEST, OLDEST] },
  ...{ workoutDaysPerWeek: [1, 7], workoutDuration: [15, 150], mealsPerDay: [1, 9], sleepHours: [2, 14] },
};

/** Whether a number without a unit can be of an answer. */
export function fitsBare(field: NumberField, value: number): boolean {
  const [min, max] = BARE_RANGES[field];
  return value >= min && value <= max;
}

function isNamedBeside(said: Said, { from, to }: Measure, field: NumberField): boolean {
  const isDated = field === 'age' && DATES.has(said.tokens[to]?.plain ?? '');
  if (goesOn(said, to) && !isDated) return false;
  if (wordsBefore(said, from, MEASURE_WORDS.cues[field]) >= 0) return true;
  return field === 'age' && cueIn(said.context, 'age') && isIAm(said, from);
}

const DATES = new Set('yesterday on today in at this last just'.split(' '));

/** "80 kilos, aiming for 70": the unit that was said before. */
function inUnits(field: NumberField, measure: Measure, said: Said): Measure {
  const { measures, earlier, profile } = said;
  const isWeight = field === 'weightLbs' || field === 'targetWeightLbs';
  const isKilos =
    isWeight &&
    measure.kind === 'bare' &&
    ([...earlier(), ...measures].some(({ inKilos }) => inKilos) ||
      (isNearWeight(said, measure) && !isNear(measure.value, profile.weightLbs)));
  return isKilos ? { ...measure, kind: 'weight', value: toTenth(lbsFromKg(measure.value)) } : measure;
}

/** What corrects an answer is no weighing. */
const isWeighed = (field: NumberField, { tokens }: Said): boolean =>
  field === 'weightLbs' && !MEASURE_WORDS.corrects.isIn(tokens);

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** "Mon, Wed and Fri" beside a word of training. */
function trainingDays(said: Said): number | null {
  const isOther = said.isForNow || MEASURE_WORDS.otherSport.isIn(said.tokens);
  return isOther || !cueIn(said.tokens, 'workoutDaysPerWeek') ? null : daysNamed(said.tokens);
}

/** So many days of the week are named; null where it is none or but one. */
export function daysNamed(tokens: Said['tokens']): number | null {
  const run = MEASURE_WORDS.runs.find(({ words }) => words.isIn(tokens));
  if (run) return run.days;
  const named = new Set(tokens.filter(({ plain }) => isDay(plain)).map(({ plain }) => plain.slice(0, 3)));
  const { min, max } = PROFILE_RANGES.workoutDaysPerWeek;
  const count = daysFrom(tokens, [...named]);
  return count >= min && count <= max ? count : null;
}

const TO = new Set(['to', 'till', 'til', 'through', 'thru', 'until', '-']);

/** How many days these are; "Monday to Friday" are five. */
function daysFrom(tokens: Said['tokens'], named: readonly string[]): number {
  const [first = '', last = ''] = named;
  const at = tokens.findIndex(({ plain }) => isDay(plain));
  const isRun = named.length === 2 && TO.has(tokens[at + 1]?.plain ?? '') && isDay(tokens[at + 2]?.plain ?? '');
  return isRun ? DAYS.indexOf(last) - DAYS.indexOf(first) + 1 : named.length;
}

const isDay = (word: string): boolean =>
  DAYS.some((day) => word.startsWith(day)) && (word.length <= 5 || /days?$/.test(word));
