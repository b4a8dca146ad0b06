import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { MacroPlate } from '#web/ui/macros.tsx';
import { Label } from '#web/ui/text.tsx';
import { LandingSection } from './landing-section.tsx';
import { LiftBars } from './lift-bars.tsx';
import styles from './stories.module.css';
import { useStart } from './use-start.ts';
import { WeightTrend } from './weight-trend.tsx';

/** Seven invented dinners, Monday to Sunday; grams. */
const DINNERS = [
  { day: 'M', protein: 34, carbs: 52, fat: 12 },
  { day: 'T', protein: 44, carbs: 42, fat: 17 },
  { day: 'W', protein: 42, carbs: 51, fat: 26 },
  { day: 'T', protein: 40, carbs: 50, fat: 19 },
  { day: 'F', protein: 46, carbs: 26, fat: 19 },
  { day: 'S', protein: 36, carbs: 58, fat: 23 },
  { day: 'S', protein: 45, carbs: 38, fat: 19 },
];

/** Three drawn stories instead of photographs, each labelled as an example, and the call to write one's own. */
export function Stories() {
  const start = useStart();
  return (
    <LandingSection title="What twelve weeks can look like">
      <div className={styles.stories}>
        <Story
          picture={<WeightTrend />}
          title="A steadier line"
          sentence="Daily weigh-ins jump about. The line through them is what counts."
        />
        <Story
          picture={<LiftBars />}
          title="A heavier deadlift"
          sentence="A little more when every set felt strong, no more when it did not."
        />
        <Story
          picture={<Week />}
          title="A week of real dinners"
          sentence="Seven plates, seven different splits, and every day still adds up."
        />
      </div>
      <div className={styles.call}>
        <p>Your results are yours to write. They begin with one honest number.</p>
        <Button onClick={start}>Start My Results</Button>
      </div>
    </LandingSection>
  );
}

function Story({ picture, title, sentence }: { picture: ReactNode; title: string; sentence: string }) {
  return (
    <figure className={styles.story}>
      <div className={styles.picture}>{picture}</div>
      <figcaption>
        <Label>Example, not a real person</Label>
        <strong>{title}</strong>
        <span>{sentence}</span>
      </figcaption>
    </figure>
  );
}

function Week() {
  return (
    <ul className={styles.week} aria-label="Example: seven plates, Monday to Sunday">
      {DINNERS.map(({ day, ...macros }) => (
        <li key={`${macros.protein}-${macros.carbs}`}>
          <MacroPlate macros={macros} />
          <span>{day}</span>
        </li>
      ))}
    </ul>
  );
}
