import type { Profile } from '#core/athlete/profile.ts';
import type { ProposedChange } from '../turn.ts';
import { clausesOf } from './clauses.ts';
import { readActivity } from './read-activity.ts';
import { readAge, readHeight, readSex } from './read-body.ts';
import { readCleared } from './read-cleared.ts';
import { readDiet } from './read-diet.ts';
import { readDislikes } from './read-dislikes.ts';
import { readEquipment } from './read-equipment.ts';
import { readAllergies, readRestrictions } from './read-food.ts';
import { readConditions, readMedicines, readSleep, readStress } from './read-health.ts';
import { readInjuries } from './read-injuries.ts';
import { readLog } from './read-log.ts';
import { readCooking, readMeals } from './read-meals.ts';
import { readMended } from './read-mended.ts';
import { readName } from './read-name.ts';
import { readPutOn } from './read-put-on.ts';
import { readRelative } from './read-relative.ts';
import { readSorted } from './read-sorted.ts';
import { readSwapped } from './read-swapped.ts';
import { readTakenOff } from './read-taken-off.ts';
import { readDays, readDuration, readExperience, readGoal } from './read-training.ts';
import { readWeight } from './read-weight.ts';
import type { Findings, Reader } from './reader.ts';

const READERS: readonly Reader[] = [
  ...[readTakenOff, readCleared],
  ...[readWeight, readHeight, readAge, readSex, readName, readGoal],
  ...[readActivity, readExperience, readDays, readDuration, readEquipment, readInjuries],
  ...[readDiet, readAllergies, readRestrictions, readDislikes, readMeals, readCooking],
  ...[readConditions, readMedicines, readSleep, readStress],
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
    const count = findings.changes.length + findings.asks.length;
    const relative = readRelative({ clause, profile: seen, message, earlier: before }).changes;
    for (const change of relative ?? []) {
      seen = { ...seen, [change.field]: change.after };
      keep(findings, change);
    }
    // "An hour less sleep": its number is no value, though others would take it for one.
    if (relative) continue;
    for (const reader of [...READERS, readMended]) {
      if (reader === readMended && findings.changes.length + findings.asks.length > count) continue;
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
