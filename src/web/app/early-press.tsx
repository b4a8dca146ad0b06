import { type SyntheticEvent, useEffect } from 'react';

declare global {
  interface Window {
    /** The buttons that were pressed before the app could answer, kept by `public/start.js`. */
    earlyPresses?: HTMLElement[];
  }
}

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/** The app takes most pages over as they are written; where it puts its own in their place, its button of the same name. */
function standIn(button: HTMLElement): HTMLElement | undefined {
  if (button.isConnected) return button;
  return [...document.querySelectorAll('button')].find((other) => nameOf(other) === nameOf(button));
}

/**
 * Presses once more what somebody pressed while the page could be read but not yet answer. Stands in the frame of the page
 * and beside each screen, so that it runs when that part can answer: a part that still cannot has its press kept again.
 * `isLast`: now the whole page answers.
 */
export function EarlyPress({ isLast = false }: { isLast?: boolean }) {
  useEffect(() => {
    if (isLast) document.getElementById('root')?.removeAttribute('data-written');
    for (const button of window.earlyPresses?.splice(0) ?? []) standIn(button)?.click();
  }, [isLast]);
  return null;
}

/** For the capture phase of the whole page: what React answers by itself is not pressed a second time. */
export function forgetEarlyPress({ target }: SyntheticEvent): void {
  if (!window.earlyPresses?.length || !(target instanceof Element)) return;
  const answered = target.closest('button');
  window.earlyPresses = window.earlyPresses.filter((button) => button !== answered);
}
