import { z } from 'zod';
import { type MembershipPage, payTest } from '#contract/subscription.ts';
import { moneyText, PRICES, type Price, sumOf } from '#core/membership/prices.ts';
import { periodEnd } from '#core/membership/subscription.ts';
import { dayText } from '#core/units/day-text.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { useFormAction } from '#web/api/use-form-action.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { Page, PageHead } from '#web/ui/layout.tsx';
import { ProblemNote } from '#web/ui/problem-note.tsx';
import { Label, Text } from '#web/ui/text.tsx';
import styles from './membership.module.css';
import { SumTable, sumRows } from './sum-table.tsx';
import { TestNote } from './test-note.tsx';
import { useMembershipAction } from './use-membership.ts';

export const cardSchema = z.object({
  number: z.string().trim().min(12, 'Please enter the number of a test card.').max(40),
  expiry: z
    .string()
    .trim()
    .regex(/^\d{1,2} ?\/ ?\d{2,4}$/, 'Please enter a month and a year, such as 12 / 29.'),
  code: z
    .string()
    .trim()
    .regex(/^\d{3,4}$/, 'Please enter 3 or 4 digits.'),
  name: z.string().trim().max(100),
});

export const NO_CARD = { number: '', expiry: '', code: '', name: '' };

type PaymentProps = { page: MembershipPage; order: { price: Price; seats: number }; onPaid: () => void };

/** The test checkout: says that it is one three times, takes test cards only. */
export function Payment({ page, order, onPaid }: PaymentProps) {
  const form = useForm({ schema: cardSchema, start: NO_CARD });
  const pay = useMembershipAction({
    call: (card: z.output<typeof cardSchema>) => callOperation(payTest, { body: { ...order, card } }),
    done: 'You are on Premium',
    onDone: onPaid,
    tellsItself: true,
  });
  const isStudent = page.student?.verifiedUntil != null && new Date(page.student.verifiedUntil) > new Date();
  const sum = sumOf({ ...order, isStudent });
  const now = Date.now();
  const renewsOn = dayText(new Date(periodEnd(order.price, now, now)));
  const { submit, problem } = useFormAction(pay.mutateAsync);
  return (
    <Page>
      <PageHead title="Payment" />
      <TestNote>No card is charged here. Try 4242 4242 4242 4242.</TestNote>
      <Form form={form} onSubmit={submit} className={styles.pay}>
        <div className={styles.form}>
          <CardFields form={form} />
          {problem !== null && <ProblemNote>{problem}</ProblemNote>}
        </div>
        <section aria-labelledby="sum-label">
          <Label as="h2" id="sum-label">
            What you pay
          </Label>
          <SumTable rows={sumRows({ ...sum, what: whatOf(order), seats: order.seats, total: 'Today' })} />
          <Text tone="quiet" className={styles.renews}>
            Renews on {renewsOn} for the same, until you cancel.
            {order.price === 'annual' && ' A mail tells you 14 days before.'}
          </Text>
          <SubmitButton wide pendingLabel="One moment...">
            Pay {moneyText(sum.totalCents)}, as a Test
          </SubmitButton>
          <Text tone="quiet" className={styles.under}>
            All of it back within {PRICES.moneyBackDays} days. <br />
          </Text>
          <ButtonLink tone="quiet" href="/membership">
            Not Now
          </ButtonLink>
        </section>
      </Form>
    </Page>
  );
}

const whatOf = ({ price, seats }: { price: Price; seats: number }): string =>
  `Premium, one ${price === 'annual' ? 'year' : 'month'}${seats > 1 ? `, ${seats} people` : ''}`;

type CardForm = ReturnType<typeof useForm<typeof NO_CARD, z.output<typeof cardSchema>>>;

/** Browsers are not to offer a real card for it: the fields are named to nothing. */
export function CardFields({ form }: { form: CardForm }) {
  return (
    <>
      <TextField label="Card number" inputMode="numeric" autoComplete="off" required {...form.field('number')} />
      <div className={styles.two}>
        <TextField
          label="Valid until"
          inputMode="text"
          placeholder="12 / 29"
          autoComplete="off"
          required
          {...form.field('expiry')}
        />
        <TextField label="Code" inputMode="numeric" autoComplete="off" required {...form.field('code')} />
      </div>
      <TextField label="Name on card" autoComplete="off" {...form.field('name')} />
    </>
  );
}
