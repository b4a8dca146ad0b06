import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fitSharedPlan, type Post } from '#contract/community.ts';
import { counted } from '#core/language/counted.ts';
import { PRODUCT } from '#core/product.ts';
import { weightText } from '#core/units/measure-units.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { ExerciseFigure } from '#web/parts/exercise-figure/exercise-figure.tsx';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { usePermission } from '#web/parts/person/use-permission.ts';
import { refreshPlans } from '#web/parts/plan/plan-queries.ts';
import { useUnits } from '#web/parts/units/use-units.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { Label, Text, Title } from '#web/ui/text.tsx';
import styles from './community.module.css';
import { useCommunityWrite } from './community-queries.ts';

type Shared = NonNullable<Post['shared']>;
const BIG = 72;
const SMALL = 48;
const SHOWN = 5;

/** What a post shares: a record, or a plan that can be made one's own. */
export function SharedCard({ entryId, shared, isMine }: { entryId: string; shared: Shared; isMine: boolean }) {
  if (shared.kind === 'record') return <RecordCard record={shared} />;
  return (
    <div className={styles.shared}>
      <Label>{shared.kind === 'meal' ? 'Meal plan' : 'Workout plan'}</Label>
      <Title>{shared.name}</Title>
      {shared.kind === 'meal' ? <Meals meals={shared.meals} /> : <Workouts workout={shared} />}
      {!isMine && <Fit entryId={entryId} kind={shared.kind} />}
    </div>
  );
}

function RecordCard({ record }: { record: Extract<Shared, { kind: 'record' }> }) {
  const { units } = useUnits();
  const { lbs, reps, isHold } = record;
  const done = isHold ? counted(reps, 'second') : counted(reps, 'rep');
  return (
    <div className={styles.record}>
      <ExerciseFigure exerciseId={record.exerciseId} muscles={[]} size={BIG} />
      <div>
        <Label>Record</Label>
        <Title>{record.name}</Title>
        <Text tone="quiet" numeric>
          {lbs === null ? done : `${weightText(lbs, units)} × ${done}`}
        </Text>
      </div>
    </div>
  );
}

const Meals = ({ meals }: { meals: Extract<Shared, { kind: 'meal' }>['meals'] }) => (
  <ul className={styles.names}>
    {meals.map(({ name }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a day may serve the same dish twice, and the list never changes.
      <li key={index}>{name}</li>
    ))}
  </ul>
);

function Workouts({ workout }: { workout: Extract<Shared, { kind: 'workout' }> }) {
  const exercises = workout.days.flatMap((day) => day.exercises);
  const ids = [...new Set(exercises.map(({ exerciseId }) => exerciseId))].slice(0, SHOWN);
  return (
    <>
      <Text tone="quiet" numeric>
        {counted(workout.days.length, 'day')}, {counted(exercises.length, 'exercise')}, about {workout.minutes} minutes
        each
      </Text>
      <div className={styles.figures}>
        {ids.map((id) => (
          <ExerciseFigure key={id} exerciseId={id} muscles={[]} size={SMALL} />
        ))}
      </div>
    </>
  );
}

type Fitted = { kept: string[]; replaced: string[] };

function Fit({ entryId, kind }: { entryId: string; kind: 'meal' | 'workout' }) {
  const { isAllowed, note } = usePermission(fitSharedPlan);
  const [fitted, setFitted] = useState<Fitted | null>(null);
  const client = useQueryClient();
  const { person } = useAuth();
  const fit = useCommunityWrite(
    () => callOperation(fitSharedPlan, { params: { entryId } }),
    (done) => {
      setFitted(done);
      if (person) void refreshPlans(client, person.id);
    },
  );
  if (fitted) return <Outcome kind={kind} fitted={fitted} />;
  return (
    <>
      <Button
        wide
        disabled={!isAllowed}
        pending={fit.isPending}
        pendingLabel="Checking it against your answers..."
        onClick={() => fit.mutate(undefined)}
      >
        Fit it to me
      </Button>
      <Text tone="quiet">
        {isAllowed ? `${PRODUCT.coach} builds it anew for you, keeps what fits, and says what changed.` : note}
      </Text>
    </>
  );
}

function Outcome({ kind, fitted: { kept, replaced } }: { kind: 'meal' | 'workout'; fitted: Fitted }) {
  const part = kind === 'meal' ? 'dishes' : 'exercises';
  return (
    <div role="status">
      <Text>
        It is your {kind} plan now, made anew by your own answers and checked against them.{' '}
        {replaced.length === 0 ? 'All of it could stay. ' : `Other ${part} stand in for: ${replaced.join(', ')}. `}
        {kept.length > 0 && replaced.length > 0 && `Kept: ${kept.join(', ')}. `}
        <TextLink href={kind === 'meal' ? '/meal-plans' : '/exercise-plans'}>See your plan</TextLink>
      </Text>
    </div>
  );
}
