import type { Profile } from '#core/athlete/profile.ts';
import type { Joint } from '#core/catalogue/exercise.ts';
import { execIn, testIn } from '../prefilter/prefilter.ts';
import { heldWords } from '../written-answer.ts';
import { change, firstMatch, type Reader } from './reader.ts';

const BODY =
  'rotator cuff|collar ?bone|tail ?bone|coccyx|lower back|low back|upper back|back|knees?|shoulders?|hips?|ankles?|wrists?|elbows?|neck|hamstrings?|calf|calves|achilles|groin|quads?|foot|feet|heel|shins?|hands?|thumb|fingers?|toes?|acl|mcl|meniscus|biceps?|pec|ribs?|hip flexor|glute|forearm|it band';
const NAMED =
  "plantar fasciitis|carpal tunnel|tennis elbow|golfer'?s elbow|shin splints|runner'?s knee|jumper'?s knee|sciatica|herniated disc|bulging disc|slipped disc|tendonitis|tendinitis|bursitis|impingement|frozen shoulder|shin splint|torn meniscus|it band syndrome";
const SIDE = '(?:left |right |both )?';
const HURTS =
  'bad|injured|sprained|strained|torn|messed up|dodgy|busted|sore|weak|gammy|buggered|bung|wonky|crook|iffy|stiff|bruised|swollen|pulled|broken|fractured|twisted|tweaked|dicky|knackered|trick|creaky|achy|painful|inflamed|wrecked|tricky|pinched|trapped|niggly|grumpy|cranky';
const ANY_INJURY = new RegExp(`\\b((?:${NAMED})|${SIDE}(?:${BODY}))\\b`, 'i');

/** Not the part of the body. */
const CAME_BACK =
  /\b(?:results?|tests?|bloods?|report|scan|came|come|comes|coming|got|get|be|am|go(?:ing|ne|es)?|went|heard|call(?:ed)?|work) back\b/i;

/** The injury or the part of the body that a text names. */
export const injuryIn = (text: string): string | undefined => execIn(ANY_INJURY, text.replace(CAME_BACK, ''))?.[1];

const HURT = new RegExp(
  `(?:\\bI |^|\\band |, )(?:have |just |recently |think I |may have |must have |kind of |kinda |went and |gone and |managed to |only went and |somehow |really |badly |only ){0,8}(hurt|injured|sprained|strained|tore|torn|twisted|pulled|broke|broken|fractured|bruised|dislocated|tweaked|messed up|threw out|rolled|jammed|aggravated|re-?injured|overdid|wrecked|irritated|put out|done in|buggered|buggered up|knackered|bust|busted|banged up|hurted|ruptured|stuffed|stuffed up|screwed up|twinged|ricked|cricked) (?:(?:something|a muscle|a tendon|a ligament) in )?(?:my |a |an |the |\\d )?(${SIDE}(?:${BODY}))\\b`,
  'i',
);
const BAD = new RegExp(
  `(?:\\bI have|^(?:just |now |have ){0,8}got|^have)(?: got)? (?:a |an |some )?(?:really |pretty |very )?(?:${HURTS}) (${SIDE}(?:${BODY}))\\b`,
  'i',
);
const DONE_IN = new RegExp(
  `\\b(?:did|done|put) (?:my|the) (${SIDE}(?:${BODY})) (?:in|out)\\b|\\bcracked (?:my |a |an )?(${SIDE}(?:ribs?|collar ?bone|wrist|elbow))\\b`,
  'i',
);
const IN_A_PART = new RegExp(
  `\\b(?:have|got|has|with|is|it is|it's|from)(?: got)? (?:a |an |some |this )?(?:\\w+ ){0,2}?(?:fracture|break|tear|sprain|strain|swelling|inflammation|tendon\\w*|bursitis|arthritis flare|nerve|disc|impingement|cyst|hernia) (?:in|to|on|of) my (${SIDE}(?:${BODY}))\\b`,
  'i',
);
const INJURY = new RegExp(
  `\\bI have (?:got )?(?:a |an )?(${SIDE}(?:${BODY})) (?:injury|problem|issue|strain|sprain|trouble|complaint|fracture|tear|flare[- ]?up|niggle)s?\\b`,
  'i',
);
const CALLED = new RegExp(
  `(?:\\bI |^)(?:just |have |got |am |recently |now |been ){0,8}(?:have|got|suffer(?:ing)? (?:from|with)|developed|diagnosed with|ended up with|picked up|recovering from|dealing with|struggling with|nursing|carrying|living with) (?:a |an |some |my )?((?:${NAMED})(?: in (?:my |both )?${SIDE}(?:${BODY}))?)\\b`,
  'i',
);
const LASTING = new RegExp(
  `\\b(?:chronic|ongoing|constant|recurring|long[- ]term|old|persistent|permanent) (${SIDE}(?:${BODY})) (?:pain|problems?|issues?|injury|trouble|ache)\\b|\\b(?:recovering from|nursing|carrying|dealing with|rehabbing|coming back from) (?:a |an |my )?(?:\\w+ )?(?:${HURTS}) (${SIDE}(?:${BODY}))\\b`,
  'i',
);
const SOMETHING = new RegExp(
  `\\b(?:did something to|something (?:is )?(?:wrong|off|not right) with|trouble with|troubles with|issues? with|problems with|pain in|flare ?up in|work around|watch out for|careful (?:of|with)|injury (?:to|in|of)|a problem with|a problem in|problems? in) (?:my|the) (${SIDE}(?:${BODY}))\\b`,
  'i',
);
/** Pain that goes on, unlike a twinge of today, is to be spared. */
const GOES_ON = new RegExp(
  `(?:^|\\bmy )(?:my )?(${SIDE}(?:${BODY}))(?: is| has| have| are| keeps?)?(?: been| still| really| kind of| always){0,8} (?:acting up|bothering me|bothers? me|giving me (?:trouble|grief|problems|issues|a hard time)|flaring up|flared up|hurting|aching|messed up|bad|act(?:s|ing) up)\\b`,
  'i',
);
const ONGOING =
  /\b(?:been|these days|lately|again|for (?:\w+ )?(?:days|weeks|months|a while)|always|keeps?|still|ever since)\b/i;
const FLARED = new RegExp(
  `(?:^|\\bmy )(?:my )?((?:${NAMED}))(?: is| has| has been)?(?: back| acting up| flaring up| flared up| here| bad){1,8}(?: again)?\\b`,
  'i',
);
const ADD_NAMED = new RegExp(
  `\\b(?:add|note|put|log|record|include|list|enter)(?: down| in)? (?:that I have )?(?:a |an |my )?(?:\\w+ )?(${SIDE}(?:${BODY})|${NAMED}) (?:injury|problem|strain|sprain|issue|pain|tear|fracture)s?\\b`,
  'i',
);
const ADD =
  /\b(?:add|put|note) (?:a |an |my )?(?!(?:it|this|that|them|those|these|both)\b)(.+?) (?:to|on|in|under) (?:my |the )?injur(?:ies|y)(?: list)?\b/i;
/** Named first, then to be kept: "shin splints, put on injury list". */
const KEPT = new RegExp(
  `\\b((?:${NAMED})|(?:${SIDE}(?:${BODY})))\\b.*\\b(?:add|note|put|remember|log|list|save)\\b(?:$|(?: down)? (?:it|that|this|them)\\b| (?:to|on|in|down|under|please)\\b)`,
  'i',
);
const MEDICAL = /\b(?:medical|conditions?|arthritis)\b/i;
const NOW_BAD = new RegExp(
  `\\bI (?:now have|have now|have|got) (?:got )?(?:a |an )?(?:now )?(?:${HURTS}) (${SIDE}(?:${BODY}))\\b`,
  'i',
);
const IS_INJURED = new RegExp(
  `(?:^|\\bmy )(?:my )?(${SIDE}(?:${BODY})) (?:is|are) (?:now |badly |a bit |well and truly |properly )?(?:injured|sprained|strained|torn|dislocated|broken|fractured|buggered|knackered|busted|stuffed|crook|out of action|in a cast|in a sling|in a brace|in a boot)\\b`,
  'i',
);
const FOUND = new RegExp(
  `\\b(?:doc|doctor|physio|pt|gp|therapist|chiro\\w*|ortho\\w*|they)\\b.{0,12}\\b(?:says?|said|thinks?|confirmed|called) (?:that )?(?:it is|it's|its|it|this is) (?:a |an |just )?((?:${NAMED}))\\b`,
  'i',
);
const PROTECT = new RegExp(`\\b(?:protect|spare|go easy on|be careful with) my (${SIDE}(?:${BODY}))\\b`, 'i');
const HEALED = [
  new RegExp(
    `(?:\\bmy |^|\\bthe )${SIDE}(${BODY})(?: injury| pain)? (?:does|do) not (?:hurt|bother me|ache)(?: at all)? anymore\\b`,
    'i',
  ),
  new RegExp(
    `(?:\\bmy |^|\\bthe )${SIDE}(${BODY})(?: injury| pain)? (?:is|are|has|feels|have)(?: now| all| completely| fully| totally| 100%| finally| been| feeling| feels){0,8} (?:pain[- ]free|good as new|healed up|cleared|fine|healed|better|ok|okay|good|gone|recovered|back to normal|100%(?! of)|100 percent)(?![\\w])`,
    'i',
  ),
  new RegExp(`\\bmy ${SIDE}(${BODY}) (?:has |is |have )?(?:healed|recovered)\\b`, 'i'),
  new RegExp(
    `\\b(?:remove|delete|take) (?:my |the )?${SIDE}(${BODY})(?: injury)?(?: (?:from|off|out of) my injuries)?$`,
    'i',
  ),
  new RegExp(`\\bno longer have (?:a |an |my )?(?:bad )?${SIDE}(${BODY})(?: injury| problem| pain)?\\b`, 'i'),
];
const SEVERE: Record<string, string> = {
  tore: 'torn',
  torn: 'torn',
  broke: 'broken',
  broken: 'broken',
  dislocated: 'dislocated',
  sprained: 'sprained',
};
const FRESH = /\b(?:yesterday|today|last (?:week|night|month)|this (?:week|morning)|recently|just)\b/i;
const TRAINED_WELL =
  /\b(?:in a good way|from laughing|lol|haha|doms|from (?:yesterday|training|leg day|squats|squatting|the gym|lifting|monday|that (?:workout|session)|\w+'s (?:workout|session)))\b/i;

/** What is not on the list cannot be taken off it, and is not to be put on it. */
const TO_BE_TAKEN_OFF = /^(?:remove|delete|erase|strike|scrap|clear|drop)\b|^take\b.*\b(?:off|out|away|from)\b/i;

/** "My ankle, the right one". */
const WHICH_ONE = /\bthe (left|right) one\b/i;

/** Injuries to spare. Pain alone is asked about first (`readPain`). */
export const readInjuries: Reader = ({ clause: { text, quote }, profile, message }) => {
  const healed = firstMatch(text, HEALED)?.[1];
  if (healed !== undefined) return without(profile, healed, quote);
  if (/\b(?:not(?! right\b)|feet up)\b/i.test(text) || testIn(TRAINED_WELL, text) || testIn(TO_BE_TAKEN_OFF, text))
    return {};
  const hurt = execIn(HURT, text);
  const goesOn = testIn(ONGOING, text) ? execIn(GOES_ON, text)?.[1] : undefined;
  const found =
    hurt?.[2] ??
    (execIn(DONE_IN, text) ?? execIn(LASTING, text))?.slice(1).find((group) => group !== undefined) ??
    firstMatch(text, [
      BAD,
      NOW_BAD,
      IS_INJURED,
      FOUND,
      INJURY,
      CALLED,
      SOMETHING,
      ADD,
      IN_A_PART,
      ADD_NAMED,
      PROTECT,
      FLARED,
      ...(testIn(MEDICAL, text) || testIn(CAME_BACK, text) || /\bon my feet\b|\d ?(?:feet|foot)\b/i.test(text)
        ? []
        : [KEPT]),
    ])?.[1] ??
    goesOn;
  if (found === undefined) return {};
  const side = /^(?:left|right|both) /i.test(found) ? undefined : execIn(WHICH_ONE, message)?.[1]?.toLowerCase();
  const severity = SEVERE[hurt?.[1]?.toLowerCase() ?? ''];
  const words = [severity, side, found].filter((each) => each !== undefined).join(' ');
  const after = hurt && testIn(FRESH, text) ? `${words} (recent)` : words;
  const held = profile.injuries.map(heldWords).filter((each) => each !== '');
  if (held.some((each) => each.toLowerCase().includes(found.toLowerCase()))) return {};
  return change('injuries', [...held, after], quote);
};

function without(profile: Profile, words: string, quote: string) {
  const stem = words.toLowerCase().replace(/s$/, '');
  const left = profile.injuries.filter((each) => !each.toLowerCase().includes(stem));
  if (left.length === profile.injuries.length) return {};
  return change('injuries', left.length > 0 ? left : ['None'], quote);
}

const PAIN = new RegExp(
  `\\b(${BODY})s?\\b.{0,16}\\b(?:hurts?|aches?|aching|hurting|is sore|are sore|sore|painful|bothers? me|bothering me|acting up|is stiff|twinge|killing me)\\b|\\b(?:pain|ache|sore|twinge|hurts?|discomfort)\\b.{0,16}\\b(${BODY})\\b|\\b(knee|back|shoulder|hip|neck|wrist|elbow|ankle)[- ](?:pain|ache)\\b|\\bhurts (?:when|if) I\\b.{0,12}\\b(?:bend|move|lift|raise) my (${BODY})\\b`,
  'i',
);
const JOINT_OF: readonly (readonly [Joint, RegExp])[] = [
  ['knee', /knee|acl|mcl|meniscus|quad|it band/i],
  ['shoulder', /shoulder|rotator|upper back|pec|rib/i],
  ['lower_back', /back/i],
  ['hip', /hip|groin|hamstring|glute/i],
  ['ankle', /ankle|foot|feet|heel|shin|calf|calves|achilles|toe/i],
  ['wrist', /wrist|hand|thumb|finger/i],
  ['elbow', /elbow|biceps?|forearm/i],
  ['neck', /neck/i],
];

/** Where it hurts, if a message says so. */
export function readPain(text: string): { joint: Joint | null; part: string } | null {
  const found = execIn(PAIN, text);
  const part = found?.slice(1).find((group) => group !== undefined);
  if (part === undefined) return null;
  return { joint: JOINT_OF.find(([, words]) => words.test(part))?.[0] ?? null, part: part.toLowerCase() };
}
