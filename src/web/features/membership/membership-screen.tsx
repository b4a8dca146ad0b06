import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { PRICE_NAMES, type Price } from '#core/membership/prices.ts';
import { messageOf } from '#web/api/api-error.ts';
import { AccessRequired } from '#web/features/plans/shared/access-required.tsx';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Page, PageHead } from '#web/ui/layout.tsx';
import { Loading, SkeletonRow } from '#web/ui/skeleton.tsx';
import { useNamedPlace } from '#web/ui/use-named-place.ts';
import { Choice } from './choice.tsx';
import { MailedLink } from './mailed-link.tsx';
import { Manage } from './manage.tsx';
import { PaidAway } from './paid-away.tsx';
import { Payment } from './payment.tsx';
import { Receipt } from './receipt.tsx';
import { membershipQuery } from './use-membership.ts';

/** What Premium costs, how it is paid, and how it is ended: a page for each, by what the address names after its #. */
export default function MembershipScreen() {
  const { status, person } = useAuth();
  if (status === 'signed-out') {
    return (
      <AccessRequired
        title="PLEASE SIGN IN"
        sentence="Sign in to see your membership. If a mail brought you here, open its link once more after that."
      />
    );
  }
  return person ? <Loaded email={person.email} /> : <Waiting />;
}

const Waiting = () => (
  <Page>
    <PageHead title="Membership" />
    <Loading label="Your membership is on its way">
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </Loading>
  </Page>
);

const MAILED = /^(student|family)=([\w-]{20,100})$/;
const PAYING = /^pay-(monthly|annual)(?:-([3-6]))?$/;

function Loaded({ email }: { email: string }) {
  const place = useNamedPlace();
  const [path, navigate] = useLocation();
  const { data, error, refetch } = useQuery({ ...membershipQuery(), staleTime: 0 });
  const home = () => navigate(path, { replace: true });
  if (!data) {
    if (!error) return <Waiting />;
    return (
      <Page>
        <PageHead title="Membership" />
        <ErrorState
          title="Your membership did not load"
          what={messageOf(error, 'The server could not be reached.')}
          kept="Everything: nothing was changed or paid."
          next="Try again in a moment."
          actions={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      </Page>
    );
  }
  const [, purpose, token] = MAILED.exec(place) ?? [];
  if (purpose !== undefined && token !== undefined) {
    return <MailedLink purpose={purpose as 'student' | 'family'} token={token} onDone={home} />;
  }
  if (place === 'paid' && data.tier === 'free') return <PaidAway onDone={home} />;
  const receipt = data.payments.find(({ id }) => place === `receipt-${id}`);
  if (receipt) return <Receipt payment={receipt} email={email} />;
  const [, price, seats] = PAYING.exec(place) ?? [];
  const isFree = !data.subscription || data.subscription.state === 'over' || data.subscription.provider === 'granted';
  if (isFree && isPrice(price) && data.checkout === 'test') {
    return <Payment page={data} order={{ price, seats: Number(seats ?? 1) }} onPaid={home} />;
  }
  return isFree && data.paidBy === null ? <Choice page={data} /> : <Manage page={data} />;
}

const isPrice = (value: string | undefined): value is Price => PRICE_NAMES.some((name) => name === value);
