const LINK = /^new-password=([\w-]{20,100})$/;

/** The token of a link to choose a new password; undefined for any other place on the page. */
export const parseRecoveryLink = (place: string): string | undefined => LINK.exec(place)?.[1];
