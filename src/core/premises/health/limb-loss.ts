import { PLAIN_MENTION } from '#core/language/plain-mention.ts';
import type { Mention, Span } from '#core/language/reading.ts';
import { HEALTH_FIELDS, type HealthAnswer } from './health-answer.ts';

/** Of a lost limb it is not told which one, or how much of it. */
const UNKNOWN = 'amputee';
const LOSSES = /^amputee/;
const DETERMINED =
  '(?:(?:all|both|the|my|his|a|an|one|two|three|four|five|1|2|3|4|5|couple|few|several|some|half|part|parts|tip|tips|end|ends|top|tops|most|bit|of|left|right|l|r|lower|upper|entire|whole|big|great|little|small|baby|index|middle|ring|pinky|first|second|third|on)\\s+){0,6}';
const PART =
  '(?<part>toes?|fingers?|thumbs?|finger ?tips?|pinky|forefoot|foot|feet|hands?|legs?|arms?|forearms?|limbs?)';
/** "Lost two fingers", "missing my big toe"; what follows must not make it something else that is lost: "no leg day". */
const LOST_BEFORE = new RegExp(
  String.raw`\b(?:lost|missing|lack|lacking|amputated|amputation of|loss of|born (?:without|with no|missing)|minus|(?:have|has|got) no|(?:only|just) have half(?: of)?|severed|chopped off|sawed off|took off)\s+${DETERMINED}${PART}\b(?!\s+(?:pain|problems?|issues?|days?|strength|trouble|injur|exercises?|work|press|raises?|curls?|extensions?|weights?|movement|feeling|mobility|length|muscle|room|warmers?|machine))(?:\s+(?:on|of|from|off)\s+(?:the |my |his )?(?:left |right |l |r )?(?:hands?|foot|feet|arms?|legs?))?`,
  'giu',
);
const LOST_BEHIND = new RegExp(
  String.raw`\b${PART}\s+(?:(?:is|are|was|were|got|has|had|have|been|partly|partially|surgically|all|half)\s+){0,4}(?:amputated|amputation|amputee|missing|severed|taken off|cut off|chopped off|removed|off (?=above|below|at|through))(?:\s+(?:on|of|from)\s+(?:the |my )?(?:left |right )?(?:hands?|foot|feet))?`,
  'giu',
);
const BARE = /\bamput\p{L}*/giu;
const SOMEBODY =
  /\b(?:dad|father|mum|mom|mother|brother|sister|son|daughter|wife|husband|partner|friend|uncle|aunt|gran(?:ny|dma|dad|dpa|ma|dmother|dfather)?|cousin|neighbou?r|mate|boss|client|patient|dog|he|she|they)\b[^,.;!?\n]{0,40}$/i;

/** Lost limbs, or parts of them, that no name of the lists stands for. */
export function lostLimbs({ field, text, reading }: HealthAnswer): Mention[] {
  if (!HEALTH_FIELDS.has(field)) return [];
  const named = reading.mentions.filter(({ senses }) => senses.some(({ kind }) => kind === 'condition'));
  return [LOST_BEFORE, LOST_BEHIND, BARE].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: quote, index: start, groups: { part = '' } = {} }): Mention[] => {
      const span = { start, end: start + quote.length };
      const isNamed = named.some((other) => other.span.start < span.end && other.span.end > span.start);
      if (isNamed || SOMEBODY.test(text.slice(Math.max(0, start - 40), start))) return [];
      return [{ ...PLAIN_MENTION, senses: [{ kind: 'condition', id: lossOf(part, quote) }], span, quote }];
    }),
  );
}

function lossOf(part: string, quote: string): string {
  if (/finger|thumb|pinky/i.test(part)) return 'partial_hand';
  if (/toe|forefoot/i.test(part)) return 'partial_foot';
  const isHalf = /\b(?:half|part|parts|tip|end|bit)\b/i.test(quote);
  if (/foot|feet/i.test(part)) return isHalf ? 'partial_foot' : 'amputee_below_knee';
  if (/hand/i.test(part)) return isHalf ? 'partial_hand' : 'amputee_below_elbow';
  if (/leg/i.test(part)) return /\blower\b/i.test(quote) ? 'amputee_below_knee' : 'amputee_above_knee';
  if (/forearm/i.test(part)) return 'amputee_below_elbow';
  return /arm/i.test(part) ? 'amputee_above_elbow' : UNKNOWN;
}

const OF = String.raw`[\s-]+(?:(?:the|my|his|left|right|l|r)[\s-]+){0,2}`;
/** How much of a limb is gone, the plainest words first. */
const LEVELS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`\b(?:below|under|beneath|underneath|b)${OF}knees?\b|\btranstibial|\btrans-tibial|\b(?:through|at|below)${OF}(?:ankle|shin|calf)\b|\bsymes?\b|\bbka\b`,
      'i',
    ),
    'amputee_below_knee',
  ],
  [
    new RegExp(
      String.raw`\b(?:above|over|through|at)${OF}(?:knees?|thighs?|hips?)\b|\btransfemoral|\btrans-femoral|\bhip disarticulation|\bmid[\s-]?thigh\b|\baka\b`,
      'i',
    ),
    'amputee_above_knee',
  ],
  [
    new RegExp(
      String.raw`\b(?:below|under|beneath|at)${OF}elbows?\b|\btransradial|\b(?:through|at|above|mid)${OF}(?:wrist|forearm)\b|\bmid[\s-]?forearm\b`,
      'i',
    ),
    'amputee_below_elbow',
  ],
  [
    new RegExp(
      String.raw`\b(?:above|over|through)${OF}elbows?\b|\btranshumeral|\b(?:at|through)${OF}(?:shoulder|upper arm)\b|\bshoulder disarticulation`,
      'i',
    ),
    'amputee_above_elbow',
  ],
];
/** Told of a limb whose level is not. */
const LIMBS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:fingers?|thumbs?|finger ?tips?|part of (?:my |the )?(?:left |right )?hand)\b/i, 'partial_hand'],
  [/\b(?:toes?|forefoot|transmetatarsal|half (?:of )?(?:my |the )?(?:left |right )?foot)\b/i, 'partial_foot'],
  [/\b(?:foot|feet|shin|lower leg)\b/i, 'amputee_below_knee'],
  [/\b(?:leg|legs|thigh)\b/i, 'amputee_above_knee'],
  [/\b(?:hand|forearm|wrist)\b/i, 'amputee_below_elbow'],
  [/\barms?\b/i, 'amputee_above_elbow'],
];
const BOTH_LEGS = /\bboth (?:of )?(?:my )?(?:lower )?(?:legs?|knees|feet)\b|\bbilateral\b|\bdouble\b/i;
const LEG = /knee/;
const WIDE = 90;
const SENTENCE = /[.;!?\n]/;

/** The sentence, with where it begins. */
function sentenceAround(text: string, { start, end }: Span): { words: string; from: number } {
  const before =
    text
      .slice(Math.max(0, start - WIDE), start)
      .split(SENTENCE)
      .at(-1) ?? '';
  const behind = text.slice(end, end + WIDE).split(SENTENCE)[0] ?? '';
  return { words: `${before}${text.slice(start, end)}${behind}`, from: start - before.length };
}

/** What of a limb is gone, and the words that tell its level. */
type Limb = { id: string; level: Span | null };

/** Which limb, and how much of it: "left leg amputated below knee" is not what "leg amputated" alone is taken for. */
export function limbOf(id: string, text: string, span: Span): Limb {
  if (!LOSSES.test(id)) return { id, level: null };
  const { words, from } = sentenceAround(text, span);
  const limb = id === UNKNOWN ? LIMBS.find(([each]) => each.test(words))?.[1] : undefined;
  if (limb?.startsWith('partial')) return { id: limb, level: null };
  const [found, told = limb ?? id] = LEVELS.find(([each]) => each.test(words)) ?? [];
  const at = found?.exec(words);
  const level = at ? { start: from + at.index, end: from + at.index + at[0].length } : null;
  return { id: LEG.test(told) && BOTH_LEGS.test(words) ? 'amputee_bilateral_leg' : told, level };
}
