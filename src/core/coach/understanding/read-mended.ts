import { parseWeight } from '#core/athlete/parse-weight.ts';
import { PROFILE_RANGES, UNDER_18_MESSAGE } from '#core/athlete/profile.ts';
import { execIn, testIn } from '../prefilter/prefilter.ts';
import { M_UNIT } from './measures.ts';
import { ask, change, type Findings, firstGroup, type Reader, type ReaderInput } from './reader.ts';

/** Says that an answer is to be another one. */
const TO_BE_MENDED =
  /\b(?:wrong|incorrect|outdated|(?<=(?:target|weight|age)(?:'s| is) )off|too (?:low|high|old|far|ambitious|hard|much|easy|steep|optimistic|heavy|light)|typo|mistake|changed my mind|(?:change|fix|correct|update|mend|adjust|edit|redo|reset|bump|raise|lower)(?! (?:of|in)\b)|that is the new|thats the new|that's the new)\b/i;
const WEIGHED =
  /\b(?:stepped on|hopped on|got on|jumped on) (?:the|my) scale\b|\b(?:weighed (?:in|myself)|weigh[- ]?in)\b/i;
/** Told how far the weight has moved; the number stands by itself. */
const MOVED =
  /^\W*(?:(?:weekly|quick|small|weight|monthly|sunday|monday|friday) ){0,8}(?:update|check-?in|weigh-?in)\b|\b(?:down|up) (?:another|a|\d|two|three)\b|\b(?:finally|now|back) (?:under|below|over)\b|\b(?:lost|gained|dropped|put on) (?:another|a|\d|two|three)\b/i;
const UNIT = '(?:lbs?|pounds?|kgs?|kilos?|stones?)';
const NUMBER = `(\\d{2,3}(?:[.,]\\d{1,2})?(?: ?${UNIT}\\b)?)`;
const BARE_NUMBER = new RegExp(`^${NUMBER}$`, 'i');
const BARE_WEIGHT = new RegExp(`^(?:now |so ){0,8}${M_UNIT}(?: now| today| this morning){0,8}$`, 'i');
/** What else a number of two or three digits may count. */
const OF_SOMETHING_ELSE =
  "(?! ?(?:%|min|hour|hr|day|week|month|year|yo\\b|rep|set|kcal|cal|gram|g\\b|cm|in\\b|inch|ft|feet|km|mile|step|bpm|plate|people|push|pull|squat|deadlift|bench|press))(?![\\d:/'])";
const AS_SAID = [
  // The value that comes last holds: "from 180 to 170", "it said 170 and is 165".
  new RegExp(
    `^.*\\b(?:to|at|is|it's|its|now|be|say|go with|go for|read|reads|around|near|make it|put|use|:|=) ?(?:about |around )?${NUMBER}${OF_SOMETHING_ELSE}`,
    'i',
  ),
  new RegExp(`(?:^|, )${NUMBER}(?= (?:is|would be|works|suits|sounds|feels|it is)\\b)`, 'i'),
  new RegExp(`^${NUMBER}${OF_SOMETHING_ELSE}`, 'i'),
];
const TARGET = /\b(?:(?:goal|target|dream|ideal) weight|target)\b/i;
const OTHER_TARGETS = /\btarget (?:heart|calorie|protein|macro|pace|muscle|reps?|zone)\b|\bcalories?\b|\bprotein\b/i;
const AGE = /\b(?:my )?age\b/i;
const OTHERS = /\b(?:his|her|their|its) (?:weight|goal|target|age)\b/i;

/**
 * A field named in one part of a message and its value in another: "my goal weight's too low, bump it to 145 pounds",
 * "I'd be happy at 180, change the target". Only read where a clause said nothing by itself.
 */
export const readMended: Reader = (input) => {
  const { clause, message } = input;
  const isBareWeight =
    (testIn(WEIGHED, message) && testIn(BARE_NUMBER, clause.text)) ||
    (testIn(MOVED, message) && testIn(BARE_WEIGHT, clause.text));
  if (isBareWeight)
    return weight(
      input,
      'weightLbs',
      clause.text.replace(/^(?:now |so ){1,8}|(?: now| today| this morning){1,8}$/gi, ''),
    );
  const corrected = notAsHeld(input);
  if (corrected) return corrected;
  if (!testIn(TO_BE_MENDED, message) || testIn(OTHERS, message)) return {};
  const value = firstGroup(clause.text, AS_SAID);
  if (value === undefined) return {};
  if (testIn(TARGET, message)) return testIn(OTHER_TARGETS, message) ? {} : weight(input, 'targetWeightLbs', value);
  if (/\b(?:weight|wieght|weigth)\b/i.test(message)) return weight(input, 'weightLbs', value);
  return testIn(AGE, message) && /^\d{2}$/.test(value) ? years(input, Number(value)) : {};
};

const X_NOT_Y = /\b(\d{2,3}(?:\.\d)?)(?: ?(?:lbs?|pounds?|years?(?: old)?))?,? (?:and |now )?not (\d{2,3}(?:\.\d)?)\b/i;

/** "29, not 34": the number that the profile has tells which field is meant. */
function notAsHeld({ clause, profile }: ReaderInput): Partial<Findings> | null {
  const found = execIn(X_NOT_Y, clause.text);
  if (!found) return null;
  const [now, held] = [Number(found[1]), Number(found[2])];
  if (held === profile.age) return change('age', now, clause.quote);
  if (held === profile.weightLbs) return change('weightLbs', now, clause.quote);
  return held === profile.targetWeightLbs ? change('targetWeightLbs', now, clause.quote) : null;
}

const LIFTED = /\b(?:bench\w*|squat\w*|deadlift\w*|press\w*|lift\w*|curls?|rows?|dumbbells?|barbell|reps?|sets?)\b/i;

function weight(
  { clause, message }: ReaderInput,
  field: 'weightLbs' | 'targetWeightLbs',
  said: string,
): Partial<Findings> {
  if (testIn(LIFTED, message)) return {};
  const read = parseWeight(said);
  return read.ok ? change(field, read.lbs, clause.quote) : ask(field, read.ask);
}

function years({ clause }: ReaderInput, age: number): Partial<Findings> {
  const { min, max } = PROFILE_RANGES.age;
  if (age < min) return ask('age', UNDER_18_MESSAGE);
  return age > max ? {} : change('age', age, clause.quote);
}
