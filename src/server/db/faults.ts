/** Codes of the network and of PostgreSQL that mean: the database is away, ask again later. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '53300', // too many connections
  '57P01', // shut down by the administrator
  '57P02',
  '57P03', // starting up
  '57014', // statement timeout
  '55P03', // lock timeout
]);
const AWAY_WORDS =
  /timeout exceeded when trying to connect|connection terminated|pglite is clos|connection timeout|client was closed|is not queryable|pool after calling end/i;
/** Two transactions stood in each other's way; the same one passes when it is run again. */
const CLASHES = new Set(['40001', '40P01']);

type Linked = { code?: unknown; message?: unknown; cause?: unknown; errors?: unknown };

/** The error and what caused it, outermost first. */
function chainOf(error: unknown): Linked[] {
  const chain: Linked[] = [];
  let link = error;
  while (typeof link === 'object' && link !== null && chain.length < 8) {
    const current = link as Linked;
    chain.push(current);
    link = current.cause ?? (Array.isArray(current.errors) ? current.errors[0] : undefined);
  }
  return chain;
}

const hasCode = (error: unknown, test: (code: string) => boolean) =>
  chainOf(error).some(({ code }) => typeof code === 'string' && test(code));

/** Whether the database was out of reach, as opposed to refusing what it was asked. */
export function isDatabaseAway(error: unknown): boolean {
  if (hasCode(error, (code) => AWAY.has(code) || code.startsWith('08'))) return true;
  return chainOf(error).some(({ message }) => typeof message === 'string' && AWAY_WORDS.test(message));
}

/** Whether running the same transaction again can succeed. */
export const isTransactionClash = (error: unknown): boolean => hasCode(error, (code) => CLASHES.has(code));
