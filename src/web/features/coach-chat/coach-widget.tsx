import { MessageCircle } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { PRODUCT } from '#core/product.ts';
import { coachPanel, useCoachPanelOpen } from '#web/parts/coach/coach-panel-state.ts';
import styles from './coach-widget.module.css';

const CoachPanel = lazy(() => import('./coach-panel.tsx').then((module) => ({ default: module.CoachPanel })));

/** The round button of the coach on every screen, and the panel that it opens. */
export function CoachWidget({ userId }: { userId: string }) {
  const isOpen = useCoachPanelOpen();
  return (
    <>
      <button
        type="button"
        className={styles.round}
        aria-label={`Chat with ${PRODUCT.coach}`}
        aria-expanded={isOpen}
        onClick={isOpen ? coachPanel.close : coachPanel.open}
      >
        <MessageCircle />
      </button>
      {isOpen && (
        <Suspense>
          <CoachPanel userId={userId} onClose={coachPanel.close} />
        </Suspense>
      )}
    </>
  );
}
