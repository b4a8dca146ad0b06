import { useSyncExternalStore } from 'react';
import { UNIT_SYSTEMS, type UnitSystem } from '#core/units/measure-units.ts';
import { readStored, writeStored } from '#web/ui/storage.ts';

const STORED_AS = 'ironleaf.units';

const watchers = new Set<() => void>();
/** The choice where storage would not keep it: it lasts until the page is left. Else storage alone knows, so that a page opened anew asks it. */
let unkept: UnitSystem | undefined;

/** What was stored, as a choice of units; anything else is the default, pounds and inches. */
export function parseUnits(stored: string | undefined): UnitSystem {
  return UNIT_SYSTEMS.find((each) => each === stored) ?? 'imperial';
}

function currentUnits(): UnitSystem {
  return unkept ?? parseUnits(readStored(STORED_AS));
}

function setUnits(next: UnitSystem): void {
  writeStored(STORED_AS, next);
  unkept = readStored(STORED_AS) === next ? undefined : next;
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
