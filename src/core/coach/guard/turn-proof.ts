import { readSafety } from '#core/coach/safety/read-safety.ts';
import type { CoachFacts, Receipt } from '#core/coach/turn.ts';
import type { ActionKind } from '../actions/actions.ts';
import { type Act, type Done, dangerOf, type GuardedPerson, type Proof } from './proof.ts';
import { derivedFrom, type Source, sourcesIn, weekdaysIn } from './sources.ts';

type Told = {
  facts: CoachFacts;
  person: GuardedPerson;
  message: string;
  receipts: readonly Receipt[];
  /** What tools worked out in this turn. */
  computed?: readonly Source[];
  general?: Proof['general'];
};

/** What a sentence of this turn is held against: all that was read for it, and what was done. */
export function turnProof({ facts, person, message, receipts, computed = [], general = () => [] }: Told): Proof {
  const { profile, targets, mealPlan, workoutPlan, nextSession, progress, membership, exercises, articles, answered } =
    facts;
  // Of their own answers only the figures count: words that people or articles wrote prove nothing about a body.
  const figures = Object.fromEntries(Object.entries(profile).filter(([, value]) => typeof value === 'number'));
  const plans = [mealPlan?.data, workoutPlan?.data, nextSession, exercises?.map(({ guide }) => guide)];
  const read = [...sourcesIn([figures, targets, ...plans, progress, membership, answered, receipts]), ...computed];
  return {
    person: { ...person, hidesNumbers: person.hidesNumbers || facts.hidesNumbers },
    sources: [...read, ...derivedFrom(read), ...sourcesIn(articles, { isGeneral: true })],
    done: receipts.flatMap(doneOf),
    weekdays: weekdaysIn(
      nextSession,
      workoutPlan?.data.days.map(({ name }) => name),
      receipts,
      message,
    ),
    message,
    danger: dangerOf(readSafety(message, { locale: null }).class),
    general,
  };
}

/** What a receipt says that was done; nothing of what waits or was refused. */
function doneOf(receipt: Receipt): Done[] {
  switch (receipt.kind) {
    case 'profile': {
      if (receipt.state === 'pending' || receipt.state === 'declined') return [];
      const act = receipt.state === 'undone' ? 'undo' : 'change';
      return receipt.changes.map(({ field, after }) => ({ act, about: aboutOf(field), words: wordsIn(String(after)) }));
    }
    case 'deed':
      return ofDeed(receipt);
    case 'memory':
      return receipt.memories.flatMap(({ state, text }) =>
        state === 'proposed'
          ? []
          : [{ act: state === 'kept' ? 'remember' : 'remove', about: [], words: wordsIn(text) }],
      );
    case 'nothing':
    case 'refused':
      return [];
  }
}

/** Which claim each action bears out. */
const ACT_OF: Readonly<Record<ActionKind, Act>> = {
  log_number: 'log',
  log_sets: 'log',
  log_workout: 'log',
  log_meal: 'log',
  log_food: 'log',
  correct_log: 'change',
  delete_log: 'remove',
  replace_meal: 'swap',
  meal_exception: 'change',
  end_meal_exception: 'change',
  replace_exercise: 'swap',
  generate_plan: 'create',
  activate_plan: 'change',
  rename_plan: 'change',
  favorite_plan: 'change',
  set_reminder: 'remind',
  log_cardio: 'log',
  session_exception: 'change',
  week_exception: 'change',
  end_exception: 'change',
  set_calories: 'change',
  answer_calories: 'change',
};

/** What was done, by the words of its card; what waits or was left proves nothing. */
function ofDeed({ state, action, title, line, card }: Extract<Receipt, { kind: 'deed' }>): Done[] {
  if (state === 'held' || state === 'declined') return [];
  const words = wordsIn(`${title} ${line}`);
  const act = state === 'undone' ? 'undo' : ACT_OF[action];
  if (card?.kind === 'meal') return [{ act, about: [card.after.type.replace(/^.*_/, '')], words }];
  if (card?.kind === 'plan') return [{ act, about: ['plan'], words }];
  return [{ act, about: action === 'log_number' ? wordsIn(title).slice(0, 1) : [], words }];
}

/** The objects that a claim may name for a changed answer: "your weight", "your target". */
const aboutOf = (field: string): string[] =>
  ['weight', 'target', 'energy'].filter((object) => field.toLowerCase().includes(object));

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3);
