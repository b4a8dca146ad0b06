import { hundredsInDigits, withDigits } from '../plain-text.ts';
import { replaceIn } from '../prefilter/prefilter.ts';
import { spelt } from './spelling.ts';

/** Short words, and two slips in one: the rest is `spelt`. */
const TYPOS: readonly (readonly [RegExp, string])[] = [
  [/\bankel\b/gi, 'ankle'],
  [/\b(?:wieght|weigth|waight|wheight)\b/gi, 'weight'],
  [/\b(?:hieght|heigth|hight)\b/gi, 'height'],
  [/\b(?:alergic|allergick|alergick)\b/gi, 'allergic'],
  [/\b(?:alergy|allergie|alergie)\b/gi, 'allergy'],
  [/\b(?:alergies|allergys)\b/gi, 'allergies'],
  [/\bbegginer\b/gi, 'beginner'],
  [/\bintollerent\b/gi, 'intolerant'],
  [/\bdumb ?bels?\b/gi, 'dumbbells'],
  [/\bintermediat\b/gi, 'intermediate'],
  [/\b(?:excercise|exersise)(s?)\b/gi, 'exercise$1'],
];

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

const WRITTEN_OUT = [...TYPOS, ...CONTRACTIONS, ...MISSPELT];

/** A part of a message with its short forms and numbers written out, and its usual slips mended. */
export function writtenOut(text: string): string {
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
