import { counted } from '#core/language/counted.ts';

/** How a password of this length stands to what the server wants. Characters are counted as people see them. */
export function lengthHint(typed: string, { min, max }: { min: number; max: number }): string {
  const length = [...typed].length;
  if (length === 0) return `At least ${min} characters. A short sentence works well.`;
  if (length < min) return `${counted(min - length, 'more character')} to go. A short sentence works well.`;
  if (length > max) return `${counted(length - max, 'character')} too many.`;
  return 'Long enough. A short sentence works well.';
}
