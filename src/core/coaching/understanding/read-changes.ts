import type { Profile } from '#core/athlete/profile.ts';
import type { ProposedChange } from '../turn.ts';
import { clausesOf } from './clauses.ts';
import { readAge, readHeight, readName, readSex, readWeight } from './read-body.ts';
import { readDiet } from './read-diet.ts';
import { readAllergies, readCooking, readDislikes, readMeals, readRestrictions } from './read-food.ts';
import { readConditions, readMedicines, readSleep, readStress } from './read-health.ts';
import { readInjuries } from './read-injuries.ts';
import { readLog } from './read-log.ts';
import { readMended } from './read-mended.ts';
import { readActivity, readDays, readDuration, readEquipment, readExperience, readGoal } from './read-training.ts';
import type { Findings, Reader } from './reader.ts';

const READERS: readonly Reader[] = [
  ...[readWeight, readHeight, readAge, readSex, readName, readGoal],
  ...[readActivity, readExperience, readDays, readDuration, readEquipment, readInjuries],
  ...[readDiet, readAllergies, readRestrictions, readDislikes, readMeals, readCooking],
  ...[readConditions, readMedicines, readSleep, readStress],
];

/**
 * The fields that a message asks to change, each with its whole new value. Questions, doubts, wishes, what was once and
 * what is somebody else's change nothing.
 */
export function readChanges(message: string, profile: Profile): Findings {
  const findings: Findings = { changes: [], logs: [], asks: [] };
  let seen = profile;
  for (const clause of clausesOf(message)) {
    const { logs } = readLog(clause);
    findings.logs.push(...logs);
    if (clause.isIdle || clause.isQuestion || logs.length > 0) continue;
    const before = findings.changes.length + findings.asks.length;
    for (const reader of [...READERS, readMended]) {
      if (reader === readMended && findings.changes.length + findings.asks.length > before) continue;
      const found = reader({ clause, profile: seen, message });
      for (const change of found.changes ?? []) {
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

const isSame = (before: unknown, after: unknown) => JSON.stringify(before ?? null) === JSON.stringify(after ?? null);
