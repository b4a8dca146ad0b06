import { createECDH } from 'node:crypto';
import { type LookupAddress, lookup } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';
import type { PushSubscription } from '#contract/reminders.ts';

/** What is shown on a locked screen: nothing about the body. */
export type PushMessage = { title: string; body: string; path: string; tag: string };

/** The port to the push services of the browsers. */
export type Push = {
  publicKey: string;
  /** `gone`: the browser takes no more messages; `failed`: not this time. */
  send: (device: PushSubscription, message: PushMessage) => Promise<'sent' | 'gone' | 'failed'>;
};

const TIMEOUT_MS = 10_000;
/** A reminder that comes hours late is worse than none. */
const TTL_SECONDS = 3600;
const GONE = new Set([404, 410]);

/** Addresses that are inside a network: no push service has one. */
const INSIDE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  INSIDE.addSubnet(net, bits);
}
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  INSIDE.addSubnet(net, bits, 'ipv6');
}

export const isInside = (address: string): boolean => INSIDE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Looks a name up for one connection, and refuses it if it leads inside: what was checked is what is connected to. */
const lookupOutside: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const found: LookupAddress[] = addresses ?? [];
    const refused =
      error ?? (found.some(({ address }) => isInside(address)) ? new Error('not a public address') : null);
    const [first] = found;
    if (refused || !first) callback(refused ?? new Error('no address'), '', 0);
    else if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};

/** The key pair that proves who sends: any 32 secret bytes make one. */
export function keysOf(secret: string): { publicKey: string; privateKey: string } {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(Buffer.from(secret, 'base64url'));
  return { publicKey: ecdh.getPublicKey().toString('base64url'), privateKey: secret };
}

/** Web Push, as the browsers' services speak it. `contact` is where they reach the operator: `mailto:` or `https:`. */
export function webPush({ secret, contact }: { secret: string; contact: string }): Push {
  const { publicKey, privateKey } = keysOf(secret);
  const agent = new Agent({ lookup: lookupOutside, timeout: TIMEOUT_MS });
  return {
    publicKey,
    async send(device, message) {
      const { default: library } = await import('web-push');
      const vapidDetails = { subject: contact, publicKey, privateKey };
      try {
        await library.sendNotification(device, JSON.stringify(message), {
          vapidDetails,
          TTL: TTL_SECONDS,
          timeout: TIMEOUT_MS,
          agent,
          contentEncoding: 'aes128gcm',
        });
        return 'sent';
      } catch (error) {
        return GONE.has((error as { statusCode?: number }).statusCode ?? 0) ? 'gone' : 'failed';
      }
    },
  };
}
