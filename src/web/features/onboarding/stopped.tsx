import { PRODUCT } from '#core/product.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Actions, Page } from '#web/ui/layout.tsx';
import { Display, Label, Text } from '#web/ui/text.tsx';
import styles from './onboarding-view.module.css';
import questionStyles from './question-view.module.css';

/** A kind end for who is under 18. Nothing that they typed is left. */
export function Stopped({ message, onRestart }: { message: string; onRestart: () => void }) {
  return (
    <Page set="onboarding" className={styles.page}>
      <div className={questionStyles.ask} role="alert">
        <Label as="p">{PRODUCT.coach}</Label>
        <Display className={questionStyles.prompt}>Not yet, but one day</Display>
        <Text>{message}</Text>
      </div>
      <Actions stacked className={styles.stoppedActions}>
        <ButtonLink href="/">Back to Home</ButtonLink>
        <Button tone="quiet" onClick={onRestart}>
          I mistyped my age
        </Button>
      </Actions>
    </Page>
  );
}
