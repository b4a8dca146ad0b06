import { PLAIN_MENTION } from '#core/language/plain-mention.ts';
import type { Mention } from '#core/language/reading.ts';
import { HEALTH_FIELDS, type HealthAnswer } from './health-answer.ts';

const SIGNS = 'warning_signs';
const NO_REASON = String.raw`(?:without (?:even )?(?:trying|meaning|wanting|dieting|any effort|changing|a reason|any reason|doing anything|explanation)|(?:was|am|been|wasn['’]?t|not|isn['’]?t|even) trying|unintention\p{L}*|unexplained|unexpectedly|for no (?:good |apparent |obvious |clear |real )?reason|no (?:idea|clue) why|no reason|(?:don['’]?t|do not|dunno|dont|didn['’]?t|not sure|nobody knows|no one knows) (?:know |understand )?why|and eating (?:normally|the same|as usual)|not on purpose|not (?:even )?dieting|not on a diet|without a diet|same diet|same food)`;
const WEIGHT = String.raw`(?:weight|kilos?|kgs?|lbs?|pounds?|stone|\d{1,3} ?(?:kgs?|kilos?|lbs?|pounds?|st|stone))`;
/** Signs that are told in so many ways that no list of names holds them. */
const PATTERNS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:los(?:t|ing|e|es)|drop(?:ped|ping|s)?|shed(?:ding)?)\b[^.;!?\n]{0,25}\b${WEIGHT}\b[^.;!?\n]{0,30}\b${NO_REASON}`,
    'giu',
  ),
  new RegExp(
    String.raw`\b${WEIGHT}\b[^.;!?\n]{0,15}\b(?:falling off|dropping off|drops? off|melting (?:off|away)|coming off|going down|dropping)\b[^.;!?\n]{0,30}\b${NO_REASON}`,
    'giu',
  ),
  /\b(?:blood|bleeding)\b[^,.;!?\n]{0,20}\b(?:in|with|from|when)\b[^,.;!?\n]{0,12}\b(?:stools?|poos?|poops?|toilet|loo|urine|pee|wee|wip(?:e|ing)|vomit|phlegm|spit|sputum|bum|bottom|back passage|rectum)\b/giu,
  /\b(?:black|tarry|bloody|red)\b[^.;!?\n]{0,12}\b(?:stools?|poos?|poops?|urine|pee)\b/giu,
  /\b(?:stools?|poos?|poops?|urine|pee)\b[^.;!?\n]{0,15}\b(?:black|tarry|bloody|like tar)\b/giu,
  /\b(?:cough|spit|vomit|puk|throw)(?:ed|ing|s|e|ting)?\b(?: up)?(?: (?:some|a bit of|a little|fresh|bright|red)){0,3} blood\b/giu,
  /\bsudden(?:ly)?\b[^.;!?\n]{0,30}\b(?:numb|numbness|weak|weakness|droop\p{L}*|slurr\p{L}*|couldn['’]?t speak|(?:lost|loss of) (?:my )?(?:vision|sight|speech))\b/giu,
  /\b(?:face|arm|leg|side|hand)\b[^.;!?\n]{0,20}\b(?:went|gone|goes|going)\b[^.;!?\n]{0,10}\b(?:numb|dead|droopy|weak)\b[^.;!?\n]{0,20}\b(?:suddenly|out of nowhere|for a (?:few )?(?:minutes?|while)|and (?:my )?speech)\b/giu,
  /\bheart\b[^.;!?\n]{0,25}\b(?:flutter|rac|pound|skip|jump|thump)\p{L}*\b[^.;!?\n]{0,30}\b(?:faint|dizzy|light ?headed|black out|pass out|breathless)\b/giu,
  /\b(?:black(?:ed|ing|s)? out|pass(?:ed|ing|es)? out|faint(?:ed|ing|s)?|collaps(?:ed|ing|es|e)|keel(?:ed|ing) over)\b(?= (?:twice|once|again|three|a few|several|at|in|on|during|when|while|after|last|this|yesterday|mid|\d))/giu,
  /\b(?:leg|calf|calves)\b[^.;!?\n]{0,20}\b(?:swollen|swelling|swelled|swells|hot|red|warm)\b[^.;!?\n]{0,20}\b(?:hot|red|warm|painful|sore|swollen|flight|plane|drive|surgery|operation)\b/giu,
  /\b(?:(?:fell|went|was|found|knocked) unconscious|lost consciousness|loss of consciousness|out cold|woke up on the (?:floor|ground)|came round on the (?:floor|ground))\b/giu,
  /\bchest\b[^.;!?\n]{0,15}\b(?:feels?|felt|goes|gets|going|getting)\b[^.;!?\n]{0,12}\b(?:heavy|tight|crush\p{L}*|squeez\p{L}*|pressure|painful)\b/giu,
  /\bpass(?:ing|ed|es)? (?:(?:some|fresh|bright|a bit of|a little|red) ){0,2}(?:blood|clots)\b/giu,
  /\b(?:night ?sweats?|sweat(?:s|ing|ed|y)? (?:at|in the|through the|every|most) nights?|(?:drenched|soaked) at night)\b[^.;!?\n]{0,40}\b(?:los(?:ing|t) (?:a lot of )?weight|weight loss)\b/giu,
  /\b(?:los(?:ing|t) (?:a lot of )?weight|weight loss)\b[^.;!?\n]{0,40}\b(?:night ?sweats?|sweat(?:s|ing|ed|y)? (?:at|in the|through the|every|most) nights?)\b/giu,
  /\b(?:sudden|rapid|unexplained|unintended|unplanned|unexpected|unwanted) weight loss\b/giu,
  /\b(?:poo|poop|pee|wee|shit|shitt|piss|spit|cough|vomit)(?:ing|ed|s)? (?:up )?blood\b/giu,
];
const HABITUAL =
  /\b(?:used to|as an? (?:kid|child|teen\p{L}*)|when i was (?:a|an|young|little|\d)|at school|years ago|decades ago|years back)\b/iu;
const NO_SIGN = /\b(?:no|not|never|without|nor|n['’]?t|dont|havent|didnt)\b[^,.;!?\n]{0,25}$/iu;
const SOMEBODY =
  /\b(?:dad|father|mum|mom|mother|brother|sister|son|daughter|wife|husband|partner|friend|uncle|aunt|gran(?:ny|dma|dad|dpa|ma|dmother|dfather)?|cousin|mate|dog|cat)\b[^,.;!?\n]{0,40}$/iu;
const NEAR = 60;

/** What a doctor has to hear of before anybody trains, told in words that no list of names holds. */
export function warnedOf({ field, text, reading }: HealthAnswer): Mention[] {
  if (!HEALTH_FIELDS.has(field)) return [];
  const named = reading.mentions.filter(({ senses }) => senses.some(({ id }) => id === SIGNS));
  return PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: quote, index: start }): Mention[] => {
      const span = { start, end: start + quote.length };
      const before = text.slice(Math.max(0, start - NEAR), start);
      const isNamed = named.some((other) => other.span.start < span.end && other.span.end > span.start);
      if (isNamed || NO_SIGN.test(before) || SOMEBODY.test(before)) return [];
      const time = HABITUAL.test(`${before}${quote}${text.slice(span.end, span.end + NEAR)}`) ? 'former' : 'now';
      return [{ ...PLAIN_MENTION, time, senses: [{ kind: 'condition', id: SIGNS }], span, quote }];
    }),
  );
}
