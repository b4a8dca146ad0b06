import { capital } from '#core/language/capital.ts';
import { execIn, testIn } from '../prefilter/prefilter.ts';
import { conditionIn } from './food-words.ts';
import { change, type Reader } from './reader.ts';

const NAME =
  /\b(?:(?:[Mm]y )?[Nn]ame(?: is)? (?:spelt|spelled)(?: as| like)?|(?<!\b(?:[Nn]obody|[Nn]o one|[Nn]ever|[Nn]ot|[Ss]top|hardly anyone|who) )[Cc]alls? me|to be called|be (?:called|known as)|(?:know|knows) me as|(?:[Uu]se|[Tt]ry) (?:the name|just)|(?:[Pp]ut|[Ss]et|[Ll]ist|[Mm]ark|[Cc]hange) me (?:down )?as(?= \p{Lu})|(?:[Nn]ame(?: is)? )?(?:spelt|spelled)(?: as| like)?(?= \p{Lu})|answer to(?= \p{Lu})|[Ii](?: am|'m) called|[Rr]ename me(?: to| as)?|go by my (?:middle|second|maiden|other|nick) ?name,?(?= \p{Lu})|(?:[Uu]pdate|[Cc]hange|[Ss]et|[Ff]ix|[Cc]orrect) (?:the )?name to|known as(?= \p{Lu})|(?:[Cc]hange|[Ss]et|[Uu]pdate|[Ff]ix|[Cc]orrect) (?:my |the )?(?:first )?name(?: from \p{L}+)? to|(?:^|[:,] ?)(?:[Tt]he |[Mm]y )?(?:first |real |correct |right )?[Nn]ame(?: is|:)(?: actually| really| just)?|[Mm]y (?:first |real |nick)?name is(?: actually| really)?|I (?:now )?go by|(?:[Cc]hange|[Ss]et|[Uu]pdate) my (?:first )?name to|[Nn]ame should (?:be|say|read)|(?:[Pp]ut|[Ll]ist) my (?:first )?name (?:down )?as|[Ii]t(?:'s| is|s)(?= \p{Lu}[\p{L}'-]+,? (?:with|not|spelled)))\s+(\p{L}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]+)?)/u;
const NO_NAME =
  /^(?:chef|cook|pescatarian|keto|paleo|halal|kosher|later|back|that|this|when|if|tomorrow|today|crazy|a|an|the|on|in|now|spelled|not|what|whatever|you|it|lazy|nobody|none|secret|mud|spelt|beginner|intermediate|advanced|active|sedentary|male|female|vegan|vegetarian|weird|old|out|up|after|before|again|names|for|by|anything|whenever|please|just|rae|wrong|incorrect|correct|right|misspelt|misspelled|showing|coming|down|to|my|your|his|her|hard|easy|difficult|long|short|common|rare|pronounced|important|private|lazy|fat|picky|fussy|because|so|and|but)$/i;

/** "I'm Siobhan" and "It's Katie now" count only beside a word about the name. */
const NAME_MENDED =
  /\b(?:[Ii] am|[Ii]t is|[Ii]t's|[Ii]ts|[Uu]se|[Mm]ake it|[Ss]hould be|[Oo]ught to be|[Cc]hange it to)(?: now| actually| really)? (\p{Lu}[\p{L}'-]+)(?= now\b| actually\b|,|$)/u;
const ABOUT_NAME = /\b(?:spelled|spelling|spelt|name|legally|called|calls? me|go by|nickname)\b/i;
const NAME_IN_APP =
  /\bmy (?:first )?name (?:in|on) (?:the |this |my )?(?:app|profile|account) (?:to|is|should be) (\p{L}[\p{L}'-]+)/iu;
const GOES_BY = /\b(?:[Ii] (?:now )?|to |would )go by (\p{L}[\p{L}'-]+)/u;

const USED_AS_NAME = /\b[Uu]se (\p{Lu}[\p{L}'-]+) (?:as|for) my (?:first )?name\b/u;
const NAMED_NOT =
  /\b(?:[Ii] am|[Uu]se|[Cc]all me|[Pp]ut|[Ss]ay|[Mm]ake it|[Ww]ith|[Ii]t is|[Ii]t's|[Ii]ts|[Nn]ame is) (\p{Lu}[\p{L}'-]+),? (?:and )?(?:not|instead of|rather than) (\p{L}+)/u;

const RENAMED = /\b(?:[Cc]hange|[Ss]witch|[Ss]wap|[Ff]rom) (\p{L}+) (?:to|for|into) (\p{Lu}[\p{L}'-]+)/u;

/** "I'm Sarah, not Robin", said to whom the app calls Robin. */
function notAsHeld(text: string, held: string | null | undefined): string | undefined {
  const renamed = execIn(RENAMED, text);
  if (renamed && held && renamed[1]?.toLowerCase() === held.toLowerCase()) return renamed[2];
  const found = execIn(NAMED_NOT, text);
  return found && held && found[2]?.toLowerCase() === held.toLowerCase() ? found[1] : undefined;
}

/** What the coach calls the person. */
export const readName: Reader = ({ clause: { text, quote }, message, profile }) => {
  const mended = testIn(ABOUT_NAME, message) ? execIn(NAME_MENDED, text)?.[1] : undefined;
  const said = [
    notAsHeld(text, profile.firstName),
    ...[USED_AS_NAME, NAME, NAME_IN_APP, GOES_BY].map((pattern) => execIn(pattern, text)?.[1]),
    mended,
  ];
  const name = said.find((each) => each !== undefined && !testIn(NO_NAME, each) && conditionIn(each) === undefined);
  if (name === undefined) return {};
  return change('firstName', capital(name), quote);
};
