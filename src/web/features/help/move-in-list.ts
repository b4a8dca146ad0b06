type Move = { key: string; from: number | null; count: number };

/** Which row of a list an arrow, Home or End key marks; undefined for any other key or an empty list. */
export function moveInList({ key, from, count }: Move): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return from === null ? 0 : (from + 1) % count;
    case 'ArrowUp':
      return from === null ? count - 1 : (from + count - 1) % count;
    case 'Home':
      return from === null ? undefined : 0;
    case 'End':
      return from === null ? undefined : count - 1;
    default:
      return undefined;
  }
}
