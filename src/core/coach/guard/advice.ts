import { z } from 'zod';
import adviceData from '#data/guard/advice.json' with { type: 'json' };
import medicines from '#data/reading/medicines.json' with { type: 'json' };
import { isDenied, isNegated, type Mood } from './mood.ts';
import type { Finder } from './phrases.ts';
import type { Proof, Verdict } from './proof.ts';

/** Whom a rule is for; without one, everybody. */
const STATES = [
  'pregnant',
  'may_not_lose',
  'hides_numbers',
  'minor',
  'hurt',
  'ill',
  'old',
  'diabetes',
  'blood_pressure',
  'thinner',
  'asked_medicine',
] as const;

const ruleSchema = z.strictObject({
  id: z.string(),
  why: z.string(),
  /**
   * `said`: stops unless it is turned down or judged badly; `urged`: unless it is turned down. `always`: stops however it is said. `careful`: to speak of it at all needs a
   * refusal, a doctor or a warning, and nothing that allows it. `refuse`: the same, and a warning is not enough.
   */
  mode: z.enum(['said', 'urged', 'always', 'careful', 'refuse']),
  state: z.enum(STATES).optional(),
  phrases: z.array(z.string()).min(1),
  /** Not where one of these stands in the sentence. */
  unless: z.array(z.string()).optional(),
});
type Rule = z.infer<typeof ruleSchema>;

const ADVICE = z
  .strictObject({ about: z.string(), terms: z.record(z.string(), z.array(z.string())), rules: z.array(ruleSchema) })
  .parse(adviceData);

/** Supplements that medicines are listed with. */
const NO_MEDICINE = new Set(['preworkout', 'iron_b12', 'sleep_supp', 'no_rule']);
const medicineNames = medicines.medicines
  .filter(({ id }) => !NO_MEDICINE.has(id))
  .flatMap(({ names }) => names)
  .map((name) =>
    name
      .toLowerCase()
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim(),
  )
  .filter((name) => name.length > 3 && name !== 'supplement');

/** The lists that the rules are found by, for the finder. */
export const ADVICE_LISTS: Readonly<Record<string, readonly string[]>> = {
  ...ADVICE.terms,
  'medicine-name': medicineNames,
  ...Object.fromEntries(
    ADVICE.rules.flatMap(({ id, phrases, unless = [] }) => [
      [`rule/${id}`, phrases],
      [`unless/${id}`, unless],
    ]),
  ),
};

/** Advice that does harm whoever it is given to, or to this person. */
export function checkAdvice(find: Finder, mood: Mood, proof: Proof): Verdict {
  for (const rule of ADVICE.rules) {
    if (rule.state && !isIn(rule.state, proof)) continue;
    if (!find.has(`rule/${rule.id}`) || find.has(`unless/${rule.id}`)) continue;
    if (breaks(rule, find, mood)) return { ok: false, reason: 'advice', why: rule.why };
  }
  return { ok: true };
}

function breaks({ id, mode }: Rule, find: Finder, mood: Mood): boolean {
  if (mode === 'always') return true;
  if (mode === 'urged') return find.all(`rule/${id}`).some((place) => !isNegated(find, place));
  if (mode === 'said') return find.all(`rule/${id}`).some((place) => !isDenied(find, place));
  if (mood.allows && !mood.defers) return true;
  // "Did you feel your heart race?" is what a careful coach asks.
  if (mode === 'careful' && mood.asks) return false;
  if (mood.refuses || mood.defers || (mode === 'careful' && find.has('caution'))) return false;
  return find.all(`rule/${id}`).some((place) => !isDenied(find, place));
}

function isIn(state: NonNullable<Rule['state']>, { person, message }: Proof): boolean {
  switch (state) {
    case 'pregnant':
      return person.isPregnant;
    case 'may_not_lose':
      return person.mayNotLose;
    case 'hides_numbers':
      return person.hidesNumbers;
    case 'minor':
      return person.age < 18;
    case 'old':
      return person.age >= 65;
    case 'hurt':
      return person.injuries !== '';
    case 'ill':
      return person.conditions !== '' || person.medicines !== '';
    case 'diabetes':
      return /diabet|insulin|metformin|blood sugar/.test(`${person.conditions} ${person.medicines}`);
    case 'blood_pressure':
      return /blood pressure|hypertens|heart|fibrillation|cardi/.test(person.conditions);
    case 'asked_medicine':
      return /\b(?:pills?|meds?|medicines?|medications?|tablets?|doses?|insulin|prescri\w{1,9})\b/i.test(message);
    case 'thinner':
      return /warfarin|coumadin|blood thinner|apixaban|eliquis|xarelto|rivaroxaban|clopidogrel|heparin/.test(
        person.medicines,
      );
  }
}
