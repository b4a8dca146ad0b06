/** The option that a digit stands for, counted from 0. */
export function optionOfKey(key: string, count: number): number | undefined {
  const index = /^[1-9]$/.test(key) ? Number(key) - 1 : -1;
  return index >= 0 && index < count ? index : undefined;
}

/** Where an arrow, Home or End leads from option `from`; round the ends. */
export function optionAfterKey(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowUp':
    case 'ArrowLeft':
      return (from - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
