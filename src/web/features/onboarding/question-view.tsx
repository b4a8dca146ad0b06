import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Onboarding } from '#core/athlete/onboarding.ts';
import type { AskedQuestion } from '#core/athlete/questionnaire.ts';
import { givenAnswer } from '#core/athlete/show-answer.ts';
import { PRODUCT } from '#core/product.ts';
import { ANSWER_WAYS } from '#web/parts/answer/answer-ways.ts';
import { Button } from '#web/ui/button.tsx';
import { Display, Label, Text } from '#web/ui/text.tsx';
import styles from './question-view.module.css';
import type { OnboardingFlow } from './use-onboarding.ts';

const HEADING = 'question';
const HELP = 'question-help';
/** The head of the questions stays at the top of the window, over what is scrolled. */
const HEAD_PX = 64;

type Props = {
  question: AskedQuestion;
  /** The answer that stands is not shown. */
  isHidden: boolean;
  onboarding: OnboardingFlow;
  onMoved: (next: Onboarding) => void;
};

/** One question of the coach, and the way to answer it. */
export function QuestionView({ question, isHidden, onboarding, onMoved }: Props) {
  const section = useFocusOnTurn(onboarding);
  const Way = ANSWER_WAYS[question.kind];
  return (
    <section ref={section} className={styles.ask} aria-labelledby={HEADING}>
      <div className={styles.said}>
        <Label as="p">{PRODUCT.coach}</Label>
        <Display id={HEADING} className={styles.prompt}>
          {question.prompt}
        </Display>
        <Text id={HELP} tone="quiet">
          {question.help}
        </Text>
      </div>
      <Way
        question={question}
        given={isHidden ? '' : givenAnswer(question.field, onboarding.state.answers[question.field], onboarding.units)}
        ask={onboarding.ask}
        labelledBy={HEADING}
        describedBy={HELP}
        onAnswer={(input) => onMoved(onboarding.answer(input))}
      />
      <div className={styles.end}>
        {onboarding.progress.canGoBack && (
          <Button tone="quiet" onClick={onboarding.back}>
            <ChevronLeft />
            Back
          </Button>
        )}
        {onboarding.progress.editing && (
          <Button tone="quiet" onClick={() => onMoved(onboarding.keep())}>
            Keep This Answer
          </Button>
        )}
        <Text as="span" tone="quiet" className={styles.saved}>
          Saved as you go.
        </Text>
      </div>
    </section>
  );
}

/** Scrolls no further than needed: to the page's top if all of it fits, never past the question's first line. */
function bringIntoSight(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  const toBottom = window.scrollY + bottom - window.innerHeight;
  const toTop = window.scrollY + top - HEAD_PX;
  window.scrollTo(0, Math.max(0, Math.min(toBottom, toTop)));
}

/** After each turn the answer can be given at once: its control has the focus and is in sight. */
function useFocusOnTurn({ turn }: OnboardingFlow) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = section.current;
    if (turn === 0 || !element) return;
    element.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
    bringIntoSight(element);
  }, [turn]);
  return section;
}
