import type { FieldChange } from '#core/athlete/change-profile.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { ProfileField } from '#core/athlete/profile-fields.ts';
import type { ExerciseGuide, Joint } from '#core/catalogue/exercise.ts';
import type { BasisLine } from '#core/certificate/certificate.ts';
import type { KeptMemory, MemoryProposal } from '#core/coach/memory/memory.ts';
import type { ArticleHit } from '#core/content/documents.ts';
import type { Allowance } from '#core/membership/allowance.ts';
import type { Tier } from '#core/membership/tiers.ts';
import type { Meal, MealType } from '#core/nutrition/meal-plan.ts';
import type { MealTargets } from '#core/nutrition/targets/targets.ts';
import type { ChatLogKind } from '#core/progress/log-kinds.ts';
import type { ReminderSettings } from '#core/reminders/reminders.ts';
import type { PlannedExercise, WorkoutDay, WorkoutPlanData } from '#core/training/workout-plan.ts';
import type { ActionKind, TypedAction } from './actions/actions.ts';
import type { DeedState } from './actions/deed-versions.ts';
import type { KnownFoods, MealPlanFacts, MealTalk } from './dialogue/meal-talk.ts';
import type { LastSwap, RecentEntry } from './dialogue/recent-entries.ts';
import type { ShownThing } from './dialogue/shown-thing.ts';
import type { KnowledgeFacts } from './knowledge/knowledge-facts.ts';
import type { Figure } from './queries/figure.ts';
import type { Query } from './queries/query.ts';
import type { ReadAct } from './reader/read-acts.ts';
import type { Eaten } from './reader/read-eaten.ts';
import type { Mend } from './reader/read-mend.ts';
import type { TrainingAct, TrainingState } from './reader/read-training.ts';
import type { MealAct } from './reader/told-meal.ts';
import type { Feeling } from './recall/asked.ts';
import type { TrainingFacts } from './training-facts.ts';

/**
 * One turn of the chat, in this order; the same types serve the built-in coach and a model.
 * 1. `readSafety(message, SafetyContext): SafetyVerdict` (safety/read-safety.ts), before anything else.
 *    `disclosureChange(profile, disclosure): ProposedChange | null` (safety/disclosure.ts) is what to keep of it.
 * 2. `understand(message, UnderstandContext): Understanding` (understand.ts)
 * 3. `toolsFor(understanding): ToolName[]` (tools-for.ts); the server reads `CoachFacts` with them.
 * 4. `answerWithTools(understanding, facts, { seed }): CoachReply` (answer.ts)
 * 5. The server acts; `renderReceipt(receipt, { hidesNumbers }): CoachBlock[]` (render-receipt.ts) tells of it.
 * A model's sentences go through `guardSentence(sentence, turnProof(…)): Verdict` (guard/guard-sentence.ts).
 */

/** One profile field with its whole new value, and the person's own words that ask for it. */
export type ProposedChange = {
  [Field in ProfileField]-?: { field: Field; after: Profile[Field]; quote: string };
}[ProfileField];

/** Something to write into the log, in the unit of its kind. */
export type ProposedLog = { logType: ChatLogKind; value: number; quote: string };

/** What a message asks for; `changes` and `logs` are beside these. */
export type Intent =
  | { kind: 'greeting' | 'thanks' | 'goodbye' | 'how_are_you' | 'are_you_human' | 'what_can_you_do' }
  /** A question to the person’s own data. */
  | { kind: 'query'; query: Query; certainty: number }
  | { kind: 'motivation' | 'tired' | 'rebuild_plans' }
  | { kind: 'missed_training'; span: 'day' | 'week' | 'long' }
  | { kind: 'swap_meal'; meal: MealType | 'snack' | null; wish: string }
  /** `later`: it is wished for one other day, which cannot be done ahead. */
  | { kind: 'swap_exercise'; exerciseId: string | null; wish: string; today: boolean; later?: boolean }
  | { kind: 'pain'; joint: Joint | null; quote: string }
  | { kind: 'how_to'; exerciseId: string | null; quote: string }
  | { kind: 'new_plan'; type: 'meal' | 'workout'; wish: string }
  /** How somebody is, where they ask and want nothing. */
  | { kind: 'feeling'; feeling: Feeling }
  /** Something worth knowing, or about the app, that was found for the message. */
  | { kind: 'knowledge'; id: string }
  | { kind: 'what_if'; field: ProfileField | null }
  /** A value outside its range or without a unit; `ask` is fit to be shown. */
  | { kind: 'ask_again'; field: ProfileField; ask: string }
  /** A field that chat cannot change (plan, price, other people, rules). */
  | { kind: 'not_allowed'; quote: string }
  /** What was lifted, as it was told; it is read once more with the person's own plan and log. */
  | { kind: 'log_sets'; told: string }
  | { kind: 'mend'; mend: Mend }
  | { kind: 'act'; act: ReadAct }
  /** Of sessions, a week, cardio or the calories of a day. */
  | { kind: 'training'; act: TrainingAct }
  | { kind: 'meal_act'; act: MealAct }
  | { kind: 'eaten'; eaten: Eaten }
  /** The last swap once more: another dish, another move. */
  | { kind: 'again'; swap: LastSwap; wish: string }
  /** Answers to a pending confirmation, or "undo". */
  | { kind: 'confirm' | 'decline' | 'undo' };
export type IntentKind = Intent['kind'];

/**
 * One earlier message of the same session. `choices`: the buttons that stood under it; `shown`: what its cards were about; `asked`: the
 * questions to the data that it answered, where that was kept.
 */
export type PastTurn = {
  isUser: boolean;
  text: string;
  choices?: readonly Choice[];
  shown?: readonly ShownThing[];
  asked?: readonly Query[];
};

export type UnderstandContext = {
  profile: Profile;
  /** Oldest first. */
  history: readonly PastTurn[];
  /** Whether a change of an earlier turn still waits for a yes. */
  hasPending: boolean;
  /** Every exercise of the catalogue, so that "goblet squat" is recognised. */
  exercises: readonly { id: string; name: string }[];
  /** What was logged in this conversation a moment ago, newest first. */
  entries?: readonly RecentEntry[];
  /** What the deeds of this conversation did a moment ago, by their ids. */
  done?: ReadonlyMap<string, TypedAction>;
  /** The swap that was the last thing done in this conversation. */
  lastSwap?: LastSwap | null;
  /** What "no, wednesday" and "put it back" are about. */
  training?: TrainingState;
  /** The meals that the message can be about; left out where it is about none. */
  meals?: { talk: MealTalk; foods: KnownFoods } | undefined;
};

export type Understanding = {
  /** The message as typed, or the sentence of the button that "yes" stood for. */
  message: string;
  intents: readonly Intent[];
  changes: readonly ProposedChange[];
  /** Whether the changes are only likely meant: they wait for a yes. */
  isGuess?: boolean;
  /** Whether it is the sentence of a button that stood under the last reply. */
  isTapped?: boolean;
  logs: readonly ProposedLog[];
};

export const TOOLS = [
  'read_profile',
  'read_targets',
  'read_meal_plan',
  'read_workout_plan',
  'read_next_session',
  'read_progress',
  'read_membership',
  'read_exercise',
  'read_lifts',
  'read_plans',
  'read_reminders',
  'read_exceptions',
  'read_calories',
  'search_help',
] as const;
export type ToolName = (typeof TOOLS)[number];

/** What the tools of this turn read. Left out: not read. `null`: read, and there is none. */
export type CoachFacts = TrainingFacts & {
  profile: Profile;
  /** After an eating-disorder disclosure: no calorie, weight or deficit figure in any reply. */
  hidesNumbers: boolean;
  targets?: { ok: true; targets: MealTargets; basis: readonly BasisLine[] } | { ok: false; message: string };
  mealPlan?: MealPlanFacts | null;
  workoutPlan?: { id: string; name: string; data: WorkoutPlanData } | null;
  nextSession?: SessionFacts | null;
  progress?: ProgressFacts;
  /** What the questions of the message were answered with: sentences of ours, and each number with its source. */
  answered?: readonly { sentences: readonly string[]; figures: readonly Figure[] }[];
  membership?: { tier: Tier; chatMessages: Allowance; generations: Allowance; swaps: Allowance };
  /** All exercises, what of them was lifted last (pounds, by id), and the unit that people speak in where the person is. */
  lifts?: {
    exercises: readonly { id: string; name: string }[];
    lastLbs: ReadonlyMap<string, number>;
    usual: 'lb' | 'kg';
  };
  /** All that are kept, the newest first. */
  plans?: readonly { id: string; type: 'meal' | 'workout'; name: string; isActive: boolean }[];
  /** As they ring now. */
  reminders?: ReminderSettings | null;
  /** For the exercises that the message names. */
  exercises?: readonly { id: string; name: string; guide: ExerciseGuide }[];
  /** What was found for a message that nothing else answers. */
  knowledge?: KnowledgeFacts;
  /** Help articles that fit, best first. */
  articles?: readonly ArticleHit[];
  /** What the person had the coach remember, newest first. */
  memories?: readonly KeptMemory[];
};

export type SessionFacts = {
  planId: string;
  dayIndex: number;
  dayName: string;
  because: string;
  trainedToday: boolean;
  occasion: 'ordinary' | 'deload' | 'repeat' | 'return' | 'restart';
  day: WorkoutDay;
  targets: readonly { exerciseId: string; name: string; reps: string; weightLbs: number | null; why: string }[];
};

/** Counts are of whole days in the person's time zone; weights oldest first, at most those of the last 90 days. */
export type ProgressFacts = {
  weights: readonly { daysAgo: number; lbs: number }[];
  energy: readonly { daysAgo: number; level: number }[];
  /** Whole workouts that were logged. */
  workoutsLast7Days: number;
  workoutsLast28Days: number;
  daysSinceWorkout: number | null;
  streakDays: number;
};

/** A button. `say` is sent as the person's next message. */
export type Choice = { label: string; say: string };

export type CoachCard =
  | {
      kind: 'change';
      changeId: string;
      state: 'applied' | 'pending' | 'undone' | 'declined';
      changes: readonly ShownChange[];
    }
  | { kind: 'log'; logId: string; logType: ChatLogKind; text: string }
  | { kind: 'deed'; deedId: string; state: DeedState; title: string; line: string }
  | { kind: 'plan'; planId: string; type: 'meal' | 'workout'; name: string; line: string }
  | { kind: 'exercise'; exerciseId: string; name: string; steps: readonly string[]; cue: string }
  | { kind: 'meal'; planId: string; mealIndex: number; name: string; line: string }
  | { kind: 'article'; articleId: string; title: string; line: string }
  /** How sure an answer from the knowledge is, and whose word it is; `url` is null where there is no page. */
  | { kind: 'knowledge'; title: string; limits: string; source: { label: string; url: string | null } }
  | { kind: 'choice'; choices: readonly Choice[] }
  /** The numbers of an answer, each with where it comes from. */
  | { kind: 'figures'; figures: readonly Figure[] }
  | {
      kind: 'chart';
      title: string;
      unit: string;
      form: 'line' | 'bars';
      /** Oldest first; `day` as "2026-05-04", `low` to `high` the band of a trend. */
      points: readonly { day: string; value: number; low?: number | undefined; high?: number | undefined }[];
    }
  | { kind: 'memory'; memories: readonly ShownMemory[] };

/** What is remembered or could be: a memory by its id, as a card shows it. */
export type ShownMemory = MemoryProposal & { id: string; state: 'proposed' | 'kept' | 'forgotten' };

/** One line of a change card: "Weight", "182 lbs", "180 lbs". */
export type ShownChange = { field: ProfileField; label: string; before: string; after: string };

export type CoachBlock = { type: 'text'; text: string } | { type: 'card'; card: CoachCard };

/** What the server is to do after the answer, in this order, each through its own use case and the checker. */
export type CoachAction =
  /** `isGuess`: all of them wait for a yes. `isTapped`: the sentence of a button, or for safety's sake: a protection is added at once. */
  | { kind: 'update_profile'; changes: readonly ProposedChange[]; isGuess?: boolean; isTapped?: boolean }
  | TypedAction
  /** A value that can hardly be meant: it waits for a tap. `why` is fit to be shown. */
  | { kind: 'hold'; action: Exclude<TypedAction, { kind: 'generate_plan' }>; title: string; line: string; why: string }
  /** What of an earlier turn waits for a yes, or the newest thing that was done, whatever it was. */
  | { kind: 'confirm_change' | 'decline_change' | 'undo_change' }
  | { kind: 'keep_memories' | 'forget_memories'; memories: readonly (MemoryProposal & { id: string })[] };

/** `blocks` come after what the receipts of `actions` say. `isUnknown`: it says that the coach does not know or will not do it, offers the nearest things, and costs nothing. */
export type CoachReply = { blocks: readonly CoachBlock[]; actions: readonly CoachAction[]; isUnknown?: boolean };

/** What a deed may have changed, so that it is read anew. */
export type DeedChange = 'profile' | 'logs' | 'meal_plans' | 'workout_plans';

/** What a deed brought, to be shown as a card of its own. */
export type DeedCard =
  | { kind: 'meal'; planId: string; mealIndex: number; before: string; after: Meal }
  | { kind: 'exercise'; planId: string; before: string; after: PlannedExercise; because: string }
  | { kind: 'plan'; planId: string; type: 'meal' | 'workout'; name: string };

/** What the server did, or why it did not. Only from this is "I changed …" ever written. */
export type Receipt =
  | {
      kind: 'profile';
      changeId: string;
      state: 'applied' | 'pending' | 'undone' | 'declined';
      /** Why it waits: it is only likely meant, or it would add a protection, which does not hold before the tap. */
      why?: 'guess' | 'protects';
      changes: readonly FieldChange[];
      /** The stored active plans, checked against the profile as it is now. */
      plans: readonly { planId: string; type: 'meal' | 'workout'; name: string; fits: boolean }[];
    }
  /** Something that was done beside the answers, taken back, or that waits for a tap. `said` is empty where the card says it all. */
  | {
      kind: 'deed';
      deedId: string;
      state: DeedState;
      action: ActionKind;
      title: string;
      line: string;
      said: string;
      changed: readonly DeedChange[];
      card: DeedCard | null;
    }
  | { kind: 'memory'; memories: readonly ShownMemory[] }
  /** Nothing to confirm, decline or undo. */
  | { kind: 'nothing'; wanted: 'confirm' | 'decline' | 'undo' }
  /** Refused by a use case or the checker; `message` is fit to be shown. */
  | { kind: 'refused'; action: CoachAction['kind']; message: string };
