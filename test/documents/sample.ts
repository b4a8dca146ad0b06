/** One document as the code of today stores it; `what` says in a few words what is special about it. */
export type Sample = { document: string; what: string; content: unknown };

export const sample = (document: string, what: string, content: unknown): Sample => ({ document, what, content });
