import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isAsked, isMasked, PROFILE_FIELD_NAMES } from '#core/athlete/profile-fields.ts';
import { type Answers, isComplete, QUESTIONS } from '#core/athlete/questionnaire.ts';
import { coachSettingsQuery } from '#web/parts/person/coach-settings.ts';
import { classes } from '#web/ui/classes.ts';
import { Page } from '#web/ui/layout.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Label, Text } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { AnswerLog } from './answer-log.tsx';
import { Greeting } from './greeting.tsx';
import styles from './onboarding-view.module.css';
import { QuestionView } from './question-view.tsx';
import { preloadSheet, ReadBack } from './read-back.tsx';
import { Stopped } from './stopped.tsx';
import type { Told } from './told.ts';
import { type OnboardingFlow, useOnboarding } from './use-onboarding.ts';
import { useReadBack } from './use-read-back.ts';

/** Answers that were given before, to be looked over. `hidesNumbers`: no weight is shown. */
type Repair = { answers: Answers; hidesNumbers: boolean; isSaving: boolean };

type Props = {
  userId: string;
  onComplete: (told: Told) => void;
  /** Left out where the questions are answered for the first time. */
  repair?: Repair;
};

/** From here on the sheet is fetched, so that it is there when the last question is answered. */
const PRELOAD_FROM = 9;

/** Onboarding: one question at a time, the answers so far above it; at the end what was read, where something of it is open. */
export function OnboardingView({ userId, onComplete, repair }: Props) {
  const client = useQueryClient();
  const onboarding = useOnboarding(userId, repair?.answers);
  const { question, answered } = onboarding.progress;
  const { answers, stopped, firstName = null } = onboarding.state;
  const reading = useReadBack(
    onboarding,
    repair ? null : (certain) => onComplete({ answers: certain, taps: null, firstName }),
  );
  const hidden = repair?.hidesNumbers ? QUESTIONS.map(({ field }) => field).filter(isMasked) : [];

  useEffect(() => {
    if (answered < PRELOAD_FROM) return;
    preloadSheet();
    // Whether a model may be asked is known when the sheet comes, so that nothing is pushed down later.
    void client.prefetchQuery(coachSettingsQuery());
  }, [answered, client]);

  if (stopped) return <Stopped message={onboarding.stopMessage} onRestart={onboarding.restart} />;
  const log = <AnswerLog lines={onboarding.log} current={question?.field} hidden={hidden} onEdit={onboarding.edit} />;
  return (
    <Page set="onboarding" className={classes(styles.page, !question && styles.sheet)}>
      <OnboardingHead onboarding={onboarding} />
      {repair && <Text>These are your saved answers, as far as they could be read. The rest I ask again.</Text>}
      {question && (
        <>
          {log}
          {!repair && answered === 0 && question === QUESTIONS[0] && (
            <Greeting name={firstName ?? ''} onName={onboarding.keepName} />
          )}
          <QuestionView
            key={question.field}
            question={question}
            isHidden={hidden.includes(question.field)}
            onboarding={onboarding}
            onMoved={reading.onMoved}
          />
        </>
      )}
      {!question && isComplete(answers) && (
        <ReadBack
          {...{ reading, answers, log }}
          isRepair={repair !== undefined}
          isSaving={repair?.isSaving ?? false}
          onTaps={onboarding.keepTaps}
          onConfirm={(taps) => onComplete({ answers, taps, firstName })}
          onEdit={(name) => {
            const field = PROFILE_FIELD_NAMES.filter(isAsked).find((each) => each === name);
            if (field) onboarding.edit(field);
          }}
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
