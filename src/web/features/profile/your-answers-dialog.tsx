import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProfileField } from '#core/athlete/profile-fields.ts';
import { profileQuery } from '#web/parts/person/profile-query.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Answers } from './answers.tsx';
import { GoByRow } from './go-by-row.tsx';
import { MemoriesSection } from './memories-section.tsx';
import { OutgrownPlans } from './outgrown-plans.tsx';

type Props = { userId: string; onClose: () => void };

/** Everything a person told about themselves, each answer to be given anew. */
export function YourAnswersDialog({ userId, onClose }: Props) {
  const { data: profile } = useQuery(profileQuery(userId));
  const [outgrownAt, setOutgrownAt] = useState<string | null>(null);
  const [editing, setEditing] = useState<ProfileField | null>(null);
  if (!profile) return null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      heading="display"
      title="Your answers"
      description="Change any of them. Your plans are checked again at once."
      more={
        <>
          <MemoriesSection />
          <Answers {...{ userId, profile, editing }} inWindow onEdit={setEditing} onOutgrown={setOutgrownAt} />
        </>
      }
    >
      <Stack>
        <OutgrownPlans userId={userId} outgrownAt={outgrownAt} />
        <GoByRow userId={userId} onOutgrown={setOutgrownAt} onEdit={setEditing} />
      </Stack>
    </Dialog>
  );
}
