import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';

const YourAnswersDialog = lazy(() =>
  import('./your-answers-dialog.tsx').then((module) => ({ default: module.YourAnswersDialog })),
);

/** Opens the answers of the profile; their code comes with the first tap. */
export function YourAnswersButton({ userId }: { userId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        Your Answers
      </Button>
      {isOpen && (
        <Suspense>
          <YourAnswersDialog userId={userId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
