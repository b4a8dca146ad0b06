import { Download } from 'lucide-react';
import { mailReceipt, type Payment } from '#contract/subscription.ts';
import { moneyText } from '#core/membership/prices.ts';
import { PRODUCT } from '#core/product.ts';
import { dayText } from '#core/units/day-text.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { usePrint } from '#web/features/plans/print/print-sheet.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Actions, Page, PageHead } from '#web/ui/layout.tsx';
import { Text, Title } from '#web/ui/text.tsx';
import styles from './membership.module.css';
import { SumTable, sumRows } from './sum-table.tsx';
import { TestNote } from './test-note.tsx';
import { useMembershipAction } from './use-membership.ts';

/** One payment, to be read, printed or sent. */
export function Receipt({ payment, email }: { payment: Payment; email: string }) {
  const paper = <Paper payment={payment} email={email} />;
  const { print, sheet } = usePrint(paper);
  const send = useMembershipAction({
    call: () => callOperation(mailReceipt, { params: { paymentId: payment.id } }),
    done: `Your receipt goes to ${email}`,
  });
  return (
    <Page>
      <PageHead title="Receipt" />
      <div className={classes(styles.paper, styles.paperIn)}>{paper}</div>
      <Actions className={styles.below}>
        <Button onClick={print}>
          <Download aria-hidden="true" />
          Save as PDF
        </Button>
        <Button tone="quiet" pending={send.isPending} onClick={() => send.mutate()}>
          Send by E-mail
        </Button>
        <ButtonLink tone="quiet" href="/membership">
          Back
        </ButtonLink>
      </Actions>
      {sheet}
    </Page>
  );
}

function Paper({ payment, email }: { payment: Payment; email: string }) {
  const { number, isTest, paidAt, periodStart, periodEnd, cardLast4, seats, refundedCents } = payment;
  const card = cardLast4 === null ? '' : `, card ending ${cardLast4}`;
  const what = `Premium, ${dayText(new Date(periodStart))} to ${dayText(new Date(periodEnd))}${seats > 1 ? `, ${seats} people` : ''}`;
  return (
    <>
      <div className={styles.paperHead}>
        <Title as="p">{PRODUCT.name}</Title>
        <Text tone="quiet" as="span" numeric>
          {dayText(new Date(paidAt))}
        </Text>
      </div>
      <Text tone="quiet" numeric>
        No. {number}
        <br />
        {email}
      </Text>
      <SumTable rows={sumRows({ ...payment, what, total: `Paid${card}` })} />
      {refundedCents > 0 && (
        <Text numeric>
          {moneyText(refundedCents)} went back
          {payment.refundedAt && ` on ${dayText(new Date(payment.refundedAt))}`}.
        </Text>
      )}
      {isTest && <TestNote>No money moved.</TestNote>}
    </>
  );
}
