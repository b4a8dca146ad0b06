import { useLocation } from 'wouter';
import type { MembershipPage } from '#contract/subscription.ts';
import { moneyText } from '#core/membership/prices.ts';
import { dayText } from '#core/units/day-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/layout.tsx';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import styles from './membership.module.css';

/** What was paid, the newest first; nothing where nothing was. */
export function Receipts({ page }: { page: MembershipPage }) {
  const [, navigate] = useLocation();
  if (page.payments.length === 0) return null;
  return (
    <Section label="Receipts" className={styles.narrow}>
      <Ledger>
        {page.payments.map((payment) => {
          const { id, number, isTest, totalCents, refundedCents, paidAt } = payment;
          const back = refundedCents > 0 ? `, ${moneyText(refundedCents)} given back` : '';
          return (
            <LedgerRow
              key={id}
              name={`${moneyText(totalCents)}${isTest ? ', as a test' : ''}`}
              note={`${dayText(new Date(paidAt))}, ${number}${back}`}
              end={
                <Button
                  small
                  aria-label={`Open receipt ${number}`}
                  onClick={() => navigate(`/membership#receipt-${id}`)}
                >
                  Open
                </Button>
              }
            />
          );
        })}
      </Ledger>
    </Section>
  );
}
