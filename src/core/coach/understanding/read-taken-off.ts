import { stemOf } from '#core/language/tokens.ts';
import { testIn } from '../prefilter/prefilter.ts';
import { changedList, LIST_FIELDS, type ListField, listsNamedIn, standing } from './lists.ts';
import type { Findings, Reader } from './reader.ts';

/** An order to strike something out. */
export const STRIKE =
  /\b(?:remove|delete|erase|scrap|scratch|strike|cross|clear|ditch|bin|wipe|untick|uncheck|lose)\b|\btak(?:e|ing)\b.{1,60}?\b(?:off|out|away|from)\b|\bdrop (?:the|my|that|this|it|those|them)\b|\b(?:come|comes|go|goes) off\b|\bget rid of\b|\bleave off\b|\b(?:stop|quit|no need to|do not need to) (?:list|listing|avoid|avoiding|working around|work around|protecting|excluding|leaving out)\b/i;
/** Out of the meals or a workout is not off the list. */
const OUT_OF_PLAN =
  /\b(?:from|out of|off|in) (?:all )?(?:my|the|this|that|today's|tonight's) (?:\w+ )?(?:meals?|plan|food|plate|workouts?|routine|recipes?|dinner|lunch|breakfast|menu|program\w*|session|salads?)\b/i;
const OF_THE_LIST = /\blist\b|\bprofile\b|\boff\b|\brecords?\b|\brestrictions?\b|\bdislikes?\b|\ballerg/i;

/** By field: how people say that something on the list no longer holds. */
const NO_LONGER: Readonly<Record<ListField, RegExp>> = {
  equipmentAccess:
    /\b(?:sold|(?:had|have|having) to sell|flogged|gone|gave (?!me|us)|given (?:away|back|up)|giving away|broke|broken|bust|busted|returned|sent back|(?:took|taken|takes|wants?|wanted|has|had) .{0,24}back|took|threw|thrown|chucked|binned|lost|stolen|nicked|donated|got(?:ten)? rid|getting rid|no longer|anymore|any longer|do not have|have not got|(?:own|have|got) no|no more|packed (?:in|up)|died|snapped|scrapped|passed on|handed (?:back|on|down)|lent|loaned|without|traded)\b/i,
  injuries:
    /\b(?:no longer|anymore|signed (?:me |it )?off|all clear|discharged|as new|right as rain|back to (?:normal|full|100|itself)|never (?:felt )?better|(?:is|are|has|have|feels?|feeling|all|fully|completely|totally|been|now|a|one|back)(?: \w+){0,2} (?:better|fine|healed|recovered|100|100%|hundred percent|good|grand|sorted|ok|okay|normal|cleared|gone|cured|mended|brilliant|perfect|great|spot on|fixed|tip top|happy|sound|pain[- ]free)|healed|recovered|cleared up|mended)(?![\w]| (?:during|when|while|with|if|enough to)\b)/i,
  dietaryPrefs:
    /\b(?:stopped|quit|gave up|given up|giving up|no longer|anymore|any longer|done with|dropped|ditched|finished|no more|packed in|binned|eat(?:ing)? (?:meat|everything|anything|normally)|came off|come off|coming off|fell off|off the|off my|am off|over with|on the head|knocked)\b/i,
  dietaryRestrictions:
    /\bnot (?:actually |really )?\w+[- ]intolerant\b|\bcan (?:now |safely |actually |finally |happily |totally ){0,8}(?:eat|have|drink|do|tolerate|handle|manage|take)\b|\b(?:allowed|(?:is|are) (?:\w+ ){0,3}(?:ok|okay|fine|allowed)(?: for me| with me)? (?:again|now)|lifted|eating .{2,30} again|started (?:eating|drinking|having)|back (?:on|to (?:eating|drinking)))\b|\bno longer\b(?! (?:eat|drink|have|having|eating|drinking|touch|do)\b)|\bnot .{0,40}anymore\b|\bdo not (?:need|have to|follow|keep|observe|bother|avoid|require|want) .{0,40}(?:anymore|any longer|now)?|\bstopped (?:being|avoiding|following|keeping)\b|\bdone with\b|\bcame off\b|\b(?:reintroduced|tolerate)\b/i,
  foodAllergies:
    /\b(?:outgr\w+|gr[eo]wn? out|over (?:my|the|that)|no longer|anymore|any longer|gone|cleared|disappeared|can (?:now |safely |actually ){0,8}(?:eat|have)|is safe|are safe|false (?:positive|alarm)|mistake|all clear|desensiti[sz]ed|not (?:an? )?(?:actual |real )?allergy|was wrong|never allergic|never was)\b/i,
  dislikedFoods:
    /\b(?:(?<!would |do not |does not |did not |never |tastes? |looks? |foods? I )(?:like|love|enjoy|adore)|lov(?:e|ing)|com(?:e|ing) (?:a)?round|came (?:a)?round|do not (?:mind|hate|dislike)|no longer (?:mind|hate|dislike|bothers?)|grown on|growing on|warm(?:ed|ing) (?:up )?to|changed my (?:mind|tune)|acquired|taste for|a fan of|start(?:ed|ing) (?:eating|to like|liking|enjoying)|converted|partial to|tolerate|(?:is|are) (?:\w+ ){0,2}(?:ok|okay|fine|good|welcome|allowed|lovely|nice|tasty|delicious|not so bad|not that bad|not bad)(?: with me| by me| for me)?|happy to eat|happy with|(?:give|serve|use|include|eat|eating|have|having|add|bring|put) .{2,40}(?:again|back)|bring back|back (?:in|on)|came back to)\b/i,
  medicalConditions:
    /\b(?:gone|cured|remission|reversed|no more|no longer|anymore|any longer|mistake|misdiagnos\w*|was wrong|never (?:had|was|really|actually)|cleared|all clear|resolved|do not (?:actually |really |even )?have|does not apply|was not|outgr\w+|gr[eo]wn? out|ruled out|back to normal|is normal|over)\b/i,
  medications:
    /\b(?:stopped|finished|(?:came|come|coming|been taken|taken|took|taking|takes|got|am|weaned|was) (?:\w+ )?off|off of|^off|^now off|done with|no more|no longer|quit|discontinued|do not take|not taking|not on|anymore|any longer|ended|do not need|swapped|switched|replaced|changed|rid of|ditched|dropped|pulled|halted|withdr[ae]w\w*|ran its course|instead of)\b/i,
};
/** What takes a farewell back. */
const STILL =
  /\b(?:every time|still|almost|nearly|hardly|getting (?:a bit |slowly )?better|hope|hopefully|want to (?:stop|come off|quit)|would like to (?:stop|come off|quit)|trying to|wish|not (?:yet|better|fine|gone|healed|good|right|great|100|happy|ok|okay|recovered|fully|completely)|worse|not keen|not fond|off (?:the )?(?:mushrooms|menu)|forgot|missed)\b/i;
const DISLIKED =
  /\b(?:hate|cannot stand|detest|loathe|never (?:liked|enjoyed)|not (?:a fan|into)|gross|disgusting|no more|leave out|sick of)\b/i;
const AVOIDED =
  /\b(?:do not|cannot|never|must not|should not|stopped|quit|no longer) (?:eat|have|drink|do|touch|eating|drinking|having)\b/i;
const OTHERS_THING =
  /\b(?:his|her|their|your) (?:\w+ )?(?:bench|dumb ?bells?|bar ?bells?|kettle ?bells?|knee|back|shoulder|asthma|diagnosis|meds|bike|treadmill)\b/i;
const HAS_NOT =
  /\bdo not (?:actually |really |even )?have (?:it|them|that|those|one)\b|\b(?:they are|it is|they have|it has|it's) gone\b/i;
const POINTS_BACK = /\b(?:it|that|this|them|those|these|one|diagnosis|restriction|injury|allergy|both)\b/i;

const PLAIN_PART = new Set(
  'a an the my of and in on to left right both high low type mild bad old free with some recent set diet food'.split(
    ' ',
  ),
);
/** The stems of the texts that were compared last: each part of every list is compared with each clause. */
const recent = new Map<string, readonly string[]>();
const MOST_RECENT = 500;

function stems(text: string): readonly string[] {
  const known = recent.get(text);
  if (known) return known;
  if (recent.size >= MOST_RECENT) recent.clear();
  const found = (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map(stemOf);
  recent.set(text, found);
  return found;
}

const same = (a: string, b: string) =>
  a === b ||
  (a.length > 5 &&
    b.length > 5 &&
    a.slice(0, Math.min(a.length, b.length) - 2) === b.slice(0, Math.min(a.length, b.length) - 2));

/** Whether a text names a part of a list by its telling words: "the knee" by "Left knee". */
export function isNamed(part: string, text: string): boolean {
  const said = stems(text);
  const last = stems(part).findLast((stem) => !PLAIN_PART.has(stem));
  return last !== undefined && said.some((stem) => same(stem, last));
}

function isGone(field: ListField, text: string, isOrder: boolean): boolean {
  if (testIn(STILL, text)) return false;
  if (field === 'dislikedFoods' && testIn(DISLIKED, text)) return isOrder && /\bdislik|\bhate list\b/i.test(text);
  if (field === 'dietaryRestrictions' && testIn(AVOIDED, text)) return isOrder;
  if (
    field === 'foodAllergies' &&
    /\bnot allergic\b/i.test(text) &&
    !/\b(?:anymore|any longer|after all|turns out|never|mistake|wrong(?:ly)?|error|accident)\b/i.test(text)
  )
    return isOrder;
  return testIn(NO_LONGER[field], text) || isOrder;
}

/**
 * What stands on a list and is taken off it, whatever the list: named beside an order to strike it out or beside a word
 * that it no longer holds ("the ankle's grand again", "finished my omeprazole"), here or in the sentence before.
 */
export const readTakenOff: Reader = ({ clause: { text, quote, isForNow }, profile, earlier }) => {
  const isOrder = testIn(STRIKE, text) && !testIn(OUT_OF_PLAN, text);
  const pointsBack = isOrder && testIn(POINTS_BACK, text);
  const spoken = listsNamedIn(text);
  let seen = profile;
  const found: Findings = { changes: [], logs: [], asks: [] };
  for (const field of LIST_FIELDS) {
    if (isOrder && spoken.length > 0 && !spoken.includes(field)) continue;
    const parts = standing(seen, field);
    const here = parts.filter((part) => isNamed(part, text));
    const there =
      here.length === 0 && (pointsBack || (field === 'equipmentAccess' && testIn(HAS_NOT, text)))
        ? parts.filter((part) => isNamed(part, earlier))
        : [];
    const gone = here.length > 0 ? here : there;
    const context = there.length > 0 ? `${earlier} ${text}` : text;
    const isEaten = field === 'foodAllergies' || field === 'dislikedFoods' || field === 'dietaryRestrictions';
    const isOrdered = isOrder && (!isEaten || testIn(OF_THE_LIST, text));
    if (
      gone.length === 0 ||
      (isForNow && !isOrder) ||
      (isEaten && testIn(OUT_OF_PLAN, text) && !testIn(NO_LONGER[field], text))
    )
      continue;
    if (!isGone(field, context, isOrdered) || (!isOrder && testIn(OTHERS_THING, text))) continue;
    const next = changedList(
      field,
      parts.filter((part) => !gone.includes(part)),
      quote,
    );
    found.changes.push(...next.changes);
    seen = { ...seen, [field]: next.changes[0]?.after };
  }
  return found;
};
