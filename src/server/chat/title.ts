import type { SafetyVerdict } from '#core/coach/safety/verdict.ts';
import { PRODUCT } from '#core/product.ts';

const TITLE_MAX = 60;
/** What was said in need does not stand in a list for others to see over a shoulder. */
const QUIET_TITLE = `A talk with ${PRODUCT.coach}`;

/** What a conversation is called in the list: how it began. */
export function titleOf(message: string, verdict: SafetyVerdict): string {
  if (verdict.class !== null) return QUIET_TITLE;
  const line = message.replace(/\s+/g, ' ').trim();
  if (line.length <= TITLE_MAX) return line;
  const cut = line.slice(0, TITLE_MAX);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), TITLE_MAX / 2)).trimEnd()}…`;
}
