import { foldText } from '#core/language/fold-text.ts';
import type { Unread } from '#core/language/reading.ts';
import type { OpenQuestion, Origin } from '../premises.ts';
import type { FoodIndex, FoodSubject } from './food-index.ts';
import { type HeardFood, originOf } from './heard-food.ts';

function idOf(kind: string, origin: Origin): string {
  return origin.how === 'read' || origin.how === 'guessed' ? `${kind}:${origin.field}:${origin.start}` : kind;
}

/** A question of the data, asked about what was typed. */
export function knownQuestion(index: FoodIndex, id: string, heard: HeardFood): OpenQuestion[] {
  const fact = index.facts.allergens.questions[id];
  if (!fact) return [];
  const origin = originOf(heard);
  return [{ id: idOf(id, origin), about: 'food', ...fact, origin }];
}

/** "Vegan, love steak": shown side by side, and the stricter one holds until it is answered. */
export function contradictionQuestion(whole: HeardFood, fine: HeardFood): OpenQuestion {
  const origin = originOf(fine);
  const name = fine.mention.quote;
  return {
    id: idOf('contradiction', origin),
    about: 'food',
    text: `You wrote “${whole.mention.quote}” and also “${name}”. Which one holds?`,
    choices: [
      { id: 'leave_out', label: `Leave out ${name}` },
      { id: 'keep', label: `${name} is fine` },
    ],
    meanwhile: `No ${name}.`,
    origin,
  };
}

/** A slip that is a word itself, or one that could be several names, where the body reacts. */
export function slipQuestion(heard: HeardFood): OpenQuestion {
  const origin = originOf(heard);
  const label = heard.subject?.label ?? heard.mention.quote;
  return {
    id: idOf('slip', origin),
    about: 'food',
    text: `Did you mean ${label} by “${heard.mention.quote}”?`,
    choices: [
      { id: 'yes', label: `Yes, ${label}` },
      { id: 'no', label: 'No' },
    ],
    meanwhile: `No ${label}.`,
    origin,
  };
}

/** An allergy to a dish or a sauce: to what in it? */
function ingredientQuestion(heard: HeardFood, { widens }: FoodSubject): OpenQuestion {
  const origin = originOf(heard);
  return {
    id: idOf('ingredient', origin),
    about: 'food',
    text: `What in ${heard.mention.quote} do you react to?`,
    choices: [...widens.map(({ id, label }) => ({ id, label })), { id: 'other', label: 'Something else' }],
    meanwhile: `None of ${widens.map(({ label }) => label.toLowerCase()).join(', ')}.`,
    origin,
  };
}

/** Called fine where only allergies are asked for: it may as well be one. */
export function reactsQuestion(heard: HeardFood): OpenQuestion {
  const origin = originOf(heard);
  const name = heard.mention.quote;
  return {
    id: idOf('reacts', origin),
    about: 'food',
    text: `Are you allergic to ${name}?`,
    choices: [
      { id: 'yes', label: 'Yes' },
      { id: 'no', label: `No, ${name} is fine` },
    ],
    meanwhile: `No ${name}.`,
    origin,
  };
}

export function unreadQuestion(field: string, { quote, span }: Unread, meanwhile: string): OpenQuestion {
  const origin: Origin = { how: 'read', field, quote, ...span };
  return {
    id: idOf('unread', origin),
    about: 'food',
    text: `I do not know “${quote}”. What kind of food is it?`,
    choices: [
      { id: 'food', label: 'A food that I leave out' },
      { id: 'nothing', label: 'Nothing about food' },
    ],
    meanwhile,
    origin,
  };
}

/** True where "nuts" was typed and nothing beside it speaks of peanuts. */
export function leavesPeanutsOpen(heard: HeardFood, all: readonly HeardFood[]): boolean {
  const { subject, mention } = heard;
  if (subject?.allergen?.id !== 'tree-nuts' || subject.allergen.question === null) return false;
  const isBare = subject.allergen.askedBy.some((name) => foldText(name) === foldText(mention.quote));
  return isBare && !all.some((each) => each.field === heard.field && each.subject?.allergen?.id === 'peanut');
}

/** What a refusal of a food has to ask. A plain dislike settles itself. */
export function questionsAbout(index: FoodIndex, heard: HeardFood, all: readonly HeardFood[]): OpenQuestion[] {
  const { subject, way, mention } = heard;
  if (way !== 'body' || !subject) return [];
  if (heard.doubted) return [reactsQuestion(heard)];
  const id = subject.allergen?.question ?? subject.word?.question ?? null;
  if (id === 'nuts') return leavesPeanutsOpen(heard, all) ? knownQuestion(index, id, heard) : [];
  if (id === 'seafood') return namesItsKinds(heard, all) ? [] : knownQuestion(index, id, heard);
  if (id !== null) return knownQuestion(index, id, heard);
  if (subject.widens.length > 1 && !subject.allergen) return [ingredientQuestion(heard, subject)];
  return mention.certainty === 'ask' ? [slipQuestion(heard)] : [];
}

/** "Seafood, fish and shellfish both". */
function namesItsKinds(heard: HeardFood, all: readonly HeardFood[]): boolean {
  return all.some(
    (each) =>
      each !== heard &&
      each.field === heard.field &&
      heard.subject?.widens.some((a) => each.subject?.widens.includes(a)),
  );
}
