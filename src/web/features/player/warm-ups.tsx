import { Check } from 'lucide-react';
import { useState } from 'react';
import type { WarmUpSet } from '#core/training/workout-plan.ts';
import { ChipButton } from '#web/ui/chip.tsx';
import { Label } from '#web/ui/text.tsx';
import styles from './warm-ups.module.css';

/** The light sets before the first heavy one, to be ticked: done, but not counted. */
export function WarmUps({ sets }: { sets: readonly WarmUpSet[] }) {
  const [done, setDone] = useState<readonly number[]>([]);
  if (sets.length === 0) return null;
  const toggle = (place: number) =>
    setDone(done.includes(place) ? done.filter((one) => one !== place) : [...done, place]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex box in the oldest browsers that we serve.
    <div role="group" aria-label="Warm-up sets, not counted" className={styles.ramp}>
      <Label>Warm-up</Label>
      {sets.map(({ weightLbs, reps }, place) => (
        <ChipButton key={weightLbs} aria-pressed={done.includes(place)} onClick={() => toggle(place)}>
          {done.includes(place) && <Check aria-hidden="true" />}
          {reps} × {weightLbs} lbs
        </ChipButton>
      ))}
    </div>
  );
}
