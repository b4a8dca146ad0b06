import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card, CardSection } from '#web/ui/card.tsx';
import { ChipButton, Chips } from '#web/ui/chip.tsx';
import { Label } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { WorkingList } from '#web/ui/working-list.tsx';
import styles from './live-sample.module.css';
import {
  CATALOGUE,
  SAMPLE_DIETS,
  SAMPLE_GOALS,
  SAMPLE_PERSON,
  SAMPLE_WEIGHTS,
  type SampleChoices,
} from './sample-choices.ts';
import { FIRST_TURN, preloadPlanner, type SampleState, turnAfter, useSample } from './use-sample.ts';

const LiveDay = lazy(() => import('./live-day.tsx').then((module) => ({ default: module.LiveDay })));

const STEPS = [
  { label: `${CATALOGUE.foods} foods, ${CATALOGUE.recipes} recipes and ${CATALOGUE.exercises} exercises are here` },
  { label: 'A day of meals is written and checked' },
  { label: 'A week of training is written and checked' },
];
const COUNT_WORDS = ['', 'One more tap', 'Two more taps', 'Three taps'];

const isComplete = (choices: Partial<SampleChoices>): choices is SampleChoices => missing(choices) === 0;
const missing = ({ goal, weightLbs, diet }: Partial<SampleChoices>): number =>
  [goal, weightLbs, diet].filter((choice) => choice === undefined).length;

/** Three taps, and the real planner writes a day and a week right here. Until then `example` stands in their place. */
export function LiveSample({ example }: { example: ReactNode }) {
  const [choices, setChoices] = useState<Partial<SampleChoices>>({});
  const [turn, setTurn] = useState(FIRST_TURN);
  const state = useSample(isComplete(choices) ? choices : undefined, turn);

  function choose(choice: Partial<SampleChoices>) {
    preloadPlanner();
    setChoices((before) => ({ ...before, ...choice }));
  }

  return (
    <>
      <div className={styles.choices}>
        <Choice label="1. Goal" options={SAMPLE_GOALS} value={choices.goal} onChoose={(goal) => choose({ goal })} />
        <Choice
          label="2. Weight"
          options={SAMPLE_WEIGHTS}
          value={choices.weightLbs}
          onChoose={(weightLbs) => choose({ weightLbs })}
        />
        <Choice label="3. Food" options={SAMPLE_DIETS} value={choices.diet} onChoose={(diet) => choose({ diet })} />
      </div>
      <p className={styles.hint} role="status">
        {hintFor(state, missing(choices))}
      </p>
      <Result state={state} example={example} onAgain={() => setTurn(turnAfter(turn, state))} />
    </>
  );
}

function hintFor(state: SampleState, left: number): string {
  if (state.step === 'ready') return SAMPLE_PERSON;
  if (state.step === 'working') return 'Written and checked in your browser. Nothing about you leaves it.';
  if (state.step === 'failed') return '';
  return `${COUNT_WORDS[left]}, and this day is written for you, here in your browser. No account, and nothing about you is sent.`;
}

type ChoiceProps<Value> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChoose: (value: Value) => void;
};

function Choice<Value extends string | number>({ label, options, value, onChoose }: ChoiceProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex box in the oldest browsers that we serve.
    <div role="group" aria-label={label.slice(3)} className={styles.choice}>
      <Label as="p">{label}</Label>
      <Chips>
        {options.map((option) => (
          <ChipButton
            key={option.value}
            aria-pressed={option.value === value}
            className={styles.option}
            onClick={() => onChoose(option.value)}
          >
            {option.label}
          </ChipButton>
        ))}
      </Chips>
    </div>
  );
}

type ResultProps = { state: SampleState; example: ReactNode; onAgain: () => void };

function Result({ state, example, onAgain }: ResultProps) {
  if (state.step === 'choosing') return example;
  if (state.step === 'working') return <Working done={state.done} />;
  if (state.step === 'failed') {
    return (
      <Card bad>
        <CardSection className={styles.failed}>
          <p role="alert">{state.why}</p>
          <Button onClick={onAgain}>Try Again</Button>
        </CardSection>
      </Card>
    );
  }
  return (
    <Suspense fallback={<Working done={STEPS.length} />}>
      <LiveDay key={state.seed} sample={state.sample} onAgain={onAgain} />
    </Suspense>
  );
}

function Working({ done }: { done: number }) {
  return (
    <Card>
      <CardSection className={styles.working}>
        <VisuallyHidden as="h3">Rae is writing</VisuallyHidden>
        <WorkingList steps={STEPS} done={done} />
      </CardSection>
    </Card>
  );
}
