import type { TrainingLexicon } from '#core/athlete/lexicon.ts';
import { hasPhrase, plainWords } from '#core/certificate/plan-text.ts';
import type { WorkoutPreferences } from '#core/training/builder/training-brief.ts';

const CLAUSE_ENDS = /[.,;!?\n]|\bbut\b|\bplease\b/i;
/** A clause with one of these says what to leave out. */
const REFUSALS = [
  'no',
  'not',
  'never',
  'without',
  'avoid',
  'skip',
  'less',
  'fewer',
  'except',
  'hate',
  'dislike',
  'leave out',
  'instead of',
  'can t',
  'cannot',
  'don t',
];

/** What a person would like of a workout plan, as far as it names exercises and equipment; the rest changes nothing. */
export function workoutWishes(
  text: string,
  { exerciseTerms, tokens }: TrainingLexicon,
): Required<Pick<WorkoutPreferences, 'avoidTerms' | 'preferTerms'>> {
  const named = [...Object.entries(exerciseTerms), ...Object.entries(tokens).map(([id, { phrases }]) => [id, phrases])];
  const avoided = new Set<string>();
  const preferred = new Set<string>();
  for (const clause of text.split(CLAUSE_ENDS)) {
    const words = plainWords(clause);
    const terms = REFUSALS.some((refusal) => hasPhrase(words, refusal)) ? avoided : preferred;
    for (const [term, phrases] of named as [string, string[]][]) {
      if (phrases.some((phrase) => hasPhrase(words, phrase))) terms.add(term);
    }
  }
  return { avoidTerms: [...avoided], preferTerms: [...preferred].filter((term) => !avoided.has(term)) };
}
