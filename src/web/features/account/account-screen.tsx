import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { Account } from '#contract/account.ts';
import { PRODUCT } from '#core/product.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Memories } from '#web/features/profile/memories-section.tsx';
import { useAuth } from '#web/parts/person/auth-context.ts';
import type { Person } from '#web/parts/person/identity-port.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Page, PageHead, Section } from '#web/ui/layout.tsx';
import { Loading, SkeletonRow } from '#web/ui/skeleton.tsx';
import { useNamedPlace } from '#web/ui/use-named-place.ts';
import styles from './account.module.css';
import { dayOf } from './account-dates.ts';
import { accountQuery } from './account-queries.ts';
import { AnswersSection } from './answers-section.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { DataSection } from './data-section.tsx';
import { LookSection } from './look-section.tsx';
import { MembershipSection } from './membership-section.tsx';
import { RemindersSection } from './reminders-section.tsx';
import { SignInSection } from './sign-in-section.tsx';

/** The parts of the page, by the place that leads to each. */
const PARTS = [
  ['answers', 'Your answers'],
  ['membership', 'Membership'],
  ['look', 'Units and look'],
  ['reminders', 'Reminders'],
  ['sign-in', 'Sign-in and devices'],
  ['consents', 'Consents'],
  ['memory', `What ${PRODUCT.coach} remembers`],
  ['data', 'Your data'],
] as const;

/** Everything about a person on one page, each line with its date and one action. */
export default function AccountScreen() {
  const { person } = useAuth();
  const account = useQuery({ ...accountQuery(), staleTime: 0, enabled: person !== null });
  if (!person) return null;
  return (
    <Page>
      <PageHead
        title="Account"
        lead={account.data ? `${person.email}, here since ${dayOf(account.data.createdAt)}.` : person.email}
      />
      {account.data && <Parts person={person} account={account.data} />}
      {account.isPending && (
        <Loading label="Your account is on its way">
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      )}
      {account.isError && !account.data && (
        <ErrorState
          title="Your account did not load"
          what={messageOf(account.error, 'The server could not be reached.')}
          kept="Everything: nothing was changed."
          next="Try again in a moment."
          actions={<Button onClick={() => void account.refetch()}>Try Again</Button>}
        />
      )}
    </Page>
  );
}

function Parts({ person, account }: { person: Person; account: Account }) {
  useNamedPart();
  const [answers, membership, look, reminders, signIn, consents, memory, data] = PARTS;
  return (
    <div className={styles.columns}>
      <nav className={styles.nav} aria-label="Account">
        {PARTS.map(([id, name]) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
      <div className={styles.sections}>
        <Part part={answers}>
          <AnswersSection userId={person.id} />
        </Part>
        <Part part={membership}>
          <MembershipSection />
        </Part>
        <Part part={look}>
          <LookSection />
        </Part>
        <Part part={reminders}>
          <RemindersSection userId={person.id} />
        </Part>
        <Part part={signIn}>
          <SignInSection />
        </Part>
        <Part part={consents}>
          <ConsentsSection consents={account.consents} />
        </Part>
        <Part part={memory}>
          <Memories />
        </Part>
        <Part part={data}>
          <DataSection account={account} />
        </Part>
      </div>
    </div>
  );
}

/** Goes to the part that the address names: the page itself knows when it is there. */
function useNamedPart(): void {
  const named = useNamedPlace();
  useEffect(() => {
    if (PARTS.some(([id]) => id === named)) document.getElementById(named)?.scrollIntoView();
  }, [named]);
}

function Part({ part: [id, name], children }: { part: (typeof PARTS)[number]; children: ReactNode }) {
  return (
    <div id={id} tabIndex={-1}>
      <Section label={name}>{children}</Section>
    </div>
  );
}
