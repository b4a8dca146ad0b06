/** Groups of which no condition is over because somebody agreed to training; but for nerves, a physio does not answer for them. */
export const INNER_GROUPS: ReadonlySet<string> = new Set([
  'heart',
  'lung',
  'metabolic',
  'organ',
  'cancer',
  'blood',
  'infection',
  'mental',
  'neuro',
]);
