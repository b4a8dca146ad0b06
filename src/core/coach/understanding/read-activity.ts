import type { ActivityLevel } from '#core/athlete/profile.ts';
import { execIn, testIn } from '../prefilter/prefilter.ts';
import { framesOf } from './frames.ts';
import { ask, change, type Reader } from './reader.ts';
import { anyOf, JOBS } from './word-class.ts';

const LEVELS =
  '(very active|moderately active|lightly active|slightly active|sedentary|moderate|medium|light|active|low|sitting)\\b(?! (?:lifter|cook))';
const ACTIVITY = framesOf(
  "activity(?: levels?)?|active(?:ness)? level|(?:day[- ]to[- ]day|daily|everyday) (?:life|activity|routine|movement)|day to day|lifestyle|(?:my )?days?|(?:new |my )?job(?:'s)?(?: [a-z]+){0,4}",
  LEVELS,
);
const SAYS_IT_FITS =
  /\b(sedentary|moderately active|moderate|active|very active) is (?:more |closer|the |a better |way more ){0,8}(?:honest|accurate|right|true|like it|fit|match)\b|\bI am (?:\w+ly )?(?:only |just |now |more )?(lightly active|slightly active)\b|\b(?:has|have|keeps?|makes?|made|got) me (?:pretty |quite |very much |more |mostly ){0,8}(very active|sedentary|active)\b/i;
const IS =
  /\bI am (?:now |pretty |mostly |quite |fairly |more |more of |an? |really |much more |a lot more |way more |very much ){0,8}(very active|sedentary|moderately active|active)\b/i;
/** Words that say that another level is meant. */
const OTHER_LEVEL = /\b(?:stress|sleep|cook\w*|experience|intensity|workouts? (?:light|moderate))\b/i;

/** A job is told as one's own: "I work as a …", "started as a …", "got a job in …". */
const JOB_FRAME =
  '(?:\\bI am|\\bI work|\\bI (?:now )?(?:do|drive|have)|\\bwork(?:ing)?|\\b(?:started|start|starting|got|landed|took|taken|switched to|moved (?:in)?to|doing|became|become|back to|back in)|\\bnew job(?: is| as| in|,){0,8}|\\bjob is|\\bjob as|\\bnow)\\b(?: (?:now|full[- ]time|part[- ]time|as|an?|the|my|in|at|on|for|with|to|job|work|new|doing|being|working|back|busy|night|local|big|up|again|shifts|of)){0,8}';
const DRIVES =
  '\\bI (?:now )?(?:drive|am driving)(?: an?| the)? (?:trucks?|lorry|lorries|taxi|cab|bus|long[- ]haul|for (?:uber|a living))\\b';
/** "At the new warehouse job", "I farm for a living". */
const ITS_PLACE = '\\b(?:at|in) (?:the|a|an|my) (?:new |local |busy ){0,8}(?=[a-z]+(?: [a-z]+)? (?:job|gig|site)\\b)';
const FOR_A_LIVING = '\\bI (?=(?:[a-z]+ ){1,3}(?:for a living|full[- ]time|for work)\\b)';
const TELLS: readonly (readonly [ActivityLevel, RegExp])[] = (['very_active', 'active', 'sedentary'] as const).map(
  (level) => [
    level,
    new RegExp(
      `(?:${JOB_FRAME} |${ITS_PLACE}|${FOR_A_LIVING})${anyOf(JOBS[level])}\\b(?! (?:said|says|told|measured|weighed))`,
      'i',
    ),
  ],
);
const STORY: readonly (readonly [ActivityLevel, RegExp])[] = [
  [
    'very_active',
    /\b(?:on the go all day|manual labou?r|physical(?:ly demanding)? job|farm ?work|work(?:ing)? (?:in )?construction|heavy lifting all day)\b/i,
  ],
  [
    'active',
    /\b(?:on|off) my feet (?:all|most|the whole|for most|from|nearly|almost|\d)|\bwalk(?:ing)? (?:a lot|all day|everywhere|most of the day)\b|\bmail (?:carrier|route)\b/i,
  ],
  [
    'sedentary',
    new RegExp(
      `${DRIVES}|\\b(?:desk|office)(?:-based)? job\\b|\\b(?:wfh|work(?:ing)? (?:from|at) home)\\b.*\\b(?:barely|hardly|never|sit|sat|sitting|chair|move)\\b|\\b(?:barely|hardly|scarcely|rarely) (?:move|leave|walk|get up|stand)\\b|\\bat a desk\\b|\\b(?:sit|sat|sitting|am sat)(?: down)? (?:around |about )?(?:(?:at|in|on|the|my|a|house|home|flat|sofa|couch|indoors|inside|front|of|tv|telly|doing|nothing) ){0,8}(?:all day|most of|nearly all|almost all|the whole day|a lot|(?:at|behind|in front of) (?:my|a|the) (?:computer|desk|screen|laptop|pc))|\\b(?:stuck|glued|parked|planted|chained|tied|bound|plonked) (?:to|at|in front of|behind|in|on) (?:a|my|the) (?:screen|desk|computer|chair|laptop|pc|couch|sofa)\\b|\\b(?:sit|sat|sitting|seated|parked)\\b(?: down)?(?: (?:in|on) (?:my|a|the|an) (?:office |desk |arm|easy |swivel )?(?:chair|recliner|armchair|sofa|couch|rocker|cab|van|car))? (?:all|the whole|most of the|nearly all|all the) (?:day|shift|time|my shift)\\b|\\bin (?:a|my|an) (?:office |desk |swivel |arm)?(?:chair|armchair|recliner) all (?:day|shift)\\b|\\bmostly (?:sit|sitting|sat|seated)\\b|\\bchained to (?:a|my|the) desk\\b`,
      'i',
    ),
  ],
];
const LEFT_JOB = new RegExp(
  `\\b(?:quit|left|lost|retired from|done with|no longer (?:at|in|a|do(?:ing)?)|gave up|packed in|finished(?: up)?(?: at| in)?|after \\d+ years (?:of|in|as)) (?:the |my |an? )?(?:\\w+ )?(?:${anyOf(JOBS.very_active, JOBS.active, JOBS.sedentary)}|site|job|restaurant|nursing)\\b`,
  'i',
);
const WHICH_LEVEL = 'I know four levels: sedentary, moderate, active and very active. Which one fits your days?';
const VALUES: Record<string, ActivityLevel> = {
  ...{ sedentary: 'sedentary', sitting: 'sedentary', moderate: 'moderate', 'moderately active': 'moderate' },
  ...{ medium: 'moderate', active: 'active', 'very active': 'very_active' },
};
/** What began lasts, though it began "this week". */
const BEGAN = /\b(?:started|start|new job|got a|landed|quit|retired|switched|moved)\b/i;

function named(text: string, message: string): string | undefined {
  const isOther = testIn(OTHER_LEVEL, text);
  const toldOf = ACTIVITY.field(text) ?? (isOther ? undefined : ACTIVITY.person(text));
  const pointed = isOther || testIn(OTHER_LEVEL, message) ? undefined : ACTIVITY.pronoun(text);
  return (
    toldOf ??
    execIn(SAYS_IT_FITS, text)
      ?.slice(1)
      .find((group) => group !== undefined) ??
    pointed
  )?.toLowerCase();
}

/** How active the days are. */
export const readActivity: Reader = ({ clause: { text, quote, isForNow }, message }) => {
  if (isForNow && !testIn(BEGAN, text)) return {};
  const words = named(text, message) ?? execIn(IS, text)?.[1]?.toLowerCase();
  const level = words === undefined ? undefined : VALUES[words];
  if (words !== undefined && level === undefined) return ask('activityLevel', WHICH_LEVEL);
  const without = text.replace(LEFT_JOB, '');
  const isOwn =
    /\bI\b|\bmy\b/i.test(text) ||
    /^(?:\w+ ){0,3}?(?:got|started|landed|took|switched|work(?:ing)?|new job|sit(?:ting)?|sat|on my feet|now|mostly|back|wfh|barely|hardly|always|spend|walk(?:ing)?)\b/i.test(
      text,
    );
  const told = [...STORY.slice(2), ...TELLS, ...STORY].find(([, pattern]) => testIn(pattern, without))?.[0];
  const after = level ?? (isOwn ? told : undefined);
  return after ? change('activityLevel', after, quote) : {};
};
