import { useEffect, useState } from 'react';

let locks = 0;
/** Pixels. */
let scrollBar = 0;

/** Holds the page still while a dialog is open, without a jump where the scroll bar was. */
export function useScrollLock(): void {
  // Measured before the dialog is in the page, which would have to be laid out for it.
  useState(() => {
    if (locks === 0) scrollBar = window.innerWidth - document.documentElement.clientWidth;
  });
  useEffect(() => {
    const { documentElement, body } = document;
    if (locks === 0) {
      body.style.paddingRight = `${scrollBar}px`;
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
