const IMAGE = /!\[[^[\]]*\]\([^()]*\)/g;
const LINK = /\[([^[\]]*)\]\(((?:[^()]|\([^()]*\))*)\)/g;
const ADDRESS =
  /\b(?:(?:https?|ftp|data|javascript|mailto):\S|www\.\S)|[\w-]\.(?:com|net|org|io|co|ru|info|biz|xyz|me|app|dev|shop|site|link|click|be|tv|ly|gg|store|online|fit|health)\b/i;
const MAIL = /[\w.+-]@[\w-]{1,63}\.\w/;
const SCRIPT = /<(script|style|iframe|svg)\b[^<>]*>(?:[^<]|<(?!\/?\1\b))*<\/\1>/gi;
const TAG = /<\/?[a-z!][^<>]*>/gi;
/** A page of ours: a path, and not to another host. */
const OURS = /^\/(?!\/)[\w/#?=&-]*$/;

/** The text without pictures and tags. */
export const withoutTags = (text: string): string => text.replace(IMAGE, '').replace(SCRIPT, '').replace(TAG, '');

/** Whether a text leads away: an address of somebody else's, or of a mailbox. */
export function leadsAway(text: string): boolean {
  const rest = text.replace(LINK, (_, label: string, target: string) => (OURS.test(target) ? label : 'www.foreign'));
  return rest.search(ADDRESS) >= 0 || rest.search(MAIL) >= 0;
}
