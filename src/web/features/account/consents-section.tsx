import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Consent, setConsent } from '#contract/account.ts';
import { consentText, type Purpose } from '#core/account/consents.ts';
import { messageOf } from '#web/api/api-error.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { UNCOUNTED } from '#web/api/count-event.ts';
import { coachSettingsQuery } from '#web/parts/person/coach-settings.ts';
import { userStorage } from '#web/parts/person/user-storage.ts';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import styles from './account.module.css';
import { dayOf } from './account-dates.ts';
import { accountQuery } from './account-queries.ts';

/** Each use of their data that a person can allow: since when, in which words, and what holds without it. */
export function ConsentsSection({ consents }: { consents: readonly Consent[] }) {
  const { data: coach } = useQuery(coachSettingsQuery());
  const decide = useDecide();
  return (
    <Ledger>
      {consents.map((consent) => {
        const { purpose, allowed } = consent;
        const { title, text, without } = consentText(purpose);
        return (
          <LedgerRow
            key={purpose}
            name={title}
            note={
              <>
                {standing(consent)}
                {isOfModel(purpose) && coach && (coach.model ? ` ${modelLine(coach.model)}` : ` ${NO_MODEL}`)}
                <details className={styles.more}>
                  <summary>What it means</summary>
                  {text} {without}
                </details>
              </>
            }
            className={styles.row ?? ''}
            end={
              <Switch
                label={title}
                on={allowed}
                disabled={decide.isPending}
                onChange={(given) => decide.mutate({ purpose, given })}
              />
            }
          />
        );
      })}
    </Ledger>
  );
}

const NO_MODEL = 'No model is connected here, so nothing is sent anywhere.';
const modelLine = ({ name, provider }: { name: string; provider: string }) => `Here that is ${name} of ${provider}.`;
const isOfModel = (purpose: Purpose) => purpose === 'chat' || purpose === 'reading';

function standing({ purpose, allowed, decidedAt, version }: Consent): string {
  if (decidedAt === null) return allowed ? 'Holds unless you say no.' : 'Not given.';
  const isOld = !allowed && version !== null && version < consentText(purpose).version;
  if (isOld) return `Given ${dayOf(decidedAt)} to older words. Please decide again.`;
  return `${allowed ? 'Given' : 'Taken back'} ${dayOf(decidedAt)}.`;
}

const GIVEN: Partial<Record<Purpose, string>> = {
  news: 'Please open the link in the mail that we sent you.',
};

function useDecide() {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: { purpose: Purpose; given: boolean }) => callOperation(setConsent, { body }),
    onSuccess: (consents, { purpose, given }) => {
      client.setQueryData(accountQuery().queryKey, (account) => account && { ...account, consents });
      void client.invalidateQueries({ queryKey: coachSettingsQuery().queryKey });
      if (purpose === 'analytics' && given) userStorage.forget(UNCOUNTED);
      if (purpose === 'analytics' && !given) userStorage.write(UNCOUNTED, 'yes');
      const description = given ? GIVEN[purpose] : consentText(purpose).without;
      toast({ title: given ? 'Consent given' : 'Consent taken back', ...(description && { description }) });
    },
    onError: (error) =>
      toast({ title: 'Error', description: messageOf(error, 'Please try again.'), tone: 'destructive' }),
  });
}
