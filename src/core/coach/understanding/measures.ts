import { firstMatch } from './reader.ts';

export const UNIT = '(?:lbs?|pounds?|#|kgs?|kilos?|kilograms?)';
export const STONE = '\\d{1,2}(?:\\.\\d)? ?(?:stones?|st)\\b(?: (?:and )?\\d{1,2}(?: ?(?:lbs?|pounds?))?)?';
export const BARE = '\\d{2,3}(?:[.,]\\d{1,4})?';
/** With a unit, or a bare number that nothing else is counted by. */
export const M = `(${STONE}|${BARE} ?${UNIT}\\b|${BARE}(?![\\d.,]*\\d)(?= *(?:$|[,.!]|now\\b|today\\b|these\\b|this\\b|as of\\b|right now\\b|at the moment\\b|and\\b|please\\b|thanks?\\b|instead\\b|even\\b|lol\\b|haha\\b|btw\\b|woo\\w*|yay\\b|ugh\\b|sadly\\b|though\\b|tho\\b|so\\b|since\\b|but\\b|after\\b|before\\b|on\\b|with\\b|that\\b|tbh\\b|again\\b|finally\\b|exactly\\b|flat\\b|ish\\b|rather\\b|which\\b|first thing\\b|fully\\b|soaking\\b|post\\b|am\\b|according\\b|or so\\b|eventually\\b|by\\b|in\\b|not\\b|from\\b|for\\b)))`;
export const M_UNIT = `(${STONE}|${BARE} ?${UNIT}\\b)`;
export const SOFT =
  '(?:(?:now|currently|still|actually|about|around|roughly|at|in|down to|up to|back to|down at|sitting at|pretty much|just|back|maybe|only|already|weighing|really|like|actually)\\b ?){0,8}';
export const re = (source: string) => new RegExp(source, 'i');

/** A measure beside the name of its field: any number that counts nothing else. */
export const OF_ELSE =
  "(?! ?(?:%|mins?\\b|minutes?|hours?|hrs?|days?|weeks?|months?|years?|yo\\b|reps?|sets?|kcal|cal|grams?|g\\b|cm|in\\b|inch|ft\\b|feet|meals?|workouts?|times|steps|km\\b|miles?|push|pull|squat|bench|dead|press|(?:lbs?|kgs?|pounds?|kilos?) (?:to go|lost|down|less|more|heavier|lighter|over|under|of muscle|of fat|bench|squat|dead|press)))(?![\\d:/'])";

export const measureIn = (found: RegExpExecArray): string => found.slice(1).find((group) => group !== undefined) ?? '';

/** What the first pattern that fits has in its group. */
export function found(patterns: readonly RegExp[], text: string): string | undefined {
  const match = firstMatch(text, patterns);
  return match ? measureIn(match) : undefined;
}
