import type { MovementWords } from './movement-words.ts';
import { hasAny } from './words-beside.ts';

/** Felt, and no reason to leave anything out but what lands hard. */
const MILD =
  / (?:niggles?|niggly|twinges?|twingey|stiff|stiffness|tight|tightness|grumpy|grumbles?|grumbly|cranky|moans?|moany|creaks?|creaky|clicks?|clicky|clicking|cracks?|crackles?|crunchy|tired|manageable|managable|bearable) /;
/** Pain is spared, however little there is of it: "left knee, mild" is what the question itself gives as an answer. */
const PAIN =
  / (?:pains?|painful|painfully|hurts?|hurting|sore|soreness|aches?|aching|achy|ached|tender|mild|mildly|slight|slightly|arthritis|arthritic|injur[a-z]*|tend[oi]n[a-z]*|dolor|duele|douleur|mal|schmerz[a-z]*|weh|dor|doi|dard|boli|dolore) /;
const NOT_MILD =
  / (?:bad|badly|moderate|medium|severe|severely|worst|worse|worsening|terrible|awful|agony|killing|acute|sharp|sudden|swollen|swelling|swells|numb|numbness|locks|locking|gives way|giving way|unstable|dislocat[a-z]*|sublux[a-z]*) /;

/** "A bit stiff", "niggles now and then": felt, but nothing to leave a whole joint alone for. */
export const isMild = (told: string, { severe }: Pick<MovementWords, 'severe'>): boolean =>
  MILD.test(told) && !PAIN.test(told) && !NOT_MILD.test(told) && !hasAny(told, severe);

const FRESH =
  / (?:pulled|tweaked|tweak|strained|sprained|rolled|twisted|(?:\d{1,2}|a|two|three|four|five|six|few|couple of) (?:days?|weeks?|wks?) ago|last week|yesterday|this week|still healing|recovering|flared|flare up) /;
const LONG_SINCE = / (?:years?|yrs?|decades?|last (?:season|summer|winter|spring|autumn|fall)) /;

/** "Pulled it three weeks ago": what heals is spared, whatever else is told of it. */
export const isFresh = (told: string): boolean => FRESH.test(told) && !LONG_SINCE.test(told);

const NO_PAIN =
  / (?:no pain|not painful|painless|pain free|painfree|without (?:any )?pain|(?:doesnt|dont|does not|do not|didnt|never|it never) (?:actually |really |even )?(?:hurts?|ache|bothers? me)|no discomfort|not sore|not injured|nothing injured|not worth mentioning|not worth a mention|nothing worth mentioning|hardly worth|no bother|only tired|just tired|just the job|thats the job|thats just|just age|just my age|sin dolor|no duele|no me duele|sans douleur|ohne schmerzen|tut nicht weh|nao doi|sem dor|non fa male|nie boli|doctor says all ok|doctor says its fine|doctor found nothing|found nothing|nothing found|nothing wrong) /;
/** "No pain unless I kneel": what follows tells when there is. */
const BUT_WHEN = / (?:unless|except|if|when|whenever|until|as long as|apart|but only|on stairs|with|while|during) /;

/** Said of something else. */
const OTHER = / (?:left one|right one|left is|right is|other|others|else|rest|otherwise|everything) /;

/** "Clicks but no pain", "gets stiff, not worth mentioning": told, and nothing follows. */
export function isPainless(told: string): boolean {
  const found = NO_PAIN.exec(told);
  return found !== null && !OTHER.test(told) && !BUT_WHEN.test(told.slice(found.index + found[0].length - 1));
}

const WELL =
  '(?:grand|good|fine|great|ok|okay|healed|better|gone|sorted|sound|perfect|recovered|solid|quiet|calm|settled|well|happy|strong|lekker|mended|fixed|stable|normal|back to normal|100|100 percent|hundred percent)';
const TAIL =
  '(?: (?:now|again|since|since then|at present|at the mo|at the moment|these days|today|mate|thank god|thankfully|thanks|touch wood|ever since|to be fair|me|though))*';
const HOW =
  '(?:all|now|fully|totally|perfectly|absolutely|completely|pretty|quite|doing|feeling|just|dead|long|right as|still|mostly|back|100|100%)';
/** A part of the sentence that is a judgement and nothing else. */
const ALL_WELL = new RegExp(
  `^ (?:(?:and|but|so|its|it|is|that|thats|they|theyre|are|been|has|have|feels?|works?|am|im) )*(?:${HOW} )*${WELL}${TAIL} $`,
);
/** "Got it reconstructed and its grand": a judgement on it at the end of a part. */
const IS_WELL = new RegExp(
  ` (?:its|it is|it feels|it works|theyre|they are|they feel|its been|it has been|has been|have been) (?:${HOW} )*${WELL}${TAIL} $`,
);
/** "Tweaked it last year. Healed": the next sentence begins with it. */
const NEXT_WELL =
  /^[^.;!?\n]*[.;!?\n] ?(?:(?:its|it's|it is|now|all|fully|completely|but|and) )*(?:healed|recovered|sorted|mended|(?:fine|good|better|ok|okay|grand|great|perfect|well) (?:now|again)|no (?:issues|pain|problems|trouble|bother) since)\b(?! (?:except|apart|otherwise))/i;

export const isHealedNext = (behind: string): boolean => NEXT_WELL.test(behind);

/** Is what was told of it closed by a word that it is well? `parts`: of the sentence, from the name on, between commas. */
export const isWellAgain = (parts: readonly string[]): boolean =>
  parts.some((part) => (ALL_WELL.test(part) || IS_WELL.test(part)) && !OTHER.test(part));
