import { useEffect } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable]';

/** Only where the player is in front, and nothing is being typed. */
const isFree = (target: EventTarget | null) =>
  !(target instanceof Element && target.closest(FIELDS)) && document.querySelectorAll('[role="dialog"]').length === 1;

type Keys = { onBack: () => void; onSkip: () => void };

/** Left takes the last set back, right skips; a key that is held down counts once. */
export function usePlayerKeys({ onBack, onSkip }: Keys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isPress = event.key === 'Enter' || event.key === ' ';
      if (event.repeat && isPress) return event.preventDefault();
      if (event.repeat || event.altKey || event.ctrlKey || event.metaKey || !isFree(event.target)) return;
      if (event.key === 'ArrowLeft') onBack();
      if (event.key === 'ArrowRight') onSkip();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onBack, onSkip]);
}
