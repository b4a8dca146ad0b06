import { ImportFault } from './import-fault.ts';

export const CSV_LIMITS = { columns: 100, rows: 200_000, cell: 10_000 } as const;

/** `line`: where the row begins in the file, from 1. `text` is the row as it stands there. */
export type CsvRow = { line: number; cells: string[]; text: string };

const DELIMITERS = [',', ';', '\t'];

/** What parts the cells: whichever of the usual signs stands most in the first line. */
function delimiterOf(text: string): string {
  const end = text.indexOf('\n');
  const head = text.slice(0, end < 0 ? CSV_LIMITS.cell : Math.min(end, CSV_LIMITS.cell));
  const counts = DELIMITERS.map((sign) => head.split(sign).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

type Scan = { text: string; delimiter: string; at: number; line: number };

/**
 * The rows of a text whose cells are parted by commas, semicolons or tabs (RFC 4180), empty ones left out; whatever a cell begins with
 * is text. A row that ends inside of a quote ends with the text.
 * @throws ImportFault beyond what any real file has
 */
export function parseCsv(text: string): CsvRow[] {
  const scan: Scan = { text, delimiter: delimiterOf(text), at: text.charCodeAt(0) === 0xfeff ? 1 : 0, line: 1 };
  const rows: CsvRow[] = [];
  while (scan.at < text.length) {
    const [line, from] = [scan.line, scan.at];
    const cells = readRow(scan);
    if (cells.every((cell) => cell === '')) continue;
    rows.push({ line, cells, text: text.slice(from, scan.at).trim() });
    if (rows.length > CSV_LIMITS.rows) {
      throw new ImportFault(
        `This file has more than ${CSV_LIMITS.rows.toLocaleString('en-US')} rows. Split it, then try again.`,
      );
    }
  }
  return rows;
}

function readRow(scan: Scan): string[] {
  const cells: string[] = [];
  for (;;) {
    cells.push(readCell(scan).trim());
    if (cells.length > CSV_LIMITS.columns) {
      throw new ImportFault(
        'This table has far more columns than a workout log. Choose the CSV file of Strong or Hevy.',
      );
    }
    const sign = scan.text[scan.at];
    if (sign === scan.delimiter) {
      scan.at += 1;
      continue;
    }
    // What stands behind a row: CR, LF, both, or the end.
    if (sign === '\r') scan.at += 1;
    if (scan.text[scan.at] === '\n') scan.at += 1;
    scan.line += 1;
    return cells;
  }
}

function readCell(scan: Scan): string {
  const { text } = scan;
  const start = scan.at;
  const parts: string[] = [];
  while (text[scan.at] === '"' && (parts.length > 0 || scan.at === start)) parts.push(readQuoted(scan, start));
  const from = scan.at;
  while (scan.at < text.length && !endsCell(text[scan.at], scan.delimiter)) scan.at += 1;
  if (scan.at - start > CSV_LIMITS.cell) throw tooLong(scan.line);
  // A doubled quote stands for one.
  return parts.join('"') + text.slice(from, scan.at);
}

const endsCell = (sign: string | undefined, delimiter: string) => sign === delimiter || sign === '\n' || sign === '\r';

function readQuoted(scan: Scan, start: number): string {
  const end = scan.text.indexOf('"', scan.at + 1);
  const to = end < 0 ? scan.text.length : end;
  if (to - start > CSV_LIMITS.cell) throw tooLong(scan.line);
  const inside = scan.text.slice(scan.at + 1, to);
  scan.line += inside.split('\n').length - 1;
  scan.at = Math.min(to + 1, scan.text.length);
  return inside;
}

const tooLong = (line: number) =>
  new ImportFault(`Line ${line} is longer than any real one: a quotation mark may be missing. Export the file anew.`);
