import { parseWeight } from '#core/athlete/parse-weight.ts';
import { testIn } from '../prefilter/prefilter.ts';
import { framesOf } from './frames.ts';
import { BARE, found, M, M_UNIT, measureIn, OF_ELSE, re, SOFT, STONE, UNIT } from './measures.ts';
import { ask, change, type Findings, firstMatch, type Reader } from './reader.ts';

const SCALE = '(?:the|my|our|these|those) (?:\\w+ ){0,3}?scale';
const ANY = `(${STONE}|${BARE} ?${UNIT}\\b|${BARE})${OF_ELSE}`;
const WEIGHT_FRAME = framesOf('(?<!(?:goal|target|dream|ideal|desired|final|end|body fat) )(?:body ?)?weight', ANY);
const TARGET_FRAME = framesOf('(?:(?:goal|target|ideal|dream|final|end) weight|target|goal)', ANY);
export const OTHER_TARGETS =
  /\btarget (?:heart|calorie|protein|macro|pace|muscle|reps?|zone|steps)|\b(?:calories?|protein|steps|heart rate|days|sessions|workouts|squats|deadlifts|presses|rows|curls|lifts)\b/i;
const WEIGHT_SAID = [
  re(`^(?:I am |I have gone )?(?:up|down)\\b.{0,40}\\bfrom ${BARE}(?: ?${UNIT})? to ${M}`),
  re(
    '^(?:I am |I have )?(?:(?:finally|now|back|just|got|officially) ){0,8}(?:in|into|under|below|over|above) (?:the )?\\d{2,3}s?,? (?:at |now ){0,8}(\\d{2,3}\\.\\d)(?= *(?:$|this|today|now))',
  ),
  re(
    `^(?:I am |I have )?(?:(?:finally|now|back|just|got) ){0,8}(?:in|into|under|below|over|above|out of) (?:the )?(?:\\d{2,3}s?(?: ?${UNIT})?|\\d{1,2} stone),? (?:at |now ){0,8}${M_UNIT}$`,
  ),
  re(
    `^(?:(?:weekly|daily|monthly|quick|my|new|sunday|monday|friday|morning) ){0,8}(?:check[- ]?in|weigh[- ]?in|update|progress|progress update|status)(?: today| this week)?[:,-]+ ${M_UNIT}$`,
  ),
  re(
    `^(?:I am )?(?:down|up)(?: another| a| about| by| like| only| almost| nearly| \\d+(?:\\.\\d)?){0,8} ?(?:few |couple |couple of )?(?:pounds?|lbs?|kilos?|kgs?|bit|little|stone)?(?: more| again| this week| this month| since [a-z]+(?: [a-z]+)?| already| now){0,8},(?: (?:now|so|at|and|to|am|I am|it is)){0,8} (\\d{3}(?:\\.\\d)?(?= *(?:$|now\\b|today\\b))|${STONE}|${BARE} ?${UNIT}\\b)`,
  ),
  re(`^(?:\\d{3} ?cms?|\\d ?(?:'|ft|foot|feet) ?\\d{0,2}(?:"| ?in(?:ches)?\\b)?)(?:,| and| &){1,8} ${M_UNIT}`),
  re(
    `^(?:now |back )?${M_UNIT} (?:on the dot |even |flat )?(?:this (?:am|morning)|today|now|as of today|first thing)\\b`,
  ),
  re(
    `\\b(?:lost|gained|dropped|put on|put (?:[a-z]+ ){1,4}on|shed|shifted)\\b.{0,40}, (?:(?:now|so|and|down|up|at|to|I am|back|currently|sitting) ){0,8}(\\d{3}(?:\\.\\d)?|${BARE} ?${UNIT}|${STONE})(?= *(?:$|now\\b|today\\b|these\\b|this\\b))`,
  ),
  re(`${M_UNIT} (?:on|according to|by) ${SCALE}\\b`),
  re(`${SCALE}\\b.{0,40}?${M_UNIT}`),
  re(`\\b(?:weighed (?:myself|in|me)|got weighed|was weighed|been weighed|weigh[- ]?in)\\b.{0,60}?${M_UNIT}`),
  re(
    `\\bI am .{1,24}?(?:,| and| &){1,8} ${SOFT}${M_UNIT}(?: in weight)?(?! (?:to go|lighter|heavier|down|up|over|under|less|more))`,
  ),
  re(
    `(?:\\bI |^)(?:have )?(?:just |now |finally |recently |also ){0,8}(?:gone|went|crept|come|came|got|dropped|slimmed|shrunk|ballooned|shot)(?: back)?(?: from ${BARE}(?: ?${UNIT})?)? ?(?:up|down)?(?: to| at){1,8} ${SOFT}${M_UNIT}`,
  ),
  re(`(?:\\bI |^)(?:am )?(?:now |just |finally ){0,8}(?:tip|tipping|tipped) (?:the )?scales? at ${SOFT}${M}`),
  re(`\\bscale\\b[^0-9]{0,20}${M}`),
  re(`${M_UNIT} (?:on|according to) (?:the|my) scale\\b`),
  re(
    `(?:\\bI |^)(?:now |currently |still |just |actually |finally |officially ){0,8}(?:weigh|weight|weighed|am weighing|weighing(?: in)?|am weighing)(?: in)? ${SOFT}${M}`,
  ),
  re(`\\bscale\\b.{0,30}?(?:it is|it's|its|said|says|shows?|showed|reads?|is at|me at) ${SOFT}${M}`),
  re(`\\b(?:weighed (?:myself|in)|weigh[- ]?in)\\b.{0,20}?${M}`),
  re(`(?:^(?:\\w+, )?|\\bI )(?:\\w+ ){0,3}?(?:down|up|dropped|back) to ${SOFT}${M}`),
  re(`\\bI am ${SOFT}${M_UNIT}`),
  re(`^(?:I )?(?:just |finally |have |officially ){0,8}hit ${M_UNIT}(?! (?:on|for|squat|bench|dead|plate|pr))`),
  re(`\\bI (?:have )?(?:gained|lost)\\b.{0,24}?\\bnow (?:at )?${M_UNIT}`),
  re(`^(?:I am )?(?:now )?${M} on (?:the|my) scale\\b`),
  re(`^(\\d{2,3}(?:\\.\\d)?) on (?:the|my) scale\\b`),
  re(`\\bI am ${SOFT}(\\d{3}(?:\\.\\d+)?)(?= *(?:$|,|now\\b|today\\b|these days|right now|as of|not\\b))`),
  re(
    `^(?:I am |I |now |currently |still |just |finally ){0,8}(?:sitting|hovering|holding(?: steady)?|steady|clocking in|clocked in|coming in|came in|settled|stuck|tipping the scales?) at ${SOFT}${M}`,
  ),
  re(
    `^(${BARE} ?${UNIT}|\\d{2,3}\\.\\d) (?:on the dot |even |flat )?(?:this (?:am|morning)|today|now|as of today|first thing)\\b`,
  ),
  re(`^(?:now|currently|already|back) (?:(?:at|to) )?${M_UNIT}`),
  re(`, (?:now |currently |still ){0,8}(?:sitting|hovering|holding|steady) at ${SOFT}${M}`),
  re(
    `(?:\\bI |^)was ${BARE}(?: ?${UNIT})?,? (?:and |but ){0,8}(?:I am )?now (?:I am )?(?:at )?(?=\\d{3}|${BARE} ?${UNIT})${M}`,
  ),
  re(`^(?:this morning|today) I (?:was|am) ${M_UNIT}|\\bI was ${M_UNIT} (?:this morning|today)\\b`),
  re(`\\b(?:had|has|have|puts?|put) me at ${SOFT}${M_UNIT}.*\\b(?:use|today|now)\\b`),
  re(
    '\\b(?:doctor|doctors?|docs?|office|clinic|nurse|gp|surgery|hospital|checkup|check-up|physical)\\b.{0,24}\\bme (?:down )?(?:at|as) (\\d{3}(?:\\.\\d)?)(?= *(?:$|,|today\\b|now\\b|this\\b|yesterday\\b))',
  ),
  re(`^(?:lost|gained)\\b.{0,20}, ${M_UNIT}`),
  re(`\\bI have (?:lost|gained)\\b.{0,20}, ${M_UNIT}`),
  re(`\\bI am .{0,20}\\d' ?\\d{1,2}"?,? (?:and )?${SOFT}${M_UNIT}`),
];
const WEIGHT_SET = [
  re(
    `\\b(?:put|set|mark|enter|list|change|update|correct|make|log|write|note)(?: in| down)? (?:my |the )?(?:current |body )?weight(?: down| in| up)? (?:as|at|to|for) ${SOFT}${M}`,
  ),
  re(
    `\\b(?:put|set|use|enter|have) ${M_UNIT} (?:as|for|down as|in as|in for) my (?:current |new )?(?:weight|body ?weight)\\b`,
  ),
  re(
    `(?<!(?:goal|target|dream|ideal|desired|body fat) )\\b(?:body ?)?weight\\b(?: now| today| check| update| check ?in| this (?:morning|week)| in)?(?:,? it)? ?(?:is now|is|was|should (?:be|say|read)|to be|went (?:up|down) to|up to|down to|to|at|as|:|=)? ?${SOFT}${M}`,
  ),
  re(`\\b(?:put|have|list|mark|set|got) me (?:down )?(?:as|at|to|for) ${M_UNIT}`),
  re(`^it should be ${M_UNIT}`),
  re(`\\bweight (?:is )?(?:wrong|off|incorrect|outdated|old),? (?:it is|it should be|I am|should be) ${SOFT}${M}`),
];
export const LIFTED =
  /\b(?:bench|benched|squat|squatted|deadlift|deadlifted|press|pressed|lift|lifted|curl|row|dumbbells?|reps?|\d sets?|barbell|max|calories|kcal|heart rate|hr|bpm|pulse|followers|bucks|dollars|protein|grams|pr|snatch|clean|thrust|leg press|vest|kettlebells?|plates?)\b/i;
const OTHERS_WEIGHT = /\b(?:his|her|their|its) (?:weight|height|age)\b/i;
const WANTED = [
  re(
    `\\b(?:weight|number) (?:that )?I (?:want|would like|hope|am (?:hoping|trying|aiming|striving|after|heading|shooting|working)|intend|plan|need)\\b.{0,40}?${M}`,
  ),
  re(`${M_UNIT} (?:is|would be) (?:the|a) weight (?:that )?I (?:want|would like|hope|am|intend|plan|need)\\b`),
  re(
    `\\b(?:put|set|use|have|make|enter|want|mark|list) ${M.replace('(?= *(?:$', '(?= *(?:$|as\\b|down\\b')}(?: down| in)? (?:as|for) (?:my |the )?(?:new )?(?:target|goal|ideal)(?: weight)?\\b`,
  ),
  re(
    `${M.replace('(?= *(?:$', '(?= *(?:$|is\\b|would\\b|seems\\b|sounds\\b|feels\\b')} (?:is|would be|seems|sounds|feels)(?: like)? (?:a |my |the )?(?:\\w+ ){0,3}?(?:target|goal|number to aim for)\\b`,
  ),
  re(
    `\\b(?:target|goal)(?: weight)?(?: please| now| update| change)?(?:,|:| -){1,8} (?:it is |make it |now ){0,8}${M}(?! (?:on|for|squat|bench|dead|press|days|min|meals))`,
  ),
  re(`^(?:new |my ){0,8}(?:target|goal)(?: weight)? ${M}`),
  re(
    `\\b(?:target|goal|number|weight) (?:that )?(?:I am )?(?:aiming|going|shooting|working) (?:for|at|towards?)(?: now| has changed,?){0,8}(?: is|,? it is|,? it's|:){0,8} ${SOFT}${M}`,
  ),
  re(
    `\\b(?:goal|target|dream|ideal|desired) weight\\b(?: now)?(?: is now| is| of| to| at| as| should be| would be| will be| changed to| is down to|:| =){0,8} ?${SOFT}${M}`,
  ),
  re(`\\b(?:set|change|update) (?:my )?target (?:to|at) ${SOFT}${M}`),
  re(
    `\\b(?:make|set|change|update|bump|move|put|raise|lower|drop) (?:my |the )?(?:target|goal)(?: weight)?(?: up| down| back)?(?: to| at| as)? ${SOFT}${M}`,
  ),
  re(`\\b(?:target|goal)(?: weight)? (?:to be|should be|needs to be|should say|is now|at|of) ${SOFT}${M}`),
  re(`\\bmy (?:new |current )?target(?: is| to| would be|:) ${SOFT}${M}|^goal(?: is|:) ${M}`),
  re(
    `\\bI (?:want|would like|would love|am trying|am aiming|hope|am hoping|am working|need)\\b.{0,12}?\\b(?:weigh|reach|end up (?:at|around)|wind up at|sit at|stabilise at|stabilize at|maintain|stay at|finish at|settle at|land at|get (?:down |up |back )?(?:to|down to)|be|hit|drop to|come down to|got down to) ${SOFT}${M}`,
  ),
  re(
    `^(?:I |now |just ){0,8}(?:want|would like|need|hoping|trying) to (?:get|be|weigh|go|drop|come|reach|hit|end|finish|settle|land)(?: back| down| up)?(?: to| at)? ${SOFT}${M}`,
  ),
  re(`\\b(?:goal|target) weight (\\d{2,3}(?:\\.\\d)?(?: ?${UNIT})?) (?:is|would be|works|please|now)\\b`),
  re(
    `\\bnew (?:target|goal)(?: weight)?(?: is(?: now)?|:|,)? ${M}(?! (?:on|for|in|squat|bench|dead\\w*|press|plate|pr|lift|clean|snatch|curl|row)\\b)`,
  ),
  re(`^(?:target|goal)(?: weight)?(?: now| is| of|:){0,8} ${M_UNIT}(?! (?:on|for|squat|bench|dead\\w*|press))`),
  re(
    `\\bmake ${M.replace('(?= *(?:$', '(?= *(?:$|the\\b|my\\b')} (?:the |my )(?:number|weight|goal|target)(?: (?:I am|that I am))? ?(?:shooting|aiming|going|working)? ?(?:for|towards?)?`,
  ),
  re(`${M_UNIT},? (?:so )?(?:make|set|use) (?:that|it) (?:as |to be )?(?:my |the )(?:new )?(?:target|goal)`),
  re(
    `\\b(?:aim|aiming|shoot|shooting|go|going|working|gunning|heading)(?: to be)? (?:for|at|towards?|to reach) ${SOFT}${M}`,
  ),
];

/** "Set that as my target": the weight was said before. */
const THAT_TARGET =
  /\b(?:that|this|it)(?: is| as| to be){0,8} (?:my |the )(?:new )?(?:target|goal|ideal)\b|\b(?:target|goal)(?: weight)? to (?:that|this|it)\b/i;
const LAST_MEASURE = re(`^(?:.*[^\\d.])?${M_UNIT}|\\b(?:at|to|of) (\\d{3}(?:\\.\\d)?)(?= *(?:$|,))`);

/** Weight now and weight wanted, in pounds. What is said of the scale is also a line for the log. */
export const readWeight: Reader = ({ clause: { text: told, quote }, earlier }) => {
  const pointed = testIn(THAT_TARGET, told) ? firstMatch(earlier, [LAST_MEASURE]) : null;
  const text = pointed ? `target weight ${measureIn(pointed)}` : told;
  if (testIn(OTHERS_WEIGHT, text)) return {};
  const aimed = testIn(OTHER_TARGETS, text) || testIn(LIFTED, text) ? undefined : TARGET_FRAME.field(text);
  const wanted = found(WANTED, text) ?? aimed;
  if (wanted) return weighed(wanted, (lbs) => change('targetWeightLbs', lbs, quote), 'targetWeightLbs');
  if (testIn(LIFTED, text) || /^(?!.*\bprofile\b)(?:log|track|record|enter|note(?! (?:that|my|I)\b)|add)\b/i.test(text))
    return {};
  const set = found(WEIGHT_SET, text) ?? WEIGHT_FRAME.field(text);
  if (set) return weighed(set, (lbs) => change('weightLbs', lbs, quote), 'weightLbs');
  const said = firstMatch(text, WEIGHT_SAID);
  if (!said) return {};
  const both = (lbs: number): Findings => ({
    ...change('weightLbs', lbs, quote),
    logs: [{ logType: 'weight', value: lbs, quote }],
  });
  return weighed(measureIn(said), both, 'weightLbs');
};

function weighed(
  measure: string,
  found: (lbs: number) => Findings,
  field: 'weightLbs' | 'targetWeightLbs',
): Partial<Findings> {
  const read = parseWeight(measure);
  return read.ok ? found(read.lbs) : ask(field, read.ask);
}
