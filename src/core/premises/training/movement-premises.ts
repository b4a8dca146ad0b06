import type { Joint } from '#core/catalogue/exercise.ts';
import type { Mention, Sense } from '#core/language/reading.ts';
import { phraseKey } from '#core/language/tokens.ts';
import { lbsFromKg, toTenth } from '#core/units/convert.ts';
import { isOfFamily, wasNeverThere } from '../health/never-had.ts';
import { mergedMovements } from '../merged-movements.ts';
import type { AccountedWords, ExercisePremise, MovementPremise, Origin } from '../premises.ts';
import { BODY_KINDS, bodyAnswer } from './body-answer.ts';
import { isToldOff, movesOn } from './body-machines.ts';
import { withBroughtOn } from './brought-on.ts';
import { isHowItHappened, isMerelyTold, isNoBother, isTakenBack } from './hurt-words.ts';
import { withJudgedFine } from './judged-fine.ts';
import { liftingCaps } from './lifting-caps.ts';
import { isPainless } from './mild-words.ts';
import { soreJoint, toldJoints } from './sore-joints.ts';
import type { TrainingFacts } from './training-facts.ts';
import { hingesOf, pressesOf } from './wider-refusals.ts';
import { bareWords, CUT, type FieldReading, placeOf, restOf, wordsBeside } from './words-beside.ts';

export type MovementFindings = {
  movements: MovementPremise[];
  exercises: ExercisePremise[];
  accounted: AccountedWords[];
};

/** What follows from one sense of a mention: nothing, or premises. */
type Meant = Pick<MovementFindings, 'movements' | 'exercises'>;
/** `whole`: all answers about kit and body together. `told`: joints of which the answer tells what they cannot take. */
type Input = { answer: FieldReading; mention: Mention; facts: TrainingFacts; whole: string; told: ReadonlySet<Joint> };

/** Answers about a body, in which a joint that is named alone is one that does not go well. */
const BODY_FIELDS = new Set(['injuries', 'medicalConditions', 'medications']);
/** A movement that is named alone beside medicines tells when they are taken ("a puff before hard cardio"). */
const NAMED_ALONE = new Set(['injuries', 'medicalConditions']);
const AGAINST = new Set<Mention['polarity']>(['avoid', 'dislike', 'deny']);
/** The limit whose weight is told: "can't lift more than 10 lb". */
const LIFTING = 'lifting';
const WEIGHT = /\b(\d{1,4}(?:[.,]\d{1,2})?)\s{0,3}(lb|pound|#|kg|kilo)/i;
/** So many characters behind the words, a weight still belongs to them. */
const WEIGHT_REACH = 20;
const NEEDS_WEIGHT = /^(?:nothing|lift(?:ing)? (?:over|above|more|heavier))/i;
/** Said of one's own accord ("no heavy lifting") it takes out the heavy lifts; only a condition makes it strict. */
const STRAINING = 'valsalva';
const LEFT = / (?:left|lt|l|izquierd[oa]|link[es]+|gauche) /;
const RIGHT = / (?:right|rt|r|derech[oa]|recht[es]+|droite?) /;
const NOTHING: Meant = { movements: [], exercises: [] };

/** Movements, joints and exercises to leave out, and exercises that are said to be fine. */
export function movementPremises(answers: readonly FieldReading[], facts: TrainingFacts): MovementFindings {
  const findings: MovementFindings = { movements: [], exercises: [], accounted: [] };
  const whole = answers
    .filter(({ field }) => BODY_FIELDS.has(field) || field === 'equipmentAccess')
    .map(({ text }) => text)
    .join('\n');
  for (const each of answers) {
    const body = bodyAnswer(each, facts);
    const answer = BODY_FIELDS.has(each.field)
      ? withBroughtOn(withJudgedFine(body, facts.movement), facts.movement)
      : body;
    const told = toldJoints(answer, facts);
    for (const mention of answer.reading.mentions) {
      const senses = mention.senses.filter(({ kind }) => BODY_KINDS.has(kind));
      const meant = senses.map((sense) => meantBy(sense, { answer, mention, facts, whole, told }));
      findings.movements.push(...meant.flatMap(({ movements }) => movements));
      findings.exercises.push(...meant.flatMap(({ exercises }) => exercises));
      const isIdle = meant.every(({ movements, exercises }) => movements.length + exercises.length === 0);
      // "Tore my calf" names no veal where bodies are asked for.
      const isOnlyBody = BODY_FIELDS.has(each.field) || senses.length === mention.senses.length;
      const isOfBody = isOnlyBody && senses.some(({ kind }) => kind !== 'tool');
      if (isIdle && isOfBody) findings.accounted.push(idle(answer, mention));
    }
  }
  findings.movements.push(...liftingCaps(answers), ...hingesOf(findings), ...pressesOf(findings));
  return { ...findings, movements: mergedMovements(findings.movements) };
}

function idle(answer: FieldReading, mention: Mention): AccountedWords {
  const { span, whose, time } = mention;
  // "Neck gets stiff, not worth mentioning" denies no neck.
  const over =
    time === 'former' || time === 'healed' ? 'former' : isTakenBack(answer, mention) ? 'denied' : 'no_effect';
  const as = whose === 'someone_else' ? 'someone_else' : over;
  return { field: answer.field, start: span.start, end: span.end, as };
}

function meantBy(sense: Sense, input: Input): Meant {
  if (input.mention.whose === 'someone_else' || isNotTheirs(input)) return NOTHING;
  if (sense.kind === 'joint') return ofJoint(sense.id, input);
  if (sense.kind === 'tool') return ofMachine(sense.id, input);
  // A tool of the same name ("leg press") is read as a tool where tools are asked for.
  const isTool = input.mention.senses.some(({ kind }) => kind === 'tool' || kind === 'place' || kind === 'food');
  if (isTool && !BODY_FIELDS.has(input.answer.field)) return NOTHING;
  if (isAtTable(input)) return NOTHING;
  return sense.kind === 'movement' ? ofMovement(sense.id, input) : ofExercise(sense.id, input);
}

/** "Carry an EpiPen", "row of shops": where food is asked for, one word is an exercise only if it cannot be done. */
const isAtTable = ({ answer, mention }: Input): boolean =>
  !BODY_FIELDS.has(answer.field) &&
  answer.field !== 'equipmentAccess' &&
  !mention.quote.includes(' ') &&
  !CANNOT.test(wordsBeside(answer, mention).before);

/** "Scoliosis runs in the family", "tested for carpal tunnel, negative". */
const isNotTheirs = ({ answer: { field, text }, mention }: Input): boolean =>
  BODY_FIELDS.has(field) &&
  mention.senses.some(({ kind }) => kind === 'joint') &&
  (isOfFamily(mention, text) || wasNeverThere(mention, text, false));

function originOf({ answer, mention }: Input): Origin {
  return { how: 'read', field: answer.field, quote: mention.quote, start: mention.span.start, end: mention.span.end };
}

/** A sore joint is a limit of its own. */
function ofJoint(id: string, input: Input): Meant {
  const { answer, mention } = input;
  const sore = soreJoint(id, { ...input, isNamed: BODY_FIELDS.has(answer.field) });
  if (!sore) return NOTHING;
  const { limits, ...how } = sore;
  const premise = { ...how, side: sideOf(answer, mention), origins: [originOf(input)] };
  return { movements: limits.map((limit) => ({ limit, ...premise })), exercises: [] };
}

function ofMovement(named: string, input: Input): Meant {
  const { answer, mention, facts } = input;
  const id = ofNamedJoint(named, input);
  const limit = facts.movement.limits.find((each) => each.id === id);
  if (!limit || isPartOfNext(input) || isWhereItIsDone(id, input) || isMadeUpFor(id, input)) return NOTHING;
  const says = limit.says.some((phrase) => phraseKey(phrase) === phraseKey(mention.spelled ?? mention.quote));
  if (isFine(mention) && !(says && mention.polarity === 'only')) {
    return { movements: [], exercises: says ? [] : [fineMovement(limit, input)] };
  }
  if (says ? isTakenBack(answer, mention) : !isAgainst(mention, answer.field)) return NOTHING;
  if (!says && mention.polarity === 'named' && isMerelyTold(answer, mention, facts.movement)) return NOTHING;
  if (mention.time === 'former' || mention.time === 'healed') return NOTHING;
  const cap = id === LIFTING ? heaviestAt(answer, mention) : null;
  if (id === LIFTING && cap === null && NEEDS_WEIGHT.test(mention.quote)) return NOTHING;
  const isRefused = wordsBeside(answer, mention).before.endsWith(' nothing ');
  const firm = mention.strength === 'must' || mention.strength === 'reaction' || says || isRefused;
  const severity = firm && mention.strength !== 'slight' && id !== STRAINING ? 'strict' : 'soft';
  const premise: MovementPremise = {
    limit: id,
    severity,
    side: sideOf(answer, mention),
    told: true,
    origins: [originOf(input)],
  };
  return { movements: [cap === null ? premise : { ...premise, maxLbs: cap }], exercises: [] };
}

const DEGREES = /\b90\b/;
const BENDS: Readonly<Record<string, string>> = { shoulder: 'overhead', elbow: 'overhead', knee: 'deep_knee_bend' };

/** "Right shoulder sore if I go over 90 degrees": degrees belong to the joint that was named before them. */
function ofNamedJoint(id: string, { answer: { reading }, mention }: Input): string {
  if (!DEGREES.test(mention.quote)) return id;
  const joints = reading.mentions
    .slice(0, placeOf(reading, mention.span))
    .filter(({ clause }) => clause === mention.clause)
    .flatMap(({ senses }) => senses.flatMap((sense) => (sense.kind === 'joint' ? [sense.id] : [])));
  return BENDS[joints.at(-1) ?? ''] ?? id;
}

const PLACE_ON_FLOOR = /^on the (?:floor|ground)$/i;
const FLAT = /^(?:flat|down|done|lying)?$/i;

/** "No push-ups on the floor" refuses the push-ups, not the floor. */
function isWhereItIsDone(id: string, { answer: { reading, text }, mention }: Input): boolean {
  const last = reading.mentions[placeOf(reading, mention.span) - 1];
  if (id !== 'floor_transfer' || !last || !PLACE_ON_FLOOR.test(mention.quote)) return false;
  return (
    FLAT.test(text.slice(last.span.end, mention.span.start).trim()) &&
    last.senses.some(({ kind }) => kind === 'exercise')
  );
}

/** What gives back what a limit takes: a leg of their own making, a bench that one can move over to. */
const MADE_UP_FOR: Readonly<Record<string, RegExp>> = {
  needs_two_legs: /\b(?:prosthe\w+|artificial leg|blade)\b/i,
  leaving_chair: /(?<!(?:can'?t|cannot|never|not|don'?t) )\btransfer (?:on)?to\b/i,
};
const MISSING_LEG_IN_USE = /\b(?:walk|squat|deadlift|leg press|stand|run|jog|cycle)/i;

const isMadeUpFor = (id: string, { answer, mention, whole }: Input): boolean => {
  const words = MADE_UP_FOR[id];
  if (!words?.test(whole)) return false;
  return id !== 'needs_two_legs' || (/amput/i.test(mention.quote) && MISSING_LEG_IN_USE.test(answer.text));
};

/** "Standing on one leg" is the leg's matter. */
function isPartOfNext({ answer: { reading }, mention }: Input): boolean {
  const next = reading.mentions[placeOf(reading, mention.span) + 1];
  return (
    next !== undefined && next.span.start - mention.span.end <= 1 && next.senses.some(({ kind }) => kind === 'movement')
  );
}

/** "Walking is fine" keeps the walks; "light overhead is fine" all that goes overhead. */
function fineMovement(
  { id, label, activity }: TrainingFacts['movement']['limits'][number],
  input: Input,
): ExercisePremise {
  if (activity.length > 0) return fine(label, activity, input);
  const rows = Object.entries(input.facts.movement.exercises);
  const ids = rows.filter(([, { breaks }]) => breaks.includes(id)).map(([exercise]) => exercise);
  return { ...fine(label, ids, input), liftsOnly: id };
}

/** "Nothing over 10 kg", pounds; null where no weight is said. */
function heaviestAt({ text }: FieldReading, { span }: Mention): number | null {
  const typed = WEIGHT.exec(text.slice(span.start, span.end + WEIGHT_REACH));
  if (!typed) return null;
  const value = Number(typed[1]?.replace(',', '.'));
  return /^k/i.test(typed[2] ?? '') ? toTenth(lbsFromKg(value)) : value;
}

function ofExercise(id: string, input: Input): Meant {
  const { answer, mention, facts } = input;
  // "Nut allergy, carry an epipen": nobody is allergic to carrying.
  if (mention.said === 'allergy') return NOTHING;
  const group = facts.movement.exerciseGroups.find((each) => each.id === id);
  const exercises = group?.exercises ?? (facts.exercises.has(id) ? [id] : []);
  const label = group?.names[0] ?? facts.exercises.get(id)?.name ?? id;
  if (isFine(mention)) return { movements: [], exercises: [fine(label, withoutJumps(exercises, facts), input)] };
  if (!isAgainst(mention, answer.field) || isNoBother(answer, mention) || isHowItHappened(answer, mention))
    return NOTHING;
  const refuses = REFUSING_NAME.test(mention.quote);
  // "Clicks when I squat, but no pain".
  if (!refuses && isPainless(restOf(answer, mention)) && !CANNOT.test(wordsBeside(answer, mention).before))
    return NOTHING;
  if (!refuses && mention.polarity === 'named' && isMerelyTold(answer, mention, facts.movement)) return NOTHING;
  if (!refuses && (mention.time === 'former' || mention.time === 'healed')) return NOTHING;
  const stance = mention.polarity === 'dislike' ? ('disliked' as const) : ('never' as const);
  const isOnKnees = ONLY_ON_KNEES.test(answer.text.slice(mention.span.end, mention.span.end + WEIGHT_REACH));
  const refused = isOnKnees ? exercises.filter((each) => !each.includes('knee')) : exercises;
  return { movements: [], exercises: [{ label, exercises: refused, stance, origins: [originOf(input)] }] };
}

/** "Planks only on knees" leaves that form and refuses the other. */
const ONLY_ON_KNEES = /^ (?:only (?:on|from)|(?:on|from))(?: my| the)? knees\b/i;

/**
 * "Bike and elliptical are fine", "bench is fine": what is done on them stays. "Hurts when I bench" names the lift. What else is wrong with
 * a machine is told of its tool.
 */
function ofMachine(id: string, input: Input): Meant {
  const { answer, mention, facts } = input;
  const tool = facts.equipment.tools.find((each) => each.id === id);
  if (!tool || !BODY_FIELDS.has(answer.field)) return NOTHING;
  const group = facts.movement.exerciseGroups.find(({ tools }) => tools.includes(id));
  const isNow = mention.time !== 'former' && mention.time !== 'healed';
  const isRefused =
    isNow && answer.field === 'injuries' && (AGAINST.has(mention.polarity) || isToldOff(answer, mention, facts));
  if (!isRefused && !isFine(mention)) return NOTHING;
  const label = group?.names[0] ?? tool.names[0] ?? id;
  const onIt = movesOn(new Set(tool.tokens), facts);
  const exercises = isRefused ? [...new Set([...(group?.exercises ?? []), ...onIt])] : (group?.exercises ?? onIt);
  if (exercises.length === 0) return NOTHING;
  if (isRefused)
    return { movements: [], exercises: [{ label, exercises, stance: 'never', origins: [originOf(input)] }] };
  return { movements: [], exercises: [fine(label, group ? exercises : withoutJumps(exercises, facts), input)] };
}

/** "Squats are fine" does not bring the jumps back, unless only jumps were named. */
function withoutJumps(ids: readonly string[], { exercises }: TrainingFacts): readonly string[] {
  const grounded = ids.filter((id) => exercises.get(id)?.impact !== 'high');
  return grounded.length > 0 ? grounded : ids;
}

const fine = (label: string, exercises: readonly string[], input: Input): ExercisePremise => ({
  label,
  exercises,
  stance: 'fine',
  origins: [originOf(input)],
});

const isFine = ({ polarity }: Mention): boolean => polarity === 'fine' || polarity === 'only' || polarity === 'want';

/** "Can't do lunges without pain". */
const CANNOT = / (?:cant|cannot|couldnt|unable to|not able to|never|wont|dont|no)(?: [a-z]+){0,3} $/;

/** A name that refuses by itself: "nothing heavy above my head". */
const REFUSING_NAME = /^(?:no|nothing|never|not) /i;

/** Said not to go; among injuries, naming it is enough. */
function isAgainst({ polarity, quote }: Mention, field: string): boolean {
  if (REFUSING_NAME.test(quote)) return true;
  return AGAINST.has(polarity) || (polarity === 'named' && NAMED_ALONE.has(field));
}

function sideOf(answer: FieldReading, mention: Mention): MovementPremise['side'] {
  const { before, after } = wordsBeside(answer, mention);
  // What the next name cuts off belongs to that: "R knee & L hip".
  const words = `${before}${bareWords(mention.quote)}${after.endsWith(CUT) ? '' : after}`;
  const left = LEFT.test(words);
  const right = RIGHT.test(words);
  if (/ (?:both|bilateral) /.test(words) || (left && right)) return 'both';
  return left ? 'left' : right ? 'right' : null;
}
