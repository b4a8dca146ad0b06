import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Profile } from '#core/athlete/profile.ts';
import { isMedical, type ProfileField } from '#core/athlete/profile-fields.ts';
import { understandProfile } from '#web/parts/answer/understanding.ts';
import { Label } from '#web/ui/text.tsx';
import styles from './your-answers.module.css';

const KEPT_MS = 30_000;

type Props = {
  /** The profile as it would be with what is being typed. */
  profile: Profile;
  field: ProfileField;
};

/** What would be understood if it were saved so: said while it is typed, before anything is kept. */
export function AnswerPreview({ profile, field }: Props) {
  const wanted = useDeferredValue(profile);
  const { data } = useQuery({
    queryKey: ['understanding', wanted],
    queryFn: () => understandProfile(wanted),
    placeholderData: keepPreviousData,
    gcTime: KEPT_MS,
  });
  const unclear = data?.unclear.filter((one) => one.field === field) ?? [];
  const lines = [
    ...unclear.map(({ text, treatedAs }) => `I was not sure about “${text}”. ${treatedAs}`),
    ...(data?.lines ?? []),
    ...(isMedical(field) ? (data?.notices ?? []) : []),
  ];
  if (lines.length === 0) return null;
  return (
    <div className={styles.preview} aria-live="polite">
      <Label as="h4">What I understand</Label>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
