/** By the word that a browser's description of itself has; the first that fits, since most of them name others, too. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['CrOS', 'Chromebook'],
  ['Linux', 'Linux'],
] as const;

const UNKNOWN = 'Unknown device';

/** What a person would call the browser that describes itself so: "iPhone, Safari". */
export function deviceName(userAgent: string | null): string {
  const named = (names: readonly (readonly [string, string])[]) =>
    names.find(([word]) => userAgent?.includes(word))?.[1];
  const parts = [named(SYSTEMS), named(BROWSERS)].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : UNKNOWN;
}
