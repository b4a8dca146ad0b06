import { PLAIN_MENTION } from '#core/language/plain-mention.ts';
import type { Mention } from '#core/language/reading.ts';
import type { Duration } from './durations.ts';
import { HEALTH_FIELDS, type HealthAnswer } from './health-answer.ts';
import type { HealthFacts } from './health-facts.ts';

const OPERATION = 'recent_surgery';
/** Until then what was done is still healing; weeks. */
const HEALING = 12;
const DONE =
  /\b(?:removed|taken out|cut out|whipped out|cut open|put in|inserted|implanted|resected|resection|excised|operated|(?:went|was|been) under the knife|in theatre|keyhole|[a-z]{3,24}(?:ectomy|otomy|plasty|ostomy|orrhaphy|pexy))\b/giu;
/** Done with a needle or in a chair, and no operation to rest from. */
const SMALL =
  /\b(?:moles?|warts?|tooth|teeth|tattoos?|stitch\p{L}*|coil|iud|mirena|implanon|brac\p{L}*|crowns?|fillings?|splinters?|lens|lenses|glasses|hearing aids?|verrucas?|skin tags?|nails?|toenails?|piercings?|cast|boot|plaster|splint|sling|cannula|drip|tick|polyps?|ear ?wax)\b/iu;
const SENTENCE = /[^.;!?\n]+/g;

/** "Spleen removed 2 weeks ago": what was done lately under a knife is an operation, whatever it was. */
export function toldOperations(
  { field, text, reading }: HealthAnswer,
  times: readonly Duration[],
  { conditionOf }: HealthFacts,
): Mention[] {
  if (!HEALTH_FIELDS.has(field)) return [];
  const lately = times.filter(({ way, weeks }) => way === 'ago' && weeks < HEALING);
  if (lately.length === 0) return [];
  const staged = reading.mentions.filter(({ senses }) =>
    senses.some(({ id }) => (conditionOf.get(id)?.training.stages.length ?? 0) > 0),
  );
  return [...text.matchAll(SENTENCE)].flatMap(({ 0: sentence, index: from }): Mention[] => {
    const to = from + sentence.length;
    const isIn = ({ span }: { span: Mention['span'] }) => span.start >= from && span.start < to;
    if (!lately.some(isIn) || staged.some(isIn) || SMALL.test(sentence)) return [];
    const [done] = sentence.matchAll(DONE);
    if (!done) return [];
    const start = from + done.index;
    const span = { start, end: start + done[0].length };
    return [{ ...PLAIN_MENTION, senses: [{ kind: 'condition', id: OPERATION }], span, quote: done[0] }];
  });
}
