import { givesPremium, type Subscription } from './subscription.ts';

/** What a person may do on each tier. One table: the server enforces it, the interface explains it. */
export const TIERS = {
  free: { generations: 3, swaps: 10, chatMessages: 5, communityPosting: false, dataExport: false },
  premium: { generations: null, swaps: null, chatMessages: null, communityPosting: true, dataExport: true },
} as const satisfies Record<string, TierRules>;

/** What is counted, and over which period (of UTC) it is. */
export const METERS = {
  generations: { period: 'month', noun: 'new plans' },
  swaps: { period: 'month', noun: 'swaps' },
  chatMessages: { period: 'day', noun: 'chat messages' },
} as const satisfies Record<string, { period: Period; noun: string }>;

/** What a tier allows or not, as the beginning of a sentence. */
export const FEATURES = {
  communityPosting: { does: 'Posting in the community' },
  dataExport: { does: 'Exporting plans and reports' },
} as const satisfies Record<string, { does: string }>;

type Period = 'day' | 'month';
type TierRules = Record<Meter, number | null> & Record<Feature, boolean>;

export type Tier = keyof typeof TIERS;
export type Meter = keyof typeof METERS;
export type Feature = keyof typeof FEATURES;
/** What an operation can ask of a tier. */
export type Requirement = Meter | Feature;

export const METER_NAMES = Object.keys(METERS) as Meter[];
export const FEATURE_NAMES = Object.keys(FEATURES) as Feature[];

/** One value for each meter. */
export const forEachMeter = <Value>(valueFor: (meter: Meter) => Value) =>
  Object.fromEntries(METER_NAMES.map((meter) => [meter, valueFor(meter)])) as Record<Meter, Value>;

/** Whether it is counted, and not just allowed or not. */
export const isMeter = (requirement: Requirement | undefined): requirement is Meter =>
  requirement !== undefined && requirement in METERS;

/** The tier that a subscription gives at `now` (milliseconds since 1970); free without one. */
export const tierOf = (subscription: Subscription | null, now: number): Tier =>
  subscription !== null && givesPremium(subscription, now) ? 'premium' : 'free';
