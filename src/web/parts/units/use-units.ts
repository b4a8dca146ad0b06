import { useSyncExternalStore } from 'react';
import { UNIT_SYSTEMS, type UnitSystem } from '#core/units/measure-units.ts';
import { readStored, writeStored } from '#web/ui/storage.ts';

const STORED_AS = 'ironleaf.units';

const watchers = new Set<() => void>();
let current: UnitSystem | undefined;

/** What was stored, as a choice of units; anything else is the default, pounds and inches. */
export function parseUnits(stored: string | undefined): UnitSystem {
  return UNIT_SYSTEMS.find((each) => each === stored) ?? 'imperial';
}

function currentUnits(): UnitSystem {
  current ??= parseUnits(readStored(STORED_AS));
  return current;
}

function setUnits(next: UnitSystem): void {
  current = next;
  writeStored(STORED_AS, next);
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The units that this browser shows and takes measures in, and how to change them. What is kept stays in pounds and inches. */
export function useUnits(): { units: UnitSystem; setUnits: (units: UnitSystem) => void } {
  const units = useSyncExternalStore(watch, currentUnits, () => 'imperial' as const);
  return { units, setUnits };
}
