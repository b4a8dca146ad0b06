import { useQuery } from '@tanstack/react-query';
import { PRODUCT } from '#core/product.ts';
import { coachSettingsQuery, useConsent } from '#web/parts/person/coach-settings.ts';
import { ReadingConsent } from '#web/parts/person/reading-consent.tsx';
import { Button } from '#web/ui/button.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './coach-consent.module.css';

/** Who answers, how long it is kept, and the person's yes or no to another company's model. */
export function CoachConsent() {
  const { data } = useQuery(coachSettingsQuery());
  const { mutate, isPending } = useConsent();
  if (!data) return null;
  const { model, aiConsent, keptDays } = data;
  return (
    <div className={styles.consent}>
      <Text tone="quiet">Conversations are deleted {keptDays} days after their last message.</Text>
      {model && (
        <>
          <Text tone="quiet">
            {aiConsent
              ? `${PRODUCT.coach} may answer with ${model.name}. What you write, and what ${PRODUCT.coach} remembers, goes to ${model.provider}, without your name or e-mail.`
              : `${PRODUCT.coach} answers with our own software. You can let ${model.name} help with the wording: then what you write, and what ${PRODUCT.coach} remembers, goes to ${model.provider}, without your name or e-mail.`}
          </Text>
          <Button small pending={isPending} onClick={() => mutate({ aiConsent: !aiConsent })}>
            {aiConsent ? 'Stop Using It' : `Allow ${model.name}`}
          </Button>
          <ReadingConsent />
        </>
      )}
    </div>
  );
}
