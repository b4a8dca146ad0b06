import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProfileField } from '#core/athlete/profile-fields.ts';
import { isUnreadableDocument, messageOf } from '#web/api/api-error.ts';
import { Answers } from '#web/features/profile/answers.tsx';
import { GoByRow } from '#web/features/profile/go-by-row.tsx';
import { OutgrownPlans } from '#web/features/profile/outgrown-plans.tsx';
import { profileQuery } from '#web/parts/person/profile-query.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Loading, SkeletonRow } from '#web/ui/skeleton.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './account.module.css';

/** Every answer of the questionnaire, to be given anew; what that changes is told before it is saved. */
export function AnswersSection({ userId }: { userId: string }) {
  const { data: profile, isPending, error, refetch } = useQuery(profileQuery(userId));
  const [editing, setEditing] = useState<ProfileField | null>(null);
  const [outgrownAt, setOutgrownAt] = useState<string | null>(null);
  if (isPending) {
    return (
      <Loading label="Your answers are on their way">
        <SkeletonRow />
        <SkeletonRow />
      </Loading>
    );
  }
  if (profile) {
    return (
      <Stack>
        <OutgrownPlans userId={userId} outgrownAt={outgrownAt} />
        <GoByRow userId={userId} onOutgrown={setOutgrownAt} onEdit={setEditing} />
        <div>
          <Answers {...{ userId, profile, editing }} onEdit={setEditing} onOutgrown={setOutgrownAt} />
        </div>
      </Stack>
    );
  }
  if (error === null) {
    return (
      <>
        <Text tone="quiet">You have not answered the questions yet.</Text>
        <div className={styles.below}>
          <ButtonLink href="/onboarding">Answer Them</ButtonLink>
        </div>
      </>
    );
  }
  return (
    <>
      <Text>{messageOf(error, 'Your answers did not load. They are safe.')}</Text>
      <div className={styles.below}>
        {isUnreadableDocument(error) ? (
          <ButtonLink href="/dashboard">Open the Dashboard</ButtonLink>
        ) : (
          <Button onClick={() => void refetch()}>Try Again</Button>
        )}
      </div>
    </>
  );
}
