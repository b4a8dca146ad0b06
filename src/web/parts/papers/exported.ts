import type { PaperKind } from '#core/papers/paper.ts';

/** Something that can be taken along as a file; without a plan's id it is that of the active one. */
export type Exported = { kind: PaperKind; planId?: string; days?: '1' | '7' };
