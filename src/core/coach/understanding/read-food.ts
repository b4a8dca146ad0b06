import type { Profile } from '#core/athlete/profile.ts';
import { execIn, testIn } from '../prefilter/prefilter.ts';
import { ALLERGIC_TOO, foodSaid, withFood, withoutFood } from './food-fields.ts';
import { namesFood } from './food-words.ts';
import { change, type Findings, firstMatch, type Reader } from './reader.ts';
import { anyOf, RESTRICTED_WORDS } from './word-class.ts';

const NOT_FOOD =
  /\b(?:pollen|cats?|dogs?|dust|penicillin|latex|bees?|mornings?|mondays?|cardio|exercise|burpees|work|bullshit|nothing|anything)\b/i;
const ALLERGY = [
  /^((?:\p{L}+ ){0,1}\p{L}+)(?: is| are|:|,){1,8} (?:a no[- ]go, )?(?:(?:now |definitely |very |highly |turns out ){0,8}I am |definitely |very |highly |badly |I am ){0,8}allergic\b(?! to)/iu,
  /\ballergy\b[^:]{0,40}: (.+)/i,
  /\b(?:allerg(?:y|ic)|intoleran\w+) tests?\b.*\b(?:positive|reaction|reacted|react) (?:for|to) (.+)/i,
  /\b(?:tested|came back|am|was) positive (?:for|on) (?:an? )?(.+?) allerg/i,
  /\b(?:allergic|anaphylactic)(?: reaction)? (?:for|against|with|from|of|too) (.+)/i,
  /\b(?:anaphylactic|anaphylaxis|allergic reaction|bad reaction|severe reaction)(?: with| to| from| after eating| after)? (.+)/i,
  /^(.+?) (?:gives?|gave|brings?) me (?:out in )?(?:\w+ )?(?:hives|a rash|rashes|an allergic|anaphyla)/i,
  /^(.+?) makes? (?:me|my (?:\w+ )?(?:lips?|throat|tongue|face|mouth))(?: \w+){0,3} (?:swell|itch|itchy|tingle|close|break out|come out in hives|tight)/i,
  /^((?!.*\b(?:no|not|do|does|says?|have|has|is|I|more|any|my|the|food|an?)\b.*allerg)(?:[\p{L}-]+ ){1,3}?)allergy\b(?! (?:is|are|was|tests?|season|free|clinic|shots?|pills?|med|to\b|anymore))/iu,
  /\b(?:add|note|include|put)(?: down| in)? (?:that I have |a |an |my |the |new |severe |mild ){0,8}((?:\p{L}+ ){1,3}?)allerg(?:y|ies)\b/iu,
  /\ballergy (?:of|against|with|for) (.+)/i,
  /\ballergy tests?.*?,? (\p{L}+(?: \p{L}+)?) (?:is|are) (?:a |an )?(?:no[- ]?go|off limits|out|positive|forbidden)/iu,
  /\ballergic to (.+)/i,
  /\ballerg(?:y|ies) to (.+)/i,
  /\badd (?:an? )?(.+?) (?:to my )?allerg(?:y|ies)\b/i,
  /\ballergies(?: are| is|:) (.+)/i,
  /\b(?:break out|hives|swell up|itch)\b.*\b(?:when|if|after) I (?:eat|have|ate) ((?:(?!, add ).)+)/i,
  /\b(?:epi ?pen|auvi-?q) (?:for|because of|against) (.+)/i,
  /\bput (.+?) on my allerg(?:y|ies)(?: list)?\b/i,
  /\b(?:have|developed|got|confirmed|diagnosed with|has)(?: a| an)? (?:severe |bad |mild |new )?((?:\p{L}+ ){1,3}?)allerg(?:y|ies)\b/iu,
];
const ALLERGY_GONE = [
  /\bno more (.+?) allerg(?:y|ies)\b/i,
  /\b(?:outgrew|outgrown|grew out of) (?:my |the )?(?!it\b)(.+?) allerg(?:y|ies)\b/i,
  /\b(?:outgrew|outgrown) my (.+?) allerg(?:y|ies)\b/i,
  /\b(?:remove|delete|take) (.+?) (?:from|off|out of) my allerg(?:y|ies)\b/i,
  /\bno longer allergic to (.+)/i,
  /^(?:actually,? |the ){0,8}(.+?) (?:is|are) not (?:really )?(?:an?|my|one of my) (?:actual |real )?(?:allergy|allergies|allergen)\b/i,
  /\b(?:take|cross|scratch) (.+?) off (?:my |the )?allerg(?:y|ies)\b/i,
  /\bmy (.+?) allergy (?:is gone|went away|has gone|is over)\b/i,
  /\bnot (?:actually |really )?allergic to (.+?) (?:anymore|any longer|after all|it turns out)\b/i,
  /\bno longer have (?:a|an|my) (.+?) allergy\b/i,
  /\b(?:remove|delete|drop|take off) (?:the |my )?(.+?) allerg(?:y|ies)\b/i,
];
const ALLERGIES_ALL_GONE =
  /\b(?:do not have any|no more|no longer have any) allergies\b.*\b(?:anymore|now)\b|\bno longer have any allergies\b/i;
const IS_A_NO =
  /(?:^|\b(?:says?|said|confirmed|that|so) )(?:that )?(\p{L}+(?: \p{L}+)?) (?:is|are) (?:a |an )?(?:no(?:[- ]go)?|off limits|out)(?: for me)?,? .*\ballerg/iu;
const PRONOUN = /^(?:it|them|that|those|this|these)\b/i;

/** Food allergies. A "not allergic" without "any more" changes nothing. */
export const readAllergies: Reader = ({ clause: { text, quote }, profile, message }) => {
  if (testIn(ALLERGIES_ALL_GONE, text)) return change('foodAllergies', 'None', quote);
  const gone = firstMatch(text, ALLERGY_GONE);
  if (gone) return withoutFood(profile, 'foodAllergies', foodSaid(gone[1]), quote);
  const banned = execIn(IS_A_NO, text)?.[1];
  if (banned !== undefined) return withFood(profile, 'foodAllergies', foodSaid(banned), quote);
  if (/\b(?:not|never|no longer|without|no)\b.{0,24}\ballerg/i.test(text)) return {};
  const named = ALLERGY.map((pattern) => foodSaid(execIn(pattern, text)?.[1])).find((each) => each !== '');
  if (named === undefined) return {};
  const food = testIn(PRONOUN, named) ? (/\b(?:from|after|eat|eating) (\p{L}+)/iu.exec(message)?.[1] ?? '') : named;
  return testIn(NOT_FOOD, food) ? {} : withFood(profile, 'foodAllergies', food, quote);
};

const RESTRICTED = [
  /\b((?:lactose|gluten|fructose|dairy|histamine|wheat|milk|egg|soy|soya|yeast)[ -]intoleran(?:t|ce))\b/i,
  /\b((?:gluten|dairy|lactose|nut|sugar|soy|soya|egg|wheat|yeast|alcohol|caffeine|pork|grain|salt|milk)[- ]free)\b/i,
  /\b(low[- ](?:sodium|salt|fodmap|sugar|fat|cholesterol|potassium|fibre|fiber|residue|gi|oxalate|histamine|purine|protein))\b/i,
  /\badd (?!it\b|that\b|this\b|them\b)(.+?) to my (?:dietary |food )?restrictions\b/i,
];
const RESTRICTED_WORD = anyOf(RESTRICTED_WORDS);
const RESTRICTED_NAME = new RegExp(`\\b${RESTRICTED_WORD}\\b`, 'i');
/** Nothing but words for what is kept off the plate. */
const RESTRICTED_ONLY = new RegExp(
  `^(?:(?:any|all|raw|fried|red|added|and|or|the|of|kind|sort|my)\\b ?|[,&/] ?|${RESTRICTED_WORD}\\b ?){1,8}$`,
  'i',
);
const AVOID =
  '(?:avoid(?:ing)?|stay(?:ing)? (?:away from|off|clear of)|keep(?:ing)? (?:away from|off|clear of)|steer(?:ing)? clear of|lay(?:ing)? off|cut(?:ting)?(?: out| down on| back on)|give up|giving up|quit|come off|limit|reduce|skip|stop(?:ping)? (?:eating|drinking|having)|not (?:eat|have|drink|touch)|be off|go without|do without)';
const RESTRICTED_FOOD = [
  /\bno (?:more )?(.+?)(?: either| for me| from now on){0,8},? (?:says?|said|according to|doctor's orders|on the orders of|per) ?(?:the |my )?(?:doctor|doc|dr|gp|dietitian|dietician|nurse|consultant|specialist|nutritionist|$)/i,
  /^(?:so )?no ((?:gluten|dairy|lactose|pork|alcohol|salt|sugar|beef|meat|caffeine)(?:(?: or|,| and) \w+)?)$/i,
  /\b(?:not|no longer) able to (?:eat|have|drink|tolerate|digest) (.+)/i,
  new RegExp(
    `\\b(?:cut|cutting|taken|ruled|left) (${RESTRICTED_WORD}) (?:right |completely |totally ){0,8}out\\b`,
    'i',
  ),
  /\bmy (?:stomach|gut|guts|tummy|body|system|belly)(?: just| really)? (?:cannot|does not|will not)(?: \w+)? (?:handle|tolerate|like|digest|take|cope with|do|process|deal with) (.+)/i,
  /^(?:avoid|exclude|stay away from|steer clear of) (.+)/i,
  new RegExp(
    `\\b(?:doctor|doc|dr|gp|dietitian|dietician|nutritionist|nurse|consultant|specialist|they|gut|kidneys?|surgeon|midwife)\\b.{0,40}?\\b${AVOID} (.+)`,
    'i',
  ),
  new RegExp(
    `\\bI (?:have (?:got |had )?to|had to|must|need to|should|am supposed to|am meant to|am trying to|was told to|have been told to|got told to|am to|am having to) ${AVOID} (.+)`,
    'i',
  ),
  new RegExp(
    `\\bI (?:am |have been |now |have |just |strictly ){0,8}(?:avoiding|avoid|off|cutting out|staying off|steering clear of|laying off|keeping off|gone off|completely off) (?:the |all )?(${RESTRICTED_WORD}\\b.*)$`,
    'i',
  ),
  /^(.+?) (?:does|do) not (?:agree|sit well|sit right|get on|get along|go down well) with (?:me|my \w+)\b/i,
  /^(.+?) (?:upsets?|wrecks?|kills?|destroys?|hurts?|bloats?|messes? up|plays? havoc with|bothers?) (?:my (?:stomach|tummy|gut|guts|belly|tum|digestion|bowels|ibs)|me badly)\b/i,
  /^(.+?) (?:is|are) (?:now |strictly |completely |all ){0,8}(?:off limits|forbidden|not allowed|haram|banned|off the table|off the menu|a no[- ]no|out|prohibited)(?: for me| for my religion| now){0,8}\b/i,
  /\bI (?:have )?(?:can|could) no longer (?:eat|have|drink|tolerate|digest|do) (.+)/i,
  /(?:\bI |^)(?:am |have )?(?:can ?not|unable to|not able to|not allowed(?: to)?|not supposed to|not meant to) (?:eat|have|drink|tolerate|digest|handle|process|take) (.+)/i,
  /\bI am not allowed (?:any )?(.+)/i,
  /\b(?:religion|religious reasons|faith|ramadan|lent|muslim|jewish|hindu|jain|sikh|buddhist)\b.*\b(?:no|without|not eat(?:ing)?|avoid|off) (.+)/i,
  /\bI am (?:\w+ )?(?:intolerant|sensitive) (?:to|of) (.+)/i,
  /\b(?:intolerance|sensitivity) (?:to|for|of) (.+)/i,
  /^(?:and |please ){0,8}no (?!more )(.+?)(?: for me)?(?: please)?,? (?:it is |for |on )?(?:religious|religion|doctor'?s|medical|health|due to|because of my|as I am|as per)\b/i,
  /(?:\bI |\bwe |^)(?:do not|cannot|must not|should not|never|am not allowed to)(?: eat| have| drink| do| tolerate| touch) (.+)/i,
  /\bI (?:have to|must|need to|should) (?:avoid|stay away from|cut out) (.+)/i,
  /\bI (?:have )?(?:just )?(?:stopped eating|gave up|given up|quit eating|avoid|cut out|am avoiding|stopped drinking) (.+)/i,
  /\bI am sensitive to (.+)/i,
  /(?:^|\bnote )no (?!more )(.+?) for me(?: anymore| now| please| any longer| ever| again| from (?:now|here|today) on){0,8}(?:,.*| (?:dr|doctor|doc|gp|per|because|since|as|says|said|according|on (?:my|the|doctor)) .*)?$/i,
  new RegExp(`\\b(?:everything|food|meals|eat|cook)\\b.*\\bwithout (${RESTRICTED_WORD})\\b`, 'i'),
  new RegExp(`^(?:I am |I have )?(?:coeliac|celiac)\\b.*\\bno (${RESTRICTED_WORD})\\b`, 'i'),
  new RegExp(
    `\\bI am (?:a )?(?:coeliac|celiac|muslim|jewish|hindu|lactose intolerant|diabetic)\\b.*\\b(?:no|without|cannot have|not) (${RESTRICTED_WORD})\\b`,
    'i',
  ),
];
const SAID_OF_SELF = /\b(?:I|me|my|we|here|diet)\b|^(?:please|switch|keep|make|no|add|note|put|include|mark|list)\b/i;
const A_DISH = /\b(?:breakfast|lunch|dinner|snack|meal|idea|recipe|tonight|show)\b/i;

const FREE_GONE =
  /\b(?:not|no longer|quit being|stopped being|done being|done with) (gluten|dairy|lactose|nut|sugar|soy|egg)[- ]free\b(?= (?:anymore|now|these days)|$)/i;

/** It may stand among the styles of eating or among the restrictions. */
function noLongerFree(profile: Profile, word: string, quote: string): Partial<Findings> {
  const free = [`${word}-free`, `${word} free`].map((said) => said.toLowerCase());
  const left = profile.dietaryPrefs.filter((each) => !free.some((said) => each.toLowerCase().includes(said)));
  if (left.length === profile.dietaryPrefs.length) return withoutFood(profile, 'dietaryRestrictions', word, quote);
  return change('dietaryPrefs', left.length > 0 ? left : ['None'], quote);
}

export function restrictedFood(text: string): string {
  const said = RESTRICTED_FOOD.map((pattern) => foodSaid(execIn(pattern, text)?.[1]));
  return said.find((each) => each !== '' && (testIn(RESTRICTED_ONLY, each) || namesFood(each))) ?? '';
}

/** What is not eaten for a reason told besides goes where the reason belongs. */
function fieldFor(message: string, text: string) {
  if (testIn(ALLERGIC_TOO, message) || testIn(ALLERGIC_TOO, text)) return 'foodAllergies';
  return testIn(DISLIKED_TOO, message) ? 'dislikedFoods' : 'dietaryRestrictions';
}

const DISLIKED_TOO =
  /\b(?:hate|cannot stand|can'?t stand|do not like|don'?t like|dislike|never liked|can'?t bear) (?:it|them|that|those|the (?:taste|smell|texture|stuff))\b/i;

/** What must not be eaten, for health, faith or any other reason. */
export const readRestrictions: Reader = ({ clause: { text, quote, isForNow }, profile, message }) => {
  const isLasting = /\bintoleran/i.test(text);
  if ((isForNow && !isLasting) || (testIn(A_DISH, text) && !/\bfrom now on\b/i.test(text))) return {};
  const free = execIn(FREE_GONE, text)?.[1];
  if (free !== undefined) return noLongerFree(profile, free, quote);
  const named = firstMatch(text, RESTRICTED);
  if (named && testIn(SAID_OF_SELF, text + quote) && !/\b(?:not|no longer)\b/i.test(text))
    return withFood(profile, 'dietaryRestrictions', foodSaid(named[1]), quote);
  const food = restrictedFood(text);
  if (/\ballerg/i.test(food)) return {};
  return namesFood(food) || testIn(RESTRICTED_NAME, food)
    ? withFood(profile, fieldFor(message, text), food, quote)
    : {};
};
