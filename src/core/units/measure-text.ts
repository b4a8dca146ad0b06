import { foldText } from '#core/language/fold-text.ts';

/** Words that people put around a number ("about 180", "I'm 34 years old now") and that change nothing. */
const FILLER = new Set(
  (
    "i i'm im am my weight height age weigh stand is at it's its about around roughly approximately approx circa " +
    'currently now just like so tall old of and a bit little maybe only probably almost nearly'
  ).split(' '),
);

/** "68 kilos more or less": it changes nothing, where "more" alone would tell of a change. Of folded text. */
export const ROUGHLY =
  /,? ?\b(?:more or less|plus or minus|plus minus|mas o menos|mais ou menos|plus ou moins|mehr oder weniger|piu o meno|min of meer)\b/g;

/**
 * Brings a typed measure into one form: folded, straight quotes, point as decimal mark ("82,5" → "82.5",
 * "1,200" → "1200"), filler words gone, single spaces.
 */
export function plainMeasure(text: string): string {
  return foldText(text.replaceAll('′', "'").replace(/[”“″]/g, '"'))
    .replace(/(\d),(\d{3})(?!\d)/g, '$1$2')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/\bor so\b/g, ' ')
    .replace(ROUGHLY, ' ')
    .replace(/[\p{L}']+/gu, (word) => (FILLER.has(word) ? ' ' : word))
    .replace(/(\d)ish\b/g, '$1')
    .replace(/(\d) *(?:half|½)(?![\p{L}\d])/gu, '$1.5')
    .replace(/[~≈:=,!]|\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const MOST_WORDS = 40;
/** What stands before a measure that is no longer true. */
const FORMER = /^(?:used to|was|were|before|previously|formerly|(?:down|up) from|from|lost|gained)\b/;
/** What goes on with the measure itself, so that its beginning alone would be another one: "5 foot something", "6 months". */
const GOES_ON =
  /^(?:some|something|odd|or|to|point|plus|minus|give\b|ft|foot|feet|in(?![a-z]| [a-z])|inch|inches|cms?|m|met(?:er|re)s?|kgs?|kilos?|lbs?|pounds?|st|stones?|months?|weeks?|days?|['"/.%-])/;

/**
 * Reads the measure that a plain text begins with, where what follows is only talk ("158 right now", "5 ft 1, used to be 5 ft 3");
 * null where it is not. The text was made by `plainMeasure`.
 */
export function readLeading<Value>(plain: string, read: (text: string) => Value | null): Value | null {
  const words = plain.split(' ').slice(0, MOST_WORDS);
  for (let count = words.length; count > 0; count--) {
    const text = words
      .slice(0, count)
      .join(' ')
      .replace(/[-–(;]{1,3}$/, '');
    const value = read(text.trim());
    if (value !== null) return isTalk(words.slice(count).join(' ')) ? value : null;
  }
  return null;
}

const isTalk = (rest: string): boolean => FORMER.test(rest) || !(/\d/.test(rest) || GOES_ON.test(rest));
