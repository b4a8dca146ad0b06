import type { Allergen } from '#core/catalogue/food.ts';
import type { SafetyClass } from '#core/coach/safety/verdict.ts';
import type { Lists } from './phrases.ts';
import type { Source } from './sources.ts';
import type { Sentence } from './words.ts';

/** What a claim to have done something is bound to: the act, and what it was done to ("dinner", "weight"), and the words that name it ("turkey"). */
export type Done = { act: Act; about: readonly string[]; words: readonly string[] };

export const ACTS = ['log', 'move', 'swap', 'create', 'change', 'remove', 'undo', 'remind', 'remember'] as const;
export type Act = (typeof ACTS)[number];

/** The person, as far as a sentence may do harm to them. Masses in pounds; energies in kcal a day. */
export type GuardedPerson = {
  age: number;
  weightLbs: number;
  heightIn: number;
  allergens: readonly Allergen[];
  /** Ways of eating, injured joints, illnesses and medicines, in their words, folded. */
  diets: string;
  injuries: string;
  conditions: string;
  medicines: string;
  isPregnant: boolean;
  /** No deficit for them: pregnant, nursing, underweight, or a care rule. */
  mayNotLose: boolean;
  floorKcal: number;
  hidesNumbers: boolean;
  isPremium: boolean | null;
  /** Lists of phrases of their own: what they must not eat, their injuries and medicines. */
  lists: Lists;
};

/** What a sentence is held against. */
export type Proof = {
  person: GuardedPerson;
  sources: readonly Source[];
  done: readonly Done[];
  /** Days of the week that what was read or done names, folded. */
  weekdays: readonly string[];
  /** What the person wrote in this turn: their figures are no source about their body, but may be repeated. */
  message: string;
  /** A danger sign was named in this turn: nothing goes on with training. */
  danger: 'crisis' | 'body' | null;
  /** Figures of our food table and knowledge cards that fit the words of a sentence. */
  general: (sentence: Sentence) => readonly Source[];
};

/** What a safety class of the person's message means for a model's words. */
export function dangerOf(found: SafetyClass | null): Proof['danger'] {
  if (found === 'self_harm') return 'crisis';
  return found === 'emergency' || found === 'injury_red_flag' ? 'body' : null;
}

export type Fault =
  | 'number'
  | 'claim'
  | 'allergen'
  | 'advice'
  | 'person'
  | 'hidden_number'
  | 'crisis'
  | 'foreign'
  | 'empty';

export type Verdict = { ok: true } | { ok: false; reason: Fault; why: string };
