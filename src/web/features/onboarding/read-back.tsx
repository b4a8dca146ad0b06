import { type ComponentProps, lazy, Suspense } from 'react';
import { PRODUCT } from '#core/product.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Display, Label } from '#web/ui/text.tsx';
import questionStyles from './question-view.module.css';
import type { useReadBack } from './use-read-back.ts';

const loadStage = () => import('./sheet-stage.tsx');
const SheetStage = lazy(() => loadStage().then((module) => ({ default: module.SheetStage })));

/** Fetches the sheet's code before it is needed. */
export function preloadSheet(): void {
  loadStage().catch(() => {
    // Only a head start: it is asked for again when the last question is answered.
  });
}

type Props = Omit<ComponentProps<typeof SheetStage>, 'first' | 'taps'> & {
  reading: ReturnType<typeof useReadBack>;
};

/** All questions are answered: the answers are being read, could not be, or stand there as the sheet. */
export function ReadBack({ reading: { back, retry }, ...stage }: Props) {
  if (back.is === 'reading') return <Reading />;
  if (back.is === 'failed') {
    return (
      <div className={questionStyles.ask}>
        <ErrorState
          as="h1"
          title="I could not read that back yet"
          what={back.message}
          kept="All 21 answers, in this browser."
          next="Try again. I plan nothing before I have read them."
          actions={
            <Button tone="primary" onClick={retry}>
              Try Again
            </Button>
          }
        />
        {stage.log}
      </div>
    );
  }
  return (
    <Suspense fallback={<Reading />}>
      <SheetStage {...stage} first={back.sheet} taps={back.taps} />
    </Suspense>
  );
}

function Reading() {
  return (
    <section className={questionStyles.ask} aria-busy="true">
      <Label as="p">{PRODUCT.coach}</Label>
      <Display className={questionStyles.prompt}>Let me read that back</Display>
      <Skeleton height={64} />
    </section>
  );
}
