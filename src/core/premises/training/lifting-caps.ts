import { lbsFromKg, toTenth } from '#core/units/convert.ts';
import type { MovementPremise } from '../premises.ts';
import type { FieldReading } from './words-beside.ts';

/** Answers in which a weight with a limiting word is one that may not be gone beyond. */
const FIELDS = new Set(['injuries', 'medicalConditions', 'medications']);
const WEIGHT = /(\d{1,3}(?:[.,]\d{1,2})?) ?(kgs?|kilos?|lbs?|pounds?)\b/gi;
/** "No more than 10 lb", "max of 5 kg", "I'm at 5 lbs". */
const LIMIT_BEFORE =
  /\b(?:max(?:imum)?(?: of)?|limit(?:ed)?(?: is| of| to)?|at most|(?:no|not|nothing|never|anything|lift|lifting) (?:lift(?:ing)? )?(?:more|heavier|greater|higher) than|(?:nothing|not|never|anything|lift(?:ing)?) (?:over|above)|keep (?:it |to )?(?:under|below|at)|stay (?:under|below)|up to|only (?:allowed )?)\s*$/i;
/** "2 kg maximum", "5 lb in the right hand and that's the limit". */
const LIMIT_AFTER =
  /^(?: (?:is|in|for|on|with|per|each|the|my|left|right|arm|hand|side|and|that'?s|a)){0,9} (?:max(?:imum)?|limit|tops|at most|restriction)\b/i;
const NEAR = 45;
const SENTENCE = /[.;!?\n](?!\d)/;
/** "Lost 40 lb", "I weigh 90 kg". */
const BODY_WEIGHT = /\b(?:weigh(?:t|ed|s)?|lost|lose|losing|gain(?:ed)?|bmi|overweight)\b/i;

/** The heaviest that may be lifted, where a weight stands beside a word that limits it; one side's limit is kept by both. */
export function liftingCaps(answers: readonly FieldReading[]): MovementPremise[] {
  return answers.filter(({ field }) => FIELDS.has(field)).flatMap(capsIn);
}

function capsIn({ field, text }: FieldReading): MovementPremise[] {
  return [...text.matchAll(WEIGHT)].flatMap(({ 0: quote, 1: value = '', 2: unit = '', index: start }) => {
    const before =
      text
        .slice(Math.max(0, start - NEAR), start)
        .split(SENTENCE)
        .at(-1) ?? '';
    const end = start + quote.length;
    const after = text.slice(end, end + NEAR).split(SENTENCE)[0] ?? '';
    if (BODY_WEIGHT.test(before) || !(LIMIT_BEFORE.test(before) || LIMIT_AFTER.test(after))) return [];
    const typed = Number(value.replace(',', '.'));
    const maxLbs = /^k/i.test(unit) ? toTenth(lbsFromKg(typed)) : typed;
    const origins = [{ how: 'read' as const, field, quote, start, end }];
    return [
      { limit: 'lifting', severity: 'strict' as const, side: sideOf(before + after), told: true, maxLbs, origins },
    ];
  });
}

function sideOf(words: string): MovementPremise['side'] {
  const [left, right] = [/\bleft\b/i.test(words), /\bright\b/i.test(words)];
  if (left === right) return left ? 'both' : null;
  return left ? 'left' : 'right';
}
