import { UnitsField } from '#web/parts/units/units-choice.tsx';
import { SegmentsField } from '#web/ui/segments.tsx';
import { useTheme } from '#web/ui/theme.ts';
import styles from './account.module.css';

const LOOKS = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
] as const;

/** How this browser shows things; each device has a choice of its own. */
export function LookSection() {
  const { theme, toggleTheme } = useTheme();
  return (
    <div className={styles.choices}>
      <UnitsField />
      <SegmentsField label="Look" options={LOOKS} value={theme} onChange={(next) => next !== theme && toggleTheme()} />
    </div>
  );
}
