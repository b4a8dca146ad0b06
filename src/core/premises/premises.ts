import type { Scope } from '#core/language/reading.ts';

/** Where a premise comes from: the words that it was read in, or the tap that set it. Times are given, never taken. */
export type Origin =
  | { how: 'read' | 'guessed'; field: string; quote: string; start: number; end: number }
  | { how: 'tapped' | 'asked'; at: string; question: string };

export type FoodReason = 'allergy' | 'illness' | 'medicine' | 'diet' | 'faith' | 'dislike' | 'wish' | 'unread';

/** A food, family, allergen, diet or dish, and how it stands with the person. */
export type FoodPremise = {
  /** Kind and id of what is meant: `allergen:peanut`, `food:kale`. */
  subject: string;
  label: string;
  stance: 'never' | 'disliked' | 'fine';
  because: FoodReason;
  /** Ids of the catalogue that it rules out; what another premise says is fine comes back only where `mayComeBack` says so. */
  foodsOut: readonly string[];
  /** Depend on the brand: left out with an allergy or illness, kept with a dislike. */
  foodsToCheck: readonly string[];
  /** Named as fine in the same breath: ids that stay although the subject is out. */
  foodsBack: readonly string[];
  /** Words that no title, step or food name may hold; the second net. */
  terms: readonly string[];
  scope: Scope | null;
  origins: readonly Origin[];
};

export type UnsafeDiet = { id: string; label: string; origins: readonly Origin[] };

/** A limit on a nutrient or on how meals are put together; `null` where there is none. */
export type FoodLimits = {
  netCarbsMaxGrams: number | null;
  sodiumMaxMg: number | null;
  separateMeatAndDairy: boolean;
};

export type ToolPremise = {
  /** Equipment token of the catalogue. */
  token: string;
  stance: 'has' | 'has_not';
  /** Heaviest, in pounds, per hand where two are held; null where it is not known. */
  heaviestLbs: number | null;
  /** 1 for a single dumbbell or kettlebell; null where it is not known or does not matter. */
  count: number | null;
  origins: readonly Origin[];
};

export type MovementPremise = {
  /** Id of a movement limit, or a joint to spare ("knee"). */
  limit: string;
  severity: 'strict' | 'soft';
  side: 'left' | 'right' | 'both' | null;
  /** A condition or medicine alone asks for care with it: done, but not in its risky forms. */
  eased?: true;
  /** Named by the person: where it is strict, what comes near to it is out, too, and a family of exercises that is fine does not lift it. */
  told?: true;
  /** Of the limit on lifting: nothing heavier than so many pounds. */
  maxLbs?: number;
  origins: readonly Origin[];
};

/** Exercises that were named. `never`: cannot or may not be done; `fine`: stay although a joint or limit would take them out. */
export type ExercisePremise = {
  label: string;
  /** Ids of the catalogue. */
  exercises: readonly string[];
  stance: 'never' | 'disliked' | 'fine';
  /** The limit that was said to be fine ("light overhead is fine"): no more than it and a sore joint is lifted from them. */
  liftsOnly?: string;
  origins: readonly Origin[];
};

/** A condition, illness, medicine or state, and what it does to plans. */
export type HealthPremise = {
  /** `condition:asthma`, `illness:celiac`, `medicine:beta_blocker`. */
  subject: string;
  label: string;
  action: 'note' | 'adapt' | 'clear_once' | 'clear_first' | 'no_plan';
  about: 'food' | 'training' | 'both';
  /** How far from its beginning, where the words say so; weeks. */
  weeksSince: number | null;
  /** Who treats the person has agreed to training. */
  agreed?: true;
  origins: readonly Origin[];
};

/** Heard while health is read: what is named is this in truth (`[]`: none of it), goes with this, or stands so. */
export type HealthAnswered = {
  is?: readonly string[];
  also?: readonly string[];
  states?: readonly string[];
  weeksSince?: number;
  /** Foods to leave out because of it in place of those that it usually means, and foods to eat all the same; as subjects. */
  out?: readonly string[];
  fine?: readonly string[];
};

/** What tapping a choice makes of the premises that come from the words it is asked about. */
export type ChoiceEffect =
  | { kind: 'as_read' }
  /** They give way to these subjects; `within`: of what they leave out only this stays out. */
  | { kind: 'foods'; out: readonly string[]; fine: readonly string[]; within?: readonly string[] }
  /** An unread word is left out by its name, and nothing else because of it. */
  | { kind: 'word_out' }
  | { kind: 'tools'; tools: readonly Omit<ToolPremise, 'origins'>[] }
  | ({ kind: 'health' } & HealthAnswered)
  /** Nothing follows from the words. */
  | { kind: 'nothing' }
  /** What the words name, as the reading's checker knows it, is left out. */
  | { kind: 'leave_out'; doubt: NamedInDoubt }
  /** And here it stays. */
  | { kind: 'fine'; doubt: NamedInDoubt }
  /** Of two taps or words that speak against each other, this holds. */
  | { kind: 'tapped_holds' };

/** What a name stands for that the reading's checker holds against the reading. */
export type NamedInDoubt = {
  label: string;
  groups: readonly string[];
  foods: readonly string[];
  tokens: readonly string[];
  limits: readonly string[];
};

export type Choice = { id: string; label: string; does: ChoiceEffect };

/** Something that the words leave open and that would change a plan. */
export type OpenQuestion = {
  id: string;
  about: 'food' | 'equipment' | 'movement' | 'health';
  text: string;
  choices: readonly Choice[];
  /** What is planned until it is answered. */
  meanwhile: string;
  origin: Origin;
};

/** A question that was answered by a tap. */
export type AnsweredQuestion = OpenQuestion & { chosen: string; at: string };

/** A word that nothing is known about. `failsClosed`: it stands where an allergy, illness, medicine or injury is told. */
export type UnreadWord = { field: string; quote: string; start: number; end: number; failsClosed: boolean };

/**
 * Words that name something and from which no premise follows, and why. `other_meaning`: the words mean something else here
 * ("butter lettuce"). `no_effect`: understood, in force, and nothing in a plan depends on it. `decided`: the person tapped what they
 * mean. The reading's checker asks about every name that stands neither in a premise nor here.
 */
export type AccountedWords = {
  field: string;
  start: number;
  end: number;
  as: 'denied' | 'former' | 'someone_else' | 'other_meaning' | 'no_effect' | 'decided';
};

/** Everything that plans go by, each with the words or the tap that it comes from. */
export type Premises = {
  foods: readonly FoodPremise[];
  foodLimits: FoodLimits;
  /** Ways of eating that were asked for and are not planned: they are not safe with what was told of health. */
  unsafeDiets: readonly UnsafeDiet[];
  tools: readonly ToolPremise[];
  /** `guessed`: a place was named and nothing in it, so that its usual things stand there to be ticked. */
  toolsAreGuessed: boolean;
  movements: readonly MovementPremise[];
  exercises: readonly ExercisePremise[];
  /** Lowest cap of effort that a condition asks for, as RPE; null where there is none. */
  effortMaxRpe: number | null;
  health: readonly HealthPremise[];
  /** Read from the words and taken back by a tap: nothing follows from them. */
  notMine: readonly HealthPremise[];
  questions: readonly OpenQuestion[];
  answered: readonly AnsweredQuestion[];
  unread: readonly UnreadWord[];
  accounted: readonly AccountedWords[];
};
