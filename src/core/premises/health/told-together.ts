import type { Origin } from '#core/premises/premises.ts';
import type { HealthAnswer } from './health-answer.ts';
import { isDenied } from './named-health.ts';

/** Something that an answer says of the person: a condition, a medicine, a way of eating, with the words. */
type Told = { field: string; quote: string; span: { start: number; end: number }; ids: string[] };

/** What is told and not taken back. A way of eating that is refused is none. */
const toldIn = (answers: readonly HealthAnswer[]): Told[] =>
  answers.flatMap(({ field, text, reading }) =>
    reading.mentions
      .filter((mention) => mention.whose === 'mine' && mention.said === null && !isDenied(mention, text))
      .filter(({ senses, polarity }) => !senses.every(({ kind }) => kind === 'diet') || !REFUSED.has(polarity))
      .map(({ quote, span, senses }) => ({
        field,
        quote,
        span,
        ids: senses.map(({ id }) => id),
      })),
  );

const REFUSED = new Set(['avoid', 'dislike']);
const originOf = ({ field, quote, span }: Told): Origin => ({ how: 'read', field, quote, ...span });
const told = (all: readonly Told[], ids: readonly string[]): Told[] =>
  all.filter((one) => one.ids.some((id) => ids.includes(id)));

const LOWERS_SUGAR = ['insulin', 'sulfonylurea'];
/** Under these, next to no carbs bring acid into the blood or lows. */
const KETO_RISK = [...LOWERS_SUGAR, 'sglt2', 'diabetes_1'];
const FEW_CARBS = ['keto', 'lazy-keto', 'ketovore', 'carnivore', 'lion', 'no-carbs'];
const DIABETES = ['diabetes_1', 'diabetes_2', 'insulin', 'sulfonylurea', 'metformin', 'sglt2'];
const MOST_WORDS = 4;
const FOOT_SORE = ['charcot_foot_ulcer'];
const NO_CARBS =
  /\b(?:no|zero|without) carbs?\b|\b(?:under|below|less than|max) (?:[1-3]\d) ?(?:g|grams?)? (?:of )?(?:net )?carbs?\b/i;

/** "Under 20 carbs" is keto by figures. */
const fewByFigures = (answers: readonly HealthAnswer[]): Told[] =>
  answers.flatMap(({ field, text }) => {
    const found = field === 'dietaryPrefs' || field === 'dietaryRestrictions' ? NO_CARBS.exec(text) : null;
    if (!found) return [];
    const [quote] = found;
    const span = { start: found.index, end: found.index + quote.length };
    return [{ field, quote, span, ids: ['keto'] }];
  });

/** No cycle stands behind a missing period where one of these is told. */
const NO_CYCLE =
  /^(?:menopause|pregnant|breastfeeding|contraceptive|postpartum|testosterone|abdominal_surgery|cancer|pcos)/;

/** Things that are harmless alone and a danger together, as conditions of their own. */
export function toldTogether(answers: readonly HealthAnswer[], isLowWeight: boolean): [string, Origin][] {
  const all = toldIn(answers);
  const found: [string, Origin][] = [];
  const add = (id: string, ones: readonly Told[]) =>
    found.push(...ones.map((one): [string, Origin] => [id, originOf(one)]));
  // Lows beside a medicine that brings them: the doses come first.
  if (told(all, LOWERS_SUGAR).length > 0) add('diabetes_lows', told(all, ['hypoglycemia']));
  if (told(all, KETO_RISK).length > 0)
    add('keto_risk', [...told(all, FEW_CARBS), ...fewByFigures(answers)].slice(0, MOST_WORDS));
  if (told(all, DIABETES).length > 0) add('diabetic_foot', told(all, FOOT_SORE).slice(0, 1));
  // An eating disorder, over or not, and a weight that is low, or a cycle that has stopped.
  const disorder = all.filter(({ ids }) => ids.some((id) => id.startsWith('eating_disorder')));
  const hasStopped = told(all, ['red_s']).length > 0 && !all.some(({ ids }) => ids.some((id) => NO_CYCLE.test(id)));
  if (isLowWeight || hasStopped) add('eating_disorder_low_weight', disorder.slice(0, 1));
  return found;
}
