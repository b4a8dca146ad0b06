/** Stands there before it is known whose dashboard it is. */
export const GREETING = 'WELCOME BACK,';

/** "MAYA"; without a name, everyone is a champion. */
export const nameGreeted = (firstName: string | null | undefined): string =>
  firstName?.trim().toUpperCase() || 'CHAMPION';
