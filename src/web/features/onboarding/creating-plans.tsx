import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { PRODUCT } from '#core/product.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Actions, Page, Stack } from '#web/ui/layout.tsx';
import { Display, Label, Text, Title } from '#web/ui/text.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import { WorkingList } from '#web/ui/working-list.tsx';
import { type Creation, outcomeOf } from './creation.ts';
import { failuresOf, headingOf, refusalsOf, workSteps } from './creation-labels.ts';
import styles from './onboarding-view.module.css';
import questionStyles from './question-view.module.css';

const SAYS_SO_AFTER_MS = 1000;
const LEAVES_AFTER_MS = 2500;

type Props = { creation: Creation; onRetry: () => void; onBack: () => void };

/** What is being made, step by step; then on to the dashboard, or what went wrong. */
export function CreatingPlans({ creation, onRetry, onBack }: Props) {
  const outcome = outcomeOf(creation);
  const isSaved = creation.profile.is === 'done';
  useLeave(outcome === 'done');
  return (
    <Page set="onboarding" className={styles.page}>
      <div className={questionStyles.said}>
        <Label as="p">{PRODUCT.coach}</Label>
        <Display className={questionStyles.prompt}>{headingOf(outcome)}</Display>
      </div>
      <Stack>
        <Panel>
          <WorkingList {...workSteps(creation)} />
        </Panel>
        {refusalsOf(creation).map(({ step, title, message }) => (
          <Panel key={step}>
            <div role="alert">
              <Title>{title}</Title>
              <Text className={styles.refusal}>{message}</Text>
            </div>
          </Panel>
        ))}
        {outcome === 'failed' && <Failures creation={creation} onRetry={onRetry} onBack={onBack} />}
        {outcome === 'refused' && (
          <Actions stacked>
            <ButtonLink tone="primary" href="/dashboard">
              Go to Dashboard
            </ButtonLink>
          </Actions>
        )}
        {outcome === 'failed' && isSaved && (
          <Actions stacked>
            <ButtonLink tone="quiet" href="/dashboard">
              Go to Dashboard
            </ButtonLink>
          </Actions>
        )}
      </Stack>
    </Page>
  );
}

function Failures({ creation, onRetry, onBack }: Props) {
  const { title, what, kept } = failuresOf(creation);
  return (
    <ErrorState
      title={title}
      what={what}
      kept={kept}
      next="Try again: I go on where it stopped."
      actions={
        <>
          <Button tone="primary" onClick={onRetry}>
            Try Again
          </Button>
          {creation.profile.is !== 'done' && (
            <Button tone="quiet" onClick={onBack}>
              See My Answers
            </Button>
          )}
        </>
      }
    />
  );
}

/** Says so after a second, and goes on once that could be read. */
function useLeave(isDone: boolean): void {
  const toast = useToast();
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!isDone) return;
    const say = setTimeout(() => toast({ title: 'Plans generated successfully!', tone: 'success' }), SAYS_SO_AFTER_MS);
    const leave = setTimeout(() => navigate('/dashboard', { replace: true }), LEAVES_AFTER_MS);
    return () => {
      clearTimeout(say);
      clearTimeout(leave);
    };
  }, [isDone, toast, navigate]);
}
