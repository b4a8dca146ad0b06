import { PROFILE_RANGES, type SEXES, UNDER_18_MESSAGE } from '#core/athlete/profile.ts';
import { parseHeight } from '#core/units/parse-height.ts';
import { parseWeight } from '#core/units/parse-weight.ts';
import { ask, change, type Findings, firstMatch, type Reader } from './reader.ts';

const UNIT = '(?:lbs?|pounds?|#|kgs?|kilos?|kilograms?)';
const STONE = '\\d{1,2} ?(?:stones?|st)\\b(?: (?:and )?\\d{1,2}(?: ?(?:lbs?|pounds?))?)?';
const BARE = '\\d{2,3}(?:[.,]\\d+)?';
/** With a unit, or a bare number that nothing else is counted by. */
const M = `(${STONE}|${BARE} ?${UNIT}\\b|${BARE}(?![\\d.,]*\\d)(?= *(?:$|[,.!]|now\\b|today\\b|these\\b|this\\b|as of\\b|right now\\b|at the moment\\b|and\\b|please\\b|thanks?\\b|instead\\b|even\\b|lol\\b|haha\\b|btw\\b|woo\\w*|yay\\b|ugh\\b|sadly\\b|though\\b|tho\\b|so\\b|since\\b|but\\b|after\\b|before\\b|on\\b|with\\b|that\\b|tbh\\b|again\\b|finally\\b|exactly\\b|flat\\b|ish\\b|rather\\b|which\\b|first thing\\b|fully\\b|soaking\\b|post\\b|am\\b|according\\b|or so\\b|eventually\\b|by\\b|in\\b|not\\b|from\\b|for\\b)))`;
const M_UNIT = `(${STONE}|${BARE} ?${UNIT}\\b)`;
const SOFT =
  '(?:(?:now|currently|still|actually|about|around|roughly|at|in|down to|up to|back to|down at|sitting at|pretty much|just|back|maybe|only|already|weighing|really|like|actually)\\b ?)*';
const re = (source: string) => new RegExp(source, 'i');

const WEIGHT_SAID = [
  re(`\\bscale\\b[^0-9]{0,20}${M}`),
  re(`${M_UNIT} (?:on|according to) (?:the|my) scale\\b`),
  re(
    `(?:\\bI |^)(?:now |currently |still |just |actually |finally |officially )*(?:weigh|weight|weighed|am weighing|weighing(?: in)?|am weighing)(?: in)? ${SOFT}${M}`,
  ),
  re(`\\bscale\\b.{0,30}?(?:it is|it's|its|said|says|shows?|showed|reads?|is at|me at) ${SOFT}${M}`),
  re(`\\b(?:weighed (?:myself|in)|weigh[- ]?in)\\b.{0,20}?${M}`),
  re(`(?:^(?:\\w+, )?|\\bI )(?:\\w+ ){0,3}?(?:down|up|dropped|back) to ${SOFT}${M}`),
  re(`\\bI am ${SOFT}${M_UNIT}`),
  re(`^(?:I )?(?:just |finally |have |officially )*hit ${M_UNIT}(?! (?:on|for|squat|bench|dead|plate|pr))`),
  re(`\\bI (?:have )?(?:gained|lost)\\b.{0,24}?\\bnow (?:at )?${M_UNIT}`),
  re(`^(?:I am )?(?:now )?${M} on (?:the|my) scale\\b`),
  re(`^(\\d{2,3}(?:\\.\\d)?) on (?:the|my) scale\\b`),
  re(`\\bI am ${SOFT}(\\d{3}(?:\\.\\d+)?)(?= *(?:$|,|now\\b|today\\b|these days|right now|as of|not\\b))`),
  re(
    `^(?:I am |now |currently |still |just |finally )*(?:sitting|hovering|holding(?: steady)?|steady|clocking in|clocked in|coming in|came in|settled|stuck|tipping the scales?) at ${SOFT}${M}`,
  ),
  re(
    `^(${BARE} ?${UNIT}|\\d{2,3}\\.\\d) (?:on the dot |even |flat )?(?:this (?:am|morning)|today|now|as of today|first thing)\\b`,
  ),
  re(`^(?:now|currently|already|back) (?:(?:at|to) )?${M_UNIT}`),
  re(`, (?:now |currently |still )*(?:sitting|hovering|holding|steady) at ${SOFT}${M}`),
  re(
    `(?:\\bI |^)was ${BARE}(?: ?${UNIT})?,? (?:and |but )*(?:I am )?now (?:I am )?(?:at )?(?=\\d{3}|${BARE} ?${UNIT})${M}`,
  ),
  re(`^(?:this morning|today) I (?:was|am) ${M_UNIT}|\\bI was ${M_UNIT} (?:this morning|today)\\b`),
  re(`\\b(?:had|has|have|puts?|put) me at ${SOFT}${M_UNIT}.*\\b(?:use|today|now)\\b`),
  re(`^(?:lost|gained)\\b.{0,20}, ${M_UNIT}`),
  re(`\\bI have (?:lost|gained)\\b.{0,20}, ${M_UNIT}`),
  re(`\\bI am .{0,20}\\d' ?\\d{1,2}"?,? (?:and )?${SOFT}${M_UNIT}`),
];
const WEIGHT_SET = [
  re(
    `(?<!(?:goal|target|dream|ideal|desired|body fat) )\\bweight\\b(?: now| today| check| update| check ?in| this (?:morning|week)| in)?(?:,? it)? ?(?:is now|is|was|should (?:be|say|read)|to be|went (?:up|down) to|up to|down to|to|at|as|:|=)? ?${SOFT}${M}`,
  ),
  re(`\\b(?:put|have|list|mark|set|got) me (?:down )?(?:as|at|to|for) ${M_UNIT}`),
  re(`^it should be ${M_UNIT}`),
  re(`\\bweight (?:is )?(?:wrong|off|incorrect|outdated|old),? (?:it is|it should be|I am|should be) ${SOFT}${M}`),
];
const LIFTED =
  /\b(?:bench|benched|squat|squatted|deadlift|deadlifted|press|pressed|lift|lifted|curl|row|dumbbells?|reps?|\d sets?|barbell|max|calories|kcal|heart rate|hr|bpm|pulse|followers|bucks|dollars|protein|grams|pr|snatch|clean|thrust|leg press|vest|kettlebells?|plates?)\b/i;
const OTHERS_WEIGHT = /\b(?:his|her|their|its) (?:weight|height|age)\b/i;
const WANTED = [
  re(
    `\\b(?:goal|target|dream|ideal|desired) weight\\b(?: now)?(?: is now| is| of| to| at| as| should be| would be| will be| changed to| is down to|:| =)* ?${SOFT}${M}`,
  ),
  re(`\\b(?:set|change|update) (?:my )?target (?:to|at) ${SOFT}${M}`),
  re(
    `\\b(?:make|set|change|update|bump|move|put|raise|lower|drop) (?:my |the )?(?:target|goal)(?: weight)?(?: up| down| back)?(?: to| at| as)? ${SOFT}${M}`,
  ),
  re(`\\b(?:target|goal)(?: weight)? (?:to be|should be|needs to be|should say|is now|at|of) ${SOFT}${M}`),
  re(`\\bmy (?:new |current )?target(?: is| to| would be|:) ${SOFT}${M}|^goal(?: is|:) ${M}`),
  re(
    `\\bI (?:want|would like|would love|am trying|am aiming|hope|am hoping|am working|need)\\b.{0,12}?\\b(?:weigh|reach|end up at|finish at|settle at|land at|get (?:down |up |back )?(?:to|down to)|be|hit|drop to|come down to|got down to) ${SOFT}${M}`,
  ),
  re(
    `^(?:I |now |just )*(?:want|would like|need|hoping|trying) to (?:get|be|weigh|go|drop|come|reach|hit|end|finish|settle|land)(?: back| down| up)?(?: to| at)? ${SOFT}${M}`,
  ),
  re(`\\b(?:goal|target) weight (\\d{2,3}(?:\\.\\d)?(?: ?${UNIT})?) (?:is|would be|works|please|now)\\b`),
  re(
    `\\bnew (?:target|goal)(?: weight)?(?: is(?: now)?|:|,)? ${M}(?! (?:on|for|in|squat|bench|dead\\w*|press|plate|pr|lift|clean|snatch|curl|row)\\b)`,
  ),
  re(`^(?:target|goal)(?: weight)?(?: now| is| of|:)* ${M_UNIT}(?! (?:on|for|squat|bench|dead\\w*|press))`),
  re(
    `\\bmake ${M.replace('(?= *(?:$', '(?= *(?:$|the\\b|my\\b')} (?:the |my )(?:number|weight|goal|target)(?: (?:I am|that I am))? ?(?:shooting|aiming|going|working)? ?(?:for|towards?)?`,
  ),
  re(`${M_UNIT},? (?:so )?(?:make|set|use) (?:that|it) (?:as |to be )?(?:my |the )(?:new )?(?:target|goal)`),
  re(`\\b(?:aim|aiming|shoot|shooting|go|going) (?:for|at) ${SOFT}${M}`),
];

/** Weight now and weight wanted, in pounds. What is said of the scale is also a line for the log. */
export const readWeight: Reader = ({ clause: { text, quote } }) => {
  if (OTHERS_WEIGHT.test(text)) return {};
  const wanted = firstMatch(text, WANTED);
  if (wanted) return weighed(measureIn(wanted), (lbs) => change('targetWeightLbs', lbs, quote), 'targetWeightLbs');
  if (LIFTED.test(text) || /^(?:log|track|record|enter|note|add)\b/i.test(text)) return {};
  const set = firstMatch(text, WEIGHT_SET);
  if (set) return weighed(measureIn(set), (lbs) => change('weightLbs', lbs, quote), 'weightLbs');
  const said = firstMatch(text, WEIGHT_SAID);
  if (!said) return {};
  const both = (lbs: number): Findings => ({
    ...change('weightLbs', lbs, quote),
    logs: [{ logType: 'weight', value: lbs, quote }],
  });
  return weighed(measureIn(said), both, 'weightLbs');
};

const measureIn = (found: RegExpExecArray): string => found.slice(1).find((group) => group !== undefined) ?? '';

function weighed(
  measure: string,
  found: (lbs: number) => Findings,
  field: 'weightLbs' | 'targetWeightLbs',
): Partial<Findings> {
  const read = parseWeight(measure);
  return read.ok ? found(read.lbs) : ask(field, read.ask);
}

const H = `(\\d ?' ?\\d{1,2}(?:\\.\\d)?(?: ?")?|\\d ?(?:feet|foot|ft)\\b(?: ?(?:and )?\\d{1,2}(?:\\.\\d)?(?: ?(?:inches|inch|in|")\\b)?)?|\\d{3} ?(?:cms?|centimet(?:er|re)s?)\\b|[12][.,]\\d{1,2} ?m(?:et(?:er|re)s?)?\\b|\\d{2} ?(?:inches|inch|in)\\b)`;
const HEIGHT = [
  re(`\\b(?:nurse|doctor|they|he|she) (?:just )?measured me(?: at)?,? ${H}`),
  re(`^(?:tall|how tall)[: ]+${H}`),
  re(`\\bI am (\\d \\d{1,2})(?: (?:barefoot|tall|in socks|without shoes|in height)| ?$)`),
  re(`\\bI am ${SOFT}(?:like )?${H}`),
  re(`(?:\\bI am |^)\\d{2}(?: years old)?(?: now)?,? (?:and )?${H}`),
  re(`\\bmeasured (?:myself|me)\\b[^0-9]{0,24}${H}`),
  re(`\\bheight\\b[^0-9]{0,24}?${H}`),
  re(`\\bheight (?:is|to|should be) (\\d-\\d{1,2})\\b`),
  re(`\\bI (?:measure|measured) ${SOFT}${H}`),
  re(`^(?:it is|make (?:it|that)|change (?:it|that) to|should be) ${SOFT}(?:really |more like )?${H}`),
  re(`\\b(?:put|list|make|set|have) me (?:down )?(?:as|at|to) ${H}`),
  re(`\\b(?:grew|shrunk|shrank)\\b.{0,12}?${H}`),
  re(`\\bI (?:stand|am standing) ${SOFT}${H}`),
];

/** Body height, in inches. */
export const readHeight: Reader = ({ clause: { text, quote } }) => {
  const found = firstMatch(text, HEIGHT);
  if (!found || /\b(?:waist|biceps?|hips|chest|late|minutes)\b/i.test(text)) return {};
  const read = parseHeight((found[1] ?? '').replace(/ and /, ' '));
  return read.ok ? change('heightIn', read.inches, quote) : ask('heightIn', read.ask);
};

const YEARS = '(?:years?|yrs?)(?:[- ]old)?|yo|y/o';
const AGE = [
  re(`\\bI am ${SOFT}(?:an? )?(\\d{1,3})[- ]?(?:${YEARS})\\b`),
  re(
    `(?:\\bI |^)(?:just |have just |recently |finally |officially |have )*turned (\\d{1,3})\\b(?! ?(?:${UNIT}|%|degrees))`,
  ),
  re(
    '\\bI turn (\\d{1,3}) today\\b|\\btoday I (?:turn|turned|am turning|am|become) (\\d{2})\\b|^turning (\\d{2}) today\\b',
  ),
  re('\\bI have (\\d{2}) years?\\b(?! (?:of|in|experience|left|at|under|lifting|training))'),
  re('\\b(?:make|put|list|set|have) me (?:down )?(?:as|at|to) (\\d{2}) (?:years? old|yo)\\b'),
  re('\\bI am turning (\\d{1,3}) today\\b'),
  re('^(\\d{2}) years old (?:now|today|as of)\\b'),
  re(
    '\\bage is (?:wrong|off|incorrect|old|outdated|not right),? (?:and |but )*(?:it is|I am|should be|it should be) (?:now |actually )*(\\d{1,3})\\b',
  ),
  re('\\b(?:birthday|bday|b-day)\\b.*, (?:I am |now |so )*(\\d{2})(?: now| today)?$'),
  re('\\b(?:hit|reached|had|celebrated|turned)(?: the)? age (\\d{2})\\b'),
  re('\\b(?:celebrated|had|it was|just had|was) my (?:\\w+ )?(\\d{2})(?:st|nd|rd|th)\\b'),
  re('\\bmy (\\d{2})(?:st|nd|rd|th) (?:bday|b-day)\\b'),
  re('\\bage\\b(?: is| to| should (?:be|say|read)| needs to be|,? it is| now| as|:| at)* ?(\\d{1,3})\\b'),
  re('\\bmy birthday\\b(?: today| yesterday)?,? (?:and )?(?:I am )?(?:now |turned )?(\\d{2})\\b'),
  re('\\bmy (\\d{2})(?:st|nd|rd|th) birthday\\b'),
  re(
    `\\bI am (?:now |actually )?(\\d{2})(?= *(?:$|now\\b|today\\b|as of (?:today|now|yesterday|this)\\b|,|not\\b))(?! ?(?:${UNIT}|%))`,
  ),
];

/** Age in whole years. */
export const readAge: Reader = ({ clause: { text, quote } }) => {
  const found = firstMatch(text, AGE);
  if (!found || /\b(?:almost|nearly|feel)\b/i.test(text)) return {};
  const age = Number(measureIn(found));
  const { min, max } = PROFILE_RANGES.age;
  if (age < min) return ask('age', UNDER_18_MESSAGE);
  return age > max
    ? ask('age', `I can plan for ages ${min} to ${max}. What is yours, in years?`)
    : change('age', age, quote);
};

const SEX_WORDS: Record<string, (typeof SEXES)[number]> = {
  ...{ male: 'male', man: 'male', guy: 'male', dude: 'male', men: 'male' },
  ...{ female: 'female', woman: 'female', girl: 'female', lady: 'female', women: 'female' },
  ...{ other: 'other', nonbinary: 'other', 'non-binary': 'other', enby: 'other', genderqueer: 'other' },
};
const SEX = [
  /\bI am (?:actually )?(?:a |an )?(male|man|guy|dude|female|woman|girl|lady|nonbinary|non-binary|enby|genderqueer)\b(?! (?:of|who|on|with a)\b)/i,
  /\b(?:sex|gender)\b(?: is| to| should be| as|:)* (male|female|other|man|woman|nonbinary|non-binary)\b/i,
  /\buse the (male|female|other) formula\b|\bformula for (men|women)\b/i,
];

/** The sex that the energy formula uses. */
export const readSex: Reader = ({ clause: { text, quote } }) => {
  const found = firstMatch(text, SEX);
  const sex = found && SEX_WORDS[measureIn(found).toLowerCase()];
  return sex ? change('sex', sex, quote) : {};
};

const NAME =
  /\b(?:(?<!\b(?:[Nn]obody|[Nn]o one|[Nn]ever|[Nn]ot|[Ss]top|hardly anyone|who) )[Cc]alls? me|to be called|(?:^|[:,] ?)(?:[Tt]he |[Mm]y )?(?:first |real |correct |right )?[Nn]ame(?: is|:)(?: actually| really| just)?|[Mm]y (?:first |real |nick)?name is(?: actually| really)?|I (?:now )?go by|(?:[Cc]hange|[Ss]et|[Uu]pdate) my (?:first )?name to|[Nn]ame should be|[Ii]t(?:'s| is|s)(?= \p{Lu}[\p{L}'-]+,? (?:with|not|spelled)))\s+(\p{L}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]+)?)/u;
const NO_NAME =
  /^(?:later|back|that|this|when|if|tomorrow|today|crazy|a|an|the|on|in|now|spelled|not|what|whatever|you|it|lazy|nobody|none|secret|mud)$/i;

/** "I'm Siobhan" and "It's Katie now" count only beside a word about the name. */
const NAME_MENDED =
  /\b(?:[Ii] am|[Ii]t is|[Ii]t's|[Ii]ts|[Uu]se|[Mm]ake it|[Cc]hange it to)(?: now| actually| really)? (\p{Lu}[\p{L}'-]+)(?= now\b| actually\b|,|$)/u;
const ABOUT_NAME = /\b(?:spelled|spelling|spelt|name|legally|called|calls? me|go by|nickname)\b/i;
const NAME_IN_APP =
  /\bmy (?:first )?name (?:in|on) (?:the |this |my )?(?:app|profile|account) (?:to|is|should be) (\p{L}[\p{L}'-]+)/iu;
const GOES_BY = /\b[Ii] (?:now )?go by (\p{L}[\p{L}'-]+)/u;

/** What the coach calls the person. */
export const readName: Reader = ({ clause: { text, quote }, message }) => {
  const mended = ABOUT_NAME.test(message) ? NAME_MENDED.exec(text)?.[1] : undefined;
  const name = NAME.exec(text)?.[1] ?? NAME_IN_APP.exec(text)?.[1] ?? GOES_BY.exec(text)?.[1] ?? mended;
  if (name === undefined || NO_NAME.test(name)) return {};
  return change('firstName', `${name.charAt(0).toUpperCase()}${name.slice(1)}`, quote);
};
