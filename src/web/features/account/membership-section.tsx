import { useQuery } from '@tanstack/react-query';
import { getMembership, type Membership } from '#contract/membership.ts';
import { METER_NAMES, METERS, type Meter } from '#core/membership/tiers.ts';
import { operationQuery } from '#web/api/queries.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import { Loading, SkeletonRow } from '#web/ui/skeleton.tsx';
import styles from './account.module.css';
import { SectionFault } from './section-fault.tsx';

const TIER_NAMES: Record<Membership['tier'], string> = { free: 'Free', premium: 'Premium' };

/** The tier of the person, and what is left of its limits. */
export function MembershipSection() {
  const { data, error, refetch } = useQuery(operationQuery(getMembership, {}));
  if (error && !data)
    return <SectionFault error={error} otherwise="Your membership did not load." onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading label="Your membership is on its way">
        <SkeletonRow />
      </Loading>
    );
  }
  return (
    <Ledger>
      <LedgerRow
        name={TIER_NAMES[data.tier]}
        note={TIER_NOTES[data.tier]}
        className={styles.row ?? ''}
        end={
          <ButtonLink small href="/membership">
            {data.tier === 'free' ? 'See Membership' : 'Change or End'}
          </ButtonLink>
        }
      />
      {METER_NAMES.map((meter) => (
        <LedgerRow key={meter} name={NAMES[meter]} note={usedOf(data[meter], meter)} className={styles.row ?? ''} />
      ))}
    </Ledger>
  );
}

const TIER_NOTES: Record<Membership['tier'], string> = {
  free: 'Your first meal plan and your first workout plan are not counted. Your data is yours on every tier.',
  premium: 'Without limits.',
};

const NAMES: Record<Meter, string> = { generations: 'New plans', swaps: 'Swaps', chatMessages: 'Chat messages' };

const WHEN = { day: 'today', month: 'this month' } as const;

const usedOf = ({ left, limit }: Membership[Meter], meter: Meter): string =>
  limit === null || left === null ? 'No limit' : `${left} of ${limit} left ${WHEN[METERS[meter].period]}`;
