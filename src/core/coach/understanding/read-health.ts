import type { Profile } from '#core/athlete/profile.ts';
import { execIn, testIn } from '../prefilter/prefilter.ts';
import { added, heldWords, partsOf } from '../written-answer.ts';
import { conditionIn, medicineIn, namesCondition, namesMedicine } from './food-words.ts';
import { change, type Findings, firstMatch, type Reader } from './reader.ts';

type CareField = 'medicalConditions' | 'medications';

function named(words: string | undefined): string {
  if (words === undefined) return '';
  return words
    .replace(/^(?:a|an|the|some|my|taking|also|now|that I have)\s+/gi, '')
    .replace(
      /,? (?:(?:to|on|in|under) (?:my|the) (?:\w+ )?(?:profile|list|record|file|notes|conditions|meds|medications?|medicines?|health|medical)\b|for (?:my|the) |forgot to |please note|note it|doctor's orders|remove it|\d{1,9} ?mg|which |so )[\s\S]*$/i,
      '',
    )
    .replace(
      /(?:,? (?:at the moment|for now|in (?:the )?(?:mornings?|evenings?|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer)|before bed|at night|each (?:morning|night|day)|for your records|for the record|btw|by the way|fyi|just so you know|twice a day|once a day|every (?:morning|night)|now|too|as well|unfortunately|last (?:week|month|year|fall|spring|summer|winter|\w+day)|yesterday|recently|daily|a week ago|every day|these days|please|anymore|today|this (?:week|month))){1,8}$/i,
      '',
    )
    .replace(/[.,;!]{1,20}$/, '')
    .trim();
}

const MANY_WORDS = 5;

/** What was said, or only the name in it where much else was said. */
function shortened(words: string | undefined, nameIn: (text: string) => string | undefined): string {
  const said = named(words);
  return said.split(' ').length > MANY_WORDS ? (nameIn(said) ?? said) : said;
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

const CARERS =
  '(?:doctors?|doc|dr|gp|consultant|specialist|nurse|cardiologist|neurologist|rheumatologist|dermatologist|endocrinologist|gastroenterologist|physician|hospital|clinic|surgery|bloods?|blood ?(?:test|work)s?|labs?|tests?|results?|scan|mri|dexa|they|check-?up|screening)';
const DIAGNOSED = [
  new RegExp(
    `\\b${CARERS}\\b.{0,40}?\\b(?:says?|said|found|finds|showed?|shows|confirmed|confirms|reckons?|thinks?|came back (?:with|as|positive for)|diagnosed|diagnosis is|told me|picked up|revealed|flagged|detected|calls? it|informed me)\\b(?: (?:that|it is|it's|its|me with|me as|as|I have|I am|I have got|got|a|an|some|up|my|having|out|about)){0,8} (.+)`,
    'i',
  ),
  /\b(?:just |recently |been |was |got |newly )diagnosed(?: as| as having| having| with)? (.+)/i,
  /\b(?:told|informed|learned|learnt|discovered|realised|realized|official)(?: that| it is| today| yesterday){0,8},? I (?:have|am|have got)(?: got| a| an)? (.+)/i,
  /\b(?:turns out|turned out|it is|it was)(?: to be| it is| it's| that){0,8} (.+)/i,
  /\b(?:told me|says?|said|turns out|confirmed)(?: that)? (?:it is|it's|its) (.+?)(?:,|$)/i,
  /\b(?:doctor|tests?|blood test|they) (?:found|showed|show) (?:that I have )?(.+)/i,
  /\bdiagnosed with (.+)/i,
  /\bnew diagnosis(?: is|:|,)? (.+)/i,
  /\badd (.+?) to my (?:medical |health )?conditions\b/i,
  /\b(?:found out|turns out|says?|said|told me|confirmed|got told|was told|been told)(?: that)? I (?:have|am) (.+)/i,
];
const HAS = [
  /^(?:just )?(?:got|have) (.+)/i,
  /\bI (?:also |now |have been |do |have |just |recently ){0,8}(?:have|suffer (?:from|with)|suffering (?:from|with)|live with|am living with|living with|developed|deal with|struggle with|am)(?: got)? (?!on |taking |not )(.+)/i,
  /\b(?:add|note|include|log|record|put)(?: down)?(?: that I have| that I am| my| a)? (.+)/i,
];
const GONE_CONDITION = [
  /\bI (?:do not|no longer) have (.+?)(?: anymore)?$/i,
  /^(?:I am )?(?:no longer|not) (?:an? )?(\p{L}+)(?: anymore)?$/iu,
  /^(?:please )?(?:remove|delete|take off|drop) (?:my |the )?(.+?)(?:, .*| (?:from|off) (?:my|the) (?:profile|list|records?))?$/i,
  /\bmy (.+?) (?:is|has) (?:gone|resolved|cleared up|in remission|cured|reversed|gone away)\b/i,
  /\b(?:remove|delete|take) (.+?) (?:from|off|out of) my (?:medical |health )?conditions\b/i,
];
const LEFT_BEHIND = /\b(?:anymore|no longer|remove|delete|take)\b/i;
/** What brought something else on is no condition: "from years of nursing". */
const BROUGHT_ON = / (?:from|after|thanks to|because of|due to) (?:\w+ ){0,2}?years (?:of|in|as) .*$/i;
const ALLERGIC_BESIDES = /,? (?:and|but|plus) (?:also )?(?:I am )?allergic\b.*$/i;
const OF_FOOD = /\ballerg|\bintoleran/i;

/** Conditions, in the person's words. */
export const readConditions: Reader = ({ clause: { text, quote }, profile }) => {
  const gone = firstMatch(text, GONE_CONDITION)?.[1];
  if (gone !== undefined && (testIn(LEFT_BEHIND, text) || /\bmy\b/i.test(text)))
    return withoutWords(profile, 'medicalConditions', named(gone), quote);
  const own = text.replace(ALLERGIC_BESIDES, '').replace(BROUGHT_ON, '');
  if (
    testIn(OF_FOOD, own) ||
    /\b(?:is|was|are|were|looks?|came back) (?:all |perfectly |totally |completely ){0,8}(?:fine|normal|ok|okay|good|great|perfect|clear|negative)\b/i.test(
      text,
    )
  )
    return {};
  const told = DIAGNOSED.map((pattern) => shortened(execIn(pattern, own)?.[1], conditionIn)).filter(
    (each) => each !== '',
  );
  const said = HAS.map((pattern) => shortened(execIn(pattern, own)?.[1], conditionIn));
  const treated = TAKES.some((pattern) => testIn(pattern, text))
    ? named(/\bfor (?:my |the )(.+)/i.exec(text)?.[1])
    : '';
  const words =
    [...told, ...said, treated].find((each) => namesCondition(each) && !namesMedicine(each)) ??
    (/\bdiagnosed with\b|\bnew diagnosis\b/i.test(text) ? (told.at(-1) ?? '') : '');
  const isDenied = /\b(?:not|never|no)\b/i.test(text.slice(0, Math.max(0, text.indexOf(words))));
  return isDenied ? {} : withWords(profile, 'medicalConditions', words, quote);
};

const TAKES = [
  /\b(?:write|put|note|add|enter)(?: down)? (?:in|into|on|to) my (?:medicines?|medications?|meds)(?: list)?:? (.+)/i,
  /(?:^|\bI )(?:have |just |also |now |recently ){0,8}(?:take|taking|started(?: taking| on)?|beg[au]n(?: taking| on)?|got put on|been put (?:back )?on|was put on|got prescribed|was prescribed|been prescribed|been given|was given|been on|been started on|been taking|use|am (?:now |currently |also |just |already |back ){0,8}(?:taking|using|on|prescribed)|went on|gone on|going on|have to take|need to take)(?: taking)? (.+)/i,
  /^(?:and |now |currently ){0,8}on (.+?)(?: for (?:it|that|them|this))?(?: now)?$/i,
  /\b(?:switched|swapped|replaced|changed) (?:my |the )?.{1,60}? (?:for|with|to|by) (.+)/i,
  /^(?:now|currently|also|back|been|just) (?:on|taking|prescribed|put on) (.+)/i,
  /\b(?:put|put me down) (?:me )?(?:down )?(?:for|as taking|as on) (.+)/i,
  /\b(?:been |was |got |am )(?:now )?(?:switched|moved|changed|swapped)(?: over)? (?:on)?to (.+)/i,
  /\b(?:has|have|had|got) me (?:on|taking|starting) (.+)/i,
  /\b(?:gave|given|prescribed|giving) me (.+)/i,
  /\b(?:prescription|script) (?:for|of|is) (.+)/i,
  /\b(?:switched|changed|moved|swapped)(?: me)?(?: over)? (?:from|off) .{1,60}? (?:to|onto|for) (.+)/i,
  /\b(?:put|switched|started) me on(?:to)? (.+)/i,
  /\bswitched me to (.+)/i,
  /\badd (.+?) to my (?:medications?|meds|medicines?)\b/i,
  /\b(?:add|note|include|log|record|put)(?: down)?(?: that I take| that I am on| my| in)? (?!me\b)(.+)/i,
];
const PRESCRIBED =
  /\b(?:got|been|was) (?:put|started) on (?!an? |the |my |hold|leave)(.+)$|\bprescribed(?: me)? (.+)$|\b(?:doctor|psychiatrist|cardiologist|gp) (?:has )?(?:put|started|switched) me (?:on(?:to)?|to) (?!an? (?:diet|plan))(.+)/i;
const GONE_MEDICINE = [
  /\bI (?:have )?(?:no longer take|do not take|stopped taking|am off|came off|quit taking) (.+?)(?: anymore| now)?$/i,
  /\btook me off (?!it\b|them\b|that\b)(.+)/i,
  /(?:\bI am |^)no longer (?:on|taking) (.+?)(?: anymore$| now$|,|$)/i,
  /\b(?:remove|delete|take) (.+?) (?:from|off|out of) my (?:medications?|meds|medicines?)\b/i,
];

const POINTER = /^(?:it|that|this|them|those|these|something|some|both|one|me)\b/i;

/** "Put me on low sodium" prescribes no medicine. */
const A_DIET = /\bdiet\b|^low[- ]|[- ]free$/i;

/** Medicines, in the person's words. */
export const readMedicines: Reader = ({ clause: { text, quote }, profile }) => {
  const gone = firstMatch(text, GONE_MEDICINE)?.[1];
  if (gone !== undefined) return withoutWords(profile, 'medications', named(gone), quote);
  if (/\b(?:not|never|stopped?|finished|off)\b/i.test(text) && !/\b(?:to|onto|for|started|instead|now on) /i.test(text))
    return {};
  const taken = TAKES.map((pattern) => shortened(execIn(pattern, text)?.[1], medicineIn)).find(namesMedicine);
  const words =
    taken ??
    named(
      execIn(PRESCRIBED, text)
        ?.slice(1)
        .find((group) => group !== undefined),
    );
  return testIn(POINTER, words) || testIn(A_DIET, words) ? {} : withWords(profile, 'medications', words, quote);
};
