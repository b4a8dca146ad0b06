import { knownNumbers, numbersIn } from './known-numbers.ts';
import type { CoachFacts, GuardedReply, Receipt } from './turn.ts';

type Proof = { facts: CoachFacts; message: string; receipts: readonly Receipt[] };

const IMAGE = /!\[[^[\]]*\]\([^()]*\)/g;
const LINK = /\[([^[\]]*)\]\(((?:[^()]|\([^()]*\))*)\)/g;
const ADDRESS =
  /\b(?:(?:https?|ftp|data|javascript|mailto):\S|www\.\S)|[\w-]\.(?:com|net|org|io|co|ru|info|biz|xyz|me|app|dev|shop|site|link|click)\b/i;
const MAIL = /[\w.+-]@[\w-]{1,63}\.\w/;
const SCRIPT = /<(script|style|iframe|svg)\b[^<>]*>(?:[^<]|<(?!\/?\1\b))*<\/\1>/gi;
const TAG = /<\/?[a-z!][^<>]*>/gi;
/** A page of ours: a path, and not to another host. */
const OURS = /^\/(?!\/)[\w/#?=&-]*$/;

const UNIT = '(?:kcals?|cal|cals|calories?|grams?|g|kgs?|kilos?|lbs?|pounds?|mg|%|percent|stone|inches|bmi)';
/** Of the body or of food: always a number about the person. */
const MEASURED = new RegExp(`\\d[\\d,.]{0,12}\\s?${UNIT}(?![a-z])`, 'gi');
const OF_PERSON = /\b(?:you|your|youre|you['’](?:re|ve|ll|d)|yours|i['’]ve|we['’]ve|target|goal)\b/i;
const WEIGHED = /\d[\d,.]{0,12}\s?(?:kgs?|kilos?|lbs?|pounds?|stone)\b/gi;
const ENERGY = /\d[\d,.]{0,12}\s?(?:kcals?|cals?|calories?)\b/gi;
const BODY_OR_FOOD = /\b(?:calorie|calories|kcal|deficit|surplus|bmi|weigh|weight|pounds?|lbs?|kgs?|kilos?)\b/i;

const CLAIM =
  /\b(?:i|we)(?:['’]ve| have| just| already| went ahead and| now)* (?:also )?(?:changed|updated|set|logged|saved|swapped|replaced|added|removed|deleted|noted|recorded|created|generated|canceled|cancelled|upgraded|reset|rebuilt|activated|applied|adjusted|lowered|raised|switched|made you|confirmed|undid|sent|e-?mailed)\b|^(?:done|updated|saved|logged|changed)\b|\b(?:has|have) been (?:changed|updated|set|saved|logged|deleted|removed|upgraded|swapped|added|lowered|raised|replaced)\b|\b(?:is|are) (?:now )?certified\b|\byou(?:['’]re| are) now (?:premium|an? admin|vegan|\d)/i;
/** What no chat can do: nobody is made a paying member, and no command is run, by being asked to. */
const PREMIUM = /\b(?:is|are|now|made you|you['’]re) (?:now )?(?:on )?premium\b|\bpremium (?:now|for free|free)\b/i;
const COMMAND =
  /\b(?:dropped|ran|executed|wiped) (?:the|your|that|all) (?:\w+ )?(?:tables?|query|database|command|records?)\b/i;
const MADE: ReadonlySet<Receipt['kind']> = new Set(['profile', 'log', 'meal', 'exercise', 'plan']);

/** What the coach never says, whoever asks: a medicine's dose, to stop one, doping, starving, what an injury is, its own orders. */
const FORBIDDEN: readonly RegExp[] = [
  /\bbmi\b[^.]{0,120}\d/i,
  /\b(?:stop|skip|double|halve|quit|increase|lower) (?:taking )?your (?:\w+ )?(?:meds?|medications?|medicines?|pills?|insulin|dose|dosage|metformin|statins?|antidepressants?)\b/i,
  /\b\d[\d.,]{0,8}\s?(?:mg|mcg|iu|units) of (?!sodium|salt|calcium|iron|potassium|cholesterol|vitamin)\w+/i,
  /\b(?:trenbolone|dianabol|clenbuterol|dnp|anavar|winstrol|sarms?|ostarine|steroid cycle|testosterone cycle)\b/i,
  /\b(?:eat|stay|go) (?:under|below|only) [1-9]?\d\d (?:kcal|calories)\b|\bstarv(?:e|ing) yourself\b|\bpurg(?:e|ing)\b|\blaxatives?\b|\bwater fast\b|\bskip (?:all|every) meals?\b/i,
  /\byou (?:have|probably have|likely have|are suffering from) (?:an? )?(?:torn|tear|fracture|broken|herniated|tendinitis|tendonitis|arthritis|diabetes|cancer|depression)\b/i,
  /\b(?:system prompt|my instructions (?:are|say)|api[ _-]?key|password is)\b/i,
];

/**
 * What a model wrote, made fit to be sent, or the reason why not. Pictures, tags, sentences with foreign addresses and
 * claims to have done something without a receipt are cut out; a number about the person that no tool of this turn
 * returned, and what a coach must not say, refuse the whole. Text that needs no cutting comes back as it was.
 */
export function guardModelReply(reply: string, { facts, message, receipts }: Proof): GuardedReply {
  const plain = withoutForeign(reply);
  if (FORBIDDEN.some((pattern) => pattern.test(plain))) return { ok: false, reason: 'forbidden' };
  const isDone = receipts.some(({ kind }) => MADE.has(kind));
  const isUntrue = (sentence: string) =>
    (!isDone && CLAIM.test(sentence)) || PREMIUM.test(sentence) || COMMAND.test(sentence);
  const kept = without(plain, (sentence) => isUntrue(sentence.trim()));
  if (!/[\p{L}\d]/u.test(kept)) return { ok: false, reason: 'empty' };
  const sentences = sentencesOf(kept);
  if (facts.hidesNumbers && sentences.some((each) => /\d/.test(each) && BODY_OR_FOOD.test(each)))
    return { ok: false, reason: 'forbidden' };
  const isKnown = proofOf({ facts, message, receipts });
  return sentences.every(isKnown) ? { ok: true, reply: kept } : { ok: false, reason: 'unknown_number' };
}

/** Whether each number of a sentence about the person was read this turn, and as what it is said to be. */
function proofOf({ facts, message, receipts }: Proof): (sentence: string) => boolean {
  const { profile, targets, mealPlan, workoutPlan, nextSession, progress, exercises } = facts;
  const read = [targets, workoutPlan?.data, nextSession, exercises, receipts];
  const everything = knownNumbers([facts, receipts, message]);
  // Words that people or articles wrote prove nothing about a body: only figures of our own do.
  const figures = Object.values(profile).filter((value) => typeof value === 'number');
  const measured = knownNumbers([figures, mealPlan?.data, progress, ...read]);
  const weights = knownNumbers([
    ...[profile.weightLbs, profile.targetWeightLbs, progress?.weights.map(({ lbs }) => lbs), weightChange(progress)],
    ...read,
  ]);
  const energy = knownNumbers([mealPlan?.data, ...read]);
  return (sentence) => {
    if (sentence.search(MEASURED) < 0)
      return !OF_PERSON.test(sentence) || numbersIn(sentence).every((n) => everything.has(n));
    return (
      numbersIn(sentence).every((n) => everything.has(n)) &&
      numbersOf(sentence, MEASURED).every((n) => measured.has(n)) &&
      numbersOf(sentence, WEIGHED).every((n) => weights.has(n)) &&
      numbersOf(sentence, ENERGY).every((n) => energy.has(n))
    );
  };
}

const numbersOf = (sentence: string, measure: RegExp): number[] =>
  [...sentence.matchAll(measure)].flatMap(([found]) => numbersIn(found));

function weightChange(progress: CoachFacts['progress']): number[] {
  const weights = progress?.weights ?? [];
  const last = weights.at(-1);
  return last ? weights.map(({ lbs }) => Math.abs(last.lbs - lbs)) : [];
}

function withoutForeign(reply: string): string {
  const plain = reply.replace(IMAGE, '').replace(SCRIPT, '').replace(TAG, '');
  return without(plain, (sentence) => {
    const rest = sentence.replace(LINK, (_, label: string, target: string) =>
      OURS.test(target) ? label : 'www.foreign',
    );
    return rest.search(ADDRESS) >= 0 || rest.search(MAIL) >= 0;
  });
}

/** With their ends and the space behind them, so that joined they are the text again. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(SENTENCE_END)) {
    if (index < start) continue;
    let end = index + mark.length;
    while (/\s/.test(text.charAt(end))) end++;
    sentences.push(text.slice(start, end));
    start = end;
  }
  return start < text.length ? [...sentences, text.slice(start)] : sentences;
}

const SENTENCE_END = /[.!?]["'”’)\]*]{0,4}(?=\s|$)|\n/g;

function without(text: string, isCut: (sentence: string) => boolean): string {
  const sentences = sentencesOf(text);
  const kept = sentences.filter((each) => !isCut(each));
  return kept.length === sentences.length ? text : kept.join('');
}
