import { stemOf } from '#core/language/tokens.ts';

/** Lower-case words with the last one in the singular, as rules name things: "Green Beans" → "green bean". */
export function singularTerm(name: string): string {
  const words = name.toLowerCase().trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  const stem = stemOf(last);
  const single =
    stem.endsWith('ie') && last.endsWith('y')
      ? last
      : stem.replace(/([^aeiou])ie$/, last.endsWith('ies') ? '$1y' : '$1ie');
  return [...words.slice(0, -1), single].join(' ');
}
