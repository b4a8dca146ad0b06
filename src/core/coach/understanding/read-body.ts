import { parseHeight } from '#core/athlete/parse-height.ts';
import { PROFILE_RANGES, type SEXES, UNDER_18_MESSAGE } from '#core/athlete/profile.ts';
import { framesOf } from './frames.ts';
import { found, M_UNIT, measureIn, OF_ELSE, re, SOFT, UNIT } from './measures.ts';
import { ask, change, firstMatch, type Reader } from './reader.ts';

const H = `(\\d ?' ?\\d{1,2}(?:\\.\\d)?(?: ?")?|\\d ?(?:feet|foot|ft)\\b(?: ?(?:and )?\\d{1,2}(?:\\.\\d)?(?: ?(?:inches|inch|in|")\\b)?)?|\\d{3} ?(?:cms?|centimet(?:er|re)s?)\\b|[12] ?m ?\\d{2}(?: ?cm)?\\b|[12][.,]\\d{1,2} ?m(?:et(?:er|re)s?)?\\b|\\d{2} ?(?:inches|inch|in)\\b)`;
const HEIGHT = [
  re(`^${H}(?:,| and| &){1,8} (?:about |around )?${M_UNIT.replace('(', '(?:')}`),
  re(`\\b(?:nurse|doctor|they|he|she) (?:just )?measured me(?: at)?,? ${H}`),
  re(`\\b(?:measured (?:at|me|in)|they measured|got measured|was measured|measured)\\b.{0,40}?${H}`),
  re(`${H} (?:tall|in height|in socks|barefoot|in my socks|in bare feet|in stockinged feet)\\b`),
  re(`\\bI am .{1,24}?(?:,| and| &){1,8} ${SOFT}${H}`),
  re(
    `\\b(?:says?|have|has|had|put|listed|down as)\\b.{0,24}?(?:but|and) (?:I am|it is|it should be|should be) (?:really |actually ){0,8}${H}`,
  ),
  re(`^(?:tall|how tall)[: ]+${H}`),
  re(`\\bI am (\\d \\d{1,2})(?: (?:barefoot|tall|in socks|without shoes|in height)| ?$)`),
  re(`\\bI am ${SOFT}(?:like |an? )?${H}`),
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

const HEIGHT_FRAME = framesOf('height', H.replace('(', '(1[3-9]\\d(?![\\d.])|'));

/** A message of nothing else; inches alone may measure anything. */
const HEIGHT_ALONE = [re(`^(?!\\d{2} ?in)${H}$`)];

/** Body height, in inches. */
export const readHeight: Reader = ({ clause: { text, quote }, message }) => {
  const alone = /^\W*\d/.test(message) && !message.includes('?') ? found(HEIGHT_ALONE, text) : undefined;
  const said = found(HEIGHT, text) ?? HEIGHT_FRAME.field(text) ?? alone;
  if (said === undefined || /\b(?:waist|biceps?|hips|chest|late|minutes)\b/i.test(text)) return {};
  const read = parseHeight(said.replace(/ and /, ' '));
  return read.ok ? change('heightIn', read.inches, quote) : ask('heightIn', read.ask);
};

const YEARS = '(?:years?|yrs?)(?:[- ](?:old|young))?|yo|y/o';
/** An age may be told in years. */
export const COUNTED_ELSE = OF_ELSE.replace('|years?\\b|yo\\b', '');
const AGE = [
  re('\\b(?:I|and|but) (?:am )?(?:actually|really|in truth|in fact) (?:am )?(\\d{2})$'),
  re('\\b(?:in truth|in fact|really|actually|which means|means) I am (?:actually )?(\\d{2})(?: now)?(?=$|,)'),
  re('\\bage ought to be (\\d{2})\\b'),
  re('\\bput me (?:down |in ){0,8}as (\\d{2}) years? old\\b'),
  re('^(\\d{2}) years? (?:of age|old)\\b'),
  re('\\b(?:make|put) me (?:down )?(?:as |at )?(\\d{2}) (?:in|on) (?:the|my) (?:app|profile)\\b'),
  re('^(\\d{2}) (?:now|today|already)\\b.*\\b(?:birthday|bday|b-day)\\b'),
  re('\\bI am (?:now )?(\\d{2}) (?:as of|since|from) (?:last |this )?\\w+day\\b'),
  re('\\bI was (\\d{2}) (?:on \\w+day|yesterday|last (?:week|\\w+day)|this week)\\b'),
  re(
    '\\b(?:make|put|set|mark|list) me (?:down )?(?:as )?(?:an? )?(?:male|female|man|woman)(?:,| and| &){1,8} (?:aged? )?(\\d{2})\\b',
  ),
  re(
    `(?:\\bI |^)(?:have )?(?:just |finally |only just |now |recently ){0,8}(?:hit|reached|clocked) (?:the big )?(\\d{2})(?= *(?:$|[,.!]|now\\b|last\\b|yesterday|today|on \\w+day|this\\b|so\\b|and\\b|years))`,
  ),
  re(`\\bI am ${SOFT}(\\d{2})(?:,| and| &){1,8} (?=(?:about |now |only )?(?:${H}|${M_UNIT}))`),
  re(
    '\\b(?:put|list|mark|have|note|register|enter|write) me (?:down )?(?:as|at) (?:age |aged )?(\\d{2})(?= *(?:$|[,.]|now\\b|not\\b|please\\b|instead\\b|years?\\b|rather\\b|thanks?\\b|I\\b|as\\b))',
  ),
  re(
    '\\bI am (?:now |actually |really |only ){0,8}(?:aged? )?(\\d{2})(?:,| and| &){1,8} (?:an? )?(?:male|female|man|woman|guy|bloke|lad|lady|girl|non-?binary|fella|dude|chap)\\b',
  ),
  re(
    '\\bI am (?:an? )?(?:male|female|man|woman|guy|bloke|lad|lady|girl|non-?binary|fella|dude|chap)(?:,| and| &| of| aged| who is){1,8} (?:aged? )?(\\d{2})\\b(?! ?(?:kg|lb|st|cm|inch|in\\b|kilo|pound|min))',
  ),
  re('\\b(?:I will be|going to be) (\\d{2}) (?:today|as of today)\\b'),
  re(
    '\\bI am (?:now |actually |really |only ){0,8}(\\d{2}) (?:and not|rather than|instead of|and no longer|these days|already|this year|last (?:week|month|\\w+day)|since)\\b',
  ),
  re(`\\bI am ${SOFT}(?:an? )?(\\d{1,3})[- ]?(?:${YEARS})\\b`),
  re(
    `(?:\\bI |^)(?:just |have just |recently |finally |officially |have ){0,8}turned (\\d{1,3})\\b(?! ?(?:${UNIT}|%|degrees))`,
  ),
  re(
    '\\bI turn (\\d{1,3}) today\\b|\\btoday I (?:turn|turned|am turning|am|become) (\\d{2})\\b|^turning (\\d{2}) today\\b',
  ),
  re('\\bI have (\\d{2}) years?\\b(?! (?:of|in|experience|left|at|under|lifting|training))'),
  re('\\b(?:make|put|list|set|have) me (?:down )?(?:as|at|to) (\\d{2}) (?:years? old|yo)\\b'),
  re('\\bI am turning (\\d{1,3}) today\\b'),
  re('^(\\d{2}) years (?:old|young) (?:now|today|here|as of|is)\\b'),
  re('\\bfor me at (\\d{2})(?= *(?:$|,))'),
  re(
    `\\bI am ${SOFT}${M_UNIT.replace('(', '(?:')}(?: now| today| currently){0,8}(?:,| and| &){1,8} (\\d{2}) (?:${YEARS})\\b`,
  ),
  re('\\bI am (?:now |only |already ){0,8}an? (?:\\w+ )?(?:gentleman|gent|lady|man|woman|bloke|guy) of (\\d{2})\\b'),
  re(
    '\\bage is (?:wrong|off|incorrect|old|outdated|not right),? (?:and |but ){0,8}(?:it is|I am|should be|it should be) (?:now |actually ){0,8}(\\d{1,3})\\b',
  ),
  re('\\b(?:birthday|bday|b-day)\\b.*, (?:I am |now |so ){0,8}(\\d{2})(?: now| today)?$'),
  re('\\b(?:hit|reached|had|celebrated|turned)(?: the)? age (\\d{2})\\b'),
  re('\\b(?:celebrated|had|it was|just had|was) my (?:\\w+ )?(\\d{2})(?:st|nd|rd|th)\\b'),
  re('\\bmy (\\d{2})(?:st|nd|rd|th) (?:bday|b-day)\\b'),
  re(
    `\\bage\\b(?: is| to| should (?:be|say|read)| needs to be|,? it is| now| as|:| at| down| in| should now be| actually| really| only| just| please| correctly| up| of){0,8} ?(\\d{1,3})\\b${COUNTED_ELSE}`,
  ),
  re('\\bmy birthday\\b(?: today| yesterday)?,? (?:and )?(?:I am )?(?:now |turned )?(\\d{2})\\b'),
  re('\\bmy (\\d{2})(?:st|nd|rd|th) birthday\\b'),
  re(
    `\\bI am (?:now |actually |only |just ){0,8}(\\d{2})(?= *(?:$|now\\b|btw\\b|by the way\\b|though\\b|lol\\b|today\\b|as of (?:today|now|yesterday|this)\\b|,|not\\b))(?! ?(?:${UNIT}|%))`,
  ),
];

const AGE_FRAME = framesOf('age', `(\\d{2,3})${COUNTED_ELSE}`);

/** Age in whole years. */
export const readAge: Reader = ({ clause: { text, quote } }) => {
  const told = firstMatch(text, AGE);
  const said = told ? measureIn(told) : AGE_FRAME.field(text);
  if (said === undefined || /\b(?:almost|nearly|feel)\b/i.test(text)) return {};
  const age = Number(said);
  const { min, max } = PROFILE_RANGES.age;
  if (age < min) return ask('age', UNDER_18_MESSAGE);
  return age > max
    ? ask('age', `I can plan for ages ${min} to ${max}. What is yours, in years?`)
    : change('age', age, quote);
};

const SEX_NAMES: Readonly<Record<(typeof SEXES)[number], string>> = {
  male: 'male|man|men|guy|dude|bloke|lad|fella|feller|fellow|gent|gentleman|chap|boy',
  female: 'female|woman|women|girl|lady|lass|lassie|gal|sheila',
  other: 'other|non-?binary|nonbinary|enby|nb|genderqueer|genderfluid|gender fluid|agender',
};
const NAMES_SEX = (['male', 'female', 'other'] as const).map(
  (sex) => [sex, new RegExp(`^(?:${SEX_NAMES[sex]})$`, 'i')] as const,
);
const SEX_WORD = `(${Object.values(SEX_NAMES).join('|')})\\b(?! (?:of(?! \\d)|who|on a|with a)\\b)`;
const SEX = framesOf('sex|gender', SEX_WORD);
const AGED = '(?:\\d{2}(?:[- ]years?[- ]old| ?yo| ?yr old)?,? (?:and |year old )?)?';
const OF_SELF = [
  re(
    `\\bI am (?:actually |really |in fact |definitely |biologically |a |an |just |only |very much |most certainly ){0,8}${AGED}(?:an? )?${SEX_WORD}`,
  ),
  re(`\\bI am .{1,24}?(?:,| and| &){1,8} (?:an? )?${SEX_WORD}`),
  re(
    `\\b(?:put|set|mark|list|make|register|change|switch|record|enter|tick|select|pick|correct|update) (?:me|it|that|this|the sex|the gender)(?: down| over| from \\w+){0,8}(?: to| as| at| for)? (?:an? )?${SEX_WORD}`,
  ),
  re(
    `(?:\\b(?:it|that|this|profile|app) |^|, (?:but |it )?|\\b(?:but|so|and) )(?:should (?:be|say|read)|needs to (?:be|say)|ought to be|must be|is meant to be|is supposed to be) ${SEX_WORD}`,
  ),
  re(`\\b(?:pick|select|tick|choose|go with|use) (?:the )?(?:option )?${SEX_WORD}`),
  re(`\\buse the (male|female|other) formula\\b|\\bformula for (men|women)\\b`),
];

/** The sex that the energy formula uses. */
export const readSex: Reader = ({ clause: { text, quote }, message }) => {
  const isMeant = /\b(?:sex|gender|(?:fe)?male)\b/i.test(message);
  const word = found(OF_SELF, text) ?? SEX.field(text) ?? SEX.self(text) ?? (isMeant ? SEX.pronoun(text) : undefined);
  const sex = word === undefined ? undefined : NAMES_SEX.find(([, pattern]) => pattern.test(word))?.[0];
  return sex ? change('sex', sex, quote) : {};
};
