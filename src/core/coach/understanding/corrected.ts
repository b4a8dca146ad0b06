import { testIn } from '../prefilter/prefilter.ts';

const WORDS =
  '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const NUMBER = `(?:\\d{1,3}(?:[.,]\\d{1,2})?|${WORDS})`;
const WEIGHT_UNIT = '(?:lbs?|pounds?|kgs?|kilos?)';
/** Feet or stone and what is over, or one number with or without a unit of weight or length. */
const MEASURE = `(?:${NUMBER} ?(?:feet|foot|ft|'|stones?|st)\\b(?: ?${NUMBER})?|\\d ?' ?\\d{1,2}|${NUMBER}(?: ?(?:${WEIGHT_UNIT}|cms?)\\b)?)"?`;
/** "No wait", "oops", "sorry, I mean": what follows takes the place of what was said. */
const TAKEN_BACK =
  "(?:(?:oh|er|erm|um|ah|ugh|haha|lol)[,. ]+){0,8}(?:no[,. ]+(?:wait|sorry|actually|hang on|hold on|no|make that|I mean)|no,|no(?= \\d)|nope,|actually(?= \\d{1,3}\\b| (?:two|three|four|five|six)\\b)|actually,? no|actually,? make (?:it|that)|sorry|oops|whoops|typo|wait|hang on|hold on|I mean|I meant|make that|scratch that|strike that|tell a lie|who am I kidding|well if I'm honest|correction|my bad|my mistake|or rather)[,.!:]*(?: (?:no|sorry|typo|actually|wait|I mean|I meant|I'm|im|it's|its|that's|it should be|should be|make that|make it|make|meant to say|that|I|meant|was|my bad|not that)[,.!:]*){0,5}";
const CORRECTION = new RegExp(
  `\\b(${MEASURE})([^\\d.!?;]{0,40}?)[\\s,.!;:()–-]+${TAKEN_BACK}(?:(?: (?:read it wrong|misread it|strictly speaking|it was|in fact|really),?){1,8})? (?:a |about )?(${MEASURE})(?![\\d'.]*\\d)(?: ([a-z]+))?`,
  'gi',
);
const ONE_NUMBER = new RegExp(`^${NUMBER}$`, 'i');
const LAST_NUMBER = new RegExp(`${NUMBER}(?=\\D*$)`, 'i');
/** Goes on with something else than the name of what is counted. */
const NOT_COUNTED = /^(?:now|please|thanks?|birthday|I|and|but|so|today|lol|haha|not|is|instead|last|my)$/i;

/** "Shrimp, sorry, I mean crab". */
const OTHER_WORD = /\b[a-z]+,? (?:(?:oh|no|sorry|oops|wait|actually)[,.]? ){1,8}I mean(?:t)? ([a-z]+)(?=[.!,]|$)/gi;

/** A message as it would stand had its writer not slipped: "5 foot 6, no sorry, 5 foot 7" → "5 foot 7". */
export const corrected = (message: string): string =>
  message
    .replace(OTHER_WORD, '$1')
    .replace(CORRECTION, (whole, first: string, between: string, second: string, next: string | undefined) => {
      const isCounted = next !== undefined && !testIn(NOT_COUNTED, next);
      if (isCounted && !between.toLowerCase().includes(next.toLowerCase())) return whole;
      const measure = testIn(ONE_NUMBER, second) ? first.replace(LAST_NUMBER, second) : second;
      return `${measure}${between}${next === undefined || isCounted ? '' : ` ${next}`}`;
    });
