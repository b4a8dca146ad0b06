import type { OpenQuestion } from '../premises.ts';
import { HEATED, isFine } from './food-exceptions.ts';
import type { Refusal } from './food-premises.ts';
import { contradictionQuestion } from './food-questions.ts';
import { type FoodAnswer, type HeardFood, keyOf } from './heard-food.ts';

const quoteOf = ({ mention }: HeardFood): string => mention.quote.toLowerCase();

/** "No meat on Fridays; other days I eat it", "protein not at breakfast; at lunch it is fine": of two times, not of one. */
function isOfOtherTime({ mention: { scope: no } }: HeardFood, { mention: { scope: yes } }: HeardFood): boolean {
  if (no?.days) return true;
  return (
    (no?.meals ?? []).length > 0 &&
    (yes?.meals ?? []).length > 0 &&
    !no?.meals?.some((meal) => yes?.meals?.includes(meal))
  );
}

/**
 * "Soya. Soy lecithin is fine", "citrus; a squeeze of lemon is alright": what is refused is a food, and behind it the same answer says in
 * so many words how far that goes. Of a way of eating ("vegan, steak is fine") it is a contradiction, and so it is where the very same
 * name, or one that holds it ("fish oil, fish is fine"), is called fine.
 */
function tellsHowFar(fine: HeardFood, refused: HeardFood): boolean {
  if (fine.way !== 'fine' || fine.mention.polarity !== 'fine' || refused.diet !== null) return false;
  return fine.field === refused.field && fine.at > refused.at && !quoteOf(refused).includes(quoteOf(fine));
}

const COMPOUND_GAP = 1;
const WITH_GAP = 14;

/** "Cooked is fine, like peach pie", "baked goods with egg in": a name inside that of a thing that is fine, which is what is meant. */
function isPartOfFine(fine: HeardFood, all: readonly HeardFood[]): boolean {
  return all.some(({ field, at, way, mention: { span } }) => {
    if (field !== fine.field || way !== 'fine') return false;
    const behind = at === fine.at + 1 && span.start - fine.mention.span.end <= COMPOUND_GAP;
    return (
      behind || (at === fine.at - 1 && isDishBefore(fine, all, at) && fine.mention.span.start - span.end <= WITH_GAP)
    );
  });
}

const isDishBefore = ({ field }: HeardFood, all: readonly HeardFood[], place: number): boolean =>
  all.some((each) => each.field === field && each.at === place && each.subject?.dish !== null);

/** Whether what is fine and what is refused say two things of one food. */
function speaksAgainst(fine: HeardFood, { heard, rows, back }: Refusal): boolean {
  const named = fine.subject?.purely ?? [];
  if (heard.because === 'dislike' || heard.because === 'wish' || named.length === 0) return false;
  // Not being allergic to it is no wish to eat it; what sits badly may be fine in other forms.
  if (fine.mention.said !== null || heard.reach === 'alone') return false;
  if (isOfOtherTime(heard, fine) || tellsHowFar(fine, heard)) return false;
  // "Wheat, rye is ok": what the kitchen makes of it holds the allergen, and none of it is the allergen.
  if (heard.way === 'body' && heard.subject?.allergen && !named.some((id) => heard.subject?.plain.includes(id)))
    return false;
  // "The protein, not the lactose" says what of it is meant.
  if (fine.subject?.key === 'allergen:lactose' && fine.field === heard.field) return false;
  // "Milk; baked milk is ok": its other forms stay out.
  if (fine.forms.some(({ id }) => HEATED.includes(id)) && keyOf(fine) === keyOf(heard)) return false;
  // "Turkey at Thanksgiving": a day of the year is no matter of a week.
  if (fine.mention.scope?.days?.length === 0) return false;
  // "Rice, half a cup": how much of it, not whether.
  if (fine.mention.quantities.length > 0 && keyOf(fine) === keyOf(heard)) return false;
  // "No nightshades: tomatoes, peppers …" only says which.
  if (fine.mention.polarity === 'named' && fine.field === heard.field) return false;
  return named.every((id) => rows.out.has(id) && !back.has(id));
}

/** "Desiccated coconut in a bun is fine", "in pancakes I can't taste it": what something else is in. */
const isWhatHoldsIt = ({ field, way, mention: { span } }: HeardFood, answers: readonly FoodAnswer[]): boolean =>
  way === 'fine' &&
  answers.some(
    (each) => each.field === field && IN_IT.test(each.text.slice(Math.max(0, span.start - IN_REACH), span.start)),
  );

const IN_IT = /\b(?:in|inside|into) (?:an? |the |my |some )?$/i;
const IN_REACH = 16;

const isSoldWithout = ({ forms }: HeardFood): boolean =>
  forms.some(({ id }) => id.endsWith('_free') || id === 'vegan_kind');

/** What is called fine and only tells how far a refusal goes; it stays out where nothing of it can be told apart. */
export function toldHowFar(all: readonly HeardFood[], refused: readonly Refusal[]): readonly HeardFood[] {
  return all
    .filter(isFine)
    .filter((fine) => isPartOfFine(fine, all) || refused.some(({ heard }) => tellsHowFar(fine, heard)));
}

/** All that is called fine or loved and stays out all the same because a rule of the same person holds it. */
export function contradictions(
  all: readonly HeardFood[],
  refused: readonly Refusal[],
  answers: readonly FoodAnswer[],
): OpenQuestion[] {
  return all.filter(isFine).flatMap((fine) => {
    if (isSoldWithout(fine) || isPartOfFine(fine, all) || isWhatHoldsIt(fine, answers)) return [];
    const against = refused.find((refusal) => speaksAgainst(fine, refusal));
    return against ? [contradictionQuestion(against.heard, fine)] : [];
  });
}
