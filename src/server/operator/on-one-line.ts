const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

/** What somebody wrote, in quotes: no sign in it moves the cursor of a terminal, turns the line round or begins another one. */
export const onOneLine = (text: string): string =>
  `"${text.replaceAll(UNSEEN, (sign) => (sign === '\n' ? ' ⏎ ' : `\\u{${sign.codePointAt(0)?.toString(16)}}`))}"`;
