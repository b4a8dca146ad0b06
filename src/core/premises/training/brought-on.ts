import type { Mention, Sense } from '#core/language/reading.ts';
import { isHowItHappened } from './hurt-words.ts';
import type { MovementWords } from './movement-words.ts';
import {
  bareWords,
  type FieldReading,
  hasAny,
  partAround,
  placeOf,
  sentenceFrom,
  wordsBeside,
} from './words-beside.ts';

type Words = Pick<MovementWords, 'goodFor' | 'limits' | 'troubles'>;

const MOVES = new Set<Sense['kind']>(['movement', 'exercise', 'tool']);
const PARTS = new Set<Sense['kind']>(['joint', 'condition', 'illness']);
/** What may stand between "when" and what is done then: "when I try to do a deep". */
const FILL =
  '(?: (?:i|im|we|you|ive|my|the|a|an|any|some|all|too|many|much|more|do|doing|did|try|trying|attempt|start|starting|go|going|get|getting|come|coming|to|of|into|in|at|for|on|long|heavy|light|deep|hard|fast|full|bottom|top|way|up|down|out|certain|each|every|those|these|sets?|reps?|lots|lot|load|weighted|bodyweight|barbell|dumbbell|high|low)){0,6}';
/** The words that lead from a trouble to what brings it on. */
const CAUSED_BY = new RegExp(
  ` (?:with|from|after|when|whenever|wenn|if|during|on|in|doing|by|every time|everytime|each time|any time|anytime|while|once|as soon as|upon|because of|due to|thanks to|bei|beim|cuando|quando|quand)${FILL} $`,
);
/** Of these links a part of the body before them is enough, whatever stands between; "on" and "from" need a word of trouble. */
const PLAINLY_CAUSED_BY = new RegExp(` (?:when|whenever|if|after|with|every time|each time|as soon as)${FILL} $`);
/** What was had once tells how it came about. */
const ONCE =
  / (?:was|were|had|happened|tear|tore|torn|sprain|sprained|fracture|fractured|broke|broken|ruptured|dislocated|surgery|op|operated|ago|years?|last|since|(?:19|20)\d\d|brace|support|sleeve|strap|straps|wraps?|tape|taped|careful|warm|ok|okay|better|used) /;
const JUST_ONCE = / (?:(?:only|just) once|once (?:while|when|during|on|in|after|doing)) /;
/** "Getting a twang in the groin". */
const FELT_IN =
  / (?:get|gets|getting|got|feel|feels|feeling|felt) (?:a|an|some|this|these|that|bit of|the odd)(?: [^ ]+){1,4} (?:in|at|around|under|behind|across|down) (?:my|the|both|left|right) /;
/** Stand between a move and a part of the body without a word of what the one does to the other. */
const NEUTRAL =
  /^ (?:(?:and|or|and|with|for|but|because|bc|cause|due|to|of|in|on|as|so|plus|not|no|without|after|before|since|until|till|by|despite|even|through|around|my|the|a|an|both|left|right|old|bad|sore|dodgy|other|is|are|was|were|helps?|helped|loosens?|strengthens?|strengthened|fixed|fixes|sorted|works|great|good|best|easier|easy|rehab|builds?|protects?|supports?|saved?|i|we|it|been|have|has|do|doing|can|cant|cannot|wont|dont|will)(?= ))* $/;
/** "No pain when I squat" and "not when I cycle" say that it is not brought on. */
const NOT_WHEN =
  /^ (?:(?:and|though|it|its|does|do|is) )*(?:not|never|isnt|doesnt|dont|rarely|hardly)(?: (?:really|actually|so much))* (?:with|on|when|whenever|if|from|after|during|while|by|doing)(?: [a-z]+){0,3} $/;
/** "Running triggers it, cycling doesn't". */
const DOES_NOT =
  /^ (?:doesnt|does not|dont|do not|never does|never do|never has)(?: (?:though|tho|at all|bother it|set it off))* $/;
/** "Nothing hurts when I run". */
const NOTHING_WHEN =
  / nothing (?:really |ever )?(?:hurts|aches|bothers me|twinges|is sore) (?:when|if|while) (?:i )?(?:do |go |am )?$/;
/** "Squats used to hurt my knee". */
const USED_TO =
  /^ (?:only |just )?used to (?:really |always |sometimes )?(?:hurt|bother|ache|be (?:sore|painful|a problem|bad|trouble)|flare|cause|give|set|irritate|aggravate|kill|upset|annoy|make|play|trigger) /;
/** "Squats used to be fine, but now they hurt". */
const WERE_FINE = /^ (?:used to be|were|was) (?:ok|okay|fine|good|great|alright|no problem) /;
/** "Can't lunge without pain" is no word of comfort. */
const NOT_WITHOUT =
  / (?:cant|cannot|couldnt|unable|never|not|dont|hard|impossible)(?: [^ ]+){0,7} (?:without(?: any| some| the| a)?|pain ?free) /;
const NEGATED =
  / (?:no|not|nothing|none|nowhere|never|isnt|arent|doesnt|dont|didnt|without|hardly|barely|no longer|nor)(?: (?:really|actually|any|much|more|ever|longer|even|seem|to|be|a|so|cause|causing))* $/;

const isMove = ({ senses }: Mention): boolean => senses.some(({ kind }) => MOVES.has(kind));
const isPart = ({ senses }: Mention): boolean => senses.some(({ kind }) => PARTS.has(kind));

const COMFORT = / (?:pain ?free|painless(?:ly)?|ache free|no pains?|symptom free) /g;

/** Whether a word of trouble stands in the words, and nothing takes it back. */
export function tellsTrouble(typed: string, troubles: readonly string[]): boolean {
  const words = typed.replace(COMFORT, '  ');
  if (!hasAny(words, troubles)) return false;
  const found = troubles.filter((phrase) => words.includes(` ${phrase} `));
  return found.some((phrase) => !NEGATED.test(words.slice(0, words.indexOf(` ${phrase} `) + 1)));
}

/**
 * The answer in which every move that brings a trouble on is refused: "flares up with pull-ups", "plays up when I bench", "dips wreck my
 * shoulder". Between a part of the body and a "when I …" any verb will do that is no good word.
 */
export function withBroughtOn(answer: FieldReading, words: Words): FieldReading {
  const { reading } = answer;
  const moves = reading.mentions.filter(isMove);
  // Nobody types so many, and each of them is looked at.
  if (moves.length === 0 || moves.length > MOST) return answer;
  const isAnyTold = reading.mentions.some(isPart) || hasAny(bareWords(answer.text), words.troubles);
  if (!isAnyTold) return answer;
  let isTold = false;
  const mentions = reading.mentions.map((mention) => {
    if (!isMove(mention) || isLimitByItself(mention, words)) return mention;
    const wereFine = WERE_FINE.test(wordsBeside(answer, mention).after);
    if (mention.time !== 'now' && !wereFine) return mention;
    if (USED_TO.test(wordsBeside(answer, mention).after)) return { ...mention, time: 'former' as const };
    if ((isTold && isSpared(answer, mention)) || NOTHING_WHEN.test(leading(answer, mention)))
      return { ...mention, polarity: 'fine' as const };
    if (!isBroughtOnBy(answer, mention, words)) return mention;
    isTold = true;
    return { ...mention, polarity: 'avoid' as const, time: 'now' as const };
  });
  return { ...answer, reading: { ...reading, mentions } };
}

/** "In a wheelchair" is read by its own words. */
const isLimitByItself = ({ senses, quote }: Mention, { limits }: Words): boolean =>
  senses.some(
    ({ kind, id }) =>
      kind === 'movement' && limits.some((limit) => limit.id === id && hasAny(bareWords(quote), limit.says)),
  );

function isSpared(answer: FieldReading, mention: Mention): boolean {
  const { before, after } = wordsBeside(answer, mention);
  return DOES_NOT.test(after) || NOT_WHEN.test(before);
}

function isBroughtOnBy(answer: FieldReading, mention: Mention, words: Words): boolean {
  const part = partAround(answer, mention.span);
  if (isAllDay(answer, mention) || JUST_ONCE.test(part)) return false;
  const isComforted = hasAny(part, words.goodFor) && !NOT_WITHOUT.test(part) && !tellsTrouble(part, words.troubles);
  if (WERE_FINE.test(wordsBeside(answer, mention).after))
    return tellsTrouble(sentenceFrom(answer, mention), words.troubles);
  if (isComforted || isHowItHappened(answer, mention)) return false;
  // "Whenever I try the rower my ankle swells".
  const isThen = PLAINLY_CAUSED_BY.test(leading(answer, mention)) && tellsTrouble(part, words.troubles);
  return isThen || isCause(answer, mention, words) || doesHarm(answer, mention, words);
}

/** Being on one's feet, or on a chair, for hours is no exercise. */
const isAllDay = (answer: FieldReading, mention: Mention): boolean =>
  mention.senses.some(({ id }) => id === 'standing' || id === 'sitting') &&
  / (?:all (?:day|shift|night|evening)|(?:too |very |so )?long|for (?:long|hours|ages|too long)|hours|at work|at my desk) /.test(
    wordsBeside(answer, mention).after,
  );

/** Moves in one answer. */
const MOST = 150;

/** So many mentions on either side are looked at: a part of the body stands near to what it cannot take. */
const NEAR = 3;

/** The part of the sentence before a move, over what else is named in it. */
function leading(answer: FieldReading, mention: Mention): string {
  const part = partAround(answer, mention.span);
  const at = part.indexOf(bareWords(mention.quote));
  return at < 0 ? wordsBeside(answer, mention).before : part.slice(0, at + 1);
}

/** "My knee grumbles after long runs": a trouble, or a part of the body with any verb, and what brings it on. */
function isCause(answer: FieldReading, mention: Mention, { troubles, goodFor }: Words): boolean {
  const before = leading(answer, mention);
  if (!CAUSED_BY.test(before) || NOT_WHEN.test(before)) return false;
  if (tellsTrouble(before, troubles) || FELT_IN.test(before)) return true;
  if (!PLAINLY_CAUSED_BY.test(before) || ONCE.test(before) || hasAny(before, goodFor)) return false;
  const { mentions } = answer.reading;
  const at = placeOf(answer.reading, mention.span);
  const parts = mentions.slice(Math.max(0, at - NEAR), at).filter((other) => other.clause === mention.clause);
  const named = parts.findLast(isPart);
  if (!named) return false;
  const between = bareWords(answer.text.slice(named.span.end, mention.span.start));
  const verb = between.replace(PLAINLY_CAUSED_BY, ' ');
  return before.includes(bareWords(named.quote)) && !NEGATED.test(between) && verb.trim() !== '';
}

/** "Dips wreck my shoulder", "lateral raises = pain", "stairs are murder". */
function doesHarm(answer: FieldReading, mention: Mention, { troubles, goodFor }: Words): boolean {
  const { after } = wordsBeside(answer, mention);
  if (/^ (?:never|no longer|havent|hasnt|stopped) /.test(after)) return false;
  if (tellsTrouble(after, troubles)) return true;
  const { mentions } = answer.reading;
  const next = mentions[placeOf(answer.reading, mention.span) + 1];
  if (!next || !isPart(next) || next.clause !== mention.clause) return false;
  const typed = answer.text.slice(mention.span.end, next.span.start);
  if (/[,;:.!?\n()/+&-]/.test(typed)) return false;
  const between = bareWords(typed);
  const hurts = tellsTrouble(wordsBeside(answer, next).after, troubles);
  // "Rows = back pain", "rows give me back pain".
  if (hurts && (typed.includes('=') || / (?:gives?|leaves?|makes?|sets?|gets?|means?) /.test(between))) return true;
  return between.trim() !== '' && !hasAny(between, goodFor) && !NEUTRAL.test(between);
}
