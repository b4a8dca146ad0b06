import { describe, expect, it } from 'vitest';
import { isCertified } from '#core/certificate/certificate.ts';
import type { PlannedExercise, TrainingBlock } from '#core/training/workout-plan.ts';
import { anAthlete, PERSONAS } from '#test/personas.ts';
import {
  AT_HOME,
  type Athlete,
  athlete,
  changeDay,
  changeLift,
  changeLifts,
  changeWeek,
  dayAt,
  doInstead,
  FULL_GYM,
  failedWorkoutChecks,
  honestWeek,
  keepOnly,
  type PlantInWeek,
  reorder,
  sayInNotesOfWeek,
  workoutCertificate,
} from '#test/workout-faults.ts';

const gymGoer = anAthlete({ goal: 'muscle_gain', experienceLevel: 'intermediate', workoutDaysPerWeek: 4 });
const lifter = athlete(gymGoer, { equipment: FULL_GYM });
const beginner = athlete(PERSONAS.beginnerNoGear, { equipment: AT_HOME });
const heavy = athlete({ ...gymGoer, weightLbs: 240 }, { equipment: FULL_GYM });
const dumbbells = athlete(PERSONAS.marcusVeganDumbbells, {
  equipment: [...AT_HOME, 'dumbbell'],
  injuries: { knee: 'mild' },
});
const soreBack = athlete(gymGoer, { equipment: FULL_GYM, injuries: { lower_back: 'severe' } });
const hatesLunges = athlete(gymGoer, { equipment: FULL_GYM, dislikedExerciseTerms: ['lunges'] });
const cannotLunge = athlete(gymGoer, {
  equipment: FULL_GYM,
  forbiddenExercises: { 'bodyweight-reverse-lunge': 'kneeling' },
});
const pregnant = athlete(PERSONAS.pregnantSofia, { equipment: FULL_GYM, modes: ['pregnancy'] });
const afterBirth = athlete(PERSONAS.pregnantSofia, { equipment: FULL_GYM, modes: ['cautious', 'postpartum'] });
const senior = athlete(PERSONAS.oldRuth, { equipment: [...AT_HOME, 'dumbbell'], modes: ['senior'] });
const clearFirst = athlete(gymGoer, { equipment: FULL_GYM, modes: ['clear_first'] });
const stopped = athlete(gymGoer, { equipment: FULL_GYM, modes: ['stop'] });

const runner = athlete({ ...gymGoer, goal: 'weight_loss', workoutDaysPerWeek: 5 }, { equipment: FULL_GYM });

const PEOPLE = {
  runner,
  lifter,
  beginner,
  heavy,
  dumbbells,
  soreBack,
  hatesLunges,
  pregnant,
  afterBirth,
  senior,
  clearFirst,
};

const copyDay = (from: number, to: number): PlantInWeek => {
  return (plan) => void plan.days.splice(to, 1, { ...structuredClone(dayAt(plan, from)), name: `Again ${to}` });
};
const copyDayOver: PlantInWeek = (plan) => {
  for (let at = 1; at < plan.days.length; at++) copyDay(0, at)(plan);
};
const tooManyEntries: PlantInWeek = (plan) => {
  const { exercises } = dayAt(plan, 0);
  exercises.push(...structuredClone(exercises));
};
const repeatWarmUp: PlantInWeek = (plan) => void Object.assign(dayAt(plan, 0).exercises[0] ?? {}, { sets: 3 });
const burnMore: PlantInWeek = (plan) =>
  changeWeek({ estimatedCalories: Math.round(plan.estimatedCalories * 1.4) })(plan);
type Fault = [what: string, caughtBy: string, plant: PlantInWeek, who?: Athlete];

const WRITING: Fault[] = [
  ['eleven entries', 'schema', tooManyEntries],
  ['seven sets', 'schema', changeLift({ sets: 7 })],
  ['a field too many', 'schema', (plan) => void Object.assign(plan, { extra: true })],
  ['a day missing', 'schedule', (plan) => void plan.days.pop()],
  ['another number of days stated', 'schedule', changeWeek({ daysPerWeek: 3 })],
  ['a level not asked for', 'schedule', changeWeek({ difficulty: 'advanced' })],
  ['a day of two entries', 'entries', reorder((entries) => entries.slice(0, 2))],
  ['markup in a name', 'text-limits', changeDay({ name: '<i>Push</i>' })],
  ['a script in a note', 'text-limits', sayInNotesOfWeek('<script>alert(1)</script>')],
  ['an empty focus', 'text-limits', changeDay({ focus: ' ' })],
  ['an endless description', 'text-limits', changeLift({ description: 'strong '.repeat(200) })],
  ['a cure', 'text-safety', sayInNotesOfWeek('This week cures back pain.')],
  ['a guarantee', 'text-safety', sayInNotesOfWeek('Results are guaranteed.')],
  ['no pain, no gain', 'text-safety', changeLift({ description: 'No pain, no gain.' })],
  ['fat melted in one place', 'text-safety', sayInNotesOfWeek('These crunches burn belly fat.')],
  ['a dose', 'text-safety', sayInNotesOfWeek('Take 5 g of creatine before each session.')],
  ['a diagnosis', 'text-safety', sayInNotesOfWeek('You probably have a torn meniscus.')],
  ['sets to failure for a beginner', 'text-safety', changeLift({ description: 'Go to failure.' }), beginner],
  ['no word about pain', 'stop-note', changeWeek({ notes: ['Have fun.'] })],
];

const EXERCISES: Fault[] = [
  ['an invented exercise', 'exercises-known', changeLift({ exerciseId: 'moon-walk' })],
  ['a wrong name', 'names', changeLift({ name: 'Sky Press' })],
  ['a lift called a warm-up', 'kinds', changeLift({ category: 'warmup' })],
  ['a muscle that is not trained', 'kinds', changeLift({ targetMuscles: ['tongue'] })],
  ['instructions of somebody else', 'guides', changeLift({ instructions: ['Just lift it.', 'Drop it.', 'Repeat.'] })],
  ['no instructions', 'guides', changeLift({ instructions: [] })],
  ['an exercise twice a day', 'no-duplicates', doInstead('push-up', 'push-up')],
  ['a barbell that is not there', 'equipment', doInstead('barbell-bench-press'), dumbbells],
  ['a machine at home', 'equipment', doInstead('leg-press'), beginner],
  ['a knee strained', 'joints', doInstead('wall-sit'), dumbbells],
  ['a severe back only to be careful with', 'joints', doInstead('bent-over-dumbbell-row'), soreBack],
  ['an advanced move for a beginner', 'level', doInstead('handstand-push-up'), beginner],
  ['lying on the back in pregnancy', 'safety-mode', doInstead('glute-bridge'), pregnant],
  ['sit-ups in pregnancy', 'safety-mode', doInstead('sit-up'), pregnant],
  ['sit-ups soon after a birth', 'safety-mode', doInstead('sit-up'), afterBirth],
  ['jumps for a senior', 'safety-mode', doInstead('squat-jump'), senior],
  ['intervals before a clinician agrees', 'safety-mode', doInstead('rowing-machine-intervals'), clearFirst],
  ['anything at all when training must stop', 'safety-mode', () => undefined, stopped],
  ['burpees at a BMI of 39', 'impact', doInstead('burpee'), heavy],
  ['three exercises that land hard', 'impact', doInstead('burpee', 'jumping-jack', 'high-knees')],
  ['a movement that is left out', 'movements', doInstead('bodyweight-reverse-lunge'), cannotLunge],
  ['lunges that are disliked', 'dislikes', doInstead('bodyweight-reverse-lunge'), hatesLunges],
];

const NUMBERS: Fault[] = [
  ['reps that no player can count', 'reps', changeLift({ reps: 'AMRAP' })],
  ['sixty reps', 'reps', changeLift({ reps: '50-60' })],
  ['single reps', 'reps', changeLift({ reps: '1-2' })],
  ['a plank of three minutes', 'reps', changeLift({ reps: '180 seconds' })],
  ['a warm-up in every round', 'reps', repeatWarmUp],
  ['minutes of rest', 'rest', changeLift({ rest: '2 min' })],
  ['a range of minutes', 'rest', changeLift({ rest: '1-2 minutes' })],
  ['no rest to speak of', 'rest', changeLift({ rest: '5 seconds' })],
  ['endless rest', 'rest', changeLift({ rest: '300 seconds' })],
  ['sessions a fifth too long', 'session-time', changeLifts({ rest: '150 seconds' })],
  ['sessions too short', 'session-time', changeLifts({ sets: 1 })],
  ['minutes made up', 'stated-time', changeDay({ estimatedMinutes: 20 })],
  ['an average made up', 'stated-time', changeWeek({ estimatedDuration: 75 })],
  ['no warm-up', 'warm-up', keepOnly((_, { category }) => category !== 'warmup')],
  ['no cool-down', 'warm-up', keepOnly((_, { category }) => category !== 'cooldown' && category !== 'flexibility')],
  ['the warm-up at the end', 'warm-up', reorder(([first, ...rest]) => (first ? [...rest, first] : rest))],
  ['calories two fifths too high', 'calories', burnMore],
  ['no chest all week', 'coverage', keepOnly(({ primaryMuscles }) => !primaryMuscles.includes('chest'))],
  ['six sets of everything', 'weekly-caps', changeLifts({ sets: 6 })],
  ['a session of six sets each', 'session-caps', changeLifts({ sets: 6 })],
  ['lifting on all days', 'lifting-days', copyDayOver, beginner],
  ['pushing only', 'push-pull', keepOnly(({ pattern }) => !pattern.endsWith('_pull') && pattern !== 'rear_delt')],
  ['pulling only', 'push-pull', keepOnly(({ pattern }) => !pattern.endsWith('_push') && pattern !== 'fly')],
  ['the same muscles on two days running', 'recovery', copyDay(0, 1)],
  ['small movements first', 'order', doInstead('dumbbell-fly', 'barbell-bench-press')],
  ['jumps after slow lifts', 'order', doInstead('barbell-bench-press', 'box-jump')],
  ['cardio between lifts', 'order', doInstead('barbell-bench-press', 'outdoor-brisk-walk')],
];

const inBlock = (changed: Partial<TrainingBlock>): PlantInWeek => {
  return (plan) => void Object.assign(plan.block ?? {}, changed);
};
/** Gives every day lifts that no other day has, as far as their names go. */
const nothingTwice: PlantInWeek = (plan) => {
  plan.days.forEach((day, at) => {
    if (at > 0)
      day.exercises = day.exercises.filter(
        ({ exerciseId }) =>
          !plan.days.slice(0, at).some((other) => other.exercises.some((line) => line.exerciseId === exerciseId)),
      );
  });
};
const lifterLines = (plan: Parameters<PlantInWeek>[0]) => plan.days.flatMap(({ exercises }) => exercises);
const onCardio = (changed: Partial<PlannedExercise>): PlantInWeek => {
  return (plan) => void Object.assign(lifterLines(plan).find(({ intervals }) => intervals) ?? {}, changed);
};

const BLOCK: Fault[] = [
  ['lifts that never come back', 'anchors', nothingTwice],
  ['a lift that stays and is nowhere', 'anchors', inBlock({ anchors: ['leg-press', 'moon-walk'] })],
  [
    'sets of a week made up',
    'block',
    inBlock({ weeks: [{ week: 1, sets: 5, repsInReserve: 2, lighter: false, change: 'Less.' }] }),
  ],
  ['weeks out of order', 'block', (plan) => void plan.block?.weeks.reverse()],
  ['a weight that no plates make', 'loads', changeLift({ startLbs: 97 })],
  ['a warm-up as heavy as the work', 'loads', changeLift({ startLbs: 95, warmUp: [{ weightLbs: 95, reps: 5 }] })],
  [
    'a warm-up that falls',
    'loads',
    changeLift({
      startLbs: 200,
      warmUp: [
        { weightLbs: 150, reps: 5 },
        { weightLbs: 100, reps: 5 },
      ],
    }),
  ],
  [
    'intervals without rounds',
    'conditioning',
    (plan) => lifterLines(plan).forEach((line) => void delete line.intervals),
    runner,
  ],
  [
    'more rounds than minutes',
    'conditioning',
    onCardio({ intervals: { workSeconds: 60, restSeconds: 120, rounds: 12, effort: 8 } }),
    runner,
  ],
  [
    'an effort of ten',
    'conditioning',
    onCardio({ intervals: { workSeconds: 30, restSeconds: 60, rounds: 5, effort: 10 } }),
    runner,
  ],
];

describe('checkWorkoutPlan', () => {
  it.each(Object.entries(PEOPLE))('passes an honest week for %s', (_, who) => {
    const certificate = workoutCertificate(honestWeek(who), who);
    expect(certificate.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(isCertified(certificate)).toBe(true);
  });

  it.each([...WRITING, ...EXERCISES, ...NUMBERS, ...BLOCK])('catches %s by %s', (_, caughtBy, plant, who = lifter) => {
    const plan = honestWeek(who === stopped ? lifter : who);
    plant(plan);
    expect(failedWorkoutChecks(plan, who)).toContain(caughtBy);
  });

  it('has a planted fault for every check it makes', () => {
    const planted = new Set([...WRITING, ...EXERCISES, ...NUMBERS, ...BLOCK].map(([, caughtBy]) => caughtBy));
    const made = workoutCertificate(honestWeek(lifter), lifter).checks.map(({ id }) => id);
    expect(made.filter((id) => !planted.has(id))).toEqual([]);
  });

  it('asks no muscle for more than safe exercises can give', () => {
    const hurt = athlete(gymGoer, { equipment: AT_HOME, injuries: { shoulder: 'severe', wrist: 'severe' } });
    const coverage = workoutCertificate(honestWeek(hurt), hurt).checks.find(({ id }) => id === 'coverage');
    expect(coverage).toMatchObject({ ok: true, detail: expect.stringContaining('as far as safe exercises') });
  });

  it('explains a failure in a sentence that says where', () => {
    const plan = honestWeek(dumbbells);
    doInstead('wall-sit')(plan);
    const found = workoutCertificate(plan, dumbbells).checks.find(({ id }) => id === 'joints');
    expect(found?.detail).toBe(`Day 1 ("${dayAt(plan, 0).name}"): Wall Sit strains the knee.`);
  });
});
