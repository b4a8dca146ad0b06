import { Segments } from '#web/ui/segments.tsx';
import { useUnits } from './use-units.ts';

const OPTIONS = [
  { value: 'imperial', label: 'lb, in' },
  { value: 'metric', label: 'kg, cm' },
] as const;

/** Pounds and inches, or kilograms and centimeters. */
export function UnitsChoice() {
  const { units, setUnits } = useUnits();
  return <Segments label="Units" options={OPTIONS} value={units} onChange={setUnits} />;
}
