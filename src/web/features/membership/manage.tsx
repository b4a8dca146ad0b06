import type { MembershipPage } from '#contract/subscription.ts';
import { leaveFamily } from '#contract/subscription.ts';
import { moneyText } from '#core/membership/prices.ts';
import { dayText } from '#core/units/day-text.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Page, PageHead } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { CardRow } from './card-row.tsx';
import { FamilyRow } from './family-row.tsx';
import { CancelRow, ChangeRow, KeepRow, PauseRow, RefundRow, ResumeRow } from './manage-rows.tsx';
import styles from './membership.module.css';
import { Receipts } from './receipts.tsx';
import { TestNote } from './test-note.tsx';
import { useMembershipAction } from './use-membership.ts';

type Held = NonNullable<MembershipPage['subscription']>;
const day = (iso: string) => dayText(new Date(iso));

/** How things stand, in one line. */
function leadOf({ state, price, nextPayment, currentPeriodEnd, pausedUntil, seats }: Held): string {
  const name = `Premium, ${price}${seats > 1 ? `, for ${seats} people` : ''}.`;
  const sum = nextPayment ? moneyText(nextPayment.totalCents) : '';
  switch (state) {
    case 'active':
      return nextPayment ? `${name} ${sum}, next on ${day(nextPayment.at)}.` : name;
    case 'past_due':
      return `${name} A payment of ${sum} failed; it is tried again on ${day(nextPayment?.at ?? currentPeriodEnd)}. Nothing changes for you until then.`;
    case 'ending':
      return `${name} It ends on ${day(currentPeriodEnd)}, then you are on Free.`;
    case 'pausing':
      return `${name} It pauses from ${day(currentPeriodEnd)} until ${day(pausedUntil ?? currentPeriodEnd)}, then it is ${sum} again.`;
    case 'paused':
      return `Premium is paused until ${day(pausedUntil ?? currentPeriodEnd)}, then it is ${sum} again.`;
    case 'over':
      return 'You are on Free.';
  }
}

/** What is paid for, and everything that can be done about it. Nothing is further away than beginning was. */
export function Manage({ page }: { page: MembershipPage }) {
  const { subscription, paidBy } = page;
  if (!subscription || subscription.state === 'over') return <InFamily paidBy={paidBy ?? ''} page={page} />;
  const { provider, state } = subscription;
  return (
    <Page>
      <PageHead title="Membership" lead={leadOf(subscription)} />
      {provider === 'test' && <TestNote>No money moves here.</TestNote>}
      <ul className={classes(styles.manage, styles.narrow)}>
        {state === 'ending' && <KeepRow held={subscription} />}
        {(state === 'pausing' || state === 'paused') && <ResumeRow held={subscription} />}
        {state === 'active' && <ChangeRow held={subscription} />}
        {subscription.seats > 1 && <FamilyRow page={page} seats={subscription.seats} />}
        {state !== 'ending' && <CardRow held={subscription} />}
        {state === 'active' && <PauseRow held={subscription} />}
        {subscription.refundCents > 0 && <RefundRow held={subscription} />}
        {state !== 'ending' && <CancelRow held={subscription} />}
      </ul>
      <Receipts page={page} />
    </Page>
  );
}

function InFamily({ paidBy, page }: { paidBy: string; page: MembershipPage }) {
  const leave = useMembershipAction({ call: () => callOperation(leaveFamily), done: 'You left the family' });
  const lead =
    page.tier === 'premium'
      ? `Premium. ${paidBy} pays for your seat.`
      : `${paidBy} keeps a seat for you, and it is not paid now.`;
  return (
    <Page>
      <PageHead title="Membership" lead={lead} />
      <ul className={classes(styles.manage, styles.narrow)}>
        <li className={styles.row}>
          <Text className={styles.strong}>Leave the family</Text>
          <Text tone="quiet">You are on Free then. Your plans and your log stay.</Text>
          <Button small pending={leave.isPending} onClick={() => leave.mutate()}>
            Leave
          </Button>
        </li>
      </ul>
      <Receipts page={page} />
    </Page>
  );
}
