import type { Billing } from './billing.ts';

export type BillingSettings = { kind: 'test' } | { kind: 'stripe'; secretKey: string; webhookSecret: string } | null;

/** How Premium is paid for here. The provider's library is loaded only where it is used. */
export async function openBilling(settings: BillingSettings, now: () => Date): Promise<Billing> {
  if (settings?.kind !== 'stripe') return settings;
  const { stripeProvider } = await import('./stripe.ts');
  const { secretKey, webhookSecret } = settings;
  return { kind: 'stripe', provider: stripeProvider({ secretKey, webhookSecret, now }) };
}
