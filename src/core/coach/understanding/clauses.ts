import { normalized, straightApostrophes } from '#core/language/fold-text.ts';
import { hundredsInDigits, withDigits } from '../plain-text.ts';
import { execIn, replaceIn, testIn } from '../prefilter/prefilter.ts';
import { corrected } from './corrected.ts';
import { plainlyAsked } from './polite.ts';
import { OTHER_THINGS, OTHERS } from './someone-else.ts';
import { spelt } from './spelling.ts';
import { TYPOS } from './typos.ts';

/** A part of a message that says one thing. `text` keeps its capitals; contractions are written out, numbers are digits. */
export type Clause = {
  text: string;
  /** As it was typed. */
  quote: string;
  /** Asks rather than says; a request ("can you set …") is no question. */
  isQuestion: boolean;
  /** "Can you set …", "please change …". */
  isRequest: boolean;
  /** What only might be, was once, is wished, is somebody else's, or is refused: it changes nothing. */
  isIdle: boolean;
  /** Holds for today only. */
  isForNow: boolean;
};

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:i'm|im)\b/gi, 'I am'],
  [/\b(?:i've|ive)\b/gi, 'I have'],
  [/\bi'd\b/gi, 'I would'],
  [/\bid\b(?= (?:like|love|rather|prefer|say|call|want)\b)/gi, 'I would'],
  [/\b(?:there's|theres)\b/gi, 'there is'],
  [
    /\b(name|weight|height|age|goal|aim|target|stress|diet|sleep|cooking|training|activity|experience|level|sex|gender|work|life|job|ankle|mood)'s\b/gi,
    '$1 is',
  ],
  [
    /\bmy (weight|height|age|goal|target|stress|sleep|diet|name)s (?!are\b|and\b|or\b|is\b|to\b|for\b|in\b)/gi,
    'my $1 is ',
  ],
  [/\b(?:that's|thats)\b/gi, 'that is'],
  [
    /\b(knee|ankle|shoulder|wrist|hip|elbow)s (?=(?:fine|better|healed|good|ok|okay|all good|all better|grand) )/gi,
    '$1 is ',
  ],
  [/\byou've\b/gi, 'you have'],
  [
    /\b(back|knee|knees|shoulder|hip|neck|ankle|wrist|elbow|foot|heel|hamstring|calf|shin)'s (?=been|acting|bothering|all|fine|better|healed|giving|still)/gi,
    '$1 has ',
  ],
  [/\bi'll\b/gi, 'I will'],
  [
    /\b(who|that|doctor|doc|gp|physio|mum|wife|consultant|specialist|nurse|house|gym|place|building|everything|workouts?|sessions?|meals?)'s(?= (?:been|put|taken|told|said|diagnosed|given|got|started|switched|stopped|finished|prescribed|a|an|now|too|high|low|going|has|had)\b)/gi,
    '$1 has',
  ],
  [/\bwe're\b/gi, 'we are'],
  [/\b(we|they)'?ve\b/gi, '$1 have'],
  [/\b(?:one|1) met(?:er|re) (?=\w+ty|\d)/gi, '1 m '],
  [/\blucky if I (?=get|sleep|manage)/gi, 'lucky: I '],
  [
    /^(?:hi |hey |hello |now |actually |also |and ){0,8}(?=(?:male|female|vegan|vegetarian|pescatarian|keto|halal|kosher|allergic|lactose intolerant|gluten intolerant|coeliac|celiac|diabetic|asthmatic|sedentary|very active|pregnant|gluten[- ]free|dairy[- ]free|low[- ]carb|plant[- ]based) (?:now|here|since|from|these days|again|only|to|and (?:I|my|allergic|have|also))\b|(?:male|female|vegan|vegetarian|lactose intolerant|coeliac|celiac|diabetic|asthmatic|sedentary),)/i,
    'I am ',
  ],
  [/\b(?:it's|its)\b(?= (?:a|an|the|about|like|\d+|time|my|now|not|been)\b)/gi, 'it is'],
  [/\b(?:let's|lets)\b/gi, 'let us'],
  [/\b(?:can't|cant|can not)\b/gi, 'cannot'],
  [/\b(?:won't|wont)\b/gi, 'will not'],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|should|could|must)(?:n't|nt)\b/gi, '$1 not'],
  [/\bwanna\b/gi, 'want to'],
  [/\bgotta\b/gi, 'have to'],
  [/\bgot to\b(?= \d)/gi, 'got down to'],
  [/\b(?:pls|plz|plss|pleaze|plese)\b/gi, 'please'],
  [/\b(?:em)\b/gi, 'them'],
  [/\bany more\b/gi, 'anymore'],
  [/\b(?:atm|rn)\b/gi, 'now'],
  [/\bthrice\b/gi, '3 times'],
  [/\bscales\b/gi, 'scale'],
  [/\b(?:a )?hundred (?:percent|per cent|%)/gi, '100%'],
  [/\b(?:don't|do not|can't|cannot) no longer\b/gi, 'no longer'],
];

const MISSPELT: readonly (readonly [RegExp, string])[] = [
  [/\bpuonds\b/gi, 'pounds'],
  [/\bwt\b/gi, 'weight'],
  [/ ?\/ ?(?:wk|week)\b/gi, ' a week'],
  [/ ?\/ ?day\b/gi, ' a day'],
  [/\b(?:at the mo|atm)\b/gi, 'now'],
  [/\byrs?\b/gi, 'years'],
  // A decimal comma; "1,800 kcal" has three digits behind it.
  [/(\d),(\d{1,2})(?= ?(?:kgs?|kilos?|kilograms?|lbs?|pounds?|cm|m|hours?|stones?|st)\b)/gi, '$1.$2'],
  // What stands there now is said beside what is true.
  [
    /(?<=\w.{8,}),? (?:and |but |though |although |while )?you (?:still |currently |now |wrongly ){0,8}(?:have|had|got) me (?:down |listed )?(?:as|at) [^,.!?]+$/gi,
    '',
  ],
  [/(?<=\d .{6,60}) (?:instead of|rather than) (?:the )?\d{1,6}$/gi, ''],
  [/\bexp(?= level\b)/gi, 'experience'],
  [/\bone (?=(?:ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b)/gi, '1_'],
  [/\btwo (?=(?:ten|twenty|thirty|forty|fifty|sixty)\b)/gi, '2_'],
  [/\b(ten|eleven|twelve|thirteen|fourteen|fifteen|nine|eight|\d{1,2}) and a half (?:stones?|st)\b/gi, '$1 stone 7'],
  [/\b(\w+) stone and a half\b/gi, '$1 stone 7'],
  [/\b(?!an?\b|one\b|half\b)(\w+) (hours?|hrs?) and a half\b/gi, '$1 .5 $2'],
  [/(?<!\b(?:hours?|hrs?|stones?|st|an?|foot|feet|ft|') ?\w{0,12}) and a half(?=[.!,]{0,9}$)/gi, ' .5'],
  [/\band a half(?= (?:hours?|hrs?|kilos?|kgs?|pounds?|lbs?)\b)/gi, '.5'],
  [/(?<=(?:foot|feet|ft|') ?\w{1,12}) and a half\b/gi, '.5'],
  [/\b(?:an|the) big (\d)[- ]0\b/gi, 'age $10'],
  [/\bthe big (\d)[- ](\d)\b/gi, 'age $1$2'],
  [/\bthe big (two|three|four|five|six|seven|eight)[- ]?(?:oh|o|zero)\b/gi, 'age $1-tens'],
  [/\b(\w+)[- ]footer\b/gi, '$1 foot'],
  // Elsewhere "one" is left alone: "one side".
  [/(?<=\b(?:four|five|six|\d) ?(?:foot|feet|ft) )one\b/gi, '1'],
  [/\bfortieth\b/gi, '40th'],
  [/\bthirtieth\b/gi, '30th'],
  [/\bfiftieth\b/gi, '50th'],
  [/\bsixtieth\b/gi, '60th'],
  [
    /\br (?=(?:moderate|low|high|fine|better|good|really|so|very|sedentary|gross|disgusting|vile|rank|awful|nasty|horrible|horrid|yuck|yucky|grim)\b)/gi,
    'are ',
  ],
];

/** `Add "no pork" to my restrictions`: an entry, and nobody's words. */
const ENTRY_IN_QUOTES = /\b(add|enter|put|write|note|list) "([^"]{1,30})"/gi;
/** A quoted sentence is somebody's words, not the person's. */
const QUOTED =
  /(?<!\d)"(?=[^"]*")[^"]*\p{L} [^"]*"|(?<=^|\s)'(?=(?:[^']|(?<!\s)'(?=\p{L}))+'(?=[\s,.?!]|$))(?:[^']|(?<!\s)'(?=\p{L}))+ (?:[^']|(?<!\s)'(?=\p{L}))+'(?=[\s,.?!]|$)/gu;
const SENTENCE_END = /(?<=[!?;\n])|\.(?!\d)/;
const OPENER =
  "i|i'm|im|i've|ive|i'd|i'll|my|we|can|could|please|how|what|why|should|would|let|lets|let's|set|now i|she|he|they|is|am|do|does";
/** What goes on about the same person without naming them again: "I turned 33 and weigh 169". */
const ON =
  'add|remove|delete|put|set|change|bump|switch|update|want|weigh|need to|train|sleep|am allergic|am|hate|take|turned|have a|have an|cannot|prefer|love|eat|started|stopped|joined|bought|now|started';
/** Fields with which a further part begins: "sex is male and age is 40". */
const FIELD_NEXT =
  '(?:my |the )?(?:sex|gender|age|height|weight|goal|target|stress(?: level)?|sleep|cooking|activity(?: level)?|experience|meals|diet|name) (?:is|are|to|should|level|at|has|down|up|on|:|\\d)';
/** An order of its own after what led to it. */
const ORDER =
  '(?:please |kindly |just |then |can you |could you |you can |you could |you may |go ahead and |feel free to |also |maybe ){0,8}(?:take|put|set|change|update|make|list|mark|remove|drop|add|delete|switch|bump|correct|fix|note|swap|scrap|cross|strike|scratch|pop|stick|cut|lower|raise|move|reset|adjust|amend|register|include|record|keep me|count me|call me)\\b';
/** "4 days a week and 5 meals a day": one count behind another. */
const COUNT = '(?:\\d|two|three|four|five|six)';
const TRAINING_DAYS = '(?:sessions|workouts|days|times)';
const COUNT_NEXT = [
  `(?<=${COUNT} [a-z -]{0,30}?meals[a-z ]{0,12})(?:,| and| &| plus){1,8} (?=${COUNT} (?:[a-z]+ )?${TRAINING_DAYS}\\b)`,
  `(?<=${COUNT} ?[a-z -]{0,20}?${TRAINING_DAYS}[a-z /]{0,12})(?:,| and| &| plus){1,8} (?=${COUNT} (?:[a-z]+ )?meals\\b)`,
].join('|');
const PARTING = new RegExp(
  `,? (?:but|and|so|because|then|though|plus|also|while)(?: also| now| then| so){0,8} (?=(?:${OPENER}|${ON})\\b|${FIELD_NEXT}\\b)|, (?=(?:${OPENER})\\b)|,? (?:so|and|but) (?=no |from (?:now|here|today) on )|, (?=(?:weigh|sleep|train|take|want|eat) )|, (?=(?:target|goal|height|age|weight|sleep|stress|meals)\\b[^,]*\\d)|${COUNT_NEXT}| - | \\((?=[a-z])`,
  'i',
);

const REQUEST =
  /^(?:(?:hey|hi|hello|ok|okay|so|rae|and|also|actually|yes|then)[, ]{1,4}){0,8}(?:please )?(?:can|could|would|will) (?:you|u|we) (?:please |maybe |just |also |perhaps |kindly |quickly ){0,8}(?=(?:go|trim|tighten|halve|double|boost|upgrade|promote|downgrade|demote|rate|label|grade|increase|decrease|rename|pick|select|enter|plan|pop|stick|list|enter|register|count|treat|consider|class|amend|adjust|shift|turn|have|get|start|aim|schedule|scrap|delete|strike|cross|mend|sort|let|tweak|work|try|return|reset|move|revert|avoid|exclude|include|note|tick|untick|file|log|jot|chuck|get rid|skip|ditch|reduce|up|not|go|do|drop|bump|move|cut|lower|raise|increase|push|shorten|lengthen|extend|set|change|update|make|put|add|remove|switch|log|call|use|correct|fix|take|keep|leave|stop|swap|replace|give|build|show|write|mark|note|record|delete)\b)/i;
/** "Can my sessions be 90 minutes?": asks for it. */
const REQUESTED =
  /^(?:can|could|may) (?:all )?(?:my |the )(?:sex|gender|age|height|weight|sessions?|workouts?|training|goal|target|meals?|plan|cooking|stress|activity|experience|level|diet|profile)(?: \w+){0,3} (?:be|go|say|become)\b/i;
const OPENING =
  /^(?:(?:hey|hi|hello|ok|okay|so|rae|and|also|well|but|oh|btw|actually|please|kindly|sorry|morning|evening|(?:small |quick |profile )?(?:update|correction|change)(?=[:,!])|quick one|fyi|heads up|just so you know|(?:I (?:think|guess|suppose) )?you (?:should|ought to|need to|must|might want to|may want to) (?:also )?know(?: that)?|for your info|good news|bad news|(?:coach|madam|sir|dear|right|listen|look)(?=,)|turns out|quick (?:thing|update|question)|yes(?=,)|no(?=,))[,:! ]{1,4}){1,8}/i;
/** Who is spoken to, and thanks, behind what is said. */
const CLOSING =
  /(?:,? (?:rae|coach|mate|pal|buddy|haha|btw|by the way|ty|thx|cheers|ta|thanks|thank you|many thanks|kindly)){1,8}(?=[.!]*$)/i;
const QUESTION =
  /^(?:is \d.*\b(?:enough|better|best|worse|ok|okay|normal|healthy|too|good|bad|fine|right|plenty|reasonable)\b|am|is(?! \d)|are|was(?! \d| (?:just )?(?:diagnosed|told|prescribed|given|put on)\b)|were|does|did|do (?!not\b)|should(?! (?:be|say|read)\b)|would(?! (?:like|love|prefer|rather)\b(?! (?:you|it if)\b))|could|can(?! (?:do|only|train|go|make|manage|fit|now)\b)|will|may|what(?! (?:I|my doctor) (?:have|take|am|need|hate|dislike|weigh|really)\b(?!.*\?))|whats|what's|why|how|hows|how's|which|where|when (?!i )|who|whose|whom|any idea|does|has|have you|tell me|do you)\b/i;
const IDLE = new RegExp(
  [
    '\\b(?:if|what if|suppose|supposing|imagine|hypothetically|(?<!(?:would|I) )say i|let us say(?! \\d)|as though|pretend|unless|in case)\\b',
    '^(?:some(?:one|body)|any(?:one|body)|every(?:one|body)(?! (?:\\w+ )?(?:calls?|knows?) me)|most (?:people|programs|programmes|folks|lifters|gyms|plans|guys|women|men|of)|friends|some (?:people|say))\\b|\\b(?:is|are|sounds?|seems?) (?:\\w+ )?(?:a lot of|like a lot|exhausting|ideal|recommended|excessive|overkill)\\b|\\btelling me\\b|\\b(?:article|blog|magazine|internet|guide|book|podcast|video)\\b.{0,12}\\b(?:recommends?|suggests?|says)\\b|\\bI may(?! have)\\b|\\b(?:might|maybe|perhaps|some ?day|one day|next (?:year|month)|thinking (?:about|of)|(?:do not|did not) (?:really |even )?(?:think|believe|reckon|feel like|see myself|consider myself)|considering|let me think|not sure (?:about|if|whether)|not decided|not ready (?:for|to)|undecided|torn between|(?:cannot|not) decide|deciding between|consider going|tempted|wish|almost (?=(?:joined|bought|went|\\d))|one of these days)\\b',
    '\\b(?:used to|years ago|(?<!(?:is|are|am|was|were|been|goes|going|went|gone|now|got|kids|he|she|they) )back in (?:the|my|high|college|school|uni|[a-z]+uary|march|april|may|june|july|august|\\w+ber|\\d)|back then|when i was|as a (?:kid|child|teen|teenager)|last year|once had|in (?:19|20)\\d\\d|in (?:high|middle|primary|secondary|elementary|grade|grammar) school|in (?:\\w+ )?grade(?: \\d+)?|in college|in kindergarten|(?:never|has not|not) (?:gave|given|bothered) me (?:any )?(?:trouble|bother|problems|since)(?: since)?)\\b',
    "\\bwe(?: wi|')ll see\\b",
    '\\bwould (?:really |just )?(?:love|like) to be able to\\b|\\basked? (?:me )?(?:if|whether)\\b',
    '\\b(?:would never|will never|never going to|am not going to|will not be|do not want to|not want to|would not)\\b',
    '^(?:please |no |nah |nope ){0,8}(?:do not|never) (?:take|delete|drop|cross|change|set|update|make|put(?! [\\p{L} ]+ (?:in|on) (?:my|the) (?:food|meals?|plate|salads?))|call|touch|add|remove|switch)\\b|\\bdo not change\\b',
    '\\b(?:for someone|someone who|people (?:who|with)|some people|a person)\\b|^when i am\\b|^(?:adults|people(?! (?:usually |mostly |just |all )?(?:call|know) me\\b)|men|women|vegans|you(?! (?:can|could|may|might as well|have me|have got|got)\\b)|he|she|they(?! (?:just |have |also )?(?:put|stopped|taken|finished|changed|swapped|removed|started|switched|told|diagnosed|measured|weighed|took|prescribed|gave|found|confirmed|gave|(?:said|say)(?= I\\b))\\b)|we had|your)\\b',
    '^(?:reply|respond|answer|say|tell me|repeat|translate|print|write(?! (?:in|down|my|it|that)\\b| .{2,30} (?:in|into|under|on|among) (?:my|the)\\b)|pretend|quote|finish)\\b',
    '^(?:at|by) (?:age |the age of )?\\d{1,2},? I (?:was|weighed|had|could)\\b|\\bin (?:the|your|that|this) (?:demo|screenshot|example|sample|ad|video|movie|tutorial|article)\\b',
    '^(?:(?:rae|(?:the |my )?coach|assistant|system|ironleaf|you) (?:just |already |once )?)?(?:said|says|wrote|writes|promised|told me)\\b',
    '\\bnot (?:planning|looking|intending|hoping) (?:to|on)\\b|\\bcould (?:easily |probably |honestly |happily ){0,8}eat\\b',
    '\\bin my dreams?\\b|\\b(?:feel|feels|felt|look|looks) like (?:I|a)\\b|\\b(?:jk|kidding)\\b|\\ba million\\b',
    '\\bI thought I (?:hurt|broke|tore|had)\\b|^thought I (?:hurt|broke|tore|had)\\b|\\bnever said\\b|(?:^|\\bi )(?:read|heard|saw) (?:somewhere )?that\\b|\\bjust kidding\\b',
  ].join('|'),
  'iu',
);
const LED_TO = new RegExp(`(?:,|,? (?:so|and|but|then|hence)) (?=${ORDER})`, 'i');
/** What is turned down before what is wanted: "an hour is too long for me, …". */
const TOO_MUCH =
  /^(?:I think |honestly |actually ){0,8}(?:an?|the|my|\d+|half an|the current|having|doing)?(?: [\w.]+){0,4} (?:is|are|was|were|feels?|seems?)(?: just| a bit| way| far| all){0,8} too (?:\w+ )?(?:long|short|many|much|few|little|ambitious|low|high|hard|often)\b(?: for me| now| these days| of an ask| cooking| work){0,8}(?:,|\.|;)? (?:so |and |please |now ){0,8}(?=.*\d|.*\bhour\b)/i;
const ORDERS = /^(?:please )?(?:set|change|update|make|put|add|remove|switch|correct|fix)\b/i;
const FOR_NOW =
  /(?<!(?:starting|from|as of|effective) )\b(?:today|tonight|this (?:week|weekend|morning|evening|afternoon)|yesterday|last night|right now i am at|until|travel(?:ing|ling)?|hotel|vacation|no time|this time|this once|for once)\b/i;

/** Nobody says more things than this in one passage; whatever comes behind them is not read. */
const MOST_CLAUSES = 32;

/** The messages that were cut up last: one is cut up by each of its readers. */
const recent = new Map<string, readonly Clause[]>();
const MOST_RECENT = 64;

/** Cuts a message into what it says, one thing each. */
export function clausesOf(message: string): readonly Clause[] {
  const known = recent.get(message);
  if (known) return known;
  if (recent.size >= MOST_RECENT) recent.clear();
  const clauses = cutUp(message);
  recent.set(message, clauses);
  return clauses;
}

function cutUp(message: string): Clause[] {
  const said = corrected(plainlyAsked(normalized(straightApostrophes(message), 'NFKC')))
    .replace(/[“”]/g, '"')
    .replace(ENTRY_IN_QUOTES, '$1 $2')
    .replace(QUOTED, ' ');
  const clauses: Clause[] = [];
  for (const sentence of said.split(SENTENCE_END)) {
    if (clauses.length >= MOST_CLAUSES) break;
    clauses.push(...clausesIn(sentence));
  }
  // What is said again and again is said once, where it was said last.
  return clauses
    .slice(0, MOST_CLAUSES)
    .filter(({ quote }, at, all) => all.findLastIndex((each) => each.quote === quote) === at);
}

function clausesIn(sentence: string): Clause[] {
  const parts = sentence.split(PARTING).filter((part) => /[\p{L}\d]/u.test(part));
  // "What if I were 40, what changes?": the doubt holds for the whole sentence, unless a "but" or a new "I" ends it.
  const isDoubtful = /^\W*(?:what if|if|suppose|imagine|hypothetically|let'?s say|pretend)\b/i.test(sentence);
  return parts.slice(0, MOST_CLAUSES).flatMap((part, index) => {
    const isLast = index === parts.length - 1;
    const whole = clauseOf(part, { isDoubtful, isLast });
    const cut = whole.isIdle && !isDoubtful ? execIn(LED_TO, part) : null;
    if (!cut) return [whole];
    const rest = part.slice(cut.index + cut[0].length);
    return [clauseOf(part.slice(0, cut.index), { isDoubtful, isLast: false }), clauseOf(rest, { isDoubtful, isLast })];
  });
}

/** A message in one piece, its clauses parted by `mark`; null where any of them changes nothing, or for today only. */
export function toldAsOne(clauses: readonly Clause[], mark: string): Pick<Clause, 'text' | 'quote'> | null {
  if (clauses.some(({ isIdle, isQuestion, isForNow }) => isIdle || isQuestion || isForNow)) return null;
  return { text: clauses.map(({ text }) => text).join(mark), quote: clauses.map(({ quote }) => quote).join(mark) };
}

function clauseOf(part: string, { isDoubtful, isLast }: { isDoubtful: boolean; isLast: boolean }): Clause {
  const written = writtenOut(part.trim());
  const isRequest =
    testIn(REQUEST, written) ||
    testIn(REQUESTED, written) ||
    /^(?:please|set|change|update|make|put|add|remove|switch)\b/i.test(written);
  const text = written
    .replace(REQUEST, '')
    .replace(OPENING, '')
    .replace(REQUEST, '')
    .replace(TOO_MUCH, '')
    .replace(CLOSING, '')
    .trim();
  const asks = testIn(QUESTION, text) || (isLast && /\?\s*$/.test(text));
  return {
    text: text.replace(/ ?[?!,]{1,20}$/, ''),
    quote: part.trim(),
    isQuestion:
      asks &&
      !testIn(REQUEST, written) &&
      !testIn(REQUESTED, written) &&
      !testIn(REQUEST, written.replace(OPENING, '')),
    isRequest,
    isIdle:
      isDoubtful || testIn(IDLE, text) || testIn(OTHERS, text) || (testIn(OTHER_THINGS, text) && !testIn(ORDERS, text)),
    isForNow: testIn(FOR_NOW, text),
  };
}

const WRITTEN_OUT = [...TYPOS, ...CONTRACTIONS, ...MISSPELT];

function writtenOut(text: string): string {
  let out = spelt(text.replace(/\s+/g, ' '));
  for (const [from, to] of WRITTEN_OUT) out = replaceIn(out, from, to);
  const digits = out.replace(/[\p{L}-]+(?: [\p{L}-]+)*/gu, (words) =>
    /\b[a-z]/i.test(words) ? numbersIn(words) : words,
  );
  return digits
    .replace(/\b([12])_(\d\d)\b/g, '$1$2')
    .replace(/\b(\d)-tens\b/g, '$10')
    .replace(/(\d) \.5\b/g, '$1.5');
}

/** Keeps capitals: only the number words are touched. */
function numbersIn(words: string): string {
  return hundredsInDigits(words).replace(
    /\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)\b/gi,
    (word) => withDigits(word.toLowerCase()),
  );
}
