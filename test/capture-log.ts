import { createLog } from '#server/log.ts';

export type LogLine = { level: number; msg: string } & Record<string, unknown>;

/** A logger that keeps its lines, and knows which of them are errors that nobody announced. */
export function captureLog() {
  const lines: LogLine[] = [];
  let errorsAllowed = false;
  return {
    logger: createLog('debug', { write: (line) => lines.push(JSON.parse(line)) }),
    lines,
    start: () => {
      lines.length = 0;
      errorsAllowed = false;
    },
    allow: () => {
      errorsAllowed = true;
    },
    unexpected: () => (errorsAllowed ? [] : lines.filter(({ level }) => level >= 50)),
  };
}
