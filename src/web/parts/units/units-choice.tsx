import { Segments, SegmentsField } from '#web/ui/segments.tsx';
import { useUnits } from './use-units.ts';

const OPTIONS = [
  { value: 'imperial', label: 'lb, in' },
  { value: 'metric', label: 'kg, cm' },
] as const;

/** The same choice below its name. */
export function UnitsField() {
  const { units, setUnits } = useUnits();
  return <SegmentsField label="Weights and lengths" options={OPTIONS} value={units} onChange={setUnits} />;
}

/** Pounds and inches, or kilograms and centimeters. */
export function UnitsChoice() {
  const { units, setUnits } = useUnits();
  return <Segments label="Units" options={OPTIONS} value={units} onChange={setUnits} />;
}
