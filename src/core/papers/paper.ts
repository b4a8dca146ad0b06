/** What stands on paper: made here without a word of how it is written, so that the file for reading, the table and the calendar say the same. */
export type Paper = {
  title: string;
  /** One line below the title. */
  lead: string;
  facts: readonly PaperFact[];
  chart: PaperChart | null;
  parts: readonly PaperPart[];
  notes: readonly string[];
  /** The same as a table for spreadsheets: a line for each thing, plain numbers, one unit a column. */
  rows: readonly PaperRow[];
};

export type PaperFact = { label: string; value: string };
export type PaperRow = Record<string, string | number | null>;

export type PaperPart = {
  heading: string;
  line?: string;
  /** Begins on a page of its own. */
  newPage?: true;
  /** What is ticked off, what is listed, and what is done one after the other. */
  ticks?: readonly string[];
  items?: readonly string[];
  steps?: readonly string[];
  table?: PaperTable;
};

/** The first column takes the room that the others leave. */
export type PaperTable = { head: readonly string[]; rows: readonly (readonly string[])[] };

/** A line through dots: days since 1970 across, values up. */
export type PaperChart = {
  label: string;
  dots: readonly PaperPoint[];
  line: readonly PaperPoint[];
  /** How a value is written beside the line. */
  unit: string;
};
export type PaperPoint = { day: number; value: number };

/** A date in a calendar, by the clock on the wall wherever the person is. */
export type CalendarEntry = {
  /** The same for the same thing, so that a second import changes entries instead of doubling them. */
  id: string;
  title: string;
  text: string;
  date: string;
  /** Minutes since midnight. */
  at: number;
  minutes: number;
  /** So many weeks in a row. */
  weeks: number;
};

export const PAPER_KINDS = ['meal_day', 'meal_week', 'groceries', 'workout_plan', 'progress'] as const;
export const PAPER_FORMATS = ['pdf', 'csv', 'ics', 'json'] as const;

export type PaperKind = (typeof PAPER_KINDS)[number];
export type PaperFormat = (typeof PAPER_FORMATS)[number];

/** What each can be written as: only what has a time fits a calendar. */
export const FORMATS_OF: Record<PaperKind, readonly PaperFormat[]> = {
  meal_day: PAPER_FORMATS,
  meal_week: PAPER_FORMATS,
  groceries: ['pdf', 'csv', 'json'],
  workout_plan: PAPER_FORMATS,
  progress: ['pdf', 'csv', 'json'],
};
