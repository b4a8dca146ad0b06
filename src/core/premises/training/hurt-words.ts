import type { Mention } from '#core/language/reading.ts';
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

/** From a year on, what was torn or operated on counts as an old injury: kept light, no longer spared altogether. */
const OLD_MONTHS = 12;
const MONTHS: Readonly<Record<string, number>> = { day: 1 / 30, week: 7 / 30, month: 1, year: 12 };
const LONG_AGO =
  / (?:years ago|yrs ago|year ago|seasons ago|years back|yrs back|decades? ago|as a kid|as a teen(?:ager)?|long ago|ages ago|in high school|in college|back in) /;
/** A year in the text, such as "2019" or "since 98", is long past unless the words say "this year". */
const YEAR = / (?:19|20)\d\d /;

const isAgo = (part: string): boolean => / (?:ago|since|post|after|back|in) /.test(part);

/** Told with a time of a year or more ago. */
export function isOld({ quantities }: Mention, part: string): boolean {
  const months = quantities.flatMap(({ value, max, unit }) =>
    unit && MONTHS[unit] ? (max ?? value) * MONTHS[unit] : [],
  );
  if (isAgo(part) && months.some((each) => each >= OLD_MONTHS)) return true;
  return LONG_AGO.test(part) || YEAR.test(part);
}

/** Is a sore joint a hurt one: torn, operated on, said to be bad? Not when that is a year ago, or healed. */
export function isHurt(mention: Mention, part: string, { severe }: MovementWords): boolean {
  if (mention.strength === 'slight' || mention.time === 'healed' || mention.time === 'former') return false;
  if (mention.strength === 'reaction') return true;
  return hasAny(part, severe) && !isOld(mention, part);
}

/** Is it over? What was replaced or fused never is. */
export function isOver({ time }: Mention, part: string, { permanent }: MovementWords): boolean {
  return (time === 'healed' || time === 'former') && !hasAny(part, permanent);
}

/** No list that people type is longer. */
const LIST = 20;
const MOVES = new Set(['movement', 'exercise']);
/** "No back issues, just a sore elbow". */
const JUST_THIS = / (?:just|only|except|besides)(?: [^ ]+){0,4} $/;
/** "No pain except my wrist": what is left of no pain hurts. */
const LEFT_OF_NO_PAIN =
  / (?:no|not|none|nothing|without|zero)(?: [^ ]+){0,3} (?:except|besides|apart from|aside from|other than)(?: [^ ]+){0,3} $/;

/** Is a joint the exception from what is denied, however its "except" was taken? */
export const isLeftOver = (answer: FieldReading, mention: Mention): boolean =>
  LEFT_OF_NO_PAIN.test(wordsBeside(answer, mention).before);

/** So far before a name, its bracket opens; characters. */
const BRACKET = 80;
const DENIAL =
  / (?:no|not|none|never|without|dont|doesnt|isnt|arent|havent|hasnt|never|neither|nor|zero|free|sin|ohne|sans|kein|keine|senza|sem) /;
/** Told of a joint that stands behind a "no" for something else: "no burpees, my knee hurts". */
/** "My knees are not good" denies that they are well. */
const UNWELL =
  / (?:no|not|isnt|arent|aint|never)(?: (?:so|very|too|that|really|in|the|a|doing|feeling|been|quite))* (?:good|great|ok|okay|fine|right|happy|strong|well|perfect|best|100|fan|fans) /;
const INJURY =
  / (?:hurts?|hurting|aches|kills|flares|broke|broken|fractured|torn|tore|dislocated|sprained|ruptured|splints) /;

/** "No lunges, knees": a joint at the end of a list of movements is why. */
function givesReason({ reading }: FieldReading, { list, senses, span }: Mention): boolean {
  const at = placeOf(reading, span);
  const before = reading.mentions.slice(Math.max(0, at - LIST), at).filter((other) => other.list === list);
  const isJoint = senses.some(({ kind }) => kind === 'joint');
  return isJoint && before.some((other) => other.senses.some(({ kind }) => MOVES.has(kind)));
}

const BECAUSE_OF =
  /^ (?:with|for|because of|due to|cause of|bc of|on account of)(?: (?:my|the|a|both|left|right|bad))* $/;

/** "No heavy lifting with my back": of a joint right behind a movement that is refused, the "no" is the movement's. */
function isReason(answer: FieldReading, mention: Mention): boolean {
  const last = answer.reading.mentions[placeOf(answer.reading, mention.span) - 1];
  if (!last || (last.polarity !== 'avoid' && last.polarity !== 'deny')) return false;
  return last.senses.some(({ kind }) => MOVES.has(kind)) && BECAUSE_OF.test(wordsBeside(answer, mention).before);
}

/**
 * Does the answer say that there is nothing of the kind ("no knee problems", "not in a wheelchair")? What stands in brackets after a "no",
 * or is broken, gives a reason for it instead: "no running (shin splints)".
 */
export function isDenied(answer: FieldReading, mention: Mention): boolean {
  if (mention.polarity !== 'deny' && mention.polarity !== 'avoid') return false;
  const part = partAround(answer, mention.span);
  const { before } = wordsBeside(answer, mention);
  if (JUST_THIS.test(before) || UNWELL.test(part) || isReason(answer, mention)) return false;
  if (DENIAL.test(part)) return true;
  return (
    mention.polarity === 'deny' && !inBrackets(answer, mention) && !givesReason(answer, mention) && !INJURY.test(part)
  );
}

function inBrackets({ text }: FieldReading, { span }: Mention): boolean {
  const before = text.slice(Math.max(0, span.start - BRACKET), span.start);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}

/** "Not in a wheelchair": of words that tell a limit by themselves, only a denial before them counts. */
export function isTakenBack(answer: FieldReading, mention: Mention): boolean {
  const isAgainst = mention.polarity === 'deny' || mention.polarity === 'avoid';
  return isAgainst && DENIAL.test(wordsBeside(answer, mention).before);
}

/** "Tore it last year, all good now", "a bit stiff, nothing that stops me". */
const NOW_WELL =
  / (?:(?:good|fine|ok|okay|healed|better|gone|sorted|recovered|great|calm|lekker) now|now (?:is |its )?(?:good|fine|calm|healed|ok|okay|lekker|great)|(?:is|its|thats|fully|all) (?:healed|calm)|all (?:gone|good|healed|better|sorted)|no (?:issues?|problems?|trouble|pain) (?:since|now|any ?more)|nothing (?:to say )?since|(?:everything|it all) works (?:again|now|fine)|back to normal|nothing (?:that stops me|serious|major|bad|to worry about|to write home about)|not (?:serious|a big deal)|no duele(?: nada)?|sin dolor|ohne schmerzen|sans douleur|when (?:the |my )?(?:gout|gota) [^ ]+(?: up)?) /;

/** Is what is told of a joint over, or of no weight, in its own words? What was replaced or fused stays. */
export const isPast = (told: string, { permanent }: MovementWords): boolean =>
  NOW_WELL.test(told) && !hasAny(told, permanent);

/** "… if I pull heavy", "heavy deadlifts set it off": the words tell what brings it on. */
const BROUGHT_ON =
  / (?:sets? (?:it|them|this) off|(?:only )?(?:if|when|whenever) i|only (?:on|with|from|after|when|if)|comes if) /;

/** "Lower back niggle, heavy deadlifts set it off": what brings it on is left out, and the joint itself is kept light. */
export function isBroughtOn(answer: FieldReading, mention: Mention): boolean {
  if (!BROUGHT_ON.test(sentenceFrom(answer, mention))) return false;
  return answer.reading.mentions.some(
    (other) => other.clause === mention.clause && other.senses.some(({ kind }) => MOVES.has(kind)),
  );
}

const NOT_MILD = / (?:bad|moderate|medium|severe|worst|terrible|awful) /;
const KNEE_ASKS = ['deep_knee_bend', 'kneeling', 'jumping'];

/** Of a knee that is said to be more than touchy, what asks most of it goes, however light. */
export const asksOfJoints = (joints: readonly string[], told: string): readonly string[] =>
  joints.includes('knee') && NOT_MILD.test(told) ? KNEE_ASKS : [];

const NOT_WELL = / (?:no|not|isnt|arent|aint|wasnt|never|cant|cannot|wont|dont|barely|hardly) /;

/** "Arms are strong", "knees, back and shoulders are good": a judgement behind a joint, or behind the list that it stands in. */
export function isSaidWell(answer: FieldReading, mention: Mention, { well, sore }: MovementWords): boolean {
  const { mentions } = answer.reading;
  const at = placeOf(answer.reading, mention.span);
  let last = at;
  while (last - at < LIST && mentions[last + 1]?.list === mention.list && isListed(answer, last)) last++;
  const judged = mentions[last] ?? mention;
  const { after } = wordsBeside(answer, judged);
  const part = partAround(answer, mention.span);
  if (last > at && judged.polarity === 'fine') return !hasAny(part, sore);
  return hasAny(after, well) && !hasAny(after, sore) && !hasAny(part, sore) && !NOT_WELL.test(after);
}

/** Nothing but a comma or an "and" stands between a mention and the next. */
function isListed({ text, reading }: FieldReading, at: number): boolean {
  const [one, next] = [reading.mentions[at], reading.mentions[at + 1]];
  return (
    one !== undefined &&
    next !== undefined &&
    /^(?:\s|,|&|\+|and\b|or\b)*$/i.test(text.slice(one.span.end, next.span.start))
  );
}

/** So many words beside a movement still leave it a mere entry of a list. */
const FEW_WORDS = 3;
const HARDSHIP =
  / (?:hard|harder|limited|limits?|trouble|struggle|careful|avoid|stops?|worse|worst|worry|cannot|cant|wont|no|not|never|nothing|without|dont|less|difficult|tricky|scared|afraid|dizzy|unsteady|wobbly|puffs?|kills|iffy|dodgy|tough|brutal|hates?|sets|triggers?|flares?|makes|gives|causes|if|when|comes? out|pops?|(?:lights?|winds?|fires?|plays?) (?:it|them|me|things) up|bugs?|bothers?|annoys?|aggravat[a-z]*|irritat[a-z]*|piss[a-z]* (?:it|me) off|tweaks?|pinch[a-z]*|catch(?:es)?|wrecks?|messes|nips?|twinges?|stings?|burns?|complains?|protests?|sketchy|banned|forbidden|does it in|gets it|grumpy|cranky|angry|unhappy|sore|pains?|hurts?) /;

const NO_BOTHER =
  / (?:never bother(?:s|ed)?|(?:dont|doesnt|didnt) (?:bother|hurt)|no (?:problems?|bother|trouble|worries|issues?)) /;

/** "Leg press has never bothered it", whatever its "never" was taken for. */
export const isNoBother = (answer: FieldReading, { span }: Mention): boolean =>
  / (?:never bother(?:s|ed)?|(?:dont|doesnt|didnt) bother) /.test(partAround(answer, span));

const CAUSE =
  / (?:tweaked|hurt|strained|pulled|injured|broke|tore|sprained|twisted|did|buggered|knackered|ruptured|dislocated|threw|put|popped|slipped|herniated|wrecked|jarred|done)(?: [^ ]+){0,6} $/;
const FROM_DOING = / (?:while|when|from|doing|during|on|after|in)(?: (?:a|an|my|the|some|bad|heavy|ugly|dodgy))* $/;
const NEVER_SINCE = / (?:no|not|never|avoid|cant|cannot|dont|stopped|quit|since then) /;

/** "Tweaked my back deadlifting", "sprained on a bad clean": how it came about, and nothing against it. */
export function isHowItHappened(answer: FieldReading, mention: Mention): boolean {
  const { before, after } = wordsBeside(answer, mention);
  const part = partAround(answer, mention.span);
  if (NEVER_SINCE.test(part) || / (?:hurts?|again) /.test(after)) return false;
  const sentence = part.split(` ${bareWords(mention.quote).trim()} `)[0] ?? '';
  const isDoing = /ing$/i.test(mention.quote) && before.trim().split(' ').length <= 2;
  return CAUSE.test(`${sentence} `) && (isDoing || FROM_DOING.test(before));
}

/** "Pulling 455 again", "back to squatting": it is done. */
const DONE_AGAIN = /^ (?:\d{2,4} )?(?:[a-z]+ )?again /;

/** A movement that is told of in a longer sentence, of which nothing ill is said: "I walk 3 miles most days". */
/** "I squat heavy", "I still run". */
const DOES_IT = / i (?:can |still |also |do |now )*$/;

export function isMerelyTold(
  answer: FieldReading,
  mention: Mention,
  { sore, severe, troubles }: MovementWords,
): boolean {
  const { span, quote } = mention;
  const part = partAround(answer, span);
  if (NO_BOTHER.test(part)) return true;
  if (DONE_AGAIN.test(wordsBeside(answer, mention).after)) return true;
  if ([sore, severe, troubles].some((words) => hasAny(part, words)) || HARDSHIP.test(part)) return false;
  if (DOES_IT.test(wordsBeside(answer, mention).before)) return true;
  const count = (words: string) => words.split(' ').filter((word) => word !== '').length;
  return count(part) - count(bareWords(quote)) > FEW_WORDS;
}
