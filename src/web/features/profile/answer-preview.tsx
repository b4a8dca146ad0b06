import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Profile } from '#core/athlete/profile.ts';
import { isMedical, type ProfileField } from '#core/athlete/profile-fields.ts';
import { readPremises } from '#web/parts/premises/premises-queries.ts';
import { Label } from '#web/ui/text.tsx';
import styles from './your-answers.module.css';

const KEPT_MS = 30_000;
/** Read once a hand that types rests. */
const READ_AFTER_MS = 400;

type Props = {
  /** The profile as it would be with what is being typed. */
  profile: Profile;
  field: ProfileField;
};

/** A value that holds still once it has not changed for a while. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** What would be understood if it were saved so: said while it is typed, before anything is kept. Where it cannot be read, nothing. */
export function AnswerPreview({ profile, field }: Props) {
  const wanted = useRested(JSON.stringify(profile));
  const { data } = useQuery({
    queryKey: ['answer-preview', wanted],
    queryFn: ({ signal }) => readPremises(JSON.parse(wanted), [], signal),
    placeholderData: keepPreviousData,
    gcTime: KEPT_MS,
    staleTime: KEPT_MS,
  });
  if (!data) return null;
  const lines = [
    ...data.unread
      .filter((one) => one.field === field)
      .map(({ quote, treatedAs }) => `I do not know “${quote}”. ${treatedAs}`),
    ...data.questions.filter((one) => one.field === field).map(({ text, meanwhile }) => `${text} ${meanwhile}`),
    ...data.heard.filter((one) => one.field === field).map(({ line }) => line),
    ...(isMedical(field) ? data.notices : []),
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
