import { createHash } from 'node:crypto';

/** The id that a proposal of a reply has, the same each time that it is thought of: a UUID of the version for made ones. */
export function memoryIdOf(replyId: string, place: number): string {
  const hex = createHash('sha256').update(`${replyId} memory ${place}`).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join('-');
}
