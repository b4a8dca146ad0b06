import { createHmac } from 'node:crypto';
import { isIPv4 } from 'node:net';

/** Who sends a request, as far as the request itself tells. */
export type Sender = { ip: string; headers: { [name: string]: string | string[] | undefined } };

const ID_CHARACTERS = 22;
const BROWSERS = [
  ['edge', /\bEdg/],
  ['opera', /\bOPR\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|CriOS)\//],
  ['safari', /\bSafari\//],
] as const;
const SYSTEMS = [
  ['android', /\bAndroid\b/],
  ['ios', /\b(?:iPhone|iPad)\b/],
  ['windows', /\bWindows\b/],
  ['mac', /\bMacintosh\b/],
  ['linux', /\bLinux\b/],
] as const;

/** How much of an address counts: a neighbourhood to tell visitors apart, one connection to count attempts. */
const PARTS = { neighbourhood: { v4: 3, v6: 3 }, connection: { v4: 4, v6: 4 } } as const;

/** Says no to being counted: Global Privacy Control, or Do Not Track. */
export const objects = ({ headers }: Pick<Sender, 'headers'>): boolean =>
  headers['sec-gpc'] === '1' || headers.dnt === '1';

/**
 * Stands for a visitor in the count of one event on one day. It is made of coarse facts that many people share, under the
 * secret of the day and the name of the event: ids of two days, or of two events, cannot be put together.
 */
export function visitorId(salt: string, counted: string, { ip, headers }: Sender): string {
  const agent = String(headers['user-agent'] ?? '');
  return hashOf(salt, [counted, networkOf(ip, 'neighbourhood'), familyOf(BROWSERS, agent), familyOf(SYSTEMS, agent)]);
}

/** Stands for a connection in the count of attempts, so that no address is kept for that either. */
export const connectionId = (salt: string, { ip }: Pick<Sender, 'ip'>): string =>
  hashOf(salt, ['attempt', networkOf(ip, 'connection')]);

const hashOf = (salt: string, facts: string[]) =>
  createHmac('sha256', salt).update(JSON.stringify(facts)).digest('base64url').slice(0, ID_CHARACTERS);

const familyOf = (families: readonly (readonly [string, RegExp])[], agent: string) =>
  families.find(([, pattern]) => pattern.test(agent))?.[0] ?? 'other';

function networkOf(ip: string, reach: keyof typeof PARTS): string {
  const [plain = ''] = ip.replace(/^::ffff:(?=[\d.]+$)/i, '').split('%', 1);
  const { v4, v6 } = PARTS[reach];
  if (isIPv4(plain)) return plain.split('.').slice(0, v4).join('.');
  return groupsOf(plain).slice(0, v6).join(':');
}

/** The eight groups of an IPv6 address, with those that `::` leaves out. */
function groupsOf(address: string): string[] {
  const [left = [], right = []] = address
    .toLowerCase()
    .split('::')
    .map((side) => side.split(':').filter((group) => group !== ''));
  const missing = Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(missing).fill('0'), ...right].map((group) => group.replace(/^0+(?=.)/, ''));
}
