import type { FieldChange } from '#core/athlete/change-profile.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { ExerciseGuide, Joint } from '#core/catalogue/exercise.ts';
import type { BasisLine } from '#core/certificate/certificate.ts';
import type { ArticleHit } from '#core/content/documents.ts';
import type { Allowance } from '#core/membership/allowance.ts';
import type { Tier } from '#core/membership/tiers.ts';
import type { Meal, MealPlanData, MealType } from '#core/nutrition/meal-plan.ts';
import type { MealTargets } from '#core/nutrition/targets/targets.ts';
import type { ChatLogKind } from '#core/progress/log-kinds.ts';
import type { PlannedExercise, WorkoutDay, WorkoutPlanData } from '#core/training/workout-plan.ts';

/**
 * One turn of the chat, in this order; the same types serve the built-in coach and a model.
 * 1. `readSafety(message, SafetyContext): SafetyVerdict` (safety/read-safety.ts), before anything else.
 *    `disclosureChange(profile, disclosure): ProposedChange | null` (safety/disclosure.ts) is what to keep of it.
 * 2. `understand(message, UnderstandContext): Understanding` (understand.ts)
 * 3. `toolsFor(understanding): ToolName[]` (tools-for.ts); the server reads `CoachFacts` with them.
 * 4. `answerWithTools(understanding, facts, { seed }): CoachReply` (answer.ts)
 * 5. The server acts; `renderReceipt(receipt, { hidesNumbers }): CoachBlock[]` (render-receipt.ts) tells of it.
 * A model's text goes through `guardModelReply(text, { facts, message, receipts }): GuardedReply` (guard-model-reply.ts).
 */

export const SAFETY_CLASSES = [
  'emergency',
  'self_harm',
  'eating_disorder',
  'minor',
  'pregnancy',
  'medicine',
  'steroids',
  'injury_red_flag',
] as const;
export type SafetyClass = (typeof SAFETY_CLASSES)[number];

/** What a person tells about themselves that has to be kept, whatever else is said. */
export type Disclosure = 'eating_disorder' | 'pregnancy' | 'minor';

/** `locale` as the browser gives it ("en-US"); `null` is treated as US. */
export type SafetyContext = { locale: string | null };

/**
 * `reply` is a fixed text, empty without a class. `stops`: nothing else of the message is acted on; otherwise (an injury that
 * needs care) only its `changes` are, and their receipts follow the reply. Without a class the turn goes on.
 */
export type SafetyVerdict = {
  class: SafetyClass | null;
  reply: string;
  stops: boolean;
  discloses: Disclosure | null;
};

/** One profile field with its whole new value, and the person's own words that ask for it. */
export type ProposedChange = {
  [Field in keyof Profile]-?: { field: Field; after: Profile[Field]; quote: string };
}[keyof Profile];

/** Something to write into the log, in the unit of its kind. */
export type ProposedLog = { logType: ChatLogKind; value: number; quote: string };

/** What a message asks for; `changes` and `logs` are beside these. */
export type Intent =
  | { kind: 'greeting' | 'thanks' | 'goodbye' | 'how_are_you' | 'are_you_human' | 'what_can_you_do' }
  | { kind: 'progress' | 'next_workout' | 'meals_today' | 'motivation' | 'limits' | 'tired' | 'rebuild_plans' }
  | { kind: 'missed_training'; span: 'day' | 'week' | 'long' }
  | { kind: 'why_number'; about: NumberTopic }
  | { kind: 'profile_question'; field: keyof Profile }
  | { kind: 'what_to_eat'; when: 'before_training' | 'after_training' | 'snack' | 'evening' | 'any' }
  | { kind: 'swap_meal'; meal: MealType | 'snack' | null; wish: string }
  | { kind: 'swap_exercise'; exerciseId: string | null; wish: string; today: boolean }
  | { kind: 'pain'; joint: Joint | null; quote: string }
  | { kind: 'how_to'; exerciseId: string | null; quote: string }
  | { kind: 'new_plan'; type: 'meal' | 'workout'; wish: string }
  | { kind: 'topic'; id: string }
  | { kind: 'app_question'; query: string }
  | { kind: 'what_if'; field: keyof Profile | null }
  /** A value outside its range or without a unit; `ask` is fit to be shown. */
  | { kind: 'ask_again'; field: keyof Profile; ask: string }
  /** A field that chat cannot change (plan, price, other people, rules). */
  | { kind: 'not_allowed'; quote: string }
  /** Answers to a pending confirmation, or "undo". */
  | { kind: 'confirm' | 'decline' | 'undo' };
export type IntentKind = Intent['kind'];

export const NUMBER_TOPICS = ['kcal', 'protein', 'carbs', 'fat', 'fiber', 'sodium', 'daily_energy', 'sets'] as const;
export type NumberTopic = (typeof NUMBER_TOPICS)[number];

/** One earlier message of the same session. `choices`: the buttons that stood under it. */
export type PastTurn = { isUser: boolean; text: string; choices?: readonly Choice[] };

export type UnderstandContext = {
  profile: Profile;
  /** Oldest first. */
  history: readonly PastTurn[];
  /** Whether a change of an earlier turn still waits for a yes. */
  hasPending: boolean;
  /** Every exercise of the catalogue, so that "goblet squat" is recognised. */
  exercises: readonly { id: string; name: string }[];
};

export type Understanding = {
  /** The message as typed, or the sentence of the button that "yes" stood for. */
  message: string;
  intents: readonly Intent[];
  changes: readonly ProposedChange[];
  /** Whether the changes are only likely meant: they wait for a yes. */
  isGuess?: boolean;
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
  'search_help',
] as const;
export type ToolName = (typeof TOOLS)[number];

/** What the tools of this turn read. Left out: not read. `null`: read, and there is none. */
export type CoachFacts = {
  profile: Profile;
  /** After an eating-disorder disclosure: no calorie, weight or deficit figure in any reply. */
  hidesNumbers: boolean;
  targets?: { ok: true; targets: MealTargets; basis: readonly BasisLine[] } | { ok: false; message: string };
  mealPlan?: { id: string; name: string; data: MealPlanData } | null;
  workoutPlan?: { id: string; name: string; data: WorkoutPlanData } | null;
  nextSession?: SessionFacts | null;
  progress?: ProgressFacts;
  membership?: { tier: Tier; chatMessages: Allowance; generations: Allowance; swaps: Allowance };
  /** For the exercises that the message names. */
  exercises?: readonly { id: string; name: string; guide: ExerciseGuide }[];
  /** Help articles that fit, best first. */
  articles?: readonly ArticleHit[];
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
  | { kind: 'plan'; planId: string; type: 'meal' | 'workout'; name: string; line: string }
  | { kind: 'exercise'; exerciseId: string; name: string; steps: readonly string[]; cue: string }
  | { kind: 'meal'; planId: string; mealIndex: number; name: string; line: string }
  | { kind: 'article'; articleId: string; title: string; line: string }
  | { kind: 'choice'; choices: readonly Choice[] };

/** One line of a change card: "Weight", "182 lbs", "180 lbs". */
export type ShownChange = { field: keyof Profile; label: string; before: string; after: string };

export type CoachBlock = { type: 'text'; text: string } | { type: 'card'; card: CoachCard };

/** What the server is to do after the answer, in this order, each through its own use case and the checker. */
export type CoachAction =
  /** `isGuess`: all of them wait for a yes. */
  | { kind: 'update_profile'; changes: readonly ProposedChange[]; isGuess?: boolean }
  | { kind: 'log_progress'; logType: ChatLogKind; value: number }
  | { kind: 'replace_meal'; planId: string; mealIndex: number; customPreferences: string | null }
  | {
      kind: 'replace_exercise';
      planId: string;
      /** day × 10 + exercise */
      exerciseIndex: number;
      customPreferences: string | null;
      scope: 'plan' | 'today';
    }
  | { kind: 'generate_plan'; type: 'meal' | 'workout'; customPreferences: string | null }
  /** The change of an earlier turn that waits, or the newest one that was made. */
  | { kind: 'confirm_change' | 'decline_change' | 'undo_change' };

/** `blocks` come after what the receipts of `actions` say. */
export type CoachReply = { blocks: readonly CoachBlock[]; actions: readonly CoachAction[] };

/** What the server did, or why it did not. Only from this is "I changed …" ever written. */
export type Receipt =
  | {
      kind: 'profile';
      changeId: string;
      state: 'applied' | 'pending' | 'undone' | 'declined';
      /** Whether it waits because it is only likely meant. */
      isGuess?: boolean;
      changes: readonly FieldChange[];
      /** The stored active plans, checked against the profile as it is now. */
      plans: readonly { planId: string; type: 'meal' | 'workout'; name: string; fits: boolean }[];
    }
  | { kind: 'log'; logId: string; logType: ChatLogKind; value: number }
  | { kind: 'meal'; planId: string; mealIndex: number; before: string; after: Meal }
  | { kind: 'exercise'; planId: string; before: string; after: PlannedExercise; because: string }
  | { kind: 'plan'; planId: string; type: 'meal' | 'workout'; name: string }
  /** Nothing to confirm, decline or undo. */
  | { kind: 'nothing'; wanted: 'confirm' | 'decline' | 'undo' }
  /** Refused by a use case or the checker; `message` is fit to be shown. */
  | { kind: 'refused'; action: CoachAction['kind']; message: string };

/** Whether what a model wrote may be sent, and in what form. */
export type GuardedReply =
  | { ok: true; reply: string }
  | { ok: false; reason: 'unknown_number' | 'empty' | 'forbidden' };
