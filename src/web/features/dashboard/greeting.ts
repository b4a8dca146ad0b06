/** Stands there before it is known whose dashboard it is. */
export const GREETING = 'WELCOME';

/** "MAYA"; without a name, everyone is a champion. */
export const nameGreeted = (firstName: string | null | undefined): string =>
  firstName?.trim().toUpperCase() || 'CHAMPION';

/** In two parts, since the first word is there before the name: "WELCOME," and "MAYA" the first time, then "WELCOME" and "BACK, MAYA". */
export function greetingOf(firstName: string | null | undefined, isFirstTime: boolean): [string, string] {
  const name = nameGreeted(firstName);
  return isFirstTime ? [`${GREETING},`, name] : [GREETING, `BACK, ${name}`];
}
