import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { type MembershipPage, startCheckout } from '#contract/subscription.ts';
import { ANNUAL_SAVES, EACH, moneyText, PRICE_CENTS, PRICES, type Price, sumOf } from '#core/membership/prices.ts';
import { TIERS } from '#core/membership/tiers.ts';
import { PRODUCT } from '#core/product.ts';
import { dayText } from '#core/units/day-text.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Actions, Page, PageHead } from '#web/ui/layout.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { Display, Text, Title, Unit } from '#web/ui/text.tsx';
import styles from './membership.module.css';
import { Receipts } from './receipts.tsx';
import { StudentDialog } from './student-dialog.tsx';
import { useMembershipAction } from './use-membership.ts';

const FREE = [
  'Your answers, your first two plans',
  `${TIERS.free.generations} more plans and ${TIERS.free.swaps} swaps a month`,
  `${TIERS.free.chatMessages} messages a day to ${PRODUCT.coach}`,
  'The community, to read',
  'Your log and your data, always',
];
const PREMIUM = [
  'Every meal and workout plan, new ones any time',
  `${PRODUCT.coach} without a count`,
  'Swaps without a count',
  'Posts and comments in the community',
  'Plans and reports as files, and in your calendar',
];

const BILLING: { value: Price; label: string }[] = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'annual', label: `Annual, save $${ANNUAL_SAVES}` },
];

/** Two plans beside each other, and nothing that hurries. */
export function Choice({ page }: { page: MembershipPage }) {
  const [price, setPrice] = useState<Price>('annual');
  const isStudent = page.student?.verifiedUntil != null && new Date(page.student.verifiedUntil) > new Date();
  const isGranted = page.tier === 'premium';
  return (
    <Page>
      <PageHead title="Membership" lead="Free stays free. Premium is for the weeks in which you want everything." />
      {isGranted && page.subscription && (
        <Text className={styles.above}>
          You have Premium as a present, up to {dayText(new Date(page.subscription.currentPeriodEnd))}.
        </Text>
      )}
      <Segments className={styles.billing ?? ''} label="Billing" options={BILLING} value={price} onChange={setPrice} />
      <div className={styles.offers}>
        <Offer name="Free" price="$0" note={isGranted ? 'What you have after that' : 'What you have now'} holds={FREE}>
          {!isGranted && (
            <span className={styles.yours}>
              <Check aria-hidden="true" className={styles.tick} />
              Yours
            </span>
          )}
        </Offer>
        <Offer
          isOn
          name="Premium"
          price={moneyText(sumOf({ price, seats: 1, isStudent }).totalCents)}
          unit={EACH[price]}
          note={noteOf(price, isStudent)}
          holds={PREMIUM}
        >
          <Go page={page} price={price} seats={1} isFirst label="Go On to Payment" />
        </Offer>
      </div>
      <Smalls page={page} price={price} isStudent={isStudent} />
      <Receipts page={page} />
    </Page>
  );
}

function noteOf(price: Price, isStudent: boolean): string {
  if (isStudent) return `With the ${PRICES.studentPercentOff}% that students pay less.`;
  if (price === 'monthly') return 'Ends whenever you like.';
  return `About ${moneyText(Math.round(PRICE_CENTS.annual / 12))} a month. Monthly it is ${moneyText(PRICE_CENTS.monthly)}.`;
}

type OfferProps = {
  name: string;
  price: string;
  unit?: string;
  note: string;
  holds: readonly string[];
  isOn?: boolean;
  children: React.ReactNode;
};

function Offer({ name, price, unit, note, holds, isOn, children }: OfferProps) {
  const id = useId();
  return (
    <section className={classes(styles.offer, isOn && styles.on)} aria-labelledby={id}>
      <Title id={id}>{name}</Title>
      <Display as="p" numeric className={styles.price}>
        {price} {unit !== undefined && <Unit>{unit}</Unit>}
      </Display>
      <Text tone="quiet" numeric>
        {note}
      </Text>
      <ul className={styles.holds}>
        {holds.map((line) => (
          <li key={line}>
            <Check aria-hidden="true" className={styles.tick} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

type GoProps = { page: MembershipPage; price: Price; seats: number; isFirst?: boolean; label: string };

/** To our own page in a test, else to where the payment is taken. */
function Go({ page, price, seats, isFirst = false, label }: GoProps) {
  const [, navigate] = useLocation();
  const start = useMembershipAction({
    call: async () => {
      const { url } = await callOperation(startCheckout, { body: { price, seats } });
      if (url !== null) window.location.assign(url);
      else navigate(`/membership#pay-${price}${seats > 1 ? `-${seats}` : ''}`);
    },
  });
  if (page.checkout === null) return <Text tone="quiet">Premium is not sold here. Nobody is charged.</Text>;
  return (
    <Button
      tone={isFirst ? 'primary' : 'secondary'}
      wide={isFirst}
      className={isFirst ? (styles.go ?? '') : ''}
      small={!isFirst}
      pending={start.isPending}
      pendingLabel="One moment..."
      onClick={() => start.mutate()}
    >
      {label}
    </Button>
  );
}

function Smalls({ page, price, isStudent }: { page: MembershipPage; price: Price; isStudent: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const [people, setPeople] = useState<number>(PRICES.family.fewest);
  const sums = (of: Price) => moneyText(sumOf({ price: of, seats: 1, isStudent: true }).totalCents);
  const sizes = Array.from({ length: PRICES.family.most - PRICES.family.fewest + 1 }, (_, more) => {
    const value = PRICES.family.fewest + more;
    return { value, label: String(value) };
  });
  return (
    <div className={styles.smalls}>
      <div className={styles.small}>
        <Text className={styles.strong}>Students pay {PRICES.studentPercentOff}% less</Text>
        <Text tone="quiet" numeric>
          {isStudent && page.student?.verifiedUntil
            ? `Your school address holds until ${dayText(new Date(page.student.verifiedUntil))}.`
            : `${sums('monthly')} a month or ${sums('annual')} a year.`}
        </Text>
        {!isStudent && (
          <Actions className={styles.under}>
            <Button small onClick={() => setAsking(true)}>
              Show My Status
            </Button>
          </Actions>
        )}
        {isAsking && <StudentDialog onClose={() => setAsking(false)} />}
      </div>
      <div className={styles.small}>
        <Text className={styles.strong}>Family, from three people</Text>
        <Text tone="quiet" numeric>
          One bill, everyone their own plans: {moneyText(sumOf({ price, seats: people, isStudent: false }).totalCents)}{' '}
          {EACH[price]} for {people}.
        </Text>
        <Segments className={styles.sizes ?? ''} label="People" options={sizes} value={people} onChange={setPeople} />
        <Go page={page} price={price} seats={people} label={`Pay for ${people}`} />
      </div>
      <div className={styles.small}>
        <Text className={styles.strong}>{PRICES.moneyBackDays} days to change your mind</Text>
        <Text tone="quiet">All of it back, in 3 to 5 business days. No trial is needed: Free is one.</Text>
      </div>
    </div>
  );
}
