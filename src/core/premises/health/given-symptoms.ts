import type { Mention, SubjectKind } from '#core/language/reading.ts';
import type { HealthAnswer } from './health-answer.ts';

const FOOD_FIELDS = new Set(['foodAllergies', 'dietaryRestrictions', 'dietaryPrefs', 'dislikedFoods']);
const EATEN = new Set<SubjectKind>(['food', 'family', 'dish', 'allergen']);

/**
 * What a food gives is no ailment of its own: "gluten, I get headaches", "spots from dairy". Where food is asked for, the food is what it
 * comes from; elsewhere a food has to stand in the same clause.
 */
export function isGivenByFood(
  mention: Mention,
  { field, reading }: HealthAnswer,
  { conditions: { symptoms } }: { conditions: { symptoms: readonly string[] } },
): boolean {
  if (!symptoms.includes((mention.spelled ?? mention.quote).toLowerCase())) return false;
  if (FOOD_FIELDS.has(field)) return true;
  return reading.mentions.some(
    (other) => other !== mention && other.clause === mention.clause && other.senses.some(({ kind }) => EATEN.has(kind)),
  );
}
