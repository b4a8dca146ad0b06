/** A number of an answer with where it comes from: a row, a table, or a computation with its operands. */
export type Figure = { label: string; value: number; unit: string; source: string };
