import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getNextSession, type NextSession as Session } from '#contract/training.ts';
import { capital } from '#core/language/capital.ts';
import type { PlannedExercise, WorkoutDay } from '#core/training/workout-plan.ts';
import { messageOf } from '#web/api/api-error.ts';
import { operationQuery } from '#web/api/queries.ts';
import { ExerciseFigure } from '#web/parts/exercise-figure/exercise-figure.tsx';
import { writtenOn } from '#web/parts/plan/plan-dates.ts';

import { doneLine, targetLine } from '#web/parts/plan/target-labels.ts';
import { WhyTarget } from '#web/parts/plan/why-target.tsx';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/card.tsx';
import { Chip, ChipButton, Chips } from '#web/ui/chip.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Section, Stack } from '#web/ui/layout.tsx';
import { Loading, Skeleton, SkeletonRow } from '#web/ui/skeleton.tsx';
import { Text, Title } from '#web/ui/text.tsx';
import styles from './next-session.module.css';

const FIGURE_SIZE = 56;

/** The day that is due in this plan, and what to aim for in each of its lifts. */
export function NextSession({ planId }: { planId: string }) {
  const { data, error, isFetching, refetch } = useQuery(operationQuery(getNextSession, {}));
  if (error && !isFetching) {
    return (
      <ErrorState
        title="Your next session is not here yet"
        what={messageOf(error, 'Something went wrong.')}
        next="Your plan is here in full meanwhile."
        actions={<Button onClick={() => void refetch()}>Try Again</Button>}
      />
    );
  }
  return (
    <Section label="Next session">
      <Panel>
        {data?.planId === planId ? (
          <SessionDay key={`${data.dayIndex} ${data.asked?.label}`} session={data} />
        ) : (
          <SessionSkeleton />
        )}
      </Panel>
    </Section>
  );
}

function SessionSkeleton() {
  return (
    <Loading label="Your next session is on its way">
      <Stack>
        <Skeleton width="40%" height={24} />
        <Skeleton width="80%" />
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </Stack>
    </Loading>
  );
}

const OCCASIONS: Record<Session['occasion'], string | null> = {
  ordinary: null,
  deload: 'Easy week',
  repeat: 'After a break',
  return: 'After a break',
  restart: 'After a break',
};

type Version = 'asked' | 'planned' | 'lighter' | '15' | '20';

/** The versions of a day: in full, lighter where that is offered, and when there is little time. */
function versionsOf({ day, short, lighter, asked }: Session): { value: Version; label: string; day: WorkoutDay }[] {
  return [
    ...(asked ? [{ value: 'asked' as const, label: `As you asked: ${asked.label}`, day: asked.day }] : []),
    { value: 'planned', label: 'In full', day },
    ...(lighter.offered ? [{ value: 'lighter' as const, label: 'Lighter', day: lighter.day }] : []),
    ...short.map(({ minutes, day: one }) => ({ value: `${minutes}` as const, label: `${minutes} minutes`, day: one })),
  ];
}

function SessionDay({ session }: { session: Session }) {
  const [version, setVersion] = useState<Version>(session.asked ? 'asked' : 'planned');
  const versions = versionsOf(session);
  const shown = versions.find(({ value }) => value === version)?.day ?? session.day;
  const occasion = OCCASIONS[session.occasion];
  return (
    <Stack>
      <div>
        <div className={styles.head}>
          <Title as="h3">{session.dayName}</Title>
          {occasion && <Chip>{occasion}</Chip>}
        </div>
        <Text>{session.because}</Text>
        {session.exceptions?.map(({ exceptionId, line }) => (
          <Text key={exceptionId} tone="quiet">
            {line}
          </Text>
        ))}
        {session.lighter.offered && <Text>Low on energy? A lighter version is ready, if you like.</Text>}
      </div>
      <div>
        <Text tone="quiet">{session.lighter.offered ? 'Short on time, or tired?' : 'Short on time?'}</Text>
        <Chips className={styles.versions ?? ''}>
          {versions.map(({ value, label }) => (
            <ChipButton key={value} aria-pressed={value === version} onClick={() => setVersion(value)}>
              {label}
            </ChipButton>
          ))}
        </Chips>
      </div>
      <div aria-live="polite">
        <Text tone="quiet" numeric>
          {capital(shown.focus)}, about {shown.estimatedMinutes} minutes
        </Text>
        <ul className={styles.list}>
          {shown.exercises.map((exercise) => (
            <TargetRow
              key={exercise.exerciseId}
              exercise={exercise}
              isInFull={version === 'planned'}
              planned={session.targets.find(({ exerciseId }) => exerciseId === exercise.exerciseId)}
            />
          ))}
        </ul>
      </div>
    </Stack>
  );
}

type TargetRowProps = {
  exercise: PlannedExercise;
  planned: Session['targets'][number] | undefined;
  /** The whole session, so sets and minutes are those that the target asks for; a shorter one has its own. */
  isInFull: boolean;
};

function TargetRow({ exercise, planned, isInFull }: TargetRowProps) {
  const { exerciseId, name, targetMuscles } = exercise;
  return (
    <li className={styles.row}>
      <ExerciseFigure exerciseId={exerciseId} muscles={targetMuscles} size={FIGURE_SIZE} />
      <div className={styles.main}>
        <p className={styles.name}>{name}</p>
        <p className={styles.target}>{targetLine(isInFull && planned ? planned.target : exercise, planned?.target)}</p>
        {planned?.lastTime && planned.lastTime.sets.length > 0 && (
          <Text tone="quiet" numeric>
            Last time, {writtenOn(planned.lastTime.loggedAt)}: {doneLine(planned.lastTime.sets)}
          </Text>
        )}
        {planned && <WhyTarget target={planned.target} name={name} />}
      </div>
    </li>
  );
}
