import type { Mention } from '#core/language/reading.ts';
import type { EquipmentWords } from './equipment-words.ts';
import type { Framed } from './kit-frames.ts';
import { hasAny, type wordsBeside } from './words-beside.ts';

/** Whether a thing of kit is there. `unheard`: somebody else's, elsewhere, or of no matter. */
export type Standing = 'has' | 'has_not' | 'unheard';

export const NOT_HAD = new Set<Mention['polarity']>(['avoid', 'deny', 'dislike']);
/** "My husband's weights, I have bands", "sold the bar, kept the bench": this one is there, whatever was said before. */
const MINE =
  / (?:i have|ive got|i own|i use|kept|still have|still got|do have|bought|finally got|just got|got given|inherited)(?: [^ ]+){0,4} $/;
/** "An old bench" is a bench still. */
export const AGED = /^(?: (?:and|my|an|a|the|some|very))* (?:old|older|ancient|vintage|second hand|used) $/;
/** "My son's bench, I can use it". */
const CAN_USE =
  / (?:i|we) (?:(?:can|may|do|still|now|get to|am allowed to|are allowed to) (?:use|train|work out)|use (?:it|them|those|that|these)|(?:he|she|they) lets? (?:me|us)|(?:its|theyre|is|are) mine(?: now)?) /;
/** "Starting at PureGym, already paid". */
const ALREADY = / (?:already|this week|today|tomorrow|as of) /;
/** "The bike I never thought I'd use but do daily". */
const DO_USE =
  / but (?:i )?(?:do|still|use|now) (?:it |them )?(?:do |use |it |them )*(?:daily|a lot|often|now|every|all the time|constantly) /;
/** "The kids broke the rower, bike is fine": said of this one. */
const IS_FINE = /^ (?:is|are|still|works?|does work) /;
/** "Gave the rower away, bike stays". */
const STAYS =
  /^ (?:stays?|remains?|still (?:works?|here)|works?|(?:is|are) (?:fine|ok|okay|good|great|working|usable|here)) /;
/** "I was doing water aerobics at the Y". */
const WAS_THERE = / (?:was|were|used to)(?: [^ ]+){0,6} $/;
/** "The arm bike was at the clinic". */
const WAS_SOMEWHERE = /^ (?:was|were) (?:at|in) (?:the|my|our|a) (?!sale|box)/;
/** "Hate the treadmill at the Y but use everything else". */
const ALL_ELSE = / (?:everything else|anything else|all the rest) /;
/** "The gym downstairs, never busy". */
const QUIET = / (?:never|not|rarely|hardly ever) (?:too |very |that |really )?(?:busy|crowded|packed|full) /;
/** "Bench doesnt incline" lacks the incline alone. */
const PART_OF_IT = /^ (?:doesnt|does not|wont|cant) (?:incline|recline|decline|adjust|fold) /;
/** "Reformer pilates once a week", "bike classes": what stands in a studio. */
const A_CLASS = /^ (?:(?!for |with |and |or |my )[^ ]+ )?(?:class|classes|lesson|lessons|pilates) /;
const HEAVIER = /^ (?:over|above|heavier|beyond|past|more) /;
const DENIAL = / (?:no|not|without|dont|doesnt|lacks?|minus|except|never|cant|hate) /;
/** "The bike is broken, so only bands": what stands before is told of something else. */
const THEREFORE = /^.* (?:so|hence|therefore|meaning|which leaves) /;
/** "Bench coming next month". */
const TO_COME =
  / (?:coming|arriving|arrives|on order|on the way|being delivered) (?:[^ ]+ ){0,2}(?:soon|week|month|year|summer|spring|autumn|winter|xmas|christmas|birthday|tomorrow|weekend|january|february|march|april|may|june|july|august|september|october|november|december) /;
/** "A band off the physio", "dumbbells off eBay": where it came from. */
const COME_FROM =
  /^ (?:hanging |hung |hangs |comes |came |bought |picked up |i got |got )?off (?:the|my|a|an|our|me|amazon|ebay|facebook|gumtree|marketplace|craigslist|vinted|argos|temu) /;
/** `rest`: all that follows in the sentence, over "but", up to the next thing of kit. */
export type Beside = ReturnType<typeof wordsBeside> & { rest: string };

/** "I cancelled the Tonal membership": the thing is there still. */
const SUBSCRIPTION = /^ (?:app )?(?:membership|subscription|app|account) /;

/** "Treadmill, has been a laundry shelf since 2019". */
const FURNITURE =
  / (?:is|been|became|into|as|now) (?:[^ ]+ ){0,3}(?:shelf|hanger|horse|stand|table|doorstop|doorstopper|stop|ornament|decoration|storage|holder|paperweight|airer|rail|bed|toy|dryer|wardrobe) /;

/** "The bike has no seat". */
const IN_PARTS =
  / (?:has|have|got|with) no (?:seat|saddle|pedals?|belt|cables?|battery|batteries|handles?|motor|power|pins?|plug|straps?|chain|wheels?) /;
/** "Dumbbells belong to the neighbour". */
const BELONGS = / belongs? to (?!me |us )/;

/** "Pull-up bar at my parents' place"; what is a gift "from my brother" is not away. */
export const isElsewhere = (after: string, away: readonly string[]): boolean =>
  BELONGS.test(after) || (/ (?:at|in|is|are) /.test(after) && hasAny(after, away));

export type Said = {
  mention: Mention;
  beside: Beside;
  framed: Framed | null;
  isOnlyThis: boolean;
  hasWeight: boolean;
  isPlace: boolean;
  /** Asked and answered with no: "Rowing machine? I wish". */
  isDoubted: boolean;
};

/** What is said of it; what is broken, feared, always taken or not set up is not had, and what is not yet there neither. */
export function standing(
  { mention, beside, framed, isOnlyThis, hasWeight, isPlace, isDoubted }: Said,
  { lacking }: EquipmentWords,
): Standing {
  const { before, after, butItIs, rest } = beside;
  if ((isPlace && WAS_THERE.test(before)) || WAS_SOMEWHERE.test(after)) return 'has_not';
  if (!isPlace && A_CLASS.test(after)) return 'has_not';
  if (PART_OF_IT.test(after) || (isPlace && (ALL_ELSE.test(rest) || QUIET.test(rest)))) return 'has';
  const isAway = hasAny(butItIs, lacking.away) || isElsewhere(after, lacking.away);
  const turnsHere = framed?.frame === 'own' && framed.turned;
  const isTheirs = framed?.frame === 'anothers';
  const isKept = !isTheirs && (MINE.test(before) || AGED.test(before)) && !DENIAL.test(before);
  const isFine = !isTheirs && ((mention.polarity === 'fine' && IS_FINE.test(after)) || STAYS.test(after));
  const isMine =
    turnsHere || isKept || isFine || CAN_USE.test(rest) || DO_USE.test(rest) || (isPlace && ALREADY.test(rest));
  if (isAway || ((isTheirs || mention.whose === 'someone_else') && !isMine)) return 'unheard';
  const isOfNow =
    (mention.time === 'now' || mention.time === 'future') && framed?.frame !== 'past' && framed?.frame !== 'later';
  if (!isPlace && SUBSCRIPTION.test(after)) return 'unheard';
  if ((!isOfNow || (!isPlace && TO_COME.test(after))) && !isMine) return 'has_not';
  if (DO_USE.test(rest) || (STAYS.test(after) && !DENIAL.test(before))) return 'has';
  const isBought = mention.polarity === 'avoid' && COME_FROM.test(after) && !DENIAL.test(rest);
  if (NOT_HAD.has(mention.polarity) && !isBought)
    return isOnlyThis || (hasWeight && weighsDenied(beside)) ? 'has' : 'has_not';
  const isOfNoUse =
    isDoubted ||
    FURNITURE.test(rest) ||
    IN_PARTS.test(rest) ||
    hasAny(before.replace(THEREFORE, ' '), lacking.before) ||
    [after, butItIs, rest].some((words) => hasAny(words, lacking.after));
  return isOfNoUse || lacking.atEnd.some((phrase) => after.endsWith(` ${phrase} `)) ? 'has_not' : 'has';
}

/** "No rack and dumbbells only to 30", "no dumbbells over 50": nobody tells the weight of what is not there. */
const weighsDenied = ({ before, after }: Beside): boolean => HEAVIER.test(after) || !DENIAL.test(before);
