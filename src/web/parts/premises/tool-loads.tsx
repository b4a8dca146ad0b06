import type { PremisesSheet } from '#core/premises/sheet/premises-sheet.ts';
import { poundsOf, shownWeight, WEIGHT_UNIT } from '#core/units/measure-units.ts';
import { useUnits } from '#web/parts/units/use-units.ts';
import { SegmentsField } from '#web/ui/segments.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { decisionOnTool } from './place-choice.ts';
import styles from './tiles.module.css';
import type { SheetFlow } from './use-sheet.ts';

type Tool = PremisesSheet['toolGroups'][number]['tools'][number];

/** What one step adds, where the first step begins, and the heaviest that can be told; in the unit that is shown. */
const STEPS = {
  imperial: { step: 5, first: 20, most: 2000 },
  metric: { step: 2.5, first: 10, most: 900 },
} as const;

/** Held in pairs: one alone allows less. */
const IN_PAIRS = ['dumbbell', 'kettlebell'];
const COUNTS = [
  { value: 2, label: 'A pair' },
  { value: 1, label: 'Only one' },
] as const;

function labelOf({ token, label, count }: Tool): string {
  if (token !== 'dumbbell') return `Heaviest load: ${label.toLowerCase()}`;
  return count === 1 ? 'Heaviest one you have' : 'Heaviest pair you have';
}

/** How heavy the things are that are there, in the person's own unit. */
export function ToolLoads({ tools, onTap }: { tools: readonly Tool[]; onTap: SheetFlow['tap'] }) {
  const loadable = tools.filter(({ has, loadable }) => has && loadable);
  if (loadable.length === 0) return null;
  return (
    <div className={styles.loads}>
      {loadable.map((tool) => (
        <ToolLoad key={tool.token} tool={tool} onTap={onTap} />
      ))}
    </div>
  );
}

function ToolLoad({ tool, onTap }: { tool: Tool; onTap: SheetFlow['tap'] }) {
  const { units } = useUnits();
  const { step, first, most } = STEPS[units];
  const shown = tool.heaviestLbs === null ? null : shownWeight(tool.heaviestLbs, units);
  const put = (value: number | null) =>
    onTap([decisionOnTool(tool, { has: true, heaviestLbs: value === null ? null : poundsOf(value, units) })]);
  /** To the next whole step: from 52 up to 55, down to 50. */
  const stepped = (direction: 1 | -1) => {
    if (shown === null) return put(first);
    const steps = direction === 1 ? Math.floor(shown / step) + 1 : Math.ceil(shown / step) - 1;
    put(Math.min(most, Math.max(step, steps * step)));
  };
  return (
    <>
      <Stepper
        beside
        label={labelOf(tool)}
        unit={`(${WEIGHT_UNIT[units]})`}
        none="Not told"
        value={shown}
        most={most}
        onStep={stepped}
        onValue={(value) => put(value === 0 ? null : value)}
      />
      {IN_PAIRS.includes(tool.token) && (
        <div className={styles.count}>
          <SegmentsField
            label={`How many: ${tool.label.toLowerCase()}`}
            options={COUNTS}
            value={tool.count ?? undefined}
            onChange={(count) => onTap([decisionOnTool(tool, { has: true, count })])}
          />
        </div>
      )}
    </>
  );
}
