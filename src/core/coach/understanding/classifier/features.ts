import { plainText } from '#core/coach/plain-text.ts';
import { type Features, featuresOfText } from '#core/coach/weighing/text-features.ts';
import { conditionIn, foodIn, medicineIn } from '../food-words.ts';
import { STYLE } from '../read-diet.ts';
import { gearIn } from '../read-equipment.ts';
import { injuryIn } from '../read-injuries.ts';
import { anyOf, JOBS } from '../word-class.ts';

/** What is named does not matter, but of what class it is: all foods are one word to this reader. */
const NAMED: readonly (readonly [word: string, nameIn: (text: string) => string | undefined])[] = [
  ['xmedicine', medicineIn],
  ['xcondition', conditionIn],
  ['xinjury', injuryIn],
  ['xgear', gearIn],
  ['xfood', foodIn],
];
/** More of a class than this are hardly named in one message. */
const MOST_NAMED = 3;
const JOB_WORDS = Object.entries(JOBS).map(
  ([level, names]) => [new RegExp(`\\b${anyOf(names)}\\b`, 'gi'), `xjob${level} $&`] as const,
);
const STYLES = new RegExp(STYLE, 'gi');
const MEASURES: readonly (readonly [RegExp, string])[] = [
  [/\b\d+(?:\.\d+)? ?(?:lbs?|pounds?|kgs?|kilos?|st|stones?)\b/g, 'xweight'],
  [/\b\d ?(?:ft|foot|feet) ?\d*(?: ?in\w*)?|\b\d{3}(?:\.\d)? ?cm\w*/g, 'xheight'],
  [/\b\d+(?:\.\d+)? ?min\w*/g, 'xminutes'],
  [/\b\d+(?:\.\d+)? ?(?:h|hrs?|hours?)\b/g, 'xhours'],
];

/** What the classifier of changes sees of a message. */
export function changeFeatures(message: string): Features {
  let text = plainText(message);
  for (const [word, nameIn] of NAMED) {
    for (let count = 0; count < MOST_NAMED; count++) {
      const name = nameIn(text)?.toLowerCase();
      if (name === undefined || name.startsWith('x')) break;
      text = text.replace(name, word);
    }
  }
  for (const [pattern, word] of [...JOB_WORDS, ...MEASURES]) text = text.replace(pattern, word);
  return featuresOfText(text.replace(STYLES, 'xstyle'), /\?\s*$/.test(message) ? ['asks'] : []);
}
