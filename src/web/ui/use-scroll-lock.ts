import { useEffect } from 'react';

let locks = 0;

/** Holds the page still while a dialog is open, without a jump where the scroll bar was. */
export function useScrollLock(): void {
  useEffect(() => {
    const { documentElement, body } = document;
    if (locks === 0) {
      body.style.paddingRight = `${window.innerWidth - documentElement.clientWidth}px`;
      documentElement.setAttribute('data-locked', '');
    }
    locks += 1;
    return () => {
      locks -= 1;
      if (locks === 0) {
        documentElement.removeAttribute('data-locked');
        body.style.paddingRight = '';
      }
    };
  }, []);
}
