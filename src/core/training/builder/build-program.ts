import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { Exercise, ExerciseCatalogue } from '#core/catalogue/exercise.ts';
import type { PlanResult, Refusal } from '#core/certificate/plan-result.ts';
import { defaultRest, doseFor, type Emphasis, workKind } from '../dosing/dosing.ts';
import { type Fillers, fitTime } from '../dosing/fit-time.ts';
import { programTotals } from '../dosing/program-totals.ts';
import { sessionSeconds, type TimedEntry } from '../dosing/session-time.ts';
import { withLoads } from '../progression/planned-loads.ts';
import { linesOf, type Session, type WorkEntry, withRests } from '../session.ts';
import { fillVolume } from '../volume/fill-volume.ts';
import { isBalanced } from '../volume/week-volume.ts';
import { focusText, plannedExercise } from '../wording/exercise-text.ts';
import { programNotes } from '../wording/explain-program.ts';
import type { WorkoutDay, WorkoutPlanDraft } from '../workout-plan.ts';
import { exercisePool } from './exercise-pool.ts';
import { orderDay } from './order-day.ts';
import { FIRST_SETS, type Pick, pickWeek } from './pick-exercises.ts';
import { programBlock } from './program-block.ts';
import {
  cardioBlock,
  cardioLines,
  coolDownLines,
  coolDownMinutes,
  finisherMinutes,
  intervalLines,
  LINES_MAX,
  otherCardio,
  stretchLines,
  warmUpLines,
  warmUpMinutes,
} from './session-ends.ts';
import {
  isGentle,
  type TrainingBrief,
  trainingBrief,
  type WorkoutPreferences,
  type WorkoutRequest,
} from './training-brief.ts';
import { trainingRefusal } from './training-refusal.ts';
import { type DayKind, dayNames, isLegDay, weekEmphasis, weekSplit } from './week-split.ts';

export type BuildProgramInput = {
  profile: Profile;
  constraints: Constraints;
  catalogue: ExerciseCatalogue;
  request: WorkoutRequest;
  seed: number;
  avoidExerciseIds?: readonly string[];
  preferences?: WorkoutPreferences;
};

const SEEK_CARE: Refusal = {
  code: 'training_seek_care',
  title: 'Please see a doctor first',
  message:
    'What you told us needs a doctor’s eye before you train, so we have not made a workout plan. If you have chest pain, trouble breathing or feel faint now, call your emergency number. Once you have been checked and told that exercise is fine, update your profile and we will gladly plan with you.',
};

const INTERVAL_SESSIONS_MAX = 2;
const CARDIO_DAY_STRETCHES = 3;
/** Fitting the time may cost a set that the balance needs: then volume and time are settled once more. */
const FIT_ATTEMPTS_MAX = 3;

/** A week of training for one person: pure, deterministic in its seed. See docs/domain.md for the rules and their sources. */
export function buildProgram(input: BuildProgramInput): PlanResult<WorkoutPlanDraft> {
  const refusal = trainingRefusal(input.constraints, SEEK_CARE);
  if (refusal) return { ok: false, refusal };
  const brief = trainingBrief(input);
  const pool = exercisePool(input.catalogue.exercises.values(), brief);
  const sessions = planSessions(pool, brief);
  return { ok: true, draft: draftOf(sessions, brief, input.catalogue) };
}

function planSessions(pool: readonly Exercise[], brief: TrainingBrief): Session[] {
  const split = weekSplit(brief, pool);
  const names = dayNames(split);
  const emphases = weekEmphasis(split, brief);
  const picks = pickWeek(split, pool, brief);
  const ends: EndsState = { pool, brief, split, used: new Map(), intervals: 0 };
  const sessions = split.map((kind, day) => {
    const work = workEntries(picks[day] ?? [], brief, emphases[day] ?? 'medium');
    return { kind, name: names[day] ?? '', work, ...sessionEnds(ends, day, work) };
  });
  for (let attempt = 0; attempt < FIT_ATTEMPTS_MAX; attempt++) {
    // Rests that were stretched to fill the time would else leave none for the sets that are missing.
    if (attempt > 0) for (const session of sessions) session.work = withRests(session.work, 0, brief);
    fillVolume(sessions, brief);
    sessions.forEach((session, day) => {
      fitTime(session, brief, fillersFor(ends, day, session), attempt > 0);
    });
    if (isBalanced(sessions, brief)) break;
  }
  return sessions;
}

function workEntries(picks: readonly Pick[], brief: TrainingBrief, emphasis: Emphasis): WorkEntry[] {
  return withLoads(dosed(picks, brief, emphasis), brief);
}

function dosed(picks: readonly Pick[], brief: TrainingBrief, emphasis: Emphasis): WorkEntry[] {
  const ordered = orderDay(picks.map(({ exercise, slot }) => ({ exercise, role: slot.role })));
  const first = ordered.findIndex(({ exercise }) => workKind(exercise, true) === 'first_compound');
  return ordered.map(({ exercise, role }, index) => {
    const work = workKind(exercise, index === first);
    return {
      exercise,
      role,
      work,
      sets: FIRST_SETS,
      dose: doseFor(exercise, work, brief, emphasis),
      restSeconds: defaultRest(work, brief),
    };
  });
}

type EndsState = {
  pool: readonly Exercise[];
  brief: TrainingBrief;
  split: readonly DayKind[];
  used: Map<string, number>;
  intervals: number;
};
type Ends = Omit<Session, 'kind' | 'name' | 'work'>;

/** What to loosen for the day: the muscles of its lifts and its cardio; trunk work and carries alone would warm up the wrists. */
function musclesOf(work: readonly WorkEntry[], cardio: readonly TimedEntry[]): Set<string> {
  const lifts = work.filter((entry) => entry.work !== 'core');
  return new Set([...lifts, ...cardio].flatMap(({ exercise }) => loosened(exercise)));
}

const LEGS = ['quads', 'glutes', 'hamstrings', 'calves', 'hip_flexors'];
const loosened = ({ primaryMuscles }: Exercise) =>
  primaryMuscles.flatMap((muscle) => (muscle === 'full_body' ? LEGS : [muscle]));

function choiceFor(state: EndsState, day: number) {
  return { pool: state.pool, brief: state.brief, day, used: state.used };
}

function sessionEnds(state: EndsState, day: number, work: readonly WorkEntry[]): Ends {
  const { brief } = state;
  const choice = choiceFor(state, day);
  const isCardioDay = state.split[day] === 'cardio';
  const stretchCount = isCardioDay ? CARDIO_DAY_STRETCHES : 0;
  const cardio = isCardioDay ? cardioDayLines(state, day) : cardioBlock(choice, finisherMinutes(brief));
  const muscles = musclesOf(work, isCardioDay ? cardio : []);
  const coolDown = coolDownLines(choice);
  const free = LINES_MAX - work.length - cardio.length - coolDown.length - 1 - stretchCount;
  const warmUp = warmUpLines(choice, muscles, Math.min(2, Math.max(0, free)));
  const room = LINES_MAX - work.length - cardio.length - coolDown.length - warmUp.length;
  const stretches = stretchLines(choice, muscles, Math.min(isCardioDay ? CARDIO_DAY_STRETCHES : 1, room));
  const ends = { warmUp, cardio, stretches, coolDown };
  for (const line of [...warmUp, ...cardio, ...stretches, ...coolDown]) {
    state.used.set(line.exercise.id, (state.used.get(line.exercise.id) ?? 0) + 1);
  }
  return ends;
}

/** The main block of a cardio day: intervals for practised people, at most twice a week and not before a leg day. */
function cardioDayLines(state: EndsState, day: number): TimedEntry[] {
  const { brief } = state;
  const minutes = Math.round(0.6 * (brief.minutes - warmUpMinutes(brief) - coolDownMinutes(brief)));
  const next = state.split[day + 1];
  const mayInterval =
    brief.level !== 'beginner' &&
    !isGentle(brief) &&
    !brief.lowRecovery &&
    state.intervals < INTERVAL_SESSIONS_MAX &&
    !(next && isLegDay(next));
  if (!mayInterval) return cardioLines(choiceFor(state, day), minutes, isGentle(brief));
  state.intervals += 1;
  return intervalLines(choiceFor(state, day), minutes);
}

function fillersFor(state: EndsState, day: number, { kind, work, cardio }: Session): Fillers {
  const choice = choiceFor(state, day);
  const muscles = musclesOf(work, kind === 'cardio' ? cardio : []);
  return {
    cardio: (minutes) => cardioBlock(choice, minutes),
    otherCardio: (beside, minutes) => otherCardio(choice, beside, minutes),
    stretches: (count) => stretchLines(choice, muscles, count),
  };
}

function draftOf(sessions: readonly Session[], brief: TrainingBrief, catalogue: ExerciseCatalogue): WorkoutPlanDraft {
  const totals = programTotals(sessions.map(linesOf), brief);
  return {
    days: sessions.map((session) => dayOf(session, brief, catalogue)),
    difficulty: brief.level,
    daysPerWeek: brief.days,
    block: programBlock(sessions, brief),
    notes: programNotes({ exercises: [...catalogue.exercises.values()], sessions, brief }, totals.estimatedCalories),
    ...totals,
  };
}

function dayOf(session: Session, brief: TrainingBrief, catalogue: ExerciseCatalogue): WorkoutDay {
  const kinds = new Map<TimedEntry, WorkEntry['work']>(session.work.map((entry) => [entry, entry.work]));
  const lines = linesOf(session);
  return {
    name: session.name,
    focus: focusText(session.work, session.kind === 'cardio'),
    estimatedMinutes: Math.round(sessionSeconds(lines) / 60),
    exercises: lines.map((line) => plannedExercise(line, kinds.get(line) ?? null, { catalogue, brief })),
  };
}
