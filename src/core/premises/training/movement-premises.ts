import type { Mention, Sense } from '#core/language/reading.ts';
import { phraseKey } from '#core/language/tokens.ts';
import { lbsFromKg, toTenth } from '#core/units/convert.ts';
import type { AccountedWords, ExercisePremise, MovementPremise, Origin } from '../premises.ts';
import { isHurt, isOver } from './hurt-words.ts';
import type { TrainingFacts } from './training-facts.ts';
import { type FieldReading, partAround } from './words-beside.ts';

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
const KINDS = new Set<Sense['kind']>(['joint', 'movement', 'exercise']);
const AGAINST = new Set<Mention['polarity']>(['avoid', 'dislike', 'deny']);
const FOR = new Set<Mention['polarity']>(['fine', 'only', 'want', 'have']);
/** The limit whose weight is told: "can't lift more than 10 lb". */
const LIFTING = 'lifting';
const NOTHING: Meant = { movements: [], exercises: [] };

/** Movements, joints and exercises to leave out, and exercises that are said to be fine. */
export function movementPremises(answers: readonly FieldReading[], facts: TrainingFacts): MovementFindings {
  const findings: MovementFindings = { movements: [], exercises: [], accounted: [] };
  for (const answer of answers) {
    for (const mention of answer.reading.mentions) {
      const senses = mention.senses.filter(({ kind }) => KINDS.has(kind));
      if (senses.length === 0) continue;
      const meant = senses.map((sense) => meantBy(sense, { answer, mention, facts }));
      findings.movements.push(...meant.flatMap(({ movements }) => movements));
      findings.exercises.push(...meant.flatMap(({ exercises }) => exercises));
      const isIdle = meant.every(({ movements, exercises }) => movements.length + exercises.length === 0);
      if (isIdle && senses.length === mention.senses.length) findings.accounted.push(idle(answer, mention));
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
  const part = partAround(answer, mention.span);
  const told = BODY_FIELDS.has(answer.field) ? !FOR.has(mention.polarity) : AGAINST.has(mention.polarity);
  if (!entry || !told || mention.polarity === 'deny') return NOTHING;
  if (isOver(mention, part, facts.movement)) return NOTHING;
  const severity = isHurt(mention, part, facts.movement) ? 'strict' : 'soft';
  const premise = { severity, side: sideOf(part), origins: [originOf(input)] } as const;
  return { movements: entry.joints.map((joint) => ({ limit: joint, ...premise })), exercises: [] };
}

function ofMovement(id: string, input: Input): Meant {
  const { answer, mention, facts } = input;
  const limit = facts.movement.limits.find((each) => each.id === id);
  if (!limit) return NOTHING;
  const says = limit.says.some((phrase) => phraseKey(phrase) === phraseKey(mention.spelled ?? mention.quote));
  if (isFine(mention)) {
    const exercises = limit.activity.length > 0 ? [fine(limit.label, limit.activity, input)] : [];
    return { movements: [], exercises: says ? [] : exercises };
  }
  if (says ? isSaidNotToBe(mention) : !isAgainst(mention, answer.field)) return NOTHING;
  if (mention.time === 'former' || mention.time === 'healed') return NOTHING;
  const part = partAround(answer, mention.span);
  const severity = mention.strength === 'must' || mention.strength === 'reaction' || says ? 'strict' : 'soft';
  const softened = mention.strength === 'slight' ? 'soft' : severity;
  const cap = id === LIFTING ? heaviestOf(mention) : null;
  const premise: MovementPremise = {
    limit: id,
    severity: softened,
    side: sideOf(part),
    origins: [originOf(input)],
  };
  return { movements: [cap === null ? premise : { ...premise, maxLbs: cap }], exercises: [] };
}

/** "Nothing over 10 kg", pounds; null where no weight is said. */
function heaviestOf({ quantities, quote }: Mention): number | null {
  const [weight] = quantities.filter(({ unit }) => unit === 'lb' || unit === 'kg');
  const typed = /(\d+)\s*(lb|pound|kg|kilo)/i.exec(quote);
  const value = weight?.value ?? (typed ? Number(typed[1]) : null);
  if (value === null) return null;
  return (weight?.unit ?? typed?.[2]?.toLowerCase())?.startsWith('k') ? toTenth(lbsFromKg(value)) : value;
}

function ofExercise(id: string, input: Input): Meant {
  const { answer, mention, facts } = input;
  const group = facts.movement.exerciseGroups.find((each) => each.id === id);
  const exercises = group?.exercises ?? (facts.exercises.has(id) ? [id] : []);
  const label = group?.names[0] ?? facts.exercises.get(id)?.name ?? id;
  if (isFine(mention)) return { movements: [], exercises: [fine(label, exercises, input)] };
  if (!isAgainst(mention, answer.field)) return NOTHING;
  if (mention.time === 'former' || mention.time === 'healed') return NOTHING;
  const stance = mention.polarity === 'dislike' ? ('disliked' as const) : ('never' as const);
  return { movements: [], exercises: [{ label, exercises, stance, origins: [originOf(input)] }] };
}

const fine = (label: string, exercises: readonly string[], input: Input): ExercisePremise => ({
  label,
  exercises,
  stance: 'fine',
  origins: [originOf(input)],
});

const isFine = ({ polarity }: Mention): boolean => polarity === 'fine' || polarity === 'only' || polarity === 'want';

/** "Not in a wheelchair any more". */
const isSaidNotToBe = ({ polarity }: Mention): boolean => polarity === 'deny' || polarity === 'avoid';

/** Said not to go; among injuries, naming it is enough. */
function isAgainst({ polarity }: Mention, field: string): boolean {
  return AGAINST.has(polarity) || (polarity === 'named' && BODY_FIELDS.has(field));
}

function sideOf(part: string): MovementPremise['side'] {
  const left = / (?:left|l|izquierd[oa]|link[es]+|gauche) /.test(part);
  const right = / (?:right|r|derech[oa]|recht[es]+|droite?) /.test(part);
  if (/ (?:both|bilateral) /.test(part) || (left && right)) return 'both';
  return left ? 'left' : right ? 'right' : null;
}

/** One premise for each limit: the stricter one, with the words of all. */
function merged(premises: readonly MovementPremise[]): MovementPremise[] {
  const byLimit = new Map<string, MovementPremise>();
  for (const premise of premises) {
    const old = byLimit.get(premise.limit);
    if (!old) byLimit.set(premise.limit, premise);
    else {
      const severity = old.severity === 'strict' || premise.severity === 'strict' ? 'strict' : 'soft';
      const side =
        old.side === premise.side
          ? old.side
          : old.side === null || premise.side === null
            ? (old.side ?? premise.side)
            : 'both';
      const caps = [old.maxLbs, premise.maxLbs].flatMap((cap) => cap ?? []);
      const cap = caps.length > 0 ? { maxLbs: Math.min(...caps) } : {};
      byLimit.set(premise.limit, { ...old, ...cap, severity, side, origins: [...old.origins, ...premise.origins] });
    }
  }
  return [...byLimit.values()];
}
