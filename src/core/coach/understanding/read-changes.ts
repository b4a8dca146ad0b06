import type { Profile } from '#core/athlete/profile.ts';
import { toldMove } from '../reader/told/told-moves.ts';
import type { ProposedChange } from '../turn.ts';
import { clausesOf } from './clauses.ts';
import { readChoices } from './read-choices.ts';
import { readCleared } from './read-cleared.ts';
import { readDiet } from './read-diet.ts';
import { readDislikes } from './read-dislikes.ts';
import { readEquipment } from './read-equipment.ts';
import { readAllergies, readRestrictions } from './read-food.ts';
import { readConditions, readMedicines } from './read-health.ts';
import { readInjuries } from './read-injuries.ts';
import { readLog } from './read-log.ts';
import { readName } from './read-name.ts';
import { readNumbers } from './read-numbers.ts';
import { readPutOn } from './read-put-on.ts';
import { readSorted } from './read-sorted.ts';
import { readSwapped } from './read-swapped.ts';
import { readTakenOff } from './read-taken-off.ts';
import type { Findings, Reader } from './reader.ts';

const READERS: readonly Reader[] = [
  ...[readTakenOff, readCleared],
  ...[readNumbers, readChoices, readName],
  ...[readEquipment, readInjuries],
  ...[readDiet, readAllergies, readRestrictions, readDislikes],
  ...[readConditions, readMedicines],
  readPutOn,
];

/**
 * The fields that a message asks to change, each with its whole new value. Questions, doubts, wishes, what was once and
 * what is somebody else's change nothing.
 */
export function readChanges(message: string, profile: Profile): Findings {
  const findings: Findings = { changes: [], logs: [], asks: [] };
  let seen = profile;
  let earlier = '';
  const clauses = clausesOf(message);
  // What tells two things of one list apart is read as a whole.
  const lists = [...readSorted(clauses, profile), ...readSwapped(clauses, profile)];
  if (lists.length > 0) return { ...findings, changes: lists };
  for (const clause of clauses) {
    const before = earlier;
    earlier = `${earlier} ${clause.text}`.trim();
    const { logs } = readLog(clause);
    findings.logs.push(...logs);
    if (clause.isIdle || clause.isQuestion || logs.length > 0) continue;
    /** What was just taken off a list is not put on it again by its name. A medicine may take another's place. */
    const taken = new Set<string>();
    // "An hour less sleep": its number is no value, though others would take it for one.
    const move = toldMove(clause, seen);
    if (move) {
      if (move.value !== null)
        keep(findings, { field: move.field, after: move.value, quote: clause.quote } as ProposedChange);
      seen = { ...seen, ...(move.value !== null && { [move.field]: move.value }) };
      continue;
    }
    for (const reader of READERS) {
      const found = reader({ clause, profile: seen, message, earlier: before });
      const takesOff = reader === readTakenOff || reader === readCleared;
      const fresh = (found.changes ?? []).filter(({ field }) => takesOff || !taken.has(field));
      for (const change of fresh) {
        if (takesOff && change.field !== 'medications') taken.add(change.field);
        seen = { ...seen, [change.field]: change.after };
        keep(findings, change);
      }
      findings.logs.push(...(found.logs ?? []));
      if (!found.changes?.length) findings.asks.push(...(found.asks ?? []));
    }
  }
  return { ...findings, changes: findings.changes.filter((change) => !isSame(profile[change.field], change.after)) };
}

/** Of two changes of one field the later holds: it was read from the profile as the first would leave it. */
function keep(findings: Findings, change: ProposedChange): void {
  findings.changes = [...findings.changes.filter(({ field }) => field !== change.field), change];
}

/** Whether an answer is what it was. */
export const isSame = (before: unknown, after: unknown): boolean =>
  JSON.stringify(before ?? null) === JSON.stringify(after ?? null);
