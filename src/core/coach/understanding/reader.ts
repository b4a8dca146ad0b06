import type { Profile } from '#core/athlete/profile.ts';
import type { ProfileField } from '#core/athlete/profile-fields.ts';
import { execIn } from '../prefilter/prefilter.ts';
import type { Intent, ProposedChange, ProposedLog } from '../turn.ts';
import type { Clause } from './clauses.ts';

/** What was found in one clause. */
export type Findings = { changes: ProposedChange[]; logs: ProposedLog[]; asks: Intent[] };

/** `earlier`: what the message said before this clause, for what points back ("take it off"). */
export type ReaderInput = { clause: Clause; profile: Profile; message: string; earlier: string };
export type Reader = (input: ReaderInput) => Partial<Findings>;

/** The first pattern that fits, with its groups. */
export function firstMatch(text: string, patterns: readonly RegExp[]): RegExpExecArray | null {
  for (const pattern of patterns) {
    const found = execIn(pattern, text);
    if (found) return found;
  }
  return null;
}

export function change<Field extends ProfileField>(field: Field, after: Profile[Field], quote: string): Findings {
  return { changes: [{ field, after, quote } as ProposedChange], logs: [], asks: [] };
}
