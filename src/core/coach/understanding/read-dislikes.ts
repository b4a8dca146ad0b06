import { execIn, testIn } from '../prefilter/prefilter.ts';
import { ALLERGIC_TOO, foodSaid, withFood, withoutFood } from './food-fields.ts';
import { foodIn, namesFood } from './food-words.ts';
import { restrictedFood } from './read-food.ts';
import { firstMatch, type Reader } from './reader.ts';

const DISLIKES =
  '(?:my |the )?(?:list of )?(?:dislikes?|disliked foods?|dislike list|hate list|no list|foods? I (?:dislike|hate|do not like)|things I (?:dislike|hate))';
const UNPLEASANT =
  'rank|minging|vile|grim|foul|manky|yuck|yucky|gross|disgusting|nasty|awful|horrible|horrid|revolting|rotten|dreadful|terrible|rubbish|rancid|repulsive|feral|gag[- ]inducing|slimy|not for me|not my (?:thing|bag|jam|favou?rite|cup of tea|cuppa)|not nice|not it for me|not to my taste|not to my liking|the (?:devil|worst|enemy)|evil|inedible|pointless|an? (?:big |hard |firm |definite |absolute )?(?:no|no[- ]go|nope|abomination|crime)|puke';
const DO_NOT_LIKE =
  '(?:hate|dislike|detest|despise|loathe|abhor|(?:cannot|could not|cant) (?:stand|bear|stomach|abide|face|deal with|do with|get on with|get along with|be doing with|tolerate the (?:taste|smell|texture) of)|(?:do not|never|never did|never really|did not ever|have never been able to|never could|could never) (?:really |actually |much |particularly |ever |even |at all ){0,8}(?:liked?|abide|stand|stomach|bear|face|enjoy(?:ed)?|cared? (?:much )?for|fancy|rate|dig|love|want)|am not (?:\\w+ )?(?:a (?:big |huge |massive )?(?:fan of|lover of|fish person)|fond of|keen on|big on|mad (?:on|about|keen on)|crazy about|into|partial to|one for)|have gone (?:right |completely |totally |off ){0,8}off|went (?:right )?off|am (?:so |totally |really |well )?(?:sick|fed up|tired|bored) (?:of|with)|am (?:so |totally |really )?over|have had (?:it with|enough of|my fill of))';
const DISLIKED = [
  new RegExp(`\\b(?:put|add) (.+?) (?:on|to|in) ${DISLIKES}`, 'i'),
  new RegExp(
    `\\bI find (.+?) (?:so |really |absolutely |just |a bit |quite ){0,8}(?:${UNPLEASANT}|bland|boring|off-putting|unpleasant)\\b`,
    'i',
  ),
  /\b(?:stop|enough|easy|quit|done) (?:it )?with (?:the |all the |all this )?(.+)/i,
  new RegExp(
    `^(.+?),? (?:is|are|tastes?|smells?)(?: (?:so|just|really|absolutely|pretty|a bit|totally|proper|well|utterly|honestly|definitely|completely|bloody|simply)){0,8} (?:${UNPLEASANT})\\b`,
    'i',
  ),
  new RegExp(
    `(?:\\bI |\\bwe |^)(?:also |really |just |absolutely |kinda |kind of |honestly |do |still |totally |truly |simply |now |actually ){0,8}${DO_NOT_LIKE} (?:the (?:taste|smell|texture|look|sight) of |eating )?(.+)`,
    'i',
  ),
  new RegExp(
    `^(.+?),? (?:and )?I (?:also |really |just |absolutely |simply ){0,8}${DO_NOT_LIKE}(?: (?:at all|much|very much|one bit|it|them|either|please|anymore|the taste of|sadly|at any cost)){0,8}\\b`,
    'i',
  ),
  /\b(?:not (?:a (?:big |huge |massive )?fan of|fond of|keen on|big on|mad on|into|crazy about)|never been (?:a fan of|fond of|keen on|big on|one for)|no fan of) (.+)/i,
  /^(.+?) (?:does|do) (?:nothing|not do anything|not do it) for me\b/i,
  /^(.+?) (?:makes? (?:me|my stomach) (?:\w+ )?(?:gag|heave|retch|sick|ill|queasy|nauseous|want to|turn|churn|vomit|puke|boke|barf|shudder)|turns? my stomach|gives? me the (?:ick|creeps|boke|willies)|grosses? me out|creeps? me out|puts? me off|is not something I (?:like|enjoy|eat))\b/i,
  /\b(?:keep|leave) (.+?) (?:out|off|away)(?: of| from)?(?: (?:it|my|the|all|everything|anything|me|please|future)\b|$|,)/i,
  /\b(?:leave out|keep out|hold|ditch|lose|ban|scrap|bin|nix|skip|omit|exclude|drop) (?:the |all |any )?(.+?)(?: (?:from|in|out of) (?:my|the|all|every|future) .*| please| from now on|,.*|$)/i,
  /\b(?:without|spare me|enough with|enough of|no more) (?:the |any |of the )?(.+?)(?: please| from now on| in my .*|,.*|$)/i,
  /^(?:and |please |also ){0,8}no (.+?) (?:please|ever|in (?:my|any|the|future)|at all|from now on|thanks|thank you|anywhere)\b/i,
  /^(?:ew+|ugh|yuck|gross|nope),? (.+?)$/i,
  /^(.+?),? (?:ew+|yuck|bleh|blech|gross|no thanks)$/i,
  /^(.+?) (?:is|are) (?:the (?:devil|worst|enemy)|vile|inedible|evil|revolting)\b/i,
  /\bput (.+?) on (?:my|the) (?:stuff|things|foods?|list of things) I do not like(?: list)?\b/i,
  /\b(?:do not|never) (?:ever )?(?:give|serve|feed) me (.+)/i,
  /\b(?:sick|tired|bored) of (.+?),? (?:so |please |and ){0,8}(?:stop|no more|never|take it|leave it|remove|drop|lose|keep it)\b/i,
  /^(.+?) (?:tastes?|smells?) like (?:soap|dirt|feet|metal|cardboard|rubber|chalk|grass|socks|vomit|garbage|trash|medicine|wet \p{L}+)\b/iu,
  /\b(?:do not|never) (?:ever )?(?:put|add|use|include|cook with) (?:any )?(.+?)(?: in (?:my|the) .*| again| please|$)/i,
  /\bI am (?:so |totally |really )?over (.+?)(?:,|$)/i,
  /\b(?:keep|leave) (?:the )?(\p{L}+(?: \p{L}+)?) (?:out of|off) (?:my|the) (?:meals?|plan|food|menu|plate)\b/iu,
  /\bI (?:really |just |absolutely |kinda |kind of |do ){0,8}(?:hate|dislike|detest|despise|loathe) (.+)/i,
  /(?:\bI |^)(?:really )?(?:do not|never did|never) (?:really |actually )?(?:like|enjoy|care for) (.+)/i,
  /\bI? ?cannot stand (.+)/i,
  /\bnot (?:a (?:big )?fan of|into) (.+)/i,
  /\bno more (.+)/i,
  /\bdo not (?:give|serve|feed|offer)(?: me)? (?:any )?(.+)/i,
  /\bnever (?:serve|give|feed) me (.+?)(?: again| ever)?(?:,|$)/i,
  /^(.+?) makes? me (?:gag|sick|nauseous|want to puke)\b/i,
  /\b(?:leave|keep) out (.+)/i,
  /\bstop (?:giving|putting|adding|suggesting|using|serving)(?: me)? (.+?)(?: in .*)?$/i,
  /^(.+?) (?:is|are|taste|tastes) (?:so |just |really )?(?:gross|disgusting|nasty|awful|yucky|not for me|terrible)\b/i,
  /\badd (.+?) to my (?:dislikes|disliked foods)\b/i,
  /\bI do not want (?:any|more) (.+?) in my (?:plan|meals|food)\b/i,
];
const LIKED_AGAIN = [
  /\byou (?:can|may) (?:give|serve|feed) me (.+?) again\b/i,
  /^(.+?) (?:is|are) (?:ok|okay|fine|good|allowed|welcome|back on the menu)(?: with me)? (?:again|now)\b/i,
  /\b(?:grown|come|learned|started|begun) to (?:like|love|enjoy) (.+)/i,
  /\bI (?:do |actually |really |kinda |kind of |even |now ){0,8}(?:like|eat|love|enjoy) (.+?) (?:now|again|after all)\b/i,
  /\bI do not (?:mind|hate|dislike|object to) (.+?) (?:anymore|now|these days)\b/i,
  /\b(?:put|add|bring) (.+?) back(?: in| on|$)/i,
  new RegExp(`\\b(?:remove|delete|take) (.+?) (?:from|off|out of) ${DISLIKES}`, 'i'),
  /\bI am (?:ok|okay|fine|good) with (.+?)(?: now| again)?$/i,
  /\b(?:remove|delete|take) (.+?) (?:from|off|out of) my (?:dislikes|disliked foods)\b/i,
];

const REPELLED =
  /^(?:I |just |really |absolutely |honestly ){0,8}(?:hate|cannot stand|cannot bear|detest|loathe|despise|do not like) (?:it|them|that|those|the stuff|the things)\b|^(?:yuck|ew+|yuk|bleh|gross|disgusting|no thanks|no thank you|nope|hate it)(?:,|$| never)/i;
const NO_DISLIKE =
  /\ballerg|\d|\b(?:heat|cold|weather|noise|here)\b|^(?:it|them|that|those|this|these|me|you|us)\b|\b(?:workouts?|sessions?|meals?|recipes?|plan|days?|breakfasts?|dinners?|lunch(?:es)?|snacks?|cooking)\b/i;

/** Foods that are not to come to the table; only what names a food. */
export const readDislikes: Reader = ({ clause: { text: told, quote, isForNow }, profile, message, earlier }) => {
  // "Coconut? Can't stand it": the food was named before.
  const before = testIn(REPELLED, told) ? foodIn(earlier) : undefined;
  const text = before === undefined ? told : `I hate ${before}`;
  const liked = firstMatch(text, LIKED_AGAIN);
  if (liked) return withoutFood(profile, 'dislikedFoods', foodSaid(liked[1]), quote);
  if (
    isForNow ||
    /\brecipe\b|\b(?:cannot|could not|would not|never|not) (?:\w+ )?(?:live|do|go|be|survive|manage)(?: it| this| that| anything)? without\b/i.test(
      text,
    )
  )
    return {};
  const said = DISLIKED.map((pattern) => foodSaid(execIn(pattern, text)?.[1]));
  const food = said.find((each) => namesFood(each) && !testIn(NO_DISLIKE, each));
  const isKeptOff = food !== undefined && withFood(profile, 'dietaryRestrictions', food, quote).changes === undefined;
  if (food === undefined || isKeptOff || restrictedFood(text) !== '') return {};
  return withFood(profile, testIn(ALLERGIC_TOO, message) ? 'foodAllergies' : 'dislikedFoods', food, quote);
};
