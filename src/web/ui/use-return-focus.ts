import { useRef } from 'react';

/** For a dialog without a trigger of its own: on closing, the focus goes back to where it was on opening. */
export function useReturnFocus(): (event: Event) => void {
  const opener = useRef<Element | null>(null);
  opener.current ??= document.activeElement;
  return (event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
  };
}
