import type { Joint } from '#core/catalogue/exercise.ts';
import type { Mention } from '#core/language/reading.ts';
import type { MovementPremise } from '../premises.ts';
import { tellsTrouble } from './brought-on.ts';
import { jointsAskedBy } from './exercise-limits.ts';
import {
  asksOfJoints,
  isBroughtOn,
  isDenied,
  isHowItHappened,
  isHurt,
  isLeftOver,
  isOld,
  isOver,
  isPast,
  isSaidWell,
} from './hurt-words.ts';
import { isFresh, isHealedNext, isMild, isPainless, isWellAgain } from './mild-words.ts';
import type { MovementWords } from './movement-words.ts';
import type { TrainingFacts } from './training-facts.ts';
import {
  bareWords,
  type FieldReading,
  hasAny,
  partAround,
  partsBehind,
  placeOf,
  restOf,
  sentenceFrom,
  toldOf,
  wordsBeside,
} from './words-beside.ts';

/** `told`: joints of which the answer tells what they cannot take. `isNamed`: the answer is about the body, so that a joint that is named is one that does not go well. */
type Input = {
  answer: FieldReading;
  mention: Mention;
  facts: TrainingFacts;
  isNamed: boolean;
  told: ReadonlySet<Joint>;
};
/** The joints that are sore, and how. */
export type Sore = Pick<MovementPremise, 'severity' | 'eased'> & { limits: readonly string[] };

const WHOLE = new Set(['leg', 'arm', 'spine']);
const MOVES = new Set(['movement', 'exercise']);
const AGAINST = new Set<Mention['polarity']>(['avoid', 'deny', 'dislike', 'named', 'have']);

/** What a joint that is named asks for; null where nothing follows. Healed ones ask for nothing, but what was replaced or fused does. */
export function soreJoint(id: string, input: Input): Sore | null {
  const { answer, mention, facts, isNamed } = input;
  const entry = facts.movement.joints.find((joint) => joint.id === id);
  if (!entry) return null;
  const part = partAround(answer, mention.span);
  const isSore = (isNamed && !isWholeLimb(id, input)) || hasAny(part, facts.movement.sore);
  const isWell =
    ((mention.polarity === 'fine' || mention.polarity === 'want') && !isLeftOver(answer, mention)) ||
    isSaidWell(answer, mention, facts.movement);
  if (!isSore || isWell || isDenied(answer, mention) || isLevelOfLoss(answer, mention, part)) return null;
  const told = toldOf(answer, mention, part);
  const rest = restOf(answer, mention);
  if (isOver(mention, told, facts.movement) || isPast(told, facts.movement) || isPast(rest, facts.movement))
    return null;
  const isKept = hasAny(told, facts.movement.permanent);
  const isQuiet = !isKept && isQuietSince(answer, mention, facts.movement);
  if (isQuiet && MENDS.test(bareWords(mention.quote))) return null;
  if (!isKept && (isPainless(told) || isPainless(rest) || isWellAgain(partsBehind(answer, mention)))) return null;
  const { text } = answer;
  if (!isKept && isHealedNext(text.slice(mention.span.end, mention.span.end + BEHIND))) return null;
  const twin = isKept ? null : sameNext(entry.joints, input);
  if (twin && soreJoint(id, { ...input, mention: twin }) === null) return null;
  const severity = isHurt(mention, told, facts.movement) ? ('strict' as const) : ('soft' as const);
  const sentence = sentenceFrom(answer, mention);
  const isTold = isMild(told, facts.movement) || entry.joints.some((joint) => input.told.has(joint));
  const isLight =
    isQuiet || (!IS_MORE.test(sentence) && (isBroughtOn(answer, mention) || (!isFresh(sentence) && isTold)));
  return {
    limits: [...entry.joints, ...asksOfJoints(entry.joints, told)],
    severity,
    ...(severity === 'soft' && isLight ? { eased: true as const } : {}),
  };
}

const AILMENTS = new Set(['condition', 'illness']);
/** Heals by itself, and nothing is left of it. */
const MENDS =
  / (?:sprain[a-z]*|strain[a-z]*|broke|broken|fractured?|cracked|rolled|twisted|pulled|bruised?|jarred|stubbed) /;

/** "Sprained wrist in 2016", "rotator cuff repaired 2014, strong as ever": named with a time long past, and no trouble told since. */
function isQuietSince(answer: FieldReading, mention: Mention, { troubles, severe, sore }: MovementWords): boolean {
  const part = partAround(answer, mention.span);
  if (!mention.senses.some(({ kind }) => AILMENTS.has(kind)) && !HAPPENED.test(part)) return false;
  const told = `${part}${sentenceFrom(answer, mention).slice(1)}`;
  if (!isOld(mention, told)) return false;
  const rest = told
    .replace(bareWords(mention.quote), ' ')
    .replace(
      / (?:surgery|repaired|operated|operation|op|tear|torn|tore|dislocated|dislocation|broke|broken|fractured|ruptured|sprained|separated|popped out) /g,
      ' ',
    );
  return !tellsTrouble(rest, troubles) && !hasAny(rest, severe) && !hasAny(rest, sore) && !STILL.test(rest);
}

/** The question's own grades above "mild", and pain that does not wait for a movement. */
const IS_MORE = / (?:medium|moderate|moderately|severe|constant|constantly|all the time|always there) /;

const HAPPENED = / (?:dislocated|broke|fractured|ruptured|tore|sprained|separated|popped out) /;
const STILL = / (?:still|sometimes|occasionally|now and|careful|physio|rehab|if|when|with) /;

const LOSS = / (?:amput[a-z]*|stump|lost|missing|prosthe[a-z]*|(?:leg|arm|foot|hand) off|gone) /;

/** "Amputated below the knee": where a limb ends, and no sore knee. */
const isLevelOfLoss = (answer: FieldReading, mention: Mention, part: string): boolean =>
  / (?:below|above|through|under|over|at)(?: (?:the|my|left|right))* $/.test(wordsBeside(answer, mention).before) &&
  LOSS.test(part);

/** So far behind a joint, the next sentence may tell that it is well; characters. */
const BEHIND = 120;
const TWIN = /^ (?:in|of|on|at)(?: (?:the|my|left|right|both|a))* $/;

/** "Did the cruciate in the left knee …": the same joint is named right behind, so that what is told of the one is told of both. */
function sameNext(joints: readonly string[], { answer, mention, facts }: Input): Mention | null {
  const { mentions } = answer.reading;
  const next = mentions[placeOf(answer.reading, mention.span) + 1];
  if (!next || !TWIN.test(bareWords(answer.text.slice(mention.span.end, next.span.start)))) return null;
  const isSame = next.senses.some(
    (sense) =>
      sense.kind === 'joint' &&
      facts.movement.joints.some((entry) => entry.id === sense.id && entry.joints.join() === joints.join()),
  );
  return isSame ? next : null;
}

/** "None, apart from the leg", "tennis elbow, right arm": a limb without a word of pain tells of no joint. */
function isWholeLimb(id: string, { answer, mention, facts: { movement } }: Input): boolean {
  if (!WHOLE.has(id)) return false;
  if (answer.reading.mentions.some((other) => other !== mention)) return true;
  const part = partAround(answer, mention.span);
  return !hasAny(part, movement.sore) && !hasAny(part, movement.severe);
}

/**
 * "Bad shoulder: no dips, nothing behind the neck": who tells what a joint cannot take knows it. That is left out, and the joint itself
 * is kept light. All such joints of an answer.
 */
export function toldJoints(answer: FieldReading, facts: TrainingFacts): ReadonlySet<Joint> {
  const told = answer.reading.mentions.filter(
    (other) => AGAINST.has(other.polarity) && other.time === 'now' && other.senses.some(({ kind }) => MOVES.has(kind)),
  );
  const named = new Map(
    told.flatMap((each) => each.senses.map((sense) => [`${sense.kind}:${sense.id}`, each] as const)),
  );
  return new Set(
    [...named.values()]
      .filter((each) => !isHowItHappened(answer, each))
      .flatMap(({ senses }) => senses.flatMap((sense) => jointsAskedBy(sense, facts))),
  );
}
