import { useEffect } from 'react';
import { counted } from '#core/language/counted.ts';
import { exerciseOf, isStoppedEarly } from '#core/training/player/player.ts';
import { doneSets } from '#core/training/player/player-state.ts';
import { say, silence } from './cues.ts';
import type { Workout } from './kept-workout.ts';
import { spokenSet, spokenTime } from './player-labels.ts';
import type { PlayerSettings } from './player-settings.ts';
import { draftOf } from './set-draft.ts';

const LAST_SECONDS = 10;

/** What is worth saying now: a rest that begins, its last ten seconds, the next set, the end. */
export function announcementOf({ state, coach }: Workout, secondsLeft: number): string {
  const exercise = exerciseOf(state);
  if (isStoppedEarly(state)) return `Stopped. ${counted(doneSets(state).length, 'set')} kept.`;
  if (state.phase === 'completed') return 'Workout complete!';
  if (state.phase === 'day_done') return `${state.days[state.day]?.name} is done.`;
  if (!exercise) return '';
  const set = `${exercise.name}, ${spokenSet(draftOf(state, coach), exercise.reps)}`;
  if (state.phase === 'exercise') return `Set ${state.set} of ${exercise.sets}. ${set}.`;
  if (state.pausedAt !== null) return 'The timer is paused.';
  const seconds = state.rest?.seconds ?? 0;
  if (secondsLeft <= LAST_SECONDS && seconds > LAST_SECONDS) return `${LAST_SECONDS} seconds left.`;
  const logged = state.visits.at(-1)?.done ? 'Logged. ' : '';
  return `${logged}Rest, ${spokenTime(seconds)}. Next: set ${state.set} of ${set}.`;
}

/** The same as text for screen readers, and aloud where that is wanted. */
export function useAnnouncement(workout: Workout, secondsLeft: number, { speech }: PlayerSettings): string {
  const announcement = announcementOf(workout, secondsLeft);
  useEffect(() => {
    if (speech) say(announcement);
  }, [speech, announcement]);
  useEffect(() => silence, []);
  return announcement;
}
