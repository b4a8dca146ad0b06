import type { BasisLine } from '#core/certificate/certificate.ts';
import { middleReps } from '../dosing/prescription.ts';
import type { TimedEntry } from '../dosing/session-time.ts';
import { MAJOR_GROUPS } from '../volume/muscle-groups.ts';
import { effectiveFloor, type Volume, volumeOf, volumeRange } from '../volume/volume.ts';
import { GROUP_NAMES } from '../wording/exercise-text.ts';
import type { TrainingBrief } from './training-brief.ts';

type Facts = { work: readonly TimedEntry[]; brief: TrainingBrief; minutes: number; kcal: number };

function setLines({ work, brief }: Facts): BasisLine[] {
  const volume = volumeOf(work);
  const sets = work.reduce((sum, entry) => sum + entry.sets, 0);
  return countedGroups(volume, brief).map((group) => {
    const range = volumeRange(group, brief.goal, brief.level);
    const floor = Math.round(effectiveFloor(range, sets) * 10) / 10;
    return {
      id: `sets-${group.replaceAll('_', '-')}`,
      label: `Weekly sets: ${GROUP_NAMES[group]}`,
      value: volume[group],
      unit: 'sets',
      because: `A set counts 1 for the muscles it trains directly and 0.5 for those that help; for your goal and level about ${floor} to ${range.cap} are useful in the time you have.`,
      source: 'Pelland et al. 2025 (Sports Medicine); Schoenfeld et al. 2017',
    };
  });
}

/** What a program of another form cannot train at all needs no line. */
const countedGroups = (volume: Volume, { form }: TrainingBrief) =>
  MAJOR_GROUPS.filter((group) => form === null || volume[group] > 0);

function weighted(work: readonly TimedEntry[], value: (entry: TimedEntry) => number): number {
  const sets = work.reduce((sum, entry) => sum + entry.sets, 0);
  const total = work.reduce((sum, entry) => sum + entry.sets * value(entry), 0);
  return sets === 0 ? 0 : Math.round(total / sets);
}

/** Where the numbers of a program come from, one line each. */
export function programBasis(facts: Facts): BasisLine[] {
  const { work, brief, minutes, kcal } = facts;
  const reps = work.filter((entry) => entry.dose.kind === 'reps');
  const lines: BasisLine[] = [
    ...setLines(facts),
    {
      id: 'session-time',
      label: 'Session length',
      value: minutes,
      unit: 'minutes',
      because: `Set-up, 10 seconds to start a set, 3 seconds a rep, every rest and 90 seconds between rounds add up to your ${brief.minutes} minutes.`,
      source: 'Our session time model, checked against a second one',
    },
    {
      id: 'rest',
      label: 'Average rest',
      value: weighted(work, (entry) => entry.restSeconds),
      unit: 'seconds',
      because:
        'You go round the exercises, so a muscle rests a whole round before its next set and short rests are enough.',
      source: 'Singer et al. 2024; Iversen et al. 2021 (Sports Medicine)',
    },
    {
      id: 'reps',
      label: 'Average reps per set',
      value: weighted(reps, (entry) => middleReps(entry.dose)),
      unit: 'reps',
      because:
        'Rep ranges follow your goal: fewer, heavier reps for muscle, more for fat loss, always with some reps left.',
      source: 'ACSM position stand 2009 (Ratamess et al.)',
    },
  ];
  if (brief.hideNumbers) return lines;
  const calories: BasisLine = {
    id: 'calories',
    label: 'Energy per session (estimate)',
    value: kcal,
    unit: 'kcal',
    because: `Activity energy (MET) × ${Math.round(brief.weightKg)} kg × hours, for each part of the session; the true figure may be 20–30 % away.`,
    source: '2024 Adult Compendium of Physical Activities',
  };
  return [...lines, calories];
}
