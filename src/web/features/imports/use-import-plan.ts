import { useEffect, useMemo, useState } from 'react';
import { type ImportChoices, type ImportPlan, type NameChoice, planImport } from '#core/imports/plan-import.ts';
import { questionsOf } from '#core/imports/questions.ts';
import type { ImportReading, ImportRow, LeftOut } from '#core/imports/reading.ts';
import { useUnits } from '#web/parts/units/use-units.ts';
import { KNOWN_EXERCISES } from './known-exercises.ts';
import { fitRows, type PlacedRow, skippedOf } from './send-import.ts';

export type Planned = {
  choices: ImportChoices;
  setChoices: (change: Partial<ImportChoices>) => void;
  setName: (name: string, choice: NameChoice) => void;
  /** What would be kept. */
  rows: PlacedRow[];
  left: LeftOut[];
  /** Whether it is known by now what of it is logged already: null while the server is asked, else the fault if it could not be. */
  checked: 'asking' | 'known' | { fault: unknown };
};

const keyOf = ({ what, entries }: ImportRow): string => `${what} ${entries.at(-1)?.loggedAt}`;

/** What would be taken over of a file, by the person's choices, and what would be left out. */
export function useImportPlan(reading: ImportReading): Planned {
  const { units } = useUnits();
  const [choices, setAll] = useState<ImportChoices>(() => ({
    unit: units === 'metric' ? 'kg' : 'lbs',
    dayOrder: questionsOf(reading).shownOrder ?? 'month',
    names: new Map(),
    originsOut: new Set(),
  }));
  const [now] = useState(() => Date.now());
  const plan = useMemo((): ImportPlan => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return planImport(reading, choices, { exercises: KNOWN_EXERCISES, timeZone, now });
  }, [reading, choices, now]);
  const { fit, unfit } = useMemo(() => fitRows(plan.rows), [plan]);
  const { dayOrder, unit, originsOut } = choices;
  // What an exercise is called with us does not change when it was done.
  const asked = useMemo(() => JSON.stringify([dayOrder, unit, [...originsOut]]), [dayOrder, unit, originsOut]);
  const { logged, checked } = useLogged(fit, asked);
  const left = [
    ...plan.left,
    ...unfit.map(({ line, what }): LeftOut => ({ line, what, reason: 'not_readable' })),
    ...fit.flatMap((row): LeftOut[] => {
      const reason = logged.get(keyOf(row));
      return reason ? [{ line: row.line, what: row.what, reason }] : [];
    }),
  ];
  return {
    choices,
    setChoices: (change) => setAll((before) => ({ ...before, ...change })),
    setName: (name, choice) => setAll((before) => ({ ...before, names: new Map(before.names).set(name, choice) })),
    rows: fit.filter((row) => !logged.has(keyOf(row))),
    left,
    checked,
  };
}

type Logged = ReadonlyMap<string, LeftOut['reason']>;

/** Asks the server which rows it has; again where `asked` changes. */
function useLogged(rows: readonly PlacedRow[], asked: string): { logged: Logged; checked: Planned['checked'] } {
  const [known, setKnown] = useState<{ asked: string; logged: Logged; checked: Planned['checked'] } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other names for the same rows are no reason to ask again.
  useEffect(() => {
    const { signal, abort } = abortable();
    skippedOf(rows, { signal }).then(
      (skipped) => {
        const logged = new Map(skipped.map(({ row, reason }) => [keyOf(row), reason]));
        if (!signal.aborted) setKnown({ asked, logged, checked: 'known' });
      },
      (fault: unknown) => {
        if (!signal.aborted) setKnown({ asked, logged: new Map(), checked: { fault } });
      },
    );
    return abort;
  }, [asked]);
  return known?.asked === asked ? known : { logged: new Map(), checked: 'asking' };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
