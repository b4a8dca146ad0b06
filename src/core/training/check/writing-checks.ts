import type { Constraints } from '#core/athlete/constraints.ts';
import type { Level } from '#core/catalogue/level.ts';
import { LEVELS } from '#core/catalogue/level.ts';
import type { Check } from '#core/certificate/certificate.ts';
import { unsafeClaims } from '#core/certificate/plan-text.ts';
import { notePieces, type Piece, textFaults } from '#core/certificate/text-limits.ts';
import { verdict } from '#core/certificate/verdict.ts';
import type { WorkoutPlanDraft } from '#core/training/workout-plan.ts';

export type WorkoutCheckRequest = { difficulty: Level; daysPerWeek: number };

const ENTRIES = { least: 3, most: 10 } as const;
const LONGEST = { name: 120, line: 200, description: 600 } as const;
/** What a plan for anyone but an advanced lifter never asks for. */
const TO_THE_LIMIT = /\b(amrap|to failure|until failure|max(?:imum)? effort|1 ?rm|one[- ]rep max)\b/i;

function pieces(plan: WorkoutPlanDraft): Piece[] {
  const ofDays = plan.days.flatMap((day) => [
    { text: day.name, most: LONGEST.name, where: 'The name of a day' },
    { text: day.focus, most: LONGEST.name, where: `The focus of "${day.name}"` },
    ...day.exercises.flatMap((entry) => [
      { text: entry.name, most: LONGEST.name, where: `An exercise of "${day.name}"` },
      { text: entry.description, most: LONGEST.description, where: `The description of "${entry.name}"` },
      { text: entry.equipment, most: LONGEST.line, where: `The equipment of "${entry.name}"` },
      ...(entry.duration === null ? [] : [{ text: entry.duration, most: 40, where: `The time of "${entry.name}"` }]),
      ...entry.instructions.map((text) => ({ text, most: LONGEST.line, where: `A step of "${entry.name}"` })),
    ]),
  ]);
  return [...ofDays, ...notePieces(plan)];
}

/** The number of days and of entries a day, and the level that was asked for. */
export function scheduleChecks(plan: WorkoutPlanDraft, request: WorkoutCheckRequest): Check[] {
  const { daysPerWeek, difficulty } = request;
  const days = [
    ...(plan.days.length === daysPerWeek
      ? []
      : [`${daysPerWeek} days were asked for, the plan holds ${plan.days.length}.`]),
    ...(plan.daysPerWeek === plan.days.length ? [] : [`The plan states ${plan.daysPerWeek} days.`]),
    ...(LEVELS.indexOf(plan.difficulty) > LEVELS.indexOf(difficulty) ? [`${plan.difficulty} was not asked for.`] : []),
  ];
  const entries = plan.days
    .filter(({ exercises }) => exercises.length < ENTRIES.least || exercises.length > ENTRIES.most)
    .map(({ name, exercises }) => `"${name}" holds ${exercises.length} entries.`);
  return [
    verdict('schedule', days, 'The days and the level are those asked for.'),
    verdict('entries', entries, 'Every day holds three to ten entries.'),
  ];
}

/** Texts that a person can read without harm: plain, bounded, without promises, with the rule to stop at pain. */
export function writingChecks(plan: WorkoutPlanDraft, constraints: Constraints, level: Level): Check[] {
  const all = pieces(plan);
  const careTexts = constraints.care.notices.map((notice) => notice.text);
  const own = all.filter(({ text }) => !careTexts.includes(text));
  const unsafe = own.flatMap(({ text, where }) => [
    ...unsafeClaims(text).map((fault) => `${where} ${fault}.`),
    ...(level !== 'advanced' && TO_THE_LIMIT.test(text) ? [`${where} asks for the last possible repetition.`] : []),
  ]);
  const stop = plan.notes.some((note) => /\bstop\b/i.test(note) && /\b(pain|dizz\w+|faint\w*)\b/i.test(note));
  return [
    verdict('text-limits', textFaults(all, plan.notes), 'All texts are plain, filled in and of sane length.'),
    verdict('text-safety', unsafe, 'No text promises, diagnoses, names a dose or drives to the limit.'),
    verdict('stop-note', stop ? [] : ['The note to stop at pain is missing.'], 'The notes say when to stop.'),
  ];
}
