import { PROFILE_RANGES } from '#core/athlete/profile.ts';
import type { Level } from '#core/catalogue/level.ts';
import { execIn, testIn } from '../prefilter/prefilter.ts';
import { framesOf } from './frames.ts';
import { ask, change, firstMatch, type Reader } from './reader.ts';

const SIZE =
  '(?:(?:small|smaller|little|mini|light|lighter|big|bigger|larger|main|square|proper|decent|full|solid|separate|regular) ){0,8}';
const MEALS = [
  new RegExp(
    `^(\\d) ${SIZE}meals(?=(?:,| and| &){1,8} \\D*\\d.*\\b(?:min\\w*|hours?|days|workouts?|sessions?)\\b)`,
    'i',
  ),
  /^(?:change|set|make|switch|put|bump|move) (?:mine|it|that) (?:to|at) (\d)$/i,
  new RegExp(`\\b(\\d) ${SIZE}meals (?:instead|rather|not|please|now|from|going|for me)\\b`, 'i'),
  new RegExp(`\\b(\\d) ${SIZE}(?:meals|times) (?:a|per|each|every|in a|in the|/) ?day\\b`, 'i'),
  new RegExp(
    `\\b(?:to|on|at|for|do|want|prefer|like|have|having|eat|eating|plan|give me|make (?:it|that|me|them)|need|manage|has|includes?|stick (?:to|with)|sticking (?:to|with)|only|just|go (?:with|to|for|back to)|split (?:it|my food|things) (?:into|over|across)|into|over|be|is) (?:only |just |about |up |back |down |to |all ){0,8}(\\d) ${SIZE}meals\\b(?! (?:left|yesterday|out|behind|ago|planned))`,
    'i',
  ),
  /\bmeals?\b.*\b(?:to|at|be|is|make it|go with|so|say|as) (\d)(?: (?:a|per|each|every) day)?(?: please| now| instead| from now on){0,8}$/i,
  /\b(?:meals?|eat(?:ing)?|food|cooking|snacks?)\b.*?\b(?:so |just |make it |now |only )(\d)(?: (?:a|per|each|every) day)?(?: please| now){0,8}$/i,
  /(?:^|, )(?:just |only |make it |so |to |say ){0,8}(\d) (?:(?:a|per|each|every) day|(?:is|are|would be|works|suits|will do) (?:\w+ )?(?:enough|plenty|fine|good|best|perfect|better|right|all|me|ok|okay)|will do|would do|works|suits)\b/i,
  /\b(?:switch|move|change|drop|bump|put|set|cut) (?:me |mine |it )?(?:back |down |up ){0,8}(?:to|at|on) (\d) meals\b/i,
  /\bmeals,? so (?:change|set|make|switch|put) mine (?:to|at) (\d)\b/i,
  /\b(\d) meals (?:is|are|works?|would be) (?:enough|plenty|fine|good|best|perfect|better|right|all)\b/i,
  /\b(\d) ?(?:small |smaller |big |bigger |larger |main |square |mini )?(?:meals|times)(?: a| per|\/| each| every)? ?(?:day|daily)\b/i,
  /\bmeals\b.*\b(?:to|at) (\d) (?:a|per|each|every) day\b/i,
  /\bmeals,? (?:to )?(?:just |only )?(\d)(?= (?:a|per|each|every) day\b)/i,
  /\b(?:just|only|bring|make|from (?:now|here) on)\b.*\b(\d) meals(?= *(?:$|,|now\b|please\b|from\b))/i,
  /\bmeals ?(?:(?:per|a|each) day ?)?(?:to|at|:|=|is|should be) ?(\d)\b/i,
];
const THE_THREE =
  /\b(?:breakfast|bfast),? lunch,? (?:and |& )?(?:dinner|supper|tea) (?:is|are) all I (?:have|eat|need)\b|\b(?:leaves|no more snacks?,? just|just|only) (?:breakfast|bfast),? lunch,? (?:and |& )?(?:dinner|supper|tea)(?:,? and nothing else.*)?$|\b(?:just|only|stick(?:ing)? to|it is) breakfast,? lunch,? (?:and|&) (?:dinner|supper|tea)\b.*\b(?:every day|each day|a day|from now on|these days|for me|please|now)\b/i;
const MEALS_SAID = /\b(?:eat|eating|meals?)\b/i;
const POINTED =
  /^(?:change|set|make|switch|put|bump|move) (?:mine|it|that) (?:to|at) \d$|(?:^|, )(?:just |only |make it |so |to |say ){0,8}\d (?:(?:a|per|each|every) day|(?:is|are|would|works|suits|will)\b)/i;

/** Meals a day. */
export const readMeals: Reader = ({ clause: { text, quote, isForNow }, message }) => {
  if (!isForNow && testIn(THE_THREE, message) && testIn(THE_THREE, text)) return change('mealsPerDay', 3, quote);
  const found = firstMatch(text, MEALS);
  if (
    !found ||
    isForNow ||
    !testIn(MEALS_SAID, `${text} ${testIn(POINTED, text) ? message : ''}`) ||
    (/\b(?:ate|(?<!(?:dietitian|dietician|doctor|nutritionist|nurse|coach|gp) )told|had|says?|workouts?|days|sessions?)\b/i.test(
      text,
    ) &&
      !/\bmine\b|^\d [a-z ]*meals\b|\bmeals,? (?:to )?\d\b/i.test(text))
  )
    return {};
  const snacks = /\b(\d) meals (?:and|plus|with|\+) (\d) snacks?\b/i.exec(text);
  const meals = snacks ? Number(snacks[1]) + Number(snacks[2]) : Number(found[1]);
  const { min, max } = PROFILE_RANGES.mealsPerDay;
  if (meals >= min && meals <= max) return change('mealsPerDay', meals, quote);
  return ask('mealsPerDay', `I plan for ${min} to ${max} meals a day. Which number suits you?`);
};

const COOKING_LEVELS = '(beginner|newbie|novice|intermediate|advanced)s?\\b';
const COOKING = framesOf(
  'cook(?:ing|ery)?(?: ?-?(?:levels?|skills?|abilit(?:y|ies)|experience|wise))?|kitchen(?: skills?)?|chef skills?',
  COOKING_LEVELS,
);
const OF_COOKING = /\bcook\w*|\bchef\b|\bkitchen\b|\bbak(?:e|ing)\b|\brecipes?\b/i;
const OF_TRAINING = /\b(?:train(?:ing|s|er)?|lift\w*|gym|workouts?|weights|strength)\b/i;
const NAMED_COOK =
  /\b(beginner|intermediate|advanced) (?:level )?(?:home )?(?:cook|chef|in the kitchen|at cooking|for cooking|with cooking|in cooking|as a cook|in the cooking department|when it comes to cooking)\b/i;
const COOKS: readonly (readonly [Level, RegExp])[] = [
  [
    'beginner',
    /(?:\bI |^)(?:cannot|do not know how to|can barely|barely know how to|barely|can hardly|hardly|never|do not|have never) (?:really |even |actually ){0,8}(?:cook(?:ed)?|boil (?:an egg|water)|bake)\b|\b(?:terrible|bad|awful|horrible|useless|hopeless|rubbish|crap|shit|pants|dreadful|lousy|poor|shocking|not (?:much of|any kind of|really) a) (?:cook|(?:at|with|in) (?:the )?(?:cooking|kitchen))\b|\b(?:hopeless|useless|clueless|lost|a disaster|a liability|a menace|rubbish|a hazard) in the kitchen\b|\bI hate cooking\b|\bburn (?:toast|water|everything|pasta|rice|beans)\b|\bcooking (?:is not|was never) my (?:thing|strong)\b/i,
  ],
  [
    'advanced',
    /\bI (?:now |really |absolutely |do |just ){0,8}(?:love|adore) (?:to cook|cooking|cookery)\b|\bcook a lot\b|\b(?:great|excellent|trained|professional|pro|amazing|brilliant|fantastic|accomplished|skilled|expert|very good|really good|experienced) (?:\w+ )?(?:cook|chef|(?:at|in|with) (?:the )?(?:cooking|kitchen))\b|\bI am (?:now )?a (?:\w+ )?chef\b|\bcook for a living\b/i,
  ],
  [
    'intermediate',
    /\bI can (?:now )?cook (?:pretty |quite |fairly |reasonably )?(?:well|most|ok|okay|decently|alright)?\b|\b(?:good|decent|ok|okay|alright|fair|competent|capable|reasonable|not (?:a )?bad) (?:home )?cook\b|\bI can follow (?:most|any|a) recipes?\b|\b(?:pretty|quite|fairly|reasonably|not) (?:good|decent|handy|bad) (?:at cooking|in the kitchen)\b/i,
  ],
];
const LEVEL_NAMES: Record<string, Level> = { newbie: 'beginner', novice: 'beginner' };

function cookingNamed(text: string, message: string): string | undefined {
  const isMeant = testIn(OF_COOKING, text) && !testIn(OF_TRAINING, text);
  const isPointed = testIn(OF_COOKING, message) && !testIn(OF_TRAINING, message) && !testIn(OF_TRAINING, text);
  const beside =
    isMeant || isPointed ? (COOKING.person(text) ?? COOKING.self(text) ?? COOKING.pronoun(text)) : undefined;
  return execIn(NAMED_COOK, text)?.[1] ?? COOKING.field(text) ?? beside;
}

/** How well the person cooks. */
export const readCooking: Reader = ({ clause: { text, quote }, message }) => {
  const said = cookingNamed(text, message)?.toLowerCase();
  const set = said === undefined ? undefined : (LEVEL_NAMES[said] ?? (said as Level));
  // "I was a good cook when …": was, and is not told of now.
  if (set === undefined && /\bI was\b/i.test(text)) return {};
  const level = set ?? COOKS.find(([, words]) => words.test(text))?.[0];
  return level ? change('cookingLevel', level, quote) : {};
};
