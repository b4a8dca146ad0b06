import { Share } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { LiftDone } from '#core/training/player/workout-summary.ts';
import { ExerciseFigure } from '#web/parts/exercise-figure/exercise-figure.tsx';
import { Button } from '#web/ui/button.tsx';
import { shortMonthName } from '#web/ui/calendar-names.ts';
import { Actions, Section } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import styles from './after-workout.module.css';
import { type Card, drawCard, SIZE } from './draw-card.ts';
import type { Workout } from './kept-workout.ts';
import { setText } from './player-labels.ts';
import { shareImage } from './share-image.ts';

const FIGURE_SIZE = 160;
const SAID = { copied: 'Picture copied', saved: 'Picture saved', shared: null } as const;

/** The lift that leads: one with a record, else the first. */
const startOf = (lifts: readonly LiftDone[]) =>
  Math.max(
    0,
    lifts.findIndex(({ record }) => record !== null),
  );

function cardOf({ exercise, sets }: LiftDone, state: Workout['state']): Card {
  const best = sets.reduce((one, other) =>
    (other.weightLbs ?? 0) > (one.weightLbs ?? 0) || (other.weightLbs === one.weightLbs && other.reps > one.reps)
      ? other
      : one,
  );
  const alike = sets.filter(({ weightLbs, reps }) => weightLbs === best.weightLbs && reps >= best.reps).length;
  const day = new Date(state.dayStartedAt);
  return {
    name: exercise.name,
    sets: `${alike} × ${best.reps}`,
    load:
      best.weightLbs === null
        ? setText(null, exercise.reps).replace(/^[\d–]+ ?/, '') || 'reps'
        : `at ${best.weightLbs} lbs`,
    day: state.days[state.day]?.name ?? '',
    date: `${shortMonthName(day)} ${day.getDate()}`,
  };
}

type ShareCardProps = Pick<Workout, 'state'> & { lifts: readonly LiftDone[] };

/** A picture of one lift to show someone: no name and nothing about a body. */
export function ShareCard({ state, lifts }: ShareCardProps) {
  const [place, setPlace] = useState(() => startOf(lifts));
  const [isDrawn, setDrawn] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const figure = useRef<HTMLDivElement>(null);
  const toast = useToast();
  const lift = lifts[place];
  useEffect(() => {
    if (!lift) return;
    const draw = () => canvas.current && drawCard(canvas.current, cardOf(lift, state), figure.current);
    draw();
    // The figure's poses and the faces may come a moment later.
    const observer = new MutationObserver(draw);
    if (figure.current) observer.observe(figure.current, { childList: true, subtree: true });
    void document.fonts?.ready.then(draw);
    setDrawn(true);
    return () => observer.disconnect();
  }, [lift, state]);
  if (!lift) return null;
  const card = cardOf(lift, state);
  const share = async () => {
    const how = canvas.current && (await shareImage(canvas.current, `${card.name}, ${card.sets} ${card.load}`));
    if (how && SAID[how]) toast({ title: SAID[how], tone: 'success' });
  };
  return (
    <Section label="To show someone">
      <div className={styles.share}>
        <canvas
          ref={canvas}
          className={styles.picture}
          width={SIZE.width}
          height={SIZE.height}
          role="img"
          aria-label={`${card.name}, ${card.sets} ${card.load}. ${card.day}, ${card.date}.`}
        />
        <div ref={figure} className={styles.figure} aria-hidden="true">
          <ExerciseFigure
            key={lift.exercise.exerciseId}
            exerciseId={lift.exercise.exerciseId}
            muscles={lift.exercise.targetMuscles}
            size={FIGURE_SIZE}
          />
        </div>
        <Text tone="quiet">A picture of one lift. Your name and your body weight are not on it.</Text>
        <Actions>
          <Button disabled={!isDrawn} onClick={() => void share()}>
            <Share />
            Share
          </Button>
          {lifts.length > 1 && (
            <Button tone="quiet" onClick={() => setPlace((place + 1) % lifts.length)}>
              Pick another lift
            </Button>
          )}
        </Actions>
      </div>
    </Section>
  );
}
