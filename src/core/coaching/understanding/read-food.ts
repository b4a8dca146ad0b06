import { type Level, PROFILE_RANGES, type Profile } from '#core/athlete/profile.ts';
import { stemOf } from '#core/athlete/words.ts';
import { added, heldWords, partsOf } from '../written-answer.ts';
import { namesFood } from './food-words.ts';
import { ask, change, type Findings, firstMatch, type Reader } from './reader.ts';

type FoodField = 'foodAllergies' | 'dietaryRestrictions' | 'dislikedFoods';

/** The words for a food at the end of a clause, without what only surrounds them. */
function foodIn(words: string | undefined): string {
  // Behind a comma only what names a food still belongs to the list.
  const listed = (words ?? '').split(/, /).filter((part, index) => index === 0 || namesFood(part));
  return listed
    .join(', ')
    .replace(/ (?:so|because|cause|since|cuz|it is|they are) .*$/i, '')
    .replace(/^(?:any|some|the|a|an|eating|to|all|more|having|of|me|my|every kind of)\s+/gi, '')
    .replace(
      /(?:,? (?:please|anymore|any longer|now|either|too|as well|at all|so much|from now on|again|though|these days|for me|in (?:my|the) (?:meals?|plan|food|salad)s?|on my plate|after all|and .*\b(?:it|them|that)\b.*))+$/i,
      '',
    )
    .replace(/[.,;!]+$/, '')
    .trim();
}

function withFood(profile: Profile, field: FoodField, food: string, quote: string): Partial<Findings> {
  const held = heldWords(profile[field]);
  if (food === '' || food.split(' ').length > 8 || held.toLowerCase().includes(food.toLowerCase())) return {};
  return change(field, added(held, food), quote);
}

const stemmed = (text: string) => (text.toLowerCase().match(/\p{L}+/gu) ?? []).map(stemOf);

/** The list without the parts that name the food; nothing if it was not there. */
function withoutFood(profile: Profile, field: FoodField, food: string, quote: string): Partial<Findings> {
  const parts = partsOf(profile[field]);
  const gone = new Set(stemmed(food));
  const left = parts.filter((part) => !stemmed(part).some((stem) => gone.has(stem)));
  return left.length === parts.length ? {} : change(field, left.join(', ') || 'None', quote);
}

const NOT_FOOD =
  /\b(?:pollen|cats?|dogs?|dust|penicillin|latex|bees?|mornings?|mondays?|cardio|exercise|burpees|work|bullshit|nothing|anything)\b/i;
const ALLERGY = [
  /\ballergy (?:of|against|with|for) (.+)$/i,
  /\ballergy tests?.*?,? (\p{L}+(?: \p{L}+)?) (?:is|are) (?:a |an )?(?:no[- ]?go|off limits|out|positive|forbidden)/iu,
  /\ballergic to (.+)$/i,
  /\ballerg(?:y|ies) to (.+)$/i,
  /\badd (?:an? )?(.+?) (?:to my )?allerg(?:y|ies)\b/i,
  /\ballergies(?: are| is|:) (.+)$/i,
  /\b(?:break out|hives|swell up|itch)\b.*\b(?:when|if|after) I (?:eat|have|ate) (.+?)(?:, add .*|$)/i,
  /\bput (.+?) on my allerg(?:y|ies)(?: list)?\b/i,
  /\b(?:have|developed|got|confirmed|diagnosed with|has)(?: a| an)? (?:severe |bad |mild |new )?((?:\p{L}+ ){1,3}?)allerg(?:y|ies)\b/iu,
];
const ALLERGY_GONE = [
  /\bno more (.+?) allerg(?:y|ies)\b/i,
  /\b(?:outgrew|outgrown|grew out of) (?:my |the )?(?!it\b)(.+?) allerg(?:y|ies)\b/i,
  /\b(?:outgrew|outgrown) my (.+?) allerg(?:y|ies)\b/i,
  /\b(?:remove|delete|take) (.+?) (?:from|off|out of) my allerg(?:y|ies)\b/i,
  /\bno longer allergic to (.+)$/i,
  /^(?:actually,? |the )*(.+?) (?:is|are) not (?:really )?(?:an?|my|one of my) (?:actual |real )?(?:allergy|allergies|allergen)\b/i,
  /\b(?:take|cross|scratch) (.+?) off (?:my |the )?allerg(?:y|ies)\b/i,
  /\bmy (.+?) allergy (?:is gone|went away|has gone|is over)\b/i,
  /\bnot (?:actually |really )?allergic to (.+?) (?:anymore|any longer|after all|it turns out)\b/i,
  /\bno longer have (?:a|an|my) (.+?) allergy\b/i,
  /\b(?:remove|delete|drop|take off) (?:the |my )?(.+?) allerg(?:y|ies)\b/i,
];
const ALLERGIES_ALL_GONE =
  /\b(?:do not have any|no more|no longer have any) allergies\b.*\b(?:anymore|now)\b|\bno longer have any allergies\b/i;
/** Said besides of what "cannot" be eaten: "I can't have eggs, I'm allergic". */
const ALLERGIC_TOO = /\b(?:i am|i'm|im)(?: \w+)? allergic\b(?! to)|,? allergic\W*$|\ballergy\W*$/i;
const IS_A_NO =
  /(?:^|\b(?:says?|said|confirmed|that|so) )(?:that )?(\p{L}+(?: \p{L}+)?) (?:is|are) (?:a |an )?(?:no(?:[- ]go)?|off limits|out)(?: for me)?,? .*\ballerg/iu;
const PRONOUN = /^(?:it|them|that|those|this|these)\b/i;

/** Food allergies. A "not allergic" without "any more" changes nothing. */
export const readAllergies: Reader = ({ clause: { text, quote }, profile, message }) => {
  if (ALLERGIES_ALL_GONE.test(text)) return change('foodAllergies', 'None', quote);
  const gone = firstMatch(text, ALLERGY_GONE);
  if (gone) return withoutFood(profile, 'foodAllergies', foodIn(gone[1]), quote);
  const banned = IS_A_NO.exec(text)?.[1];
  if (banned !== undefined) return withFood(profile, 'foodAllergies', foodIn(banned), quote);
  if (/\b(?:not|never|no longer|without|no)\b.{0,24}\ballerg/i.test(text)) return {};
  const found = firstMatch(text, ALLERGY);
  if (!found) return {};
  const named = foodIn(found[1]);
  const food = PRONOUN.test(named) ? (/\b(?:from|after|eat|eating) (\p{L}+)/iu.exec(message)?.[1] ?? '') : named;
  return NOT_FOOD.test(food) ? {} : withFood(profile, 'foodAllergies', food, quote);
};

const RESTRICTED = [
  /\b((?:lactose|gluten|fructose|dairy|histamine|wheat) intolerant)\b/i,
  /\b((?:gluten|dairy|lactose|nut|sugar|soy|egg)[- ]free)\b/i,
  /\b(low[- ](?:sodium|salt|fodmap|sugar|fat|cholesterol))\b/i,
  /\badd (.+?) to my (?:dietary |food )?restrictions\b/i,
];
const RESTRICTED_FOOD = [
  /(?:\bI |^)(?:do not|cannot|must not|should not|never|am not allowed to)(?: eat| have| drink| do| tolerate| touch) (.+)$/i,
  /\bI (?:have to|must|need to|should) (?:avoid|stay away from|cut out) (.+)$/i,
  /\bI (?:have )?(?:just )?(?:stopped eating|gave up|given up|quit eating|avoid|cut out|am avoiding|stopped drinking) (.+)$/i,
  /\bI am sensitive to (.+)$/i,
  /^no (.+?) for me(?: anymore| now| please)*$/i,
];
const SAID_OF_SELF = /\b(?:I|me|my)\b|^(?:please|switch|keep|make|no)\b/i;
const A_DISH = /\b(?:breakfast|lunch|dinner|snack|meal|idea|recipe|tonight|show)\b/i;

const FREE_GONE =
  /\b(?:not|no longer|quit being|stopped being|done being|done with) (gluten|dairy|lactose|nut|sugar|soy|egg)[- ]free\b(?= (?:anymore|now|these days)|$)/i;

/** It may stand among the styles of eating or among the restrictions. */
function noLongerFree(profile: Profile, word: string, quote: string): Partial<Findings> {
  const left = profile.dietaryPrefs.filter((each) => !new RegExp(`${word}[- ]free`, 'i').test(each));
  if (left.length === profile.dietaryPrefs.length) return withoutFood(profile, 'dietaryRestrictions', word, quote);
  return change('dietaryPrefs', left.length > 0 ? left : ['None'], quote);
}

/** What must not be eaten, for health, faith or any other reason. */
export const readRestrictions: Reader = ({ clause: { text, quote, isForNow }, profile, message }) => {
  if (isForNow || (A_DISH.test(text) && !/\bfrom now on\b/i.test(text))) return {};
  const free = FREE_GONE.exec(text)?.[1];
  if (free !== undefined) return noLongerFree(profile, free, quote);
  const named = firstMatch(text, RESTRICTED);
  if (named && SAID_OF_SELF.test(text + quote) && !/\b(?:not|no longer)\b/i.test(text))
    return withFood(profile, 'dietaryRestrictions', foodIn(named[1]), quote);
  const found = firstMatch(text, RESTRICTED_FOOD);
  const food = foodIn(found?.[1]);
  if (/\ballerg/i.test(food)) return {};
  return namesFood(food) || /\b(?:gluten|alcohol|grapefruit|caffeine|lactose|pork)\b/i.test(food)
    ? withFood(profile, ALLERGIC_TOO.test(message) ? 'foodAllergies' : 'dietaryRestrictions', food, quote)
    : {};
};

const DISLIKES =
  '(?:my |the )?(?:list of )?(?:dislikes?|disliked foods?|dislike list|hate list|no list|foods? I (?:dislike|hate|do not like)|things I (?:dislike|hate))';
const DISLIKED = [
  /^(?:ew+|ugh|yuck|gross|nope),? (.+?)$/i,
  /^(.+?),? (?:ew+|yuck|bleh|blech|gross|no thanks)$/i,
  /^(.+?) (?:is|are) (?:the (?:devil|worst|enemy)|vile|inedible|evil|revolting)\b/i,
  /\bput (.+?) on (?:my|the) (?:stuff|things|foods?|list of things) I do not like(?: list)?\b/i,
  /\b(?:do not|never) (?:ever )?(?:give|serve|feed) me (.+)$/i,
  /\b(?:sick|tired|bored) of (.+?),? (?:so |please |and )*(?:stop|no more|never|take it|leave it|remove|drop|lose|keep it)\b/i,
  /^(.+?) (?:tastes?|smells?) like (?:soap|dirt|feet|metal|cardboard|rubber|chalk|grass|socks|vomit|garbage|trash|medicine|wet \p{L}+)\b/iu,
  new RegExp(`\\b(?:put|add) (.+?) (?:on|to|in) ${DISLIKES}`, 'i'),
  /\b(?:do not|never) (?:put|add|use|include|cook with) (?:any )?(.+?)(?: in (?:my|the) .*| again| please|$)/i,
  /\bI am (?:so |totally |really )?over (.+?)(?:,.*)?$/i,
  /\b(?:keep|leave) (?:the )?(\p{L}+(?: \p{L}+)?) (?:out of|off) (?:my|the) (?:meals?|plan|food|menu|plate)\b/iu,
  /\bI (?:really |just |absolutely |kinda |kind of |do )*(?:hate|dislike|detest|despise|loathe) (.+)$/i,
  /(?:\bI |^)(?:really )?(?:do not|never did|never) (?:really |actually )?(?:like|enjoy|care for) (.+)$/i,
  /\bI? ?cannot stand (.+)$/i,
  /\bnot (?:a (?:big )?fan of|into) (.+)$/i,
  /\bno more (.+)$/i,
  /\bdo not (?:give|serve|feed|offer)(?: me)? (?:any )?(.+)$/i,
  /\bnever (?:serve|give|feed) me (.+?)(?: again| ever)?(?:,.*)?$/i,
  /^(.+?) makes? me (?:gag|sick|nauseous|want to puke)\b/i,
  /\b(?:leave|keep) out (.+)$/i,
  /\bstop (?:giving|putting|adding|suggesting|using|serving)(?: me)? (.+?)(?: in .*)?$/i,
  /^(.+?) (?:is|are|taste|tastes) (?:so |just |really )?(?:gross|disgusting|nasty|awful|yucky|not for me|terrible)\b/i,
  /\badd (.+?) to my (?:dislikes|disliked foods)\b/i,
  /\bI do not want (?:any|more) (.+?) in my (?:plan|meals|food)\b/i,
];
const LIKED_AGAIN = [
  /\byou (?:can|may) (?:give|serve|feed) me (.+?) again\b/i,
  /^(.+?) (?:is|are) (?:ok|okay|fine|good|allowed|welcome|back on the menu)(?: with me)? (?:again|now)\b/i,
  /\b(?:grown|come|learned|started|begun) to (?:like|love|enjoy) (.+)$/i,
  /\bI (?:do |actually |really |kinda |kind of |even |now )*(?:like|eat|love|enjoy) (.+?) (?:now|again|after all)\b/i,
  /\bI do not (?:mind|hate|dislike|object to) (.+?) (?:anymore|now|these days)\b/i,
  /\b(?:put|add|bring) (.+?) back(?: in| on|$)/i,
  new RegExp(`\\b(?:remove|delete|take) (.+?) (?:from|off|out of) ${DISLIKES}`, 'i'),
  /\bI am (?:ok|okay|fine|good) with (.+?)(?: now| again)?$/i,
  /\b(?:remove|delete|take) (.+?) (?:from|off|out of) my (?:dislikes|disliked foods)\b/i,
];

/** Foods that are not to come to the table; only what names a food. */
export const readDislikes: Reader = ({ clause: { text, quote, isForNow }, profile, message }) => {
  const liked = firstMatch(text, LIKED_AGAIN);
  if (liked) return withoutFood(profile, 'dislikedFoods', foodIn(liked[1]), quote);
  if (isForNow) return {};
  const said = DISLIKED.map((pattern) => foodIn(pattern.exec(text)?.[1]));
  const food = said.find((each) => namesFood(each) && !/\ballerg/i.test(each));
  if (food === undefined) return {};
  return withFood(profile, ALLERGIC_TOO.test(message) ? 'foodAllergies' : 'dislikedFoods', food, quote);
};

const MEALS = [
  /\b(?:switch|move|change|drop|bump|put|set|cut) (?:me |mine |it )?(?:back |down |up )*(?:to|at|on) (\d) meals\b/i,
  /\bmeals,? so (?:change|set|make|switch|put) mine (?:to|at) (\d)\b/i,
  /\b(\d) meals (?:is|are|works?|would be) (?:enough|plenty|fine|good|best|perfect|better|right|all)\b/i,
  /\b(\d) ?(?:small |smaller |big |bigger |larger |main |square |mini )?(?:meals|times)(?: a| per|\/| each| every)? ?(?:day|daily)\b/i,
  /\bmeals\b.*\b(?:to|at) (\d) (?:a|per|each|every) day\b/i,
  /\b(?:just|only|bring|make|from (?:now|here) on)\b.*\b(\d) meals(?= *(?:$|,|now\b|please\b|from\b))/i,
  /\bmeals ?(?:(?:per|a|each) day ?)?(?:to|at|:|=|is|should be) ?(\d)\b/i,
];
const MEALS_SAID = /\b(?:eat|eating|meals)\b/i;

/** Meals a day. */
export const readMeals: Reader = ({ clause: { text, quote, isForNow } }) => {
  const found = firstMatch(text, MEALS);
  if (!found || isForNow || !MEALS_SAID.test(text) || (/\b(?:ate|told|says?)\b/i.test(text) && !/\bmine\b/i.test(text)))
    return {};
  const meals = Number(found[1]);
  const { min, max } = PROFILE_RANGES.mealsPerDay;
  if (meals >= min && meals <= max) return change('mealsPerDay', meals, quote);
  return ask('mealsPerDay', `I plan for ${min} to ${max} meals a day. Which number suits you?`);
};

const COOKING_SET =
  /\bcooking(?: level| skills?| ability| experience)?(?: is| are| to| should be| at| as| back| up|:)* (beginner|intermediate|advanced)\b|\b(beginner|intermediate|advanced) (?:level )?(?:home )?(?:cook|chef|in the kitchen|at cooking|for cooking)\b|\bcooking\b.*\b(?:no longer|not) (?:an? )?(?:beginner|intermediate|advanced),? (?:but |now )*(beginner|intermediate|advanced)\b/i;
const COOKING: readonly (readonly [Level, RegExp])[] = [
  [
    'beginner',
    /\bI (?:cannot|do not know how to|can barely|barely) cook\b|\b(?:terrible|bad|awful|horrible) (?:cook|at cooking)\b|\bI hate cooking\b/i,
  ],
  [
    'advanced',
    /\bI (?:now )?(?:love|adore) (?:to cook|cooking)\b|\bcook a lot\b|\b(?:great|excellent|trained|professional|pro) (?:cook|chef)\b|\bI am a chef\b/i,
  ],
  [
    'intermediate',
    /\bI can (?:now )?cook (?:pretty |quite )?(?:well|most|ok|okay)?\b|\b(?:good|decent|ok|okay) cook\b/i,
  ],
];

/** How well the person cooks. */
export const readCooking: Reader = ({ clause: { text, quote } }) => {
  const named = COOKING_SET.exec(text);
  const set = named
    ?.slice(1)
    .find((group) => group !== undefined)
    ?.toLowerCase() as Level | undefined;
  const level = set ?? COOKING.find(([, words]) => words.test(text))?.[0];
  return level ? change('cookingLevel', level, quote) : {};
};
