import { useId, useRef, useState } from 'react';
import { PRODUCT } from '#core/product.ts';
import claims from '#data/claims.json' with { type: 'json' };
import { Button } from '#web/ui/button.tsx';
import { Actions } from '#web/ui/layout.tsx';
import { CoachButton } from './coach-button.tsx';
import styles from './contact-panel.module.css';
import { CONTACT_PLACE } from './places.ts';
import { SUPPORT_EMAIL } from './support.ts';
import { useContactPlace } from './use-article.ts';

/** The last resort of the help center: the coach, or people. */
export function ContactPanel() {
  const panel = useRef<HTMLElement>(null);
  const noteId = useId();
  const [showsNote, setShowsNote] = useState(false);
  useContactPlace(panel);
  return (
    <section ref={panel} id={CONTACT_PLACE} tabIndex={-1} aria-label="Contact" className={styles.panel}>
      <div className={styles.row}>
        <p>
          {claims['support-response'].text} {claims['coach-available'].text}
        </p>
        <Actions>
          <CoachButton primary>Chat with AI Coach</CoachButton>
          {SUPPORT_EMAIL === null ? (
            <Button aria-expanded={showsNote} aria-controls={noteId} onClick={() => setShowsNote(!showsNote)}>
              Email Support Team
            </Button>
          ) : (
            <Button onClick={() => window.location.assign(`mailto:${SUPPORT_EMAIL}`)}>Email Support Team</Button>
          )}
        </Actions>
      </div>
      <div id={noteId} role="status">
        {showsNote && (
          <p className={styles.note}>
            This copy of {PRODUCT.name} has no support mailbox yet. Please write to the person who gave you its address:
            they run it. Say what you did, what you saw and, if there was one, the request number. Never send your
            password.
          </p>
        )}
      </div>
    </section>
  );
}
