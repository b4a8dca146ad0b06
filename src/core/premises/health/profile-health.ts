import type { Origin } from '#core/premises/premises.ts';
import { conditionEffect, type Evaluated } from './evaluated-health.ts';
import type { HealthAnswer } from './health-answer.ts';
import type { Standing } from './health-effects.ts';
import type { HealthFacts } from './health-facts.ts';
import { a1cIn, bloodPressureIn, pressureBand } from './refined-health.ts';
import { toldTogether } from './told-together.ts';

/** What the other questions tell, and the day on which it is read ("2026-11-23"), given by the caller. */
export type ProfileFacts = {
  age: number;
  weightLbs: number;
  heightIn: number;
  today: string | null;
};

const SENIOR_AGE = 65;
const ADULT_AGE = 18;
const HIGH_BMI = 35;
/** Below it a weight is low (WHO). */
const LOW_BMI = 18.5;
/** 703 turns lb/in² into kg/m². */
const BMI_FACTOR = 703;
/** HbA1c in percent from which on it is prediabetes, and diabetes (ADA Standards of Care). */
const PREDIABETES_A1C = 5.7;
const DIABETES_A1C = 6.5;

/** What age and size ask for, and what figures typed into an answer say where no name says it. */
export function evaluatedFromProfile(
  { age, weightLbs, heightIn }: ProfileFacts,
  answers: readonly HealthAnswer[],
  facts: HealthFacts,
  standing: Standing,
): Evaluated[] {
  const found: [string, Origin][] = [];
  const whole = (field: string, quote: string): Origin => ({ how: 'read', field, quote, start: 0, end: quote.length });
  if (age < ADULT_AGE) found.push(['teen', whole('age', String(age))]);
  if (age >= SENIOR_AGE) found.push(['older_65', whole('age', String(age))]);
  if ((BMI_FACTOR * weightLbs) / heightIn ** 2 >= HIGH_BMI)
    found.push(['high_bmi', whole('weightLbs', String(weightLbs))]);
  for (const answer of answers) found.push(...fromFigures(answer));
  const isLowWeight = (BMI_FACTOR * weightLbs) / heightIn ** 2 < LOW_BMI;
  found.push(...unnamedReaction(answers), ...toldTogether(answers, isLowWeight));
  return found.flatMap(([id, origin]) => {
    const condition = facts.conditionOf.get(id);
    if (!condition) return [];
    return [
      {
        kind: 'condition' as const,
        origin,
        side: null,
        standing,
        quote: '',
        certainty: 'certain' as const,
        former: false,
        effects: [conditionEffect(condition, standing, [origin], facts)],
      },
    ];
  });
}

/** "34 weeks" as all that is said of health: a pregnancy. */
const ONLY_WEEKS = /^\W{0,3}(\d{1,2})(?:\s?\+\s?\d)?\s?(?:weeks?|wks?|w)\b\W{0,3}(?:along|gone|pg|preg)?\W{0,3}$/i;

function fromFigures({ field, text, reading }: HealthAnswer): [string, Origin][] {
  if (field !== 'medicalConditions' && field !== 'injuries') return [];
  const says = (part: string) => reading.mentions.some(({ senses }) => senses.some(({ id }) => id.startsWith(part)));
  const origin: Origin = { how: 'read', field, quote: text, start: 0, end: text.length };
  const found: [string, Origin][] = [];
  const pressure = bloodPressureIn(text);
  if (pressure && !says('hypertension') && pressureBand(pressure) !== 'normal') {
    found.push([pressureBand(pressure) === 'uncontrolled' ? 'hypertension_uncontrolled' : 'hypertension', origin]);
  }
  const weeks = reading.mentions.length === 0 ? Number(ONLY_WEEKS.exec(text)?.[1] ?? 0) : 0;
  if (weeks > 3 && weeks <= 42)
    found.push([weeks <= 13 ? 'pregnant_t1' : weeks <= 27 ? 'pregnant_t2' : 'pregnant_t3', origin]);
  const a1c = a1cIn(text) ?? 0;
  if (a1c >= PREDIABETES_A1C && !says('diabetes') && !says('prediabetes')) {
    found.push([a1c >= DIABETES_A1C ? 'diabetes_2' : 'prediabetes', origin]);
  }
  return found;
}

const SEVERE_REACTION = /anaphyla\w*|\bepi-?\s?pens?\b/i;
const FOOD_KINDS = new Set(['food', 'allergen', 'family', 'dish']);
const REACTION_FIELDS = new Set(['medicalConditions', 'medications', 'foodAllergies', 'dietaryRestrictions']);

/** A severe reaction is told, and no answer names a food: which one is asked. */
function unnamedReaction(answers: readonly HealthAnswer[]): [string, Origin][] {
  const told = answers.filter(({ field }) => REACTION_FIELDS.has(field));
  if (
    told.some(({ reading }) => reading.mentions.some(({ senses }) => senses.some(({ kind }) => FOOD_KINDS.has(kind))))
  )
    return [];
  return told.flatMap(({ field, text }) => {
    const found = SEVERE_REACTION.exec(text);
    if (!found) return [];
    const [quote] = found;
    return [['anaphylaxis', { how: 'read', field, quote, start: found.index, end: found.index + quote.length }]];
  });
}
