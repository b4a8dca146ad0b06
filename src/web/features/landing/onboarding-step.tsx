import { Check } from 'lucide-react';
import { classes } from '#web/ui/classes.ts';
import styles from './onboarding-step.module.css';
import { useStart } from './use-start.ts';

type SampleMoment = { name: string; says: string; options?: readonly string[]; working?: readonly string[] };

/** How many lines of the working list are shown as done. */
const WORK_DONE = 2;

/** The words are those of the real questions. */
export const ONBOARDING_STEPS: readonly SampleMoment[] = [
  {
    name: 'Main goal',
    says: 'What brings you here? Pick the one that matters most right now.',
    options: ['Lose weight', 'Build muscle', 'Get fitter'],
  },
  {
    name: 'Activity level',
    says: 'How active are your days? Think of a normal week, work and workouts together.',
    options: ['Mostly sitting', 'Moderate', 'Active', 'Very active'],
  },
  {
    name: 'Dietary restrictions',
    says: 'Is there anything you must not eat? For health, faith or any other reason.',
    options: ['None', 'Gluten free', 'Lactose intolerant', 'No pork'],
  },
  {
    name: 'Your plans are written',
    says: 'That is all I need. I am writing your plans now.',
    working: ['Your profile is saved', 'Your meal plan is checked', 'Your workout plan is being written'],
  },
];

/** One sample moment: what the coach says, and answers to press or work to watch. Any answer starts the real questions. */
export function OnboardingStep({ step }: { step: SampleMoment }) {
  const start = useStart();
  return (
    <>
      <p className={styles.says}>{step.says}</p>
      {step.options && (
        <div className={styles.options}>
          {step.options.map((option) => (
            <button key={option} type="button" onClick={start}>
              {option}
            </button>
          ))}
        </div>
      )}
      {step.working && (
        <ul className={styles.working}>
          {step.working.map((line, index) => (
            <li key={line} className={classes(index < WORK_DONE && styles.done)}>
              <span className={styles.spot} aria-hidden="true">
                {index < WORK_DONE && <Check />}
              </span>
              {line}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
