import { useState } from 'react';
import type { Joint } from '#core/catalogue/exercise.ts';
import { OutgrownPlans } from '#web/features/profile/outgrown-plans.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { Text, Title } from '#web/ui/text.tsx';
import { jointWords } from './protect-labels.ts';
import { useProtectJoint } from './use-protect-joint.ts';

type ProtectQuestionProps = {
  userId: string;
  joints: readonly Joint[];
  /** Why the exercise was replaced, as it was said. */
  wishes: string;
};

/** After a swap because of pain: shall the joint be spared from now on? One after the other; nothing is assumed. */
export function ProtectQuestion({ userId, joints, wishes }: ProtectQuestionProps) {
  const [answered, setAnswered] = useState(0);
  const [kept, setKept] = useState<readonly string[]>([]);
  const { mutate, isPending } = useProtectJoint(userId);
  const joint = joints[answered];
  const words = joint && jointWords(joint, wishes);
  const protect = () => {
    if (!words) return;
    const onSuccess = () => {
      setKept([...kept, words]);
      setAnswered(answered + 1);
    };
    mutate(words, { onSuccess });
  };
  return (
    <Stack>
      <div aria-live="polite">
        {kept.length > 0 && (
          <Text tone="alive">Your {kept.join(' and ')} is protected: what strains it stays out of new plans.</Text>
        )}
        {words && (
          <>
            <Title as="h3">Keep your {words} protected from now on?</Title>
            <Text tone="quiet">
              Exercises that strain it then stay out of your plans. You can change that in your answers at any time.
            </Text>
          </>
        )}
      </div>
      {words && (
        <Actions>
          <Button small pending={isPending} pendingLabel="Saving..." onClick={protect}>
            Yes, Protect It
          </Button>
          <Button small tone="quiet" disabled={isPending} onClick={() => setAnswered(answered + 1)}>
            Not Now
          </Button>
        </Actions>
      )}
      {kept.length > 0 && <OutgrownPlans userId={userId} outgrownAt={null} />}
    </Stack>
  );
}
