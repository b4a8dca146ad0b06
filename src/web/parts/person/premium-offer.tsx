import type { ReactNode } from 'react';
import { EACH, moneyText, PRICE_CENTS } from '#core/membership/prices.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';

type PremiumOfferProps = { lead: string; onGo?: () => void; children?: ReactNode };

/** What Premium costs and the way there, where a limit of Free was reached. No countdown, and nothing stands in the way. */
export function PremiumOffer({ lead, onGo, children }: PremiumOfferProps) {
  const sums = (['monthly', 'annual'] as const).map((price) => `${moneyText(PRICE_CENTS[price])} ${EACH[price]}`);
  return (
    <Stack>
      <Text tone="quiet" numeric>
        {lead} {sums.join(', or ')}.
      </Text>
      <Actions>
        <ButtonLink small href="/membership" {...(onGo && { onClick: onGo })}>
          See Membership
        </ButtonLink>
        {children}
      </Actions>
    </Stack>
  );
}
