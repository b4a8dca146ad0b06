import type { Mention, Sense } from '#core/language/reading.ts';
import { phraseKey } from '#core/language/tokens.ts';
import { lbsFromKg, toTenth } from '#core/units/convert.ts';
import type { AccountedWords, ExercisePremise, MovementPremise, Origin } from '../premises.ts';
import { BODY_KINDS, bodyAnswer } from './body-answer.ts';
import { isDenied, isHurt, isMerelyTold, isNoBother, isOver, isPast, isSaidWell, isTakenBack } from './hurt-words.ts';
import type { TrainingFacts } from './training-facts.ts';
import { bareWords, CUT, type FieldReading, hasAny, partAround, placeOf, toldOf, wordsBeside } from './words-beside.ts';

export type MovementFindings = {
  movements: MovementPremise[];
  exercises: ExercisePremise[];
  accounted: AccountedWords[];
};

/** What follows from one sense of a mention: nothing, or premises. */
type Meant = Pick<MovementFindings, 'movements' | 'exercises'>;
type Input = { answer: FieldReading; mention: Mention; facts: TrainingFacts };

/** Answers about a body, in which a movement or joint that is named alone is one that does not go well. */
const BODY_FIELDS = new Set(['injuries', 'medicalConditions', 'medications']);
const AGAINST = new Set<Mention['polarity']>(['avoid', 'dislike', 'deny']);
/** The limit whose weight is told: "can't lift more than 10 lb". */
const LIFTING = 'lifting';
const WEIGHT = /\b(\d{1,4}(?:[.,]\d{1,2})?)\s{0,3}(lb|pound|#|kg|kilo)/i;
/** So many characters behind the words, a weight still belongs to them. */
const WEIGHT_REACH = 20;
const NEEDS_WEIGHT = /^(?:nothing|lift(?:ing)? (?:over|above|more|heavier))/i;
/** Said of one's own accord ("no heavy lifting") it takes out the heavy lifts; only a condition makes it strict. */
const STRAINING = 'valsalva';
const LEFT = / (?:left|l|izquierd[oa]|link[es]+|gauche) /;
const RIGHT = / (?:right|r|derech[oa]|recht[es]+|droite?) /;
const NOTHING: Meant = { movements: [], exercises: [] };

/** Movements, joints and exercises to leave out, and exercises that are said to be fine. */
export function movementPremises(answers: readonly FieldReading[], facts: TrainingFacts): MovementFindings {
  const findings: MovementFindings = { movements: [], exercises: [], accounted: [] };
  for (const whole of answers) {
    const answer = bodyAnswer(whole, facts);
    for (const mention of answer.reading.mentions) {
      const senses = mention.senses.filter(({ kind }) => BODY_KINDS.has(kind));
      const meant = senses.map((sense) => meantBy(sense, { answer, mention, facts }));
      findings.movements.push(...meant.flatMap(({ movements }) => movements));
      findings.exercises.push(...meant.flatMap(({ exercises }) => exercises));
      const isIdle = meant.every(({ movements, exercises }) => movements.length + exercises.length === 0);
      const isOfBody = senses.length === mention.senses.length && senses.some(({ kind }) => kind !== 'tool');
      if (isIdle && isOfBody) findings.accounted.push(idle(answer, mention));
    }
  }
  return { ...findings, movements: merged(findings.movements) };
}

function idle({ field }: FieldReading, { span, whose, time, polarity }: Mention): AccountedWords {
  const over = time === 'former' || time === 'healed' ? 'former' : polarity === 'deny' ? 'denied' : 'no_effect';
  return { field, start: span.start, end: span.end, as: whose === 'someone_else' ? 'someone_else' : over };
}

function meantBy(sense: Sense, input: Input): Meant {
  if (input.mention.whose === 'someone_else') return NOTHING;
  if (sense.kind === 'joint') return ofJoint(sense.id, input);
  if (sense.kind === 'tool') return ofMachine(sense.id, input);
  // A tool of the same name ("leg press") is read as a tool where tools are asked for.
  const isTool = input.mention.senses.some(({ kind }) => kind === 'tool' || kind === 'place' || kind === 'food');
  if (isTool && !BODY_FIELDS.has(input.answer.field)) return NOTHING;
  return sense.kind === 'movement' ? ofMovement(sense.id, input) : ofExercise(sense.id, input);
}

function originOf({ answer, mention }: Input): Origin {
  return { how: 'read', field: answer.field, quote: mention.quote, start: mention.span.start, end: mention.span.end };
}

/** A sore joint is a limit of its own. Healed ones are none, but what was replaced or fused stays one. */
function ofJoint(id: string, input: Input): Meant {
  const { answer, mention, facts } = input;
  const entry = facts.movement.joints.find((joint) => joint.id === id);
  if (!entry) return NOTHING;
  const part = partAround(answer, mention.span);
  const isNamed = BODY_FIELDS.has(answer.field) && !isWholeLimb(entry, input);
  const isSore = isNamed || hasAny(part, facts.movement.sore);
  const isWell =
    mention.polarity === 'fine' || mention.polarity === 'want' || isSaidWell(answer, mention, facts.movement);
  if (!isSore || isWell || isDenied(answer, mention)) return NOTHING;
  const told = toldOf(answer, mention, part);
  if (isOver(mention, told, facts.movement) || isPast(told, facts.movement)) return NOTHING;
  const severity = isHurt(mention, told, facts.movement) ? 'strict' : 'soft';
  const premise = { severity, side: sideOf(answer, mention), origins: [originOf(input)] } as const;
  return { movements: entry.joints.map((joint) => ({ limit: joint, ...premise })), exercises: [] };
}

/** "Tennis elbow, right arm": a limb beside a joint, or in "full use of my arms", tells of no joint by itself. */
function isWholeLimb({ joints }: TrainingFacts['movement']['joints'][number], { answer, mention }: Input): boolean {
  return joints.length > 1 && answer.reading.mentions.some((other) => other !== mention);
}

function ofMovement(id: string, input: Input): Meant {
  const { answer, mention, facts } = input;
  const limit = facts.movement.limits.find((each) => each.id === id);
  if (!limit) return NOTHING;
  if (isPartOfNext(input)) return NOTHING;
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
    origins: [originOf(input)],
  };
  return { movements: [cap === null ? premise : { ...premise, maxLbs: cap }], exercises: [] };
}

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
  const group = facts.movement.exerciseGroups.find((each) => each.id === id);
  const exercises = group?.exercises ?? (facts.exercises.has(id) ? [id] : []);
  const label = group?.names[0] ?? facts.exercises.get(id)?.name ?? id;
  if (isFine(mention)) return { movements: [], exercises: [fine(label, withoutJumps(exercises, facts), input)] };
  if (!isAgainst(mention, answer.field) || isNoBother(answer, mention)) return NOTHING;
  if (mention.polarity === 'named' && isMerelyTold(answer, mention, facts.movement)) return NOTHING;
  if (mention.time === 'former' || mention.time === 'healed') return NOTHING;
  const stance = mention.polarity === 'dislike' ? ('disliked' as const) : ('never' as const);
  return { movements: [], exercises: [{ label, exercises, stance, origins: [originOf(input)] }] };
}

/** "Bike and elliptical are fine": what is done on them stays. What is wrong with a machine is told of its tool. */
function ofMachine(id: string, input: Input): Meant {
  const { answer, mention, facts } = input;
  const tool = facts.equipment.tools.find((each) => each.id === id);
  if (!tool || !isFine(mention) || !BODY_FIELDS.has(answer.field)) return NOTHING;
  const tokens = new Set(tool.tokens);
  const moves = [...facts.exercises.values()].filter(
    ({ category, equipment }) => category !== 'strength' && equipment.flat().some((token) => tokens.has(token)),
  );
  const exercises = withoutJumps(
    moves.map((each) => each.id),
    facts,
  );
  return exercises.length > 0 ? { movements: [], exercises: [fine(tool.names[0] ?? id, exercises, input)] } : NOTHING;
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

/** Said not to go; among injuries, naming it is enough. */
function isAgainst({ polarity }: Mention, field: string): boolean {
  return AGAINST.has(polarity) || (polarity === 'named' && BODY_FIELDS.has(field));
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

/** One premise for each limit: the stricter one, with the words of all. */
function merged(premises: readonly MovementPremise[]): MovementPremise[] {
  const byLimit = new Map<string, MovementPremise[]>();
  for (const premise of premises) {
    const same = byLimit.get(premise.limit);
    if (same) same.push(premise);
    else byLimit.set(premise.limit, [premise]);
  }
  return [...byLimit].map(([limit, same]) => {
    const caps = same.flatMap(({ maxLbs }) => maxLbs ?? []);
    const sides = new Set(same.flatMap(({ side }) => side ?? []));
    const [side = null] = sides.size > 1 ? (['both'] as const) : sides;
    return {
      limit,
      severity: same.some(({ severity }) => severity === 'strict') ? 'strict' : 'soft',
      side,
      ...(caps.length > 0 ? { maxLbs: Math.min(...caps) } : {}),
      origins: same.flatMap(({ origins }) => origins),
    };
  });
}
