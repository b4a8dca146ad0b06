import { type ActivityLevel, type Goal, type Level, PROFILE_RANGES, SESSION_MINUTES } from '#core/athlete/profile.ts';
import { added, heldWords, partsOf } from '../written-answer.ts';
import { ask, change, firstMatch, type Reader } from './reader.ts';

const GOAL_WORDS: readonly (readonly [Goal, RegExp])[] = [
  [
    'weight_loss',
    /\b(?:los(?:e|ing) (?:some |more )?(?:weight|fat|body fat|belly fat)|weight loss|fat loss|slim(?:ming)? down|lean(?:ing)? out|get(?:ting)? lean(?:er)?|(?:drop(?:ping)?|shed(?:ding)?) (?:some |a few )?(?:weight|fat|pounds|kilos|lbs)|cutting)\b/i,
  ],
  [
    'muscle_gain',
    /\b(?:(?:build|gain|add|grow|put on|pack on)(?:ing)? (?:some |more )?(?:muscles?|mass|size)|muscle (?:gain|building)|bulk(?:ing)?(?: up)?|get(?:ting)? (?:stronger and )?(?:bigger|jacked|swole))\b/i,
  ],
  [
    'fitness',
    /\b(?:(?:get|be|getting|being|stay|staying) (?:fitter|fit|in shape|healthier|healthy|in better shape)|general (?:fitness|health)|overall (?:fitness|health)|fitness|improve my fitness)\b/i,
  ],
];
const GOAL_SAID =
  /\b(?:aim|focus|priority|objective)(?: now| these days)? is\b|\bmake (?:it|this) (?:all )?about\b|\bnext chapter\b|\bnew goal\b|\bfrom now on\b|\b(?:am |I am )?switch(?:ing|ed) (?:over )?to\b|\bI (?:just |now |really |only |mainly )*(?:want|would (?:just |now )?(?:like|rather|prefer|love)|need|am trying|am here|prefer|aim)\b|(?:^|, ?)(?:just |now |really |only )*(?:want|trying|looking|ready|time) (?:to|for)\b|\bgoal\b|\b(?:let us|I want to) focus on\b|\bfocus(?:ing)? on\b|\b(?:switch|change|move) (?:me )?(?:over )?(?:from|to)\b|\bI am here\b/i;

/** The main goal. "Lose 10 lbs" names an amount, no change of goal. */
export const readGoal: Reader = ({ clause: { text, quote } }) => {
  if (!GOAL_SAID.test(text) || /\bgoal weight\b/i.test(text)) return {};
  const said = /\bgoal\b/i.test(text) ? text : text.slice(text.search(GOAL_SAID));
  // "From fitness to fat loss": what comes last is wanted.
  const after = (/\bfrom now on\b/i.test(said) ? text : said)
    .replace(/\bnot (?:trying|looking) to .*?, ?/i, '')
    .replace(/\bfrom\b.*\bto\b/i, '')
    .replace(
      /,? ?\b(?:instead of|rather than|not|done with|no more|enough|forget|over)\b(?: (?:the|my|all|this|to|just|\w+ing|bulk|cut|\w+ (?:weight|fat|muscle|loss|gain)))+/i,
      '',
    );
  const goal = GOAL_WORDS.find(([, words]) => words.test(after))?.[0];
  return goal ? change('goal', goal, quote) : {};
};

const LEVELS = '(very active|moderately active|lightly active|slightly active|sedentary|moderate|light|active|low)';
const ACTIVITY_TOLD = [
  new RegExp(
    `\\b(?:put|mark|set|make|call|list|count|have) me (?:down )?(?:as |to |at |for )?(?:an? )?${LEVELS}(?! (?:lifter|cook))`,
    'i',
  ),
  new RegExp(
    `\\b(?:change|set|switch|update|make|move|put|bump) (?:it|that|this) (?:up |down |back )?(?:to |at |as )?${LEVELS}\\b`,
    'i',
  ),
  new RegExp(`\\b(?:went|gone|moved|changed|switched) from ${LEVELS.replace('(', '(?:')} to ${LEVELS}\\b`, 'i'),
  new RegExp(
    `\\bactivity\\b.{0,12}?(?: is| to| should be| as|:| at| =)+ (?:now |mostly |more like )?${LEVELS}\\b`,
    'i',
  ),
  /\bI am (?:\w+ly )?(?:only |just |now |more )?(lightly active|slightly active)\b/i,
];
/** Words that say that another level is meant. */
const OTHER_LEVEL = /\b(?:stress|sleep|cook\w*|experience|intensity|workouts? (?:light|moderate))\b/i;
const ACTIVITY_SET =
  /\bactivity(?: level)?\b(?: is| to| should say| should be| as|:| at)* (?:mostly )?(sedentary|sitting|moderate|moderately active|active|very active)\b|\b(sedentary|moderately active|active|very active) is (?:more |closer|the |a better |way more )*(?:honest|accurate|right|true|like it|fit|match)\b|^set it to (active|very active|sedentary|moderate)\b/i;
const ACTIVITY_IS =
  /\bI am (?:now |pretty |mostly |quite |fairly |more |really |much more |a lot more )*(very active|sedentary|moderately active|active)\b/i;
/** A change of work is told without naming oneself. */
const NEW_DAYS =
  /^(?:I |just |now |have )*(?:got|started|landed|took|switched to|work(?:ing)?) (?:an? |the |my )?(?:new )?(?:desk|office|remote|construction|warehouse|nursing|serving|delivery|factory|landscaping|retail|standing|physical)\b|\bsit all day\b|\b(?:wfh|work from home)\b|\bbarely move\b|\bon (?:the go|my feet) all day\b/i;
const LEFT_JOB =
  /\b(?:quit|left|lost|retired from|done with|no longer at) (?:the |my )?(?:\w+ )?(?:warehouse|construction|farm|job|site|restaurant|roofing)\b/i;
const ACTIVITY_STORY: readonly (readonly [ActivityLevel, RegExp])[] = [
  [
    'very_active',
    /\b(?:work(?:ing)? (?:in )?construction|on the go all day|warehouse|manual labou?r|physical(?:ly demanding)? job|roofer|farm ?work)\b/i,
  ],
  [
    'active',
    /\bon my feet (?:all|most)|\bwalk(?:ing)? (?:a lot|all day)\b|\bmail carrier\b|\b(?:barista|nurse)\b|\bwait(?:er|ing tables)\b/i,
  ],
  [
    'sedentary',
    /\bdesk job\b|\b(?:wfh|work(?:ing)? from home)\b.*\b(?:barely|hardly|never|sit)\b|\bbarely move\b|\bhardly (?:move|leave)\b|\bat a desk\b|\b(?:sit|sitting) (?:all day|at (?:my|a|the) (?:computer|desk|screen)|most of|a lot|at my desk)\b|\bmostly sitting\b/i,
  ],
];
const WHICH_LEVEL = 'I know four levels: sedentary, moderate, active and very active. Which one fits your days?';
const ACTIVITY_VALUES: Record<string, ActivityLevel> = {
  ...{ sedentary: 'sedentary', sitting: 'sedentary', moderate: 'moderate', 'moderately active': 'moderate' },
  ...{ active: 'active', 'very active': 'very_active' },
};

/** How active the days are. */
export const readActivity: Reader = ({ clause: { text, quote, isForNow } }) => {
  if (isForNow) return {};
  const told = OTHER_LEVEL.test(text) ? [] : ACTIVITY_TOLD;
  const found = firstMatch(text, [...told, ACTIVITY_SET, ACTIVITY_IS]);
  const words = (found?.slice(1).find((group) => group !== undefined) ?? '').toLowerCase();
  const named = ACTIVITY_VALUES[words];
  if (words !== '' && named === undefined) return ask('activityLevel', WHICH_LEVEL);
  const without = LEFT_JOB.test(text) ? text.replace(LEFT_JOB, '') : text;
  const isOwn = /\bI\b|\bmy\b/i.test(text) || NEW_DAYS.test(text);
  const story = isOwn ? ACTIVITY_STORY.find(([, words]) => words.test(without))?.[0] : undefined;
  const level = named ?? story;
  return level ? change('activityLevel', level, quote) : {};
};

const NEW_TO_IT =
  /\bI am (?:brand |totally |completely |pretty |still |really )*new to (?:lifting|weights|the gym|training|strength|working out|exercise|this|fitness)\b|\bI (?:have )?never (?:lifted|trained|worked out)(?: before)?\b/i;
const LEVEL_SET =
  /\b(?:experience|fitness|training|lifting|workout|gym|strength|skill|my) ?(?:level|experience)?\b(?: is| up to| back to| down to| to| should be| as| at|:)+ (beginner|intermediate|advanced)\b|\b(?:set|make|mark|put|bump|move|drop|switch|change|call|count|consider|treat|rate|class|downgrade|upgrade|promote|demote) (?:me |myself |it |that )?(?:back |down |up )*(?:to |as |at |on |as an? |to an? |an? )?(beginner|intermediate|advanced)\b(?! (?:cook|chef))|\bI am (?:now |really |just |still |only |basically |actually |pretty much |more of |more like |at )*(?:an? )?(?:total |complete |true )?(beginner|intermediate|advanced)\b(?! (?:cook|chef|at cooking|in the kitchen))|\bconsider myself (?:an? )?(beginner|intermediate|advanced)\b|\bI (?:should|ought to|must) be (?:an? |marked |set to |listed as )*(beginner|intermediate|advanced)\b|\b(?:graduated|moved up|leveled up|levelled up|advanced|progressed|dropped back) to (?:an? )?(beginner|intermediate|advanced)\b|\bI would (?:say|go with) (?:I am )?(?:an? |more )*(beginner|intermediate|advanced)(?= *(?:$|,|now\b|lifter\b|level\b|by now\b))|^experience(?: level)?[: ]+(beginner|intermediate|advanced)\b/i;
const TRAINED_FOR =
  /\bI have (?:now )?(?:been )?(?:lifting|training|working out|lifted|trained|strength training)(?: weights)?(?: consistently| seriously)? for (?:about |over |more than |almost |nearly )?(a|an|\d+(?:\.5)?) (years?|months?)\b/i;
const MONTHS_INTERMEDIATE = 6;
const MONTHS_ADVANCED = 36;

/** How long the person has been lifting. */
export const readExperience: Reader = ({ clause: { text, quote }, message }) => {
  if (/\bcook|\bchef\b|\bkitchen\b/i.test(/\bwould (?:say|go with)\b/i.test(text) ? message : text)) return {};
  const set = LEVEL_SET.exec(text);
  const named = set
    ?.slice(1)
    .find((group) => group !== undefined)
    ?.toLowerCase() as Level | undefined;
  if (named) return change('experienceLevel', named, quote);
  if (NEW_TO_IT.test(text)) return change('experienceLevel', 'beginner', quote);
  const found = TRAINED_FOR.exec(text);
  if (!found) return {};
  const count = /^an?$/i.test(found[1] ?? '') ? 1 : Number(found[1]);
  const months = /^year/i.test(found[2] ?? '') ? count * 12 : count;
  if (months > MONTHS_ADVANCED) return change('experienceLevel', 'advanced', quote);
  return change('experienceLevel', months >= MONTHS_INTERMEDIATE ? 'intermediate' : 'beginner', quote);
};

const A_WEEK = '(?: (?:a|per|each|every)|/) ?(?:week|wk)';
const DAYS = [
  /\b(\d) ?(?:x|times|days) (?:in )?(?:a |per )?(?:week|wk)\b/i,
  /\b(\d) (?:workouts|sessions|training days) (?:weekly|each week|every week)\b/i,
  /\b(\d) (?:days|times) weekly\b/i,
  /\bmake it (\d) (?:days|workouts|sessions)\b/i,
  new RegExp(`\\b(\\d) ?(?:x|times|days|workouts|sessions|training days)${A_WEEK}`, 'i'),
  /\b(\d)x?(?: times)?\/week\b/i,
  /\b(?:to|make it|do|want) (\d) (?:training|workout|gym|lifting) (?:days|sessions)\b/i,
  /\b(?:training |workout )?days ?(?:(?:per|a) week ?)?(?:to|at|:|=|is|should be) ?(\d)\b/i,
  /\b(?:bump|drop|cut|move|lower|raise|increase|up|change|switch) (?:me|it|my (?:workouts?|training|sessions?)|training) (?:up |down |back )?(?:to|at) (\d) (?:days|workouts|sessions|times)\b/i,
  /\b(\d) days is all\b/i,
  /\b(?:train|work out|lift)(?: only)? (\d) (?:days|times)\b/i,
];
const DAYS_SAID =
  /\b(?:train(?:ing)?|work ?outs?|work out|gym|exercise|lift|sessions?|do|only|from now on|make it|change|switch|set|days is all|can|go|drop|bump|move|cut|lower|raise|increase|up to|down to|give me|put me|works? (?:better|best)|free|manage|weekly|up it)\b/i;
const TRAINING_ON =
  /\b(?:can|only|will|could|want to|prefer to|am going to) (?:only )?(?:train|work ?out|lift|go|make it|do)\b|\btraining days\b/i;
const WEEKDAYS = /\b(?:mon|tues?|wed|thurs?|fri|sat|sun)(?:day|nesday|sday|rsday|urday)?s?\b/g;
const OTHER_SPORT =
  /\b(?:run|running|jog|swim|yoga|pilates|bike|cycle|walk|trained|did|worked|eat|drink|ate|tennis|soccer|basketball)\b/i;

const ALL_BUT_ONE =
  /\b(?:going|train(?:ing)?|work(?:ing)? out|gym|lift(?:ing)?)\b.*\b(?:every ?day|all days|daily|7 days) (?:except|but|besides|apart from|minus) (?:for )?(?:on )?\w+day\b/i;

/** Training days a week. */
export const readDays: Reader = ({ clause: { text: said, quote } }) => {
  const text = said.replace(/\btwice\b/i, '2 times').replace(/\bonce\b/i, '1 times');
  const named = new Set(
    TRAINING_ON.test(text)
      ? text
          .toLowerCase()
          .match(WEEKDAYS)
          ?.map((day) => day.slice(0, 3))
      : [],
  );
  if (ALL_BUT_ONE.test(text)) return change('workoutDaysPerWeek', 6, quote);
  const found = named.size > 1 ? [text, String(named.size)] : firstMatch(text, DAYS);
  if (!found || !DAYS_SAID.test(text) || OTHER_SPORT.test(text)) return {};
  const days = Number(found[1]);
  const { min, max } = PROFILE_RANGES.workoutDaysPerWeek;
  if (days >= min && days <= max) return change('workoutDaysPerWeek', days, quote);
  return ask('workoutDaysPerWeek', `I plan for ${min} to ${max} training days a week. Which number fits your week?`);
};

const MINUTES: readonly (readonly [RegExp, (found: RegExpExecArray) => number])[] = [
  [/\b(?:3|three)[- ]quarters of an hour\b/i, () => 45],
  [/\b(?:session|workout|duration)(?: length| time| duration)? (?:to|at|:|=) ?(\d{2})$/i, (found) => Number(found[1])],
  [/\b(?:an|1) hour and a half\b|\b1\.5 hours?\b/i, () => 90],
  [/\bhalf an hour\b|\bhalf hour\b/i, () => 30],
  [/\b(?:an|1|one|a full|full|whole|a whole|a solid)[ -](?:1 )?hour\b|\bhour[ -]long\b/i, () => 60],
  [/\b(\d{2,3})[ -]?(?:min|mins|minutes?)\b/i, (found) => Number(found[1])],
];
const SESSION =
  /\b(?:exercise|exercising|gym|lift(?:ing)?|workouts?|sessions?|training|train|duration|per workout|each(?! way))\b/i;
const SESSION_DONE =
  /\b(?:did|took|walked|ran|held|rested|was|were|lasted|finished|quick|run|away|drive|commute|minutes? (?:late|early))\b/i;

/** How long a workout may be; one of 30, 45, 60, 90 minutes. */
export const readDuration: Reader = ({ clause: { text, quote, isForNow, isRequest } }) => {
  if (isForNow || !SESSION.test(text) || SESSION_DONE.test(text)) return {};
  if (
    !isRequest &&
    !/\b(?:I|my|should|make|please|from now on|fine|change|each|can do|shorten|lengthen|extend|let us|keep|cut|bump|now|suits?|max|tops|from here on)\b/i.test(
      text,
    )
  )
    return {};
  for (const [pattern, minutesIn] of MINUTES) {
    const found = pattern.exec(text);
    if (!found) continue;
    const minutes = SESSION_MINUTES.find((each) => each === minutesIn(found));
    if (minutes !== undefined) return change('workoutDuration', minutes, quote);
    return ask('workoutDuration', 'Workouts come in 30, 45, 60 or 90 minutes. Which one fits you?');
  }
  return {};
};

const GEAR =
  /\b(?:dumb ?bells?|dumbells?|kettle ?bells?|bar ?bells?|bench|racks?|bands?|pull[- ]?up bar|pullup bar|treadmill|bike|rower|rowing machine|cable(?: machine)?s?|trx|rings|smith machine|machines?|jump rope|medicine ball|stability ball|foam roller|elliptical|weights|plates|home gym|garage gym|gym(?: membership)?|planet fitness|ymca|equinox|golds|crossfit|weight vest|sled|box|ab wheel|dip (?:bars?|station))\b/i;
const GOT =
  /^(?:my |our )?(?:new )?(?:home |apartment )?(?:apartment|building|complex|gym|house|place|garage|basement|garage gym|home gym|office) (?:now )?has (?:an? |some |its own )?(.+?)(?: now| in the .*| so .*)?$|^(?:my )?(?:husband|wife|partner|mom|dad|kids|boyfriend|girlfriend|friend|brother|sister) (?:got|bought|gave|built) me (?:an? |some )?(.+?)(?: for .*)?$|\b(?:I|we) (?:have |just |now |finally |also )*(?:joined|bought|got|have access to|ordered|own|signed up (?:at|for)|have|picked up|got access to)(?: now)? (.+)$|^(?:just |finally |recently )*(?:got|bought|joined|picked up|ordered|grabbed|inherited|found|installed|was given) (.+)$|\b(?:added|set up|put) (?:an? |some )?(.+?) (?:to|in) my (?:\w+ )?(?:garage|gym|basement|house|home|apartment|setup|room)$|^there is (?:now )?(?:an? |some )?(.+?) (?:in|at) (?:my|our) (?:\w+ )?(?:garage|house|home|basement|apartment|building|place|office|complex|room)\b.*$/i;
const GEAR_IS =
  /\bI only have (.+?)(?: now)?$|\bmy equipment is (?:now )?(?:just |only )?(.+)$|\bequipment to (.+)$|\ball I have(?: now| left)? is (.+)$/i;
const GEAR_ADD = /\badd (.+?) to my equipment\b|\bmy new (.+?) (?:came|arrived|is here|are here|got here)\b/i;
const GEAR_NONE =
  /\b(?:no|no more|without(?: any)?) (?:equipment|gear|weights)(?: anymore| now)?\b|\bonly have (?:my )?body ?weight\b|\b(?:cancelled|canceled|quit) (?:my |the )?gym\b/i;
const GEAR_GONE =
  /(?:\b(?:I|we) (?:have |had to )?|^(?:just )?|\bso )(?:sold|sell|gave away|got rid of|returned|lost|broke|do not have|no longer have|no access to|lost access to|no more)(?: access to)? (?:my |the |our |a |an |any )?(.+?)(?:,.*| anymore.*| now| on .*| last .*| yesterday)?$/i;
const GEAR_OFF =
  /\b(?:take|remove|delete|drop|cross|strike) (?:my |the )?(.+?) (?:off|from|out of) my (?:equipment|gear)\b/i;

const cleaned = (words: string) =>
  words
    .replace(
      /,? (?:so |and |please )*(?:add|use|include|put|count) (?:it|them|that|those)\b.*$|, .*\b(?:it|them|that)\b.*$/i,
      '',
    )
    .replace(/^(?:just |only |my |some |a set of |a few |a pair of |an? |the |new |access to )+/i, '')
    .replace(
      /(?: at home| now| for my birthday| these days| recently| yesterday| last week| today| too| as well| please)+$/i,
      '',
    )
    .trim();

/** What there is to train with. */
export const readEquipment: Reader = ({ clause: { text, quote, isForNow }, profile }) => {
  if (isForNow || /\bcloses|opens\b/i.test(text)) return {};
  const set = (after: string) => change('equipmentAccess', after, quote);
  const held = heldWords(profile.equipmentAccess);
  const gone = firstMatch(text, [GEAR_GONE, GEAR_OFF])?.[1];
  if (gone !== undefined && GEAR.test(gone)) {
    const left = partsOf(held).filter((part) => !part.toLowerCase().includes(cleaned(gone).toLowerCase()));
    return left.length === partsOf(held).length ? {} : set(left.join(', ') || 'None');
  }
  if (GEAR_NONE.test(text)) return set('None');
  const only = firstMatch(text, [GEAR_IS]);
  const whole = cleaned(only?.slice(1).find((group) => group !== undefined) ?? '');
  if (GEAR.test(whole)) return set(whole);
  const got = firstMatch(text, [GEAR_ADD, GOT]);
  const more = cleaned(got?.slice(1).find((group) => group !== undefined) ?? '');
  if (
    !GEAR.test(more) ||
    /\bnever use\b/i.test(more) ||
    /\b(?:but|because|closed|no )\b|\bfor my (?!birthday|bday|garage|home|house|basement|apartment|workouts|place|office)/i.test(
      more,
    )
  )
    return {};
  return held.toLowerCase().includes(more.toLowerCase()) ? {} : set(added(held, more));
};
