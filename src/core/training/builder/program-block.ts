import { counted } from '#core/language/counted.ts';
import { listed } from '#core/language/listed.ts';
import { repsInReserve } from '../dosing/dosing.ts';
import { EXTRA_SETS_MAX } from '../progression/extra-sets.ts';
import { deloadSets } from '../progression/next-target.ts';
import { reserveOfWeek } from '../progression/occasion.ts';
import { deloadEveryWeeks } from '../progression/training-weeks.ts';
import type { Session, WorkEntry } from '../session.ts';
import type { TrainingBlock } from '../workout-plan.ts';
import { isGentle, type TrainingBrief } from './training-brief.ts';

/** Beginners ease off when they need it, so that their block has no easy week of its own. */
const BEGINNER_WEEKS = 6;
const NAMED_MOST = 3;

const GOAL_WORDS: Record<TrainingBrief['goal'], string> = {
  muscle_gain: 'muscle',
  weight_loss: 'fat loss',
  fitness: 'fitness',
};

function splitWords(sessions: readonly Session[], { form }: TrainingBrief): string {
  if (form?.seated) return 'Seated';
  if (form?.arm) return 'One-arm';
  if (form?.leg) return 'One-leg';
  const kinds = sessions.map(({ kind }) => kind);
  if (kinds.some((kind) => kind.startsWith('full'))) return 'Full body';
  const hasLegs = kinds.some((kind) => kind.startsWith('lower') || kind === 'legs');
  if (!hasLegs) return 'Upper body';
  if (!kinds.includes('push')) return 'Upper/lower';
  return kinds.includes('upper_1') ? 'Upper/lower, push/pull/legs' : 'Push/pull/legs';
}

/** What the plan is, in a few words: "Upper/lower muscle". */
function blockTitle(sessions: readonly Session[], brief: TrainingBrief): string {
  const goal = brief.modes.has('pregnancy') ? 'in pregnancy' : GOAL_WORDS[brief.goal];
  return `${splitWords(sessions, brief)} ${goal}`;
}

type Lift = { entry: WorkEntry; days: number };

function liftsOf(sessions: readonly Session[]): Lift[] {
  const lifts = new Map<string, Lift>();
  for (const { work } of sessions) {
    for (const entry of work) {
      const known = lifts.get(entry.exercise.id);
      lifts.set(entry.exercise.id, { entry: known?.entry ?? entry, days: (known?.days ?? 0) + 1 });
    }
  }
  return [...lifts.values()];
}

const isLarge = ({ entry }: Lift) => entry.role === 'main' || entry.role === 'secondary';

function weeksOf(sessions: readonly Session[], brief: TrainingBrief): TrainingBlock['weeks'] {
  const work = sessions.flatMap((session) => session.work);
  const sets = work.reduce((sum, entry) => sum + entry.sets, 0);
  const easySets = work.reduce((sum, entry) => sum + deloadSets(entry.sets), 0);
  const planned = repsInReserve('compound', brief);
  const every = deloadEveryWeeks(brief.level, brief.days);
  const grows = brief.level !== 'beginner' && !isGentle(brief) && !brief.lowRecovery;
  return Array.from({ length: every ?? BEGINNER_WEEKS }, (_, index) => {
    const week = index + 1;
    if (week === every) {
      return {
        week,
        sets: easySets,
        repsInReserve: 4,
        lighter: true,
        change: 'About half of the sets, with a tenth less weight.',
      };
    }
    const reserve = reserveOfWeek(planned, brief.level, { week, startsAt: 0, deload: null });
    const extra = grows ? Math.min(EXTRA_SETS_MAX, index) : 0;
    return { week, sets, repsInReserve: reserve, lighter: false, change: changeOf(week, extra, brief) };
  });
}

function changeOf(week: number, extra: number, { level, modes }: TrainingBrief): string {
  if (week === 1) return 'Find your weights: every set should leave the reps named here.';
  if (modes.has('pregnancy')) return 'The same work; less whenever that feels better.';
  if (level === 'beginner') {
    return week === BEGINNER_WEEKS
      ? 'As the week before; lighter if two lifts are stuck or you feel worn out.'
      : 'One rep more where all sets went well; at the top of the range, the next weight.';
  }
  return `More weight where every set reached the top of its range${extra > 0 ? `; up to ${counted(extra, 'set')} more if you recover well` : ''}.`;
}

/** What a new plan keeps and what it changes, and why; true of every new plan, since chance has no part in the large lifts. */
function nextText(lifts: readonly Lift[]): string {
  const kept = lifts.filter((lift) => isLarge(lift) && lift.days > 1).map(({ entry }) => entry.exercise.name);
  const small = lifts.find(({ entry }) => entry.role === 'accessory')?.entry.exercise.name;
  const keeps =
    kept.length > 0
      ? `keeps ${listed(kept.slice(0, NAMED_MOST))}, because a lift grows by coming back`
      : 'keeps your main lifts, because a lift grows by coming back';
  return small
    ? `A new plan ${keeps}, and changes small ones such as ${small}, so that no joint does the same for months.`
    : `A new plan ${keeps}.`;
}

/** The weeks ahead: how much, how hard, when it gets lighter, and what stays. It says what the progression does, and adds nothing. */
export function programBlock(sessions: readonly Session[], brief: TrainingBrief): TrainingBlock {
  const lifts = liftsOf(sessions);
  return {
    title: blockTitle(sessions, brief),
    anchors: lifts.filter(isLarge).map(({ entry }) => entry.exercise.id),
    weeks: weeksOf(sessions, brief),
    next: nextText(lifts),
  };
}
