import { useEffect, useRef, useState } from 'react';
import type { Onboarding } from '#core/athlete/onboarding.ts';
import { isMasked } from '#core/athlete/profile-fields.ts';
import { type Answers, type CompleteAnswers, isComplete, QUESTIONS } from '#core/athlete/questionnaire.ts';
import { preloadUnderstanding, understand } from '#web/parts/answer/understanding.ts';
import { Page } from '#web/ui/layout.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Label, Text } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { AnswerLog } from './answer-log.tsx';
import styles from './onboarding-view.module.css';
import { QuestionView } from './question-view.tsx';
import { Review } from './review.tsx';
import { Stopped } from './stopped.tsx';
import { type OnboardingFlow, useOnboarding } from './use-onboarding.ts';

/** Answers that were given before, to be looked over. `hidesNumbers`: no weight is shown. */
type Repair = { answers: Answers; hidesNumbers: boolean; isSaving: boolean };

type Props = {
  userId: string;
  onComplete: (answers: CompleteAnswers) => void;
  /** Left out where the questions are answered for the first time. */
  repair?: Repair;
};

/** From here on the reader of free text is fetched, so that it is there when the last question is answered. */
const PRELOAD_FROM = 9;

/** Onboarding: one question at a time, the answers so far above it. */
export function OnboardingView({ userId, onComplete, repair }: Props) {
  const onboarding = useOnboarding(userId, repair?.answers);
  const { question, answered } = onboarding.progress;
  const { answers, stopped } = onboarding.state;
  const end = useEnd(onboarding, repair ? () => {} : onComplete);
  const hidden = repair?.hidesNumbers ? QUESTIONS.map(({ field }) => field).filter(isMasked) : [];

  useEffect(() => {
    if (answered >= PRELOAD_FROM) preloadUnderstanding();
  }, [answered]);

  if (stopped) return <Stopped message={onboarding.stopMessage} onRestart={onboarding.restart} />;
  return (
    <Page set="onboarding" className={styles.page}>
      <OnboardingHead onboarding={onboarding} />
      {repair && <Text>These are your saved answers, as far as they could be read. The rest I ask again.</Text>}
      {!end.isReading && (
        <AnswerLog lines={onboarding.log} current={question?.field} hidden={hidden} onEdit={onboarding.edit} />
      )}
      {question && (
        <QuestionView
          key={question.field}
          question={question}
          isHidden={hidden.includes(question.field)}
          onboarding={onboarding}
          onMoved={end.onMoved}
        />
      )}
      {!question && isComplete(answers) && (
        <Review
          answers={answers}
          isReading={end.isReading}
          isRepair={repair !== undefined}
          isSaving={repair?.isSaving ?? false}
          onConfirm={() => onComplete(answers)}
          onEdit={onboarding.edit}
        />
      )}
      <VisuallyHidden>
        <span role="status">
          <span key={onboarding.turn}>{onboarding.heard}</span>
        </span>
      </VisuallyHidden>
    </Page>
  );
}

/**
 * After the last answer the plans are made at once, unless something was not understood: that is shown first. Who
 * comes back to answers that are all there starts the plans with a tap.
 */
function useEnd(onboarding: OnboardingFlow, onComplete: Props['onComplete']) {
  const [isReading, setReading] = useState(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const onMoved = ({ answers, index }: Onboarding) => {
    const isNew = onboarding.state.answers !== answers;
    if (!isNew || index < QUESTIONS.length || !isComplete(answers)) return;
    setReading(true);
    void understand(answers).then(({ unclear }) => {
      if (!isHere.current) return;
      setReading(false);
      if (unclear.length === 0) onComplete(answers);
    });
  };
  return { isReading, onMoved };
}

function OnboardingHead({ onboarding: { progress } }: { onboarding: OnboardingFlow }) {
  const { number, total, answered, minutesLeft } = progress;
  return (
    <div className={styles.top}>
      <div className={styles.topLine}>
        <Label>{progress.question ? `QUESTION ${number} OF ${total}` : `${answered} OF ${total} ANSWERED`}</Label>
        {minutesLeft > 0 && (
          <Text as="span" tone="quiet" numeric>
            About {minutesLeft === 1 ? '1 minute' : `${minutesLeft} minutes`} left
          </Text>
        )}
      </div>
      <ProgressBar label="Questions answered" percent={(answered / total) * 100} />
    </div>
  );
}
