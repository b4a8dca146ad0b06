import type { Mention, Sense } from '#core/language/reading.ts';
import { tellsTrouble } from './brought-on.ts';
import type { MovementWords } from './movement-words.ts';
import { bareWords, type FieldReading, hasAny } from './words-beside.ts';

type Words = Pick<MovementWords, 'goodFor' | 'troubles'>;

const MOVES = new Set<Sense['kind']>(['movement', 'exercise', 'tool']);
const SENTENCE = /[;!?\n]|\.(?!\d)|\b(?:but|though|however|although|except)\b/giu;
const PART = /[,:()–—]|\s-\s/gu;
/** A name with a judging word in it. */
const NO_JUDGEMENT = / good mornings? | goodmornings? /g;
const AGAINST =
  / (?:no|not|never|none|nothing|neither|nor|without|cant|cannot|couldnt|dont|doesnt|didnt|wont|isnt|arent|wasnt|shouldnt|mustnt|havent|hasnt|avoid[a-z]*|hurts?|hurting|pains?|painful|sore|aches?|aggravat[a-z]*|irritat[a-z]*|flares?|kills?|hates?|bugs?|bothers?|triggers?|worse|worst|bad|problems?|issues?|trouble|struggle[a-z]*|limited|until|til|till|unless|used to|was|were|stop[a-z]*|skip|out|careful|apart|rather|instead|less|only|if|when|light|sketchy|dodgy|iffy|scared|afraid|banned|forbidden|told|nicht|keine?|nein|pas|sin|non|ni|nao|nie|bez|ohne|niente|nae) /;

type Stretch = { start: number; end: number };

function cut(text: string, { start, end }: Stretch, at: RegExp): Stretch[] {
  const stretches: Stretch[] = [];
  let from = start;
  for (const { 0: mark, index } of text.slice(start, end).matchAll(at)) {
    stretches.push({ start: from, end: start + index });
    from = start + index + mark.length;
  }
  stretches.push({ start: from, end });
  return stretches;
}

type Judgement = 'fine' | 'mixed' | 'none';

/** `fine`: something good is said, and nothing else. "No pain" and the like are taken out before a "no" is looked for. */
function judge(text: string, { start, end }: Stretch, { goodFor: fine, troubles }: Words): Judgement {
  const words = bareWords(text.slice(start, end)).replace(NO_JUDGEMENT, ' ');
  const isFine = hasAny(words, fine);
  const rest = isFine ? fine.reduce((left, phrase) => left.replaceAll(` ${phrase} `, '  '), words) : words;
  if (AGAINST.test(rest) || tellsTrouble(rest, troubles)) return 'mixed';
  return isFine ? 'fine' : 'none';
}

/**
 * The answer with what is judged as a whole: "Squats, deadlifts, rows, all of that she encourages", "hip thrusts are on her list". In a
 * sentence, or part of one, in which something good is said of moves and nothing against any, all moves are fine.
 */
export function withJudgedFine(answer: FieldReading, fine: Words): FieldReading {
  const { text, reading } = answer;
  if (!reading.mentions.some(isMove)) return answer;
  const judged = cut(text, { start: 0, end: text.length }, SENTENCE).flatMap((sentence) => {
    const judgement = judge(text, sentence, fine);
    if (judgement !== 'mixed') return judgement === 'fine' ? [sentence] : [];
    return cut(text, sentence, PART).filter((part) => judge(text, part, fine) === 'fine');
  });
  let at = 0;
  const mentions = reading.mentions.map((mention) => {
    while (at < judged.length && (judged[at]?.end ?? 0) <= mention.span.start) at++;
    const stretch = judged[at];
    const isIn = stretch !== undefined && stretch.start <= mention.span.start;
    return isIn && isMove(mention) && mention.time === 'now' ? { ...mention, polarity: 'fine' as const } : mention;
  });
  return { ...answer, reading: { ...reading, mentions } };
}

const isMove = ({ senses }: Mention): boolean => senses.some(({ kind }) => MOVES.has(kind));
