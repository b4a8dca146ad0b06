import { useRef } from 'react';
import claims from '#data/claims.json' with { type: 'json' };
import { SupportButton } from '#web/features/support/support-button.tsx';
import { Actions } from '#web/ui/layout.tsx';
import { CoachButton } from './coach-button.tsx';
import styles from './contact-panel.module.css';
import { CONTACT_PLACE } from './places.ts';
import { usePlace } from './use-article.ts';

/** The last resort of the help center: the coach, or people. */
export function ContactPanel() {
  const panel = useRef<HTMLElement>(null);
  usePlace(CONTACT_PLACE, panel);
  return (
    <section ref={panel} id={CONTACT_PLACE} tabIndex={-1} aria-label="Contact" className={styles.panel}>
      <div className={styles.row}>
        <p>
          {claims['support-response'].text} {claims['coach-available'].text}
        </p>
        <Actions>
          <CoachButton primary>Chat with AI Coach</CoachButton>
          <SupportButton>Email Support Team</SupportButton>
        </Actions>
      </div>
    </section>
  );
}
