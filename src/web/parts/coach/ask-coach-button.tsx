import { MessageCircle } from 'lucide-react';
import { PRODUCT } from '#core/product.ts';
import { coachPanel, useCoachPanelOpen } from '#web/parts/coach/coach-panel-state.ts';
import { IconButton } from '#web/ui/button.tsx';

/** Opens the coach from a bar that has room for a picture only, and closes her again. */
export function AskCoachButton({ className }: { className?: string | undefined }) {
  const isOpen = useCoachPanelOpen();
  return (
    <IconButton
      label={`Ask ${PRODUCT.coach}`}
      className={className ?? ''}
      aria-expanded={isOpen}
      onClick={isOpen ? coachPanel.close : coachPanel.open}
    >
      <MessageCircle />
    </IconButton>
  );
}
