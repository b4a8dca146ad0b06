import { Lock } from 'lucide-react';
import { useAuthModal } from '#web/parts/person/auth-modal-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Actions, Page } from '#web/ui/layout.tsx';
import { Display, Text } from '#web/ui/text.tsx';
import styles from './access-required.module.css';

/** In place of a screen that needs someone signed in. */
export function AccessRequired({ title, sentence }: { title: string; sentence: string }) {
  const openAuth = useAuthModal();
  return (
    <Page>
      <Card className={styles.card}>
        <Lock aria-hidden="true" />
        <Display>{title}</Display>
        <Text tone="quiet">{sentence}</Text>
        <Actions>
          <Button tone="primary" onClick={() => openAuth('sign-in')}>
            Sign In
          </Button>
          <Button onClick={() => openAuth('sign-up')}>Join Free</Button>
        </Actions>
      </Card>
    </Page>
  );
}
