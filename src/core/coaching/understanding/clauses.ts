import { withDigits } from '../plain-text.ts';

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
  [/\b(name|weight|height|age|goal|target|stress|diet)'s\b/gi, '$1 is'],
  [/\byou've\b/gi, 'you have'],
  [
    /\b(back|knee|knees|shoulder|hip|neck|ankle|wrist|elbow|foot|heel|hamstring|calf|shin)'s (?=been|acting|bothering|all|fine|better|healed|giving|still)/gi,
    '$1 has ',
  ],
  [/\bi'll\b/gi, 'I will'],
  [/\bwe're\b/gi, 'we are'],
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
];

const MISSPELT: readonly (readonly [RegExp, string])[] = [
  [/\b(?:wieght|weigth|waight|wheight)\b/gi, 'weight'],
  [/\b(?:hieght|heigth|hight)\b/gi, 'height'],
  [/\b(?:alergic|allergick|alergick)\b/gi, 'allergic'],
  [/\b(?:alergy|allergie|alergie)\b/gi, 'allergy'],
  [/\b(?:alergies|allergys)\b/gi, 'allergies'],
  [/\b(?:vegitarian|vegeterian)\b/gi, 'vegetarian'],
  [/\bpuonds\b/gi, 'pounds'],
  [/\bwt\b/gi, 'weight'],
  [/\bexp(?= level\b)/gi, 'experience'],
  [/\bone (?=(?:ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b)/gi, '1_'],
  [/\btwo (?=(?:ten|twenty|thirty|forty|fifty|sixty)\b)/gi, '2_'],
  [/\band a half(?= hours?\b)/gi, '.5'],
  [/(?<=(?:foot|feet|ft|') ?\w+) and a half\b/gi, '.5'],
  [/\b(?:an|the) big (\d)[- ]0\b/gi, 'age $10'],
  [/\bthe big (\d)[- ](\d)\b/gi, 'age $1$2'],
  [/\bfortieth\b/gi, '40th'],
  [/\bthirtieth\b/gi, '30th'],
  [/\bfiftieth\b/gi, '50th'],
  [/\bsixtieth\b/gi, '60th'],
  [/\b(?:begginer|beginer)\b/gi, 'beginner'],
  [/\b(?:excercise|exersise)(s?)\b/gi, 'exercise$1'],
];

/** A quoted sentence is somebody's words, not the person's. */
const QUOTED = /"[^"]*\p{L}+ [^"]*"/gu;
const SENTENCE_END = /(?<=[!?;\n])|\.(?!\d)/;
const OPENER =
  "i|i'm|im|i've|ive|i'd|i'll|my|we|can|could|please|how|what|why|should|would|let|lets|let's|set|now i|she|he|they|is|am|do|does";
/** What goes on about the same person without naming them again: "I turned 33 and weigh 169". */
const ON = 'want|weigh|need to|train|sleep|am allergic|am|hate|take|turned|have a|have an';
const PARTING = new RegExp(
  `,? (?:but|and|so|because|then|though) (?=(?:${OPENER}|${ON})\\b)|, (?=(?:${OPENER})\\b)|, (?=(?:target|goal|height|age|weight|sleep|stress|meals)\\b[^,]*\\d)| - `,
  'i',
);

const REQUEST =
  /^(?:(?:hey|hi|hello|ok|okay|so|rae|and|also|actually|yes|then)[, ]+)*(?:please )?(?:can|could|would|will) (?:you|u|we) (?:please |maybe |just )*(?=(?:go|do|drop|bump|move|cut|lower|raise|increase|push|shorten|lengthen|extend|set|change|update|make|put|add|remove|switch|log|call|use|correct|fix|take|keep|leave|stop|swap|replace|give|build|show|write|mark|note|record|delete)\b)/i;
const OPENING =
  /^(?:(?:hey|hi|hello|ok|okay|so|rae|and|also|well|but|oh|btw|actually|turns out|quick (?:thing|update|question)|yes(?=,)|no(?=,))[,! ]+)+/i;
const QUESTION =
  /^(?:am|is(?! \d)|are|was(?! \d| (?:just )?(?:diagnosed|told|prescribed|given|put on)\b)|were|does|did|do (?!not\b)|should(?! (?:be|say|read) (?:about |around )?\d)|would(?! (?:like|love|prefer|rather)\b(?! (?:you|it if)\b))|could|can(?! (?:do|only|train|go|make|manage|fit|now)\b)|will|may|what|whats|what's|why|how|hows|how's|which|where|when (?!i )|who|whose|whom|any idea|does|has|have you|tell me|do you)\b/i;
const IDLE = new RegExp(
  [
    '\\b(?:if|what if|suppose|supposing|imagine|hypothetically|say i|let us say|as though|pretend|unless|in case)\\b',
    '\\b(?:might|maybe|perhaps|someday|one day|next (?:year|month)|thinking (?:about|of)|considering|consider going|tempted|wish|almost (?=(?:joined|bought|went|\\d))|one of these days)\\b',
    '\\b(?:used to|years ago|back in (?:the|my|high|college|school|uni|[a-z]+uary|march|april|may|june|july|august|\\w+ber|\\d)|back then|when i was|as a (?:kid|child|teen|teenager)|last year|once had|in (?:19|20)\\d\\d|in high school|in college)\\b',
    '\\b(?:would never|will never|never going to|am not going to|will not be|do not want to|not want to|would not)\\b',
    '^(?:please )?(?:do not|never) (?:change|set|update|make|put|call|touch|add|remove|switch)\\b|\\bdo not change\\b',
    '\\b(?:for someone|someone who|people (?:who|with)|some people|a person)\\b|^when i am\\b|^(?:adults|people|men|women|vegans|you(?! (?:can|have me|have got|got)\\b)|he|she|they(?! (?:put|started|switched|told|diagnosed) me)|we had|your)\\b',
    '^(?:reply|respond|answer|say|tell me|repeat|translate|print|write|pretend|quote|finish)\\b',
    '^(?:at|by) (?:age |the age of )?\\d{1,2},? I (?:was|weighed|had|could)\\b|\\bin (?:the|your|that|this) (?:demo|screenshot|example|sample|ad|video|movie|tutorial|article)\\b',
    '\\bin my dreams?\\b|\\b(?:feel|feels|felt|look|looks) like (?:I|a)\\b|\\b(?:jk|kidding)\\b|\\ba million\\b',
    '\\bI thought I (?:hurt|broke|tore|had)\\b|^thought I (?:hurt|broke|tore|had)\\b|\\bnever said\\b|\\bi (?:read|heard) that\\b|\\bjust kidding\\b',
  ].join('|'),
  'i',
);
const OTHERS =
  /^(?:\W*\p{L}+ ){0,2}?(?:my|our|his|her|their|the|a|your) (?:\p{L}+ )?(?:wife|husband|hubby|ex|in-laws?|gf|bf|stepson|stepdaughter|grandson|granddaughter|grandkids?|teammate|buddy|pal|twin|wife's|partner|spouse|girlfriend|boyfriend|fiance|sister|brother|mother|mom|mum|father|dad|parents|friend|friends|son|daughter|kid|kids|child|children|cousin|aunt|uncle|niece|nephew|neighbou?r|roommate|coworker|colleague|boss|client|trainer|teacher|grandma|grandpa|cat|dog|recipe|plan|article|app|book|doctor is|toddler|baby|coworkers|colleagues|neighbou?rs|cousins|roommates|sisters|brothers|clients|teammates|daughters|sons)\b/iu;
const FOR_NOW =
  /(?<!(?:starting|from|as of|effective) )\b(?:today|tonight|this (?:week|weekend|morning|evening|afternoon)|yesterday|last night|right now i am at|until|travel(?:ing|ling)?|hotel|vacation|no time)\b/i;

/** Cuts a message into what it says, one thing each. */
export function clausesOf(message: string): Clause[] {
  const said = message
    .normalize('NFKC')
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(QUOTED, ' ');
  return said.split(SENTENCE_END).flatMap((sentence) => {
    const parts = sentence.split(PARTING).filter((part) => /[\p{L}\d]/u.test(part));
    // "What if I were 40, what changes?": the doubt holds for the whole sentence, unless a "but" or a new "I" ends it.
    const isDoubtful = /^\W*(?:what if|if|suppose|imagine|hypothetically|let'?s say|pretend)\b/i.test(sentence);
    return parts.map((part, index) => clauseOf(part, { isDoubtful, isLast: index === parts.length - 1 }));
  });
}

function clauseOf(part: string, { isDoubtful, isLast }: { isDoubtful: boolean; isLast: boolean }): Clause {
  const written = writtenOut(part.trim());
  const isRequest =
    REQUEST.test(written) || /^(?:please|set|change|update|make|put|add|remove|switch)\b/i.test(written);
  const text = written.replace(REQUEST, '').replace(OPENING, '').trim();
  const asks = QUESTION.test(text) || (isLast && /\?\s*$/.test(text));
  return {
    text: text.replace(/\s*[?!,]+$/, ''),
    quote: part.trim(),
    isQuestion: asks && !REQUEST.test(written),
    isRequest,
    isIdle: isDoubtful || IDLE.test(text) || OTHERS.test(text),
    isForNow: FOR_NOW.test(text),
  };
}

function writtenOut(text: string): string {
  let out = text.replace(/\s+/g, ' ');
  for (const [from, to] of [...CONTRACTIONS, ...MISSPELT]) out = out.replace(from, to);
  const digits = out.replace(/[\p{L}-]+(?: [\p{L}-]+)*/gu, (words) =>
    /\b[a-z]/i.test(words) ? numbersIn(words) : words,
  );
  return digits.replace(/\b([12])_(\d\d)\b/g, '$1$2').replace(/(\d) \.5\b/g, '$1.5');
}

/** Keeps capitals: only the number words are touched. */
function numbersIn(words: string): string {
  return words.replace(
    /\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)\b/gi,
    (word) => withDigits(word.toLowerCase()),
  );
}
