/** A spreadsheet takes a cell that begins like this for a formula, and would run what a stranger wrote into it. */
const FORMULA_STARTS = new Set(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']);
const QUOTED = ['"', ',', '\n', '\r', ';', '\t'];

/** One cell: numbers as they are, texts never as a formula, anything else as JSON. */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const safe = FORMULA_STARTS.has(text.trimStart().charAt(0)) || FORMULA_STARTS.has(text.charAt(0)) ? `'${text}` : text;
  return QUOTED.some((sign) => safe.includes(sign)) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table for spreadsheets: the columns are those of all rows together, in the order in which they turn up. */
export function csvOf(rows: readonly Record<string, unknown>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns.map(csvCell), ...rows.map((row) => columns.map((column) => csvCell(row[column])))];
  // Excel reads UTF-8 only where it is told so.
  return `\ufeff${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`;
}
