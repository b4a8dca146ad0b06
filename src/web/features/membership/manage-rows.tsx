import { type ReactNode, useState } from 'react';
import { commandSubscription, type MembershipPage, refundSubscription } from '#contract/subscription.ts';
import type { Command } from '#core/membership/commands.ts';
import { ANNUAL_SAVES, EACH, moneyText, sumOf } from '#core/membership/prices.ts';
import { addMonths } from '#core/membership/subscription.ts';
import { dayText } from '#core/units/day-text.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions } from '#web/ui/layout.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './membership.module.css';
import { useMembershipAction } from './use-membership.ts';

type Held = NonNullable<MembershipPage['subscription']>;
type RowProps = { held: Held };

const day = (iso: string) => dayText(new Date(iso));

const useCommand = (done: string) =>
  useMembershipAction({ call: (body: Command) => callOperation(commandSubscription, { body }), done });

export function Row({ name, note, children }: { name: string; note: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.row}>
      <Text className={styles.strong}>{name}</Text>
      <Text tone="quiet" numeric>
        {note}
      </Text>
      {children}
    </li>
  );
}

export function ChangeRow({ held }: RowProps) {
  const command = useCommand('Changed from your next payment on');
  const { price, nextPrice, seats, currentPeriodEnd } = held;
  const to = price === 'monthly' ? 'annual' : 'monthly';
  const sum = moneyText(sumOf({ price: to, seats, isStudent: false }).totalCents);
  const saves = to === 'annual' && seats === 1 ? ` Saves $${ANNUAL_SAVES} a year.` : '';
  if (nextPrice !== null) {
    return (
      <Row
        name={`It becomes ${nextPrice} on ${day(currentPeriodEnd)}`}
        note="Until then everything stays as you paid for it."
      >
        <Button small pending={command.isPending} onClick={() => command.mutate({ do: 'change', price })}>
          Keep It {price === 'annual' ? 'Annual' : 'Monthly'}
        </Button>
      </Row>
    );
  }
  return (
    <Row name={`Change to ${to}`} note={`${sum} ${EACH[to]} from ${day(currentPeriodEnd)}.${saves}`}>
      <Button small pending={command.isPending} onClick={() => command.mutate({ do: 'change', price: to })}>
        Change
      </Button>
    </Row>
  );
}

const MONTHS: { value: 1 | 2 | 3; label: string }[] = [
  { value: 1, label: '1 month' },
  { value: 2, label: '2 months' },
  { value: 3, label: '3 months' },
];

export function PauseRow({ held }: RowProps) {
  const command = useCommand('Your membership pauses');
  const [months, setMonths] = useState<1 | 2 | 3>(2);
  const { currentPeriodEnd, startedAt } = held;
  const until = addMonths(Date.parse(currentPeriodEnd), months, new Date(startedAt).getUTCDate());
  return (
    <Row
      name="Pause"
      note={`From ${day(currentPeriodEnd)}, when what you paid for ends. No payment; plans stay readable, log stays open.`}
    >
      <Segments label="Pause" options={MONTHS} value={months} onChange={setMonths} />
      <Button small pending={command.isPending} onClick={() => command.mutate({ do: 'pause', months })}>
        Pause until {dayText(new Date(until))}
      </Button>
    </Row>
  );
}

export function ResumeRow({ held }: RowProps) {
  const command = useCommand('No pause: Premium goes on');
  const note =
    held.state === 'paused'
      ? `Premium is back at once, and ${moneyText(held.nextPayment?.totalCents ?? 0)} is taken now.`
      : 'Nothing changes then: the next payment is at the end of the time that you paid for.';
  return (
    <Row name={held.state === 'paused' ? 'End the pause' : 'Do without the pause'} note={note}>
      <Button small pending={command.isPending} onClick={() => command.mutate({ do: 'resume' })}>
        Go On
      </Button>
    </Row>
  );
}

export function KeepRow({ held }: RowProps) {
  const command = useCommand('You keep Premium');
  return (
    <Row
      name="Keep it after all"
      note={`Premium ends on ${day(held.currentPeriodEnd)}. Keep it, and it renews on that day as before.`}
    >
      <Button small tone="primary" pending={command.isPending} onClick={() => command.mutate({ do: 'keep' })}>
        Keep Premium
      </Button>
    </Row>
  );
}

/** One tap opens, one does it. */
export function RefundRow({ held }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const refund = useMembershipAction({ call: () => callOperation(refundSubscription), done: 'Your money goes back' });
  const { refundCents, moneyBackUntil } = held;
  const sum = moneyText(refundCents);
  const isAll = new Date(moneyBackUntil) > new Date();
  const note = isAll
    ? `Until ${day(moneyBackUntil)} all of it: ${sum} back in 3 to 5 business days.`
    : `For the whole months that are left: ${sum} back in 3 to 5 business days.`;
  return (
    <Row name="Refund" note={note}>
      {isOpen ? (
        <Confirm
          text={`Premium ends now, and ${sum} goes back. Plans and log stay, as Free.`}
          yes={`Get ${sum} Back`}
          no="Keep Premium"
          isPending={refund.isPending}
          onYes={() => refund.mutate()}
          onNo={() => setOpen(false)}
        />
      ) : (
        <Button small onClick={() => setOpen(true)}>
          Get {sum} Back
        </Button>
      )}
    </Row>
  );
}

export function CancelRow({ held }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const command = useCommand('Your membership is cancelled');
  const hasTime = new Date(held.currentPeriodEnd) > new Date();
  const when = hasTime ? `on ${day(held.currentPeriodEnd)}` : 'now';
  return (
    <Row name="Cancel" note={`Nothing more is paid. Premium ends ${when}.`}>
      {isOpen ? (
        <Confirm
          text={`Premium ends ${when}. Plans and log stay, as Free.`}
          yes="Cancel Membership"
          no="Keep It"
          isPending={command.isPending}
          onYes={() => command.mutate({ do: 'cancel' })}
          onNo={() => setOpen(false)}
        />
      ) : (
        <Button small onClick={() => setOpen(true)}>
          Cancel
        </Button>
      )}
    </Row>
  );
}

type ConfirmProps = {
  text: string;
  yes: string;
  no: string;
  isPending: boolean;
  onYes: () => void;
  onNo: () => void;
};

function Confirm({ text, yes, no, isPending, onYes, onNo }: ConfirmProps) {
  return (
    <div className={styles.confirm}>
      <Text numeric>{text}</Text>
      <Actions className={styles.under}>
        <Button small tone="danger" pending={isPending} onClick={onYes}>
          {yes}
        </Button>
        <Button small tone="quiet" onClick={onNo}>
          {no}
        </Button>
      </Actions>
    </div>
  );
}
