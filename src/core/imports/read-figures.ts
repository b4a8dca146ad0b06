/**
 * A number as people of any country write it: "72.5", "72,5", "1,072.5", "1.072,5". Null where there is none, undefined where what stands
 * there is no number.
 */
export function readNumber(text: string): number | null | undefined {
  const bare = text.trim().replaceAll(' ', '').replaceAll('\u00a0', '').replaceAll('\u202f', '');
  if (bare === '' || bare === '-') return null;
  const [comma, point] = [bare.lastIndexOf(','), bare.lastIndexOf('.')];
  const plain =
    comma > point && (point >= 0 || !isThousands(bare, comma))
      ? bare.replaceAll('.', '').replace(',', '.')
      : bare.replaceAll(',', '');
  return /^-?\d{1,9}(?:\.\d{1,12})?$/.test(plain) ? Number(plain) : undefined;
}

/** "1,072" is a thousand; "72,5" is not. */
const isThousands = (text: string, comma: number) => text.length - comma === 4 && comma > 0 && !text.startsWith('0');

const UNIT_SECONDS = new Map([
  ['h', 3600],
  ['m', 60],
  ['s', 1],
]);

/** Seconds of "1h 5m", "45min", "1:05:00", "45:00", or of a bare number, which counts them; null where there is nothing to read. */
export function readDuration(text: string): number | null {
  const bare = text.trim().toLowerCase();
  if (bare === '' || bare.length > 40) return null;
  if (bare.includes(':')) {
    const parts = bare.split(':').map((part) => readNumber(part));
    if (parts.length > 3 || parts.some((part) => typeof part !== 'number')) return null;
    const sum = parts.reduce<number>((sum, part) => sum * 60 + (part ?? 0), 0);
    return parts.length === 3 ? sum : sum * (parts.length === 2 ? 1 : 60);
  }
  const number = readNumber(bare);
  if (typeof number === 'number') return number;
  const words = [...bare.matchAll(/(\d{1,6}) ?([a-z])/g)];
  const seconds = words.map(([, count, unit]) => Number(count) * (UNIT_SECONDS.get(unit ?? '') ?? Number.NaN));
  const sum = seconds.reduce((a, b) => a + b, 0);
  return words.length > 0 && Number.isFinite(sum) ? sum : null;
}
