import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type ProfilePreview, previewProfile } from '#contract/profile.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { ToldTarget } from '#core/nutrition/targets/told-targets.ts';
import { messageOf } from '#web/api/api-error.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { misfitReasons } from '#web/features/plans/shared/misfit-reasons.ts';
import { useShowsFigures } from '#web/parts/person/use-shows-figures.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { Label, Text } from '#web/ui/text.tsx';
import styles from './your-answers.module.css';

const TARGETS: Record<ToldTarget, { name: string; unit: string }> = {
  kcal: { name: 'Energy', unit: 'kcal' },
  protein: { name: 'Protein', unit: 'g' },
  carbs: { name: 'Carbs', unit: 'g' },
  fat: { name: 'Fat', unit: 'g' },
};

type Props = {
  wanted: Partial<Profile>;
  /** The answer that changes, as it would stand in the list: "Goal: Build muscle". */
  answer: string;
  isSaving: boolean;
  onSave: () => void;
};

/** What an answer would change, and the button that makes it so. Where that cannot be told, it can be saved all the same. */
export function ChangeEffect({ wanted, answer, isSaving, onSave }: Props) {
  const { data, error } = useQuery({
    queryKey: ['change-effect', JSON.stringify(wanted)],
    queryFn: () => callOperation(previewProfile, { body: wanted }),
    gcTime: 0,
    staleTime: 0,
  });
  const box = useRef<HTMLDivElement>(null);
  const isThere = data !== undefined || error !== null;
  useEffect(() => {
    if (isThere) box.current?.focus();
  }, [isThere]);
  return (
    <div ref={box} className={styles.effect} tabIndex={-1}>
      <Label as="h4">What this changes</Label>
      <Text>
        <strong>{answer}</strong>
      </Text>
      {!isThere && (
        <Loading label="One moment">
          <Skeleton />
        </Loading>
      )}
      {error && <Text tone="quiet">{messageOf(error, 'This could not be worked out just now.')}</Text>}
      {data && <Effect {...data} />}
      {isThere && (
        <Button tone="primary" small pending={isSaving} pendingLabel="Saving..." onClick={onSave}>
          Save This Answer
        </Button>
      )}
    </div>
  );
}

function Effect({ targets, refusal, plans }: ProfilePreview) {
  const showsFigures = useShowsFigures();
  if (targets.length === 0 && refusal === null && plans.length === 0) {
    return <Text>Your targets and your plans stay as they are.</Text>;
  }
  return (
    <>
      {refusal && (
        <Text>
          <strong>{refusal.title}.</strong> {refusal.message}
        </Text>
      )}
      {showsFigures && targets.length > 0 && (
        <ul>
          {targets.map(({ target, before, after }) => (
            <li key={target}>
              {TARGETS[target].name} a day: {before.toLocaleString('en-US')} → {after.toLocaleString('en-US')}{' '}
              {TARGETS[target].unit}
            </li>
          ))}
        </ul>
      )}
      {plans.length > 0 && (
        <ul>
          {plans.map((fit) => (
            <li key={fit.planId}>
              {`“${fit.name}” would no longer fit you. `}
              <Text as="span" tone="quiet">
                {misfitReasons(fit, showsFigures).join(' ')}
              </Text>
            </li>
          ))}
        </ul>
      )}
      {plans.length > 0 && <Text tone="quiet">Your plans stay until you have them fixed. Nothing is thrown away.</Text>}
    </>
  );
}
