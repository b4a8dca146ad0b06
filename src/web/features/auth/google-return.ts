const LEFT_FOR_GOOGLE = 'ironleaf.google';

/** Remembers, for this tab, that the person left for Google. */
export function noteLeaving(): void {
  try {
    sessionStorage.setItem(LEFT_FOR_GOOGLE, '1');
  } catch {
    // Without storage the greeting on return is left out.
  }
}

/** True once, on the first load after coming back. */
export function cameBack(): boolean {
  try {
    const left = sessionStorage.getItem(LEFT_FOR_GOOGLE) !== null;
    sessionStorage.removeItem(LEFT_FOR_GOOGLE);
    return left;
  } catch {
    return false;
  }
}
