import { StartError } from './db/database.ts';

/** Ends the process; what the operator can mend is told in one line. */
export function fail(error: unknown): void {
  const text = error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
