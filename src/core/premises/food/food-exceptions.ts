import { type HeardFood, keyOf } from './heard-food.ts';
import { WAYS_FIELDS } from './meant-mentions.ts';

export const REFUSED: readonly HeardFood['way'][] = ['body', 'must', 'dislike', 'soft', 'follow'];
/** Forms in which what makes ill may be borne. */
export const HEATED: readonly string[] = ['baked', 'baked_in', 'cooked'];

export const isFine = ({ way }: HeardFood) => way === 'fine' || way === 'love';

/** What is said to be fine of this whole: in the same answer, or where the same whole is told again. */
export function exceptionsTo(heard: HeardFood, all: readonly HeardFood[]): HeardFood[] {
  const fields = new Set(all.filter((each) => keyOf(each) === keyOf(heard)).map(({ field }) => field));
  return all.filter((each) => {
    if (each.way === 'only' && each !== heard) return each.field === heard.field;
    // What an illness asks for is found out one food at a time.
    if (each.way === 'fine' && each.subject && heard.diet?.because === 'illness' && !heard.diet.strict) return true;
    if (!isFine(each) || isOfSomeDays(each)) return false;
    if (!fields.has(each.field) && !isTermOf(heard, each)) return false;
    if (each.subject === null) return each.field === heard.field && refersTo(each, heard, all);
    return each.way === 'fine' || each.mention.exceptionOf !== null || heard.because === 'wish';
  });
}

/** "Vegan, but steak on Saturdays": plans know no weekdays, so what holds on all other days holds on all, and it is asked. */
export const isOfSomeDays = ({ mention: { scope } }: HeardFood): boolean => scope?.days !== undefined;

/** Ways of eating and their terms are told in two answers: "Jain", and "dry ginger is ok". */
const isTermOf = ({ diet, field }: HeardFood, each: HeardFood): boolean =>
  diet !== null &&
  each.way === 'fine' &&
  each.subject !== null &&
  [field, each.field].every((name) => WAYS_FIELDS.includes(name));

/** "Cooked is fine" speaks of what stands before it. */
function refersTo(form: HeardFood, whole: HeardFood, all: readonly HeardFood[]): boolean {
  const { exceptionOf } = form.mention;
  const before = all.filter((each) => each.field === form.field && each.at < form.at && REFUSED.includes(each.way));
  const meant = before.find(({ at }) => at === exceptionOf) ?? before.at(-1);
  if (meant === whole) return true;
  // "Cilantro, cooked carrots but raw are fine" speaks of carrots.
  if (meant && meant.forms.length > 0 && whole.forms.length === 0) return false;
  // "Feta, beetroot and eggs if poached; scrambled is fine" speaks of eggs.
  return meant?.mention.condition === null && meant.mention.list === whole.mention.list && before.includes(whole);
}
