import { PROFILE_RANGES, type Profile } from '#core/athlete/profile.ts';
import { added, heldWords, partsOf } from '../written-answer.ts';
import { namesCondition, namesMedicine } from './food-words.ts';
import { ask, change, type Findings, firstMatch, type Reader } from './reader.ts';

type CareField = 'medicalConditions' | 'medications';

function named(words: string | undefined): string {
  return (words ?? '')
    .replace(/^(?:a|an|the|some|my|taking|also|now|that I have)\s+/gi, '')
    .replace(
      /(?:,? (?:for your records|for the record|btw|by the way|fyi|just so you know|forgot to .*|please note.*|note it.*|doctor's orders.*|remove it.*|so (?:delete|remove|update|add) .*|twice a day|once a day|every (?:morning|night)|\d+ ?mg.*|now|too|as well|unfortunately|last (?:week|month|year|fall|spring|summer|winter|\w+day)|yesterday|recently|daily|a week ago|every day|these days|please|anymore|today|this (?:week|month)|which .*|so .*))+$/i,
      '',
    )
    .replace(/[.,;!]+$/, '')
    .trim();
}

function withWords(profile: Profile, field: CareField, words: string, quote: string): Partial<Findings> {
  const held = heldWords(profile[field]);
  if (words === '' || words.length > 80 || held.toLowerCase().includes(words.toLowerCase())) return {};
  return change(field, added(held, words), quote);
}

const SHORTEST_STEM = 6;

/** "Prediabetes" by "prediabetic": the same but for the ending. */
function isNamedBy(part: string, words: string): boolean {
  if (part.includes(words) || words.includes(part)) return true;
  const length = Math.min(part.length, words.length) - 2;
  return length >= SHORTEST_STEM && part.slice(0, length) === words.slice(0, length);
}

function withoutWords(profile: Profile, field: CareField, words: string, quote: string): Partial<Findings> {
  const parts = partsOf(profile[field]);
  const gone = words.toLowerCase();
  const left = parts.filter((part) => !isNamedBy(part.toLowerCase(), gone));
  return gone === '' || left.length === parts.length ? {} : change(field, left.join(', ') || 'None', quote);
}

const DIAGNOSED = [
  /\b(?:told me|says?|said|turns out|confirmed)(?: that)? (?:it is|it's|its) (.+?)(?:,.*)?$/i,
  /\b(?:doctor|tests?|blood test|they) (?:found|showed|show) (?:that I have )?(.+)$/i,
  /\bdiagnosed with (.+)$/i,
  /\bnew diagnosis(?: is|:|,)? (.+)$/i,
  /\badd (.+?) to my (?:medical |health )?conditions\b/i,
  /\b(?:found out|turns out|says?|said|told me|confirmed|got told|was told|been told)(?: that)? I (?:have|am) (.+)$/i,
];
const HAS = [
  /^(?:just )?(?:got|have) (.+)$/i,
  /\bI (?:also |now |have been |do )*(?:have|suffer from|live with|am living with|am) (?:got )?(.+)$/i,
];
const GONE_CONDITION = [
  /\bI (?:do not|no longer) have (.+?)(?: anymore)?$/i,
  /^(?:I am )?(?:no longer|not) (?:an? )?(\p{L}+)(?: anymore)?$/iu,
  /^(?:please )?(?:remove|delete|take off|drop) (?:my |the )?(.+?)(?:, .*| (?:from|off) (?:my|the) (?:profile|list|records?))?$/i,
  /\bmy (.+?) (?:is|has) (?:gone|resolved|cleared up|in remission|cured|reversed|gone away)\b/i,
  /\b(?:remove|delete|take) (.+?) (?:from|off|out of) my (?:medical |health )?conditions\b/i,
];
const LEFT_BEHIND = /\b(?:anymore|no longer|remove|delete|take)\b/i;
const OF_FOOD = /\ballerg|\bintoleran/i;

/** Conditions, in the person's words. */
export const readConditions: Reader = ({ clause: { text, quote }, profile }) => {
  const gone = firstMatch(text, GONE_CONDITION)?.[1];
  if (gone !== undefined && (LEFT_BEHIND.test(text) || /\bmy\b/i.test(text)))
    return withoutWords(profile, 'medicalConditions', named(gone), quote);
  if (OF_FOOD.test(text) || /\b(?:not|never|no)\b/i.test(text)) return {};
  const told = named(firstMatch(text, DIAGNOSED)?.[1]);
  const said = named(firstMatch(text, HAS)?.[1]);
  const words =
    [told, said].find((each) => namesCondition(each)) ??
    (/\bdiagnosed with\b|\bnew diagnosis\b/i.test(text) ? told : '');
  return withWords(profile, 'medicalConditions', words, quote);
};

const TAKES = [
  /\b(?:write|put|note|add|enter)(?: down)? (?:in|into|on|to) my (?:medicines?|medications?|meds)(?: list)?:? (.+)$/i,
  /(?:^|\bI )(?:have |just |also |now |recently )*(?:take|taking|started(?: taking)?|began(?: taking)?|got put on|been put on|was put on|got prescribed|was prescribed|use|am taking|am using|am on|am now on)(?: taking)? (.+)$/i,
  /\b(?:put|switched|started) me on(?:to)? (.+)$/i,
  /\bswitched me to (.+)$/i,
  /\badd (.+?) to my (?:medications?|meds|medicines?)\b/i,
];
const PRESCRIBED =
  /\b(?:got|been|was) (?:put|started) on (?!an? |the |my |hold|leave)(.+)$|\bprescribed(?: me)? (.+)$|\b(?:doctor|psychiatrist|cardiologist|gp) (?:has )?(?:put|started|switched) me (?:on(?:to)?|to) (?!an? (?:diet|plan))(.+)$/i;
const GONE_MEDICINE = [
  /\bI (?:have )?(?:no longer take|do not take|stopped taking|am off|came off|quit taking) (.+?)(?: anymore| now)?$/i,
  /\btook me off (?!it\b|them\b|that\b)(.+)$/i,
  /(?:\bI am |^)no longer (?:on|taking) (.+?)(?: anymore| now|,.*)?$/i,
  /\b(?:remove|delete|take) (.+?) (?:from|off|out of) my (?:medications?|meds|medicines?)\b/i,
];

/** Medicines, in the person's words. */
export const readMedicines: Reader = ({ clause: { text, quote }, profile }) => {
  const gone = firstMatch(text, GONE_MEDICINE)?.[1];
  if (gone !== undefined) return withoutWords(profile, 'medications', named(gone), quote);
  if (/\b(?:not|never)\b/i.test(text)) return {};
  const taken = named(firstMatch(text, TAKES)?.[1]);
  const words = namesMedicine(taken)
    ? taken
    : named(
        PRESCRIBED.exec(text)
          ?.slice(1)
          .find((group) => group !== undefined),
      );
  return withWords(profile, 'medications', words, quote);
};

const SLEEP = /\b(\d{1,2}(?:\.\d)?)(?: ?-? ?)(?:hours?|hrs?|h)\b/i;
const GETS =
  /\bI (?:now )?get (?:about |around |only )?\d{1,2}(?:\.\d)? ?(?:hours?|hrs?)(?: now|,? (?:since|these days|lately|most)\b.*| ?$)/i;
const SLEEP_SET =
  /\b(?:set|put|change|update|make|correct) (?:my |the )?sleep(?: hours| time)? (?:to|at|as) (\d{1,2}(?:\.\d)?)(?! ?(?:am|pm|:|\/|o'?clock|\d))|\bsleep (?:hrs|hours?) (?:should be|is|are|to|:|=) ?(\d{1,2}(?:\.\d)?)\b/i;
const LAST_NIGHT =
  /\bwould (?:love|kill|like) to (?:sleep|get)\b|\b(?:last night|slept|tonight|yesterday|did not|need|adults)\b/i;

/** Hours of sleep on most nights. */
export const readSleep: Reader = ({ clause: { text, quote } }) => {
  const found = SLEEP_SET.exec(text) ?? SLEEP.exec(text);
  const hours = Number(found?.[1] ?? found?.[2] ?? Number.NaN);
  if (
    Number.isNaN(hours) ||
    (!GETS.test(text) &&
      !/\bsleep(?:ing)?\b|\bshut-?eye\b|\b(?:a|per|each|every|most) nights?\b|\bnightly\b/i.test(text)) ||
    LAST_NIGHT.test(text)
  )
    return {};
  const { min, max } = PROFILE_RANGES.sleepHours;
  if (hours >= min && hours <= max) return change('sleepHours', hours, quote);
  return ask('sleepHours', `I can plan with ${min} to ${max} hours of sleep a night. How much is it for you?`);
};

const STRESS_SET =
  /\bstress\b.{0,16}\bfrom \w+ to (low|moderate|medium|high)\b|\bstress\b.*\bset (?:it|that) (?:to|at) (low|moderate|medium|high)\b|\b(?:put|set|mark) (?:me (?:down )?)?(?:as |at )?(low|moderate|medium|high) (?:for|on|under) (?:my )?stress\b|\bstress(?: level)?\b(?: is| to| should be| as|:| at| has been)* (?:very |really |pretty |quite |super )?(low|moderate|medium|high)\b/i;
const STRESS = [
  [
    'high',
    /\bI am (?:very |really |super |so |pretty |extremely )*stressed(?: out)? (?:lately|these days|all the time|right now)\b|\b(?:work|life|job|home|everything|school)\b.{0,20}\b(?:very|really|super|so|extremely) stressful\b|\b(?:a lot|lots|tons) of stress\b|\bhigh stress\b|\bstress (?:level )?(?:is|has been|are)? ?(?:through the roof|sky[- ]high|off the charts|insane|crazy|awful|terrible|unreal)\b|\bstress(?:es|ing) me out (?:a lot|lately|these days)\b/i,
  ],
  [
    'low',
    /\blow stress\b|\b(?:not much|no|hardly any|barely any|very little|little) stress\b|\bnot (?:\w+ )?stressed(?: out)? (?:anymore|at all|these days)\b(?! (?:about|over|by|for|with))|\blife (?:has )?calmed down\b|\bstress(?: level)? (?:is|has) (?:gone|way down|dropped)\b|\bstress[- ]free\b|\bmuch (?:calmer|more relaxed)\b|\blife is (?:a lot |much )?(?:calmer|less stressful)\b|\bI am not stressed anymore\b|\bless stressed (?:now|these days)\b/i,
  ],
] as const;

/** "Stress is through the roof, set it to high": in a clause of its own. */
const SET_IT =
  /^(?:so |please )*(?:set|put|change|make|mark) (?:it|that|mine) (?:to |at |as )?(low|moderate|medium|high)\b/i;

/** How stressful life is. */
export const readStress: Reader = ({ clause: { text, quote }, message }) => {
  const followed = /\bstress/i.test(message) ? SET_IT.exec(text) : null;
  const set = (followed ?? STRESS_SET.exec(text))
    ?.slice(1)
    .find((group) => group !== undefined)
    ?.toLowerCase();
  const named = set === 'medium' ? 'moderate' : set;
  const level = (['low', 'moderate', 'high'] as const).find((each) => each === named);
  const told = level ?? STRESS.find(([, words]) => words.test(text))?.[0];
  return told ? change('stressLevel', told, quote) : {};
};
