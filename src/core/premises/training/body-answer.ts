import type { Mention, Sense } from '#core/language/reading.ts';
import type { TrainingFacts } from './training-facts.ts';
import { bareWords, type FieldReading, hasAny, withOnly } from './words-beside.ts';

/** What a body can be asked: joints, movements, exercises, and machines to move on. */
export const BODY_KINDS = new Set<Sense['kind']>(['joint', 'movement', 'exercise', 'tool']);
const AILMENTS = new Set<Sense['kind']>(['condition', 'illness']);

/** The answer with what it says of a body; an ailment that is named after a joint ("ACL surgery") names the joint, too. */
export function bodyAnswer(answer: FieldReading, facts: TrainingFacts): FieldReading {
  const mentions = answer.reading.mentions.map((mention) => withJoint(mention, facts));
  return withOnly({ ...answer, reading: { ...answer.reading, mentions } }, BODY_KINDS);
}

function withJoint(mention: Mention, { movement }: TrainingFacts): Mention {
  const { senses, quote, spelled } = mention;
  const kinds = new Set(senses.map(({ kind }) => kind));
  if (kinds.has('joint') || ![...kinds].some((kind) => AILMENTS.has(kind))) return mention;
  const words = bareWords(spelled ?? quote);
  // A whole limb is the movement's matter ("broken arm"): which joint it is stays open.
  const joint = movement.joints.find(({ joints, phrases }) => joints.length === 1 && hasAny(words, phrases));
  return joint ? { ...mention, senses: [...senses, { kind: 'joint', id: joint.id }] } : mention;
}
