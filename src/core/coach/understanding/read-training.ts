import { type Goal, PROFILE_RANGES, SESSION_MINUTES } from '#core/athlete/profile.ts';
import type { Level } from '#core/catalogue/level.ts';
import { execIn, testIn } from '../prefilter/prefilter.ts';
import { framesOf } from './frames.ts';
import { ask, change, firstMatch, type Reader } from './reader.ts';

const GOAL_WORDS: readonly (readonly [Goal, RegExp])[] = [
  [
    'weight_loss',
    /\b(?:(?:los(?:e|ing)|shift(?:ing)?|drop(?:ping)?|shed(?:ding)?|burn(?:ing)?|get(?:ting)? rid of|reduc(?:e|ing)|cut(?:ting)?|tak(?:e|ing) off|trim(?:ming)?|work(?:ing)? off) (?:of )?(?:some |more |a few |a bit of |a little |a lot of |the |my |this |these |that |all |extra |excess |a couple of |bit of |any |body |baby |belly |tummy |stubborn ){0,8}(?:weight|fat|bod(?:y|y fat)|belly|pounds|kilos|kgs|lbs|stone|timber|flab|gut|inches|tummy|bulge|spare tyre|waistline)|(?:weight|fat)[- ](?:loss|reduction)|get(?:ting)? (?:\w+ ){0,4}?(?:weight|fat|pounds|lbs|kilos|belly) off|slim(?:ming|mer)?(?: down)?|lean(?:ing)? out|get(?:ting)? (?:lean(?:er)?|slim(?:mer)?|thin(?:ner)?|trim)|cutting)\b/i,
  ],
  [
    'muscle_gain',
    /\b(?:(?:(?:build|gain|add|grow|pack)(?:ing)?|put(?:ting)?|get(?:ting)?)(?: on| up)? (?:some |more |a bit of |my |a bit more |lean |serious |proper |extra ){0,8}(?:muscles?|muscle mass|mass|size)|(?:bigger|more|larger) muscles?|(?<=\b(?:goal|aim|focus) (?:is |to |now |is now )?)muscles?\b|size and strength|strength and size|muscles?[- ](?:gain(?:ing|s)?|building|growth|mass)|bulk(?:ing)?(?: up)?|beef(?:ing)? up|gains|hypertrophy|get(?:ting)? (?:stronger and )?(?:bigger|jacked|swole|hench|ripped|buff|stacked|muscular|muscly))\b/i,
  ],
  [
    'fitness',
    /\b(?:(?:get|be|getting|being|stay|staying|keep|keeping|become|feel|feeling) (?:\w+ )?(?:fitter|fit|in shape|healthier|healthy|in better shape|active and healthy)|(?:general|overall|all[- ]round|better|just|plain) (?:fitness|health|wellness|wellbeing)|fitness|health and fitness|maintenance|improve my fitness|stamina|endurance)\b/i,
  ],
];
/** "Make that the goal": which one was said before. */
const THAT_GOAL =
  /\b(?:that|this|it)(?: is)?(?: as)? (?:my |the )(?:new |main )?(?:goal|aim|objective|priority|focus)\b|\b(?:goal|aim|objective|focus) (?:to|as|is) (?:that|this|it)\b/i;
const GOAL_SAID =
  /\bI (?:just |now |only ){0,8}train (?:for|to)\b|\bnot after\b|\bfrom here on\b|\b(?:aim|goal|focus|plan|target)(?: has| is)? changed\b|\b(?:need|have|ought|got) to\b|\b(?:go|going) for\b|\b(?:objective|aim|focus|priority|mission)(?: now)?[:,]|\btarget\b|\blet us (?:focus|work|concentrate)\b|\bgoal ?=|\b(?:put|set|switch|move) me (?:down )?(?:on|for|in|as|to)\b|\bmode\b|\bwants? me to\b|\bso I can\b|\bI am (?:after|all about|going for|now (?:trying|looking|aiming|working)|aiming|looking|hoping|working|keen)\b|\b(?:main|big|only) thing\b|\bI have (?:decided|chosen|changed my mind)\b|\b(?:is|are) (?:the|my) (?:main |new |only |real |number one )?(?:aim|plan|goal|priority|focus|target|thing|objective|mission)\b|\bwhat (?:I|we) (?:am|are|want|need)\b|\bit is all about\b|\bmission\b|\bswap (?:me|my|it)\b|\b(?:aim|focus|priority|objective)(?: now| these days)? is\b|\bmake (?:it|this) (?:all )?about\b|\bnext chapter\b|\bnew goal\b|\bfrom now on\b|\b(?:am |I am )?switch(?:ing|ed) (?:over )?to\b|\bI (?:just |now |really |only |mainly ){0,8}(?:want|would (?:just |now )?(?:like|rather|prefer|love)|need|am trying|am here|prefer|aim)\b|(?:^|, ?)(?:just |now |really |only ){0,8}(?:want|trying|looking|ready|time) (?:to|for)\b|\bgoal\b|\b(?:let us|I want to) focus on\b|\bfocus(?:ing)? on\b|\b(?:switch|change|move) (?:me |it |that |this |things )?(?:over )?(?:from|to)\b|\bI am here\b/i;

/** The main goal. "Lose 10 lbs" names an amount, no change of goal. */
export const readGoal: Reader = ({ clause: { text: told, quote }, earlier }) => {
  const text = testIn(THAT_GOAL, told) ? `${earlier}, ${told}` : told;
  if (
    !testIn(GOAL_SAID, text) ||
    /\b(?:goal|target) weight\b(?! loss)|\blos(?:e|ing) (?:about |around )?\d/i.test(text)
  )
    return {};
  const said = /\bgoal\b|\b(?:is|are) (?:the|my) |\bwhat (?:I|we) /i.test(text)
    ? text
    : text.slice(text.search(GOAL_SAID));
  // "From fitness to fat loss": what comes last is wanted.
  const after = (/\bfrom now on\b/i.test(said) ? text : said)
    .replace(
      /\b(?:no longer|not|stopped|do not|never) (?:after|want(?:ing)?|trying|looking|aiming|need(?:ing)?|interested|bothered|fussed|worried)\b[^,;]*?(?:,|;| but| just| only|$) ?/i,
      '',
    )
    .replace(/\bfrom\b.*\bto\b/i, '')
    .replace(
      /,? ?\b(?:instead of|rather than|(?:drop|ditch|scrap|cancel)(?= the)|not (?:bothered|fussed|interested|worried) (?:about|in)|not|done with|no more|enough|forget|forget about|never mind|over(?! to)|no longer|bored of|sick of|stop)\b(?: (?:the|my|all|this|to|just|about|general|\w+ing|bulk|cut|muscles?|weight|fitness|fat|\w+ (?:weight|fat|muscle|loss|gain))){1,8}/i,
      '',
    );
  const goal = GOAL_WORDS.find(([, words]) => words.test(after))?.[0];
  return goal ? change('goal', goal, quote) : {};
};

const NEW_TO_IT =
  /\bI am (?:brand |totally |completely |pretty |still |really ){0,8}new to (?:lifting|weights|the gym|training|strength|working out|exercise|this|fitness)\b|\bI (?:have )?never (?:lifted|trained|worked out)(?: before)?\b/i;
const LEVELS = '(beginner|newbie|novice|intermediate|advanced)s?\\b(?! (?:cook|chef|at cooking|in the kitchen))';
const LEVEL = new RegExp(LEVELS, 'i');
const LEVEL_NAMES: Record<string, Level> = { newbie: 'beginner', novice: 'beginner' };
const EXPERIENCE = framesOf(
  '(?:(?:training|lifting|gym|fitness|workout|strength|exercise|weights|skill) )?(?:experience|level)(?: level)?|training|lifting|gym|weights|workouts|strength|gym stuff',
  LEVELS,
);
const MOVED_UP = new RegExp(
  `(?:^|, )(?:so |still )?(?:an? )?${LEVELS}(?: lifter| level)?(?: now| please| these days| would be| for me|$)|\\b(?:graduated|moved (?:up|on|down|back)|leveled up|levelled up|advanced|progressed|stepped up|gone up|dropped back|gone back|ready)(?: from \\w+)? (?:to|for|into) (?:an? |the |being ){0,8}${LEVELS}|\\bI (?:ought to|must|should|can) be (?:an? |on |at |the |marked |set to |listed as |in ){0,8}${LEVELS}|^(?:an? )?${LEVELS}(?: lifter| level)? (?:now|these days|please)\\b|\\b(?:no longer|not) (?:an? |really |exactly ){0,8}(?:beginner|newbie|novice|intermediate|advanced)(?: anymore| any longer| now| these days| at all| by now){0,8}[,.]? (?:but |more |so |I am |now |more like |it is |put |make |set |me |it ){0,8}(?:an? )?${LEVELS}`,
  'i',
);
/** Said of the stove, unless the gym is named besides. */
const OF_COOKING = /\bcook\w*|\bchef\b|\bkitchen\b|\brecipes?\b|\bbak(?:e|ing)\b/i;
const OF_TRAINING = /\b(?:train(?:ing|s|er)?|lift\w*|gym|workouts?|weights|strength|exercise|powerlift\w*|fitness)\b/i;

function levelIn(text: string, { message, earlier }: { message: string; earlier: string }): Level | undefined {
  const isPointed = /\b(?:it|that|this|would (?:say|go))\b/i.test(text) && testIn(OF_COOKING, message);
  const goesOn = testIn(OF_COOKING, earlier) && !testIn(LEVEL, earlier) && !testIn(OF_TRAINING, earlier);
  const ofCooking = testIn(OF_COOKING, text) || isPointed || goesOn;
  if (ofCooking && !testIn(OF_TRAINING, text)) return undefined;
  const spoken =
    EXPERIENCE.field(text) ??
    EXPERIENCE.person(text) ??
    EXPERIENCE.self(text) ??
    EXPERIENCE.pronoun(text) ??
    execIn(MOVED_UP, text)
      ?.slice(1)
      .find((group) => group !== undefined);
  const name = spoken?.toLowerCase();
  return name === undefined ? undefined : (LEVEL_NAMES[name] ?? (name as Level));
}

const TRAINED_FOR =
  /\bI have (?:now )?(?:been )?(?:lifting|training|working out|lifted|trained|strength training|going to the gym|in the gym|doing weights)(?: weights)?(?: consistently| seriously| properly| regularly| on and off| off and on)? for (?:about |over |more than |almost |nearly |around |going on |the (?:last|past) ){0,8}(a|an|\d+(?:\.5)?) (years?|months?)\b/i;
const MONTHS_INTERMEDIATE = 6;
const MONTHS_ADVANCED = 36;

/** How long the person has been lifting. */
export const readExperience: Reader = ({ clause: { text, quote }, message, earlier }) => {
  const named = levelIn(text, { message, earlier });
  if (named) return change('experienceLevel', named, quote);
  if (testIn(OF_COOKING, text)) return {};
  if (testIn(NEW_TO_IT, text)) return change('experienceLevel', 'beginner', quote);
  const found = execIn(TRAINED_FOR, text);
  if (!found) return {};
  const count = /^an?$/i.test(found[1] ?? '') ? 1 : Number(found[1]);
  const months = /^year/i.test(found[2] ?? '') ? count * 12 : count;
  if (months > MONTHS_ADVANCED) return change('experienceLevel', 'advanced', quote);
  return change('experienceLevel', months >= MONTHS_INTERMEDIATE ? 'intermediate' : 'beginner', quote);
};

const A_WEEK = '(?: (?:a|per|each|every)|/) ?(?:week|wk)';
const COUNTED =
  '(?:days?|times|workouts?|sessions?|(?:training|workout|gym|lifting|work out|exercise) (?:days|sessions))';
const DAYS = [
  /\binstead of \d (?:days|sessions|workouts)(?: a week)?,? (?:please |just ){0,8}(?:give me|make it|do|I want|put me on|let us do) (\d)\b/i,
  /\b(\d) (?:training|gym|workout|lifting) (?:days|sessions)\b/i,
  new RegExp(`\\b(?:to|into) (?:only |just )?(\\d) ${COUNTED}\\b(?! (?:ago|of|off|in a row))`, 'i'),
  new RegExp(`\\b(\\d) ?(?:or so )?${COUNTED} (?:in )?(?:a|per|each|every|of the|in the) (?:week|wk)\\b`, 'i'),
  new RegExp(
    `\\b(\\d)[- ]${COUNTED} (?:weekly|each week|every week|is (?:all|what|better|best|plenty|enough|fine|doable|realistic|my limit)|(?:suits?|works?|fits?)(?: for| me| better| best){0,8})\\b`,
    'i',
  ),
  /\b(\d)[- ]days?(?:[- ]a[- ]week|[- ]per[- ]week)? (?:plan|split|schedule|routine|program(?:me)?|week)\b/i,
  /\b(?:train(?:ing)?|work(?:ing)? ?out|lift(?:ing)?|exercis(?:e|ing)|gym|workouts?|sessions?)\b(?: (?:me|only|just|on|up|down|back|to|for|at)){0,8} (\d) ?(?:x|days|times)\b/i,
  new RegExp(
    `\\b(?:make (?:it|that)|go(?:ing)?(?: (?:up|down|back))? (?:to|for|with)|put me (?:down )?(?:on|for|at)|give me|set (?:me|it) (?:to|at|for)|move me (?:back |up |down )?to|allows?(?: for)?|fits?|room for|time for|have|got|switch(?: me| it)?(?: back| over)? to|bump (?:me|it|that)(?: up)? to|do|cut (?:me |it |that )?(?:back |down )?to|drop (?:me |it |that )?(?:back |down )?to|stick(?:ing)? (?:to|with)|plan (?:for )?|only|just|manage|commit to|up to|down to|schedule (?:me )?(?:for )?) (?:only |just )?(\\d) ${COUNTED}\\b(?! (?:of|ago|off|in a row|today|straight))`,
    'i',
  ),
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
  /\b(\d) days of (?:training|exercise|lifting|working out|gym)(?: (?:a|per|each|every) week)?\b/i,
  /\b(?:train|work out|lift)(?: only)? (\d) (?:days|times)\b/i,
];
const TRAINING_ON =
  /\b(?:can|only|will|could|want to|prefer to|would (?:like|prefer|rather) to|am going to|able to|free to|available to|have to|get to|I) (?:now |only )?(?:train|work ?out|lift|go|make it|do|exercise|hit the gym|come in|gym)\b|\b(?:training|gym|workout) days\b|\b\w+days? (?:and|&) \w+days? for (?:training|the gym|workouts|lifting|exercise)\b|\b(?:free|available)(?: only)?(?: on)? \w+day|\b(?:train|work out|lift|gym|workouts?|sessions?) (?:only |just )?(?:on )?\w+days?\b/i;
const WEEKDAYS = /\b(?:mon|tues?|wed|thurs?|fri|sat|sun)(?:day|nesday|sday|rsday|urday)?s?\b/g;
const OTHER_SPORT =
  /\b(?:run|running|jog|jogging|swim|swimming|yoga|pilates|bike|cycle|cycling|walk|walking|trained|did|missed|skipped|completed|worked|eat|eating|drink|drinking|ate|on (?:a|the) (?:\w+ )?site|\d shifts|tennis|soccer|football|basketball|meals?|cook|work from|in the office|commute|fast|fasting|sauna|church|shower)\b|\bwork \d days\b/i;

/** Told of oneself or ordered, rather than a remark on training in general. */
const OWN =
  /\b(?:should|can do|need|needs|to be|of|goal|(?:back|down|up) to|I|my|me|mine|we|our|us|please|now|make|set|change|switch|reduce|increase|bump|cut|drop|raise|lower|up|extend|shorten|lengthen|limit|keep|only|just|these days|instead|let us|lets|go|going|plan|give|put|want|thanks|each|every|from|per|works?|suits?|better|enough|plenty|manage|length|time|duration)\b|[:=]|^\d|^(?:train|work out|lift)|^half|^an hour/i;
/** Whose days they are. */
const OF_OTHERS =
  /\b(?:everyone|everybody|programs|programmes|sounds|had me|had us|people|for (?:beginners|newbies|most|women|men|anyone|someone)|most (?:of|folks|lifters)|he|she|they|lifts|trains|goes|class|club)\b/i;
const DAYS_FRAME = framesOf(
  '(?:training|workout|gym|lifting) days(?: (?:a|per) week)?|days (?:a|per) week|(?:workouts|sessions) (?:a|per) week',
  '([1-7])\\b(?! ?(?:min|hour|h\\b|am\\b|pm\\b|meals))',
);
/** Days that are told as a run of the week. */
const RUNS: readonly (readonly [number, RegExp])[] = [
  [
    5,
    /\b(?:train\w*|workouts?|work out|sessions?|gym|lift)\b.*\b(?:mon(?:day)?s? (?:to|till|through|until|thru) fri(?:day)?s?|(?:on )?weekdays(?: only)?)\b|\bweekdays only for (?:training|workouts|the gym)\b/i,
  ],
  [
    2,
    /\bweekends only for (?:training|workouts|the gym)\b|\b(?:train|work out|lift|workouts|sessions)\b.{0,24}\b(?:only (?:on|at) (?:the )?weekends?|weekends only)\b/i,
  ],
];
const ALL_BUT_ONE =
  /\b(?:going|train(?:ing)?|work(?:ing)? out|gym|lift(?:ing)?)\b.*\b(?:every ?day|all days|daily|7 days) (?:except|but|besides|apart from|minus) (?:for )?(?:on )?\w+day\b/i;

/** "4 meals a day, 5 days a week". */
const MEALS_BESIDES = /^\d [a-z ]{0,10}meals(?: (?:a|per|each) day)?(?:,| and)/i;

/** Training days a week. */
export const readDays: Reader = ({ clause: { text: said, quote, isForNow } }) => {
  const text = said.replace(/\btwice\b/i, '2 times').replace(/\bonce\b/i, '1 times');
  const named = new Set(
    testIn(TRAINING_ON, text)
      ? text
          .toLowerCase()
          .match(WEEKDAYS)
          ?.map((day) => day.slice(0, 3))
      : [],
  );
  if (testIn(ALL_BUT_ONE, text)) return change('workoutDaysPerWeek', 6, quote);
  const run =
    isForNow || testIn(OTHER_SPORT, text) ? undefined : RUNS.find(([, pattern]) => testIn(pattern, text))?.[0];
  if (run) return change('workoutDaysPerWeek', run, quote);
  const counted = firstMatch(text, DAYS)?.[1] ?? DAYS_FRAME.field(text);
  const found = named.size > 1 ? String(named.size) : counted;
  if (
    found === undefined ||
    isForNow ||
    !testIn(OWN, text) ||
    testIn(OF_OTHERS, text) ||
    testIn(OTHER_SPORT, text.replace(MEALS_BESIDES, ''))
  )
    return {};
  const days = Number(found);
  const { min, max } = PROFILE_RANGES.workoutDaysPerWeek;
  if (days >= min && days <= max) return change('workoutDaysPerWeek', days, quote);
  return ask('workoutDaysPerWeek', `I plan for ${min} to ${max} training days a week. Which number fits your week?`);
};

const MINUTES: readonly (readonly [RegExp, (found: RegExpExecArray) => number])[] = [
  [
    /\bfrom (?:an|1|one|half an|a full|the|\d{2})(?: full)?[ -]?(?:hours?|hrs?|min\w*)?(?: and a half)? (?:down |up )?to (\d{2})[ -]?(?:min|mins|minutes?)\b/i,
    (found) => Number(found[1]),
  ],
  [/\b(?:3|three)[- ]quarters of an hour\b/i, () => 45],
  [/\b(?:session|workout|duration)(?: length| time| duration)? (?:to|at|:|=) ?(\d{2})$/i, (found) => Number(found[1])],
  [
    /\b(?:an|1) hour and a half\b|\b1\.5 ?(?:hours?|hrs?)\b|\b1 ?h(?:r|our)? ?30\b|\bhour and a half\b|\b(?:1|one) ?\.5 ?hours?\b|\b90[- ]minuters?\b/i,
    () => 90,
  ],
  [/\bhalf (?:an )?hour(?:s|ly)?\b|\bhalf[- ]hour(?:[- ]long)?\b|\b30[- ]minuters?\b/i, () => 30],
  [
    /\b(?:an|1|one|a full|full|whole|a whole|a solid)[ -](?:1 )?hour\b|\bhour(?:ly)?[ -]long\b|\b60[- ]minuters?\b|\b(?:1|an?)[ -]?(?:hr|hour|h)\b(?! and a half)|\bhourly (?:sessions|workouts)\b/i,
    () => 60,
  ],
  [/\b2 (?:full )?hours\b/i, () => 120],
  [/\b(\d{2})(?: or so)? (?:per|a|each|every) (?:workout|session)\b/i, (found) => Number(found[1])],
  [/\b(\d{2,3})[ -]?(?:min|mins|minutes?)\b/i, (found) => Number(found[1])],
];
const SESSION =
  /\b(?:work(?:ing)? out|exercise|exercising|gym|lift(?:ing)?|workouts?|sessions?|training|train|duration|per workout|a workout|(?:days|times) (?:a|per|each) week|each(?! way)|a time|a pop|a go|at a time)\b/i;
const SESSION_DONE =
  /\b(?:was|went|ended up|just this once|took|walked|ran|held|rested|was|were|lasted|finished|quick|run|away|drive|commute|minutes? (?:late|early))\b/i;

/** "Make them 30 minutes": what they are stands in another clause. */
const POINTED =
  /\b(?:it|them|those|that|mine)\b|^(?:go|set|make|cut|keep|change|put|shorten|extend|bump|lengthen|only|just|please|so|now|max|maximum|maybe)\b|^\d|\b(?:is|would be) (?:enough|plenty|better|fine|all|perfect|ideal|more like it)\b/i;

/** "45 minutes is too long", said of what the profile has. */
const TOO_LONG = /\b(?:(\d{2}) ?min\w*|(?:an|1) hour) (?:is|are|feels?|seems?) (?:\w+ )?too (?:long|much|short)\b/i;

/** How long a workout may be; one of 30, 45, 60, 90 minutes. */
export const readDuration: Reader = ({ clause: { text, quote, isForNow }, message, profile }) => {
  const rejected = execIn(TOO_LONG, message);
  const isTurnedDown =
    rejected !== null && (rejected[1] === undefined ? 60 : Number(rejected[1])) === profile.workoutDuration;
  const isSession = isTurnedDown || testIn(SESSION, text) || (testIn(POINTED, text) && testIn(SESSION, message));
  if (isForNow || !isSession || !testIn(OWN, text) || testIn(SESSION_DONE, text) || testIn(OF_OTHERS, text)) return {};
  for (const [pattern, minutesIn] of MINUTES) {
    const found = execIn(pattern, text);
    if (!found) continue;
    const minutes = SESSION_MINUTES.find((each) => each === minutesIn(found));
    if (minutes !== undefined) return change('workoutDuration', minutes, quote);
    return ask('workoutDuration', 'Workouts come in 30, 45, 60 or 90 minutes. Which one fits you?');
  }
  return {};
};
