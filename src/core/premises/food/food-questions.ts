import { capital } from '#core/language/capital.ts';
import { foldText } from '#core/language/fold-text.ts';
import type { Unread } from '#core/language/reading.ts';
import type { Choice, OpenQuestion, Origin } from '../premises.ts';
import { questionId } from '../question-id.ts';
import type { FoodChoice } from './food-facts.ts';
import type { FoodIndex, FoodSubject } from './food-index.ts';
import { type HeardFood, keyOf, originOf } from './heard-food.ts';

function idOf(kind: string, origin: Origin): string {
  return 'quote' in origin ? questionId(`${kind}:${origin.field}`, origin.quote) : kind;
}

const AS_READ = { kind: 'as_read' } as const;
/** These are left out because of the words, and those are fine. */
const foods = (out: readonly string[], fine: readonly string[] = []) => ({ kind: 'foods', out, fine }) as const;

/** A choice of the data with what it does. */
function choiceOf({ id, label, out, fine = [], within }: FoodChoice): Choice {
  if (within) return { id, label, does: { ...foods([], fine), within } };
  return { id, label, does: out ? foods(out, fine) : AS_READ };
}

/** True where the answers name what a question would ask. */
const isSettled = (by: readonly string[], heard: HeardFood | null, all: readonly HeardFood[]): boolean =>
  all.some((each) => each !== heard && by.includes(keyOf(each)));

/** Questions of the data that the answers settle, whoever would ask them. */
export function settledQuestions(index: FoodIndex, all: readonly HeardFood[]): string[] {
  const questions = Object.entries(index.facts.allergens.questions);
  return questions.flatMap(([id, { settledBy }]) => (isSettled(settledBy, null, all) ? [id] : []));
}

/** A question of the data, asked about what was typed. */
export function knownQuestion(
  index: FoodIndex,
  id: string,
  heard: HeardFood,
  all: readonly HeardFood[],
): OpenQuestion[] {
  const fact = index.facts.allergens.questions[id];
  if (!fact || isSettled(fact.settledBy, heard, all)) return [];
  const { settledBy: _, ofHedged, ...asked } = fact;
  if (ofHedged && heard.mention.strength !== 'slight' && heard.mention.certainty === 'certain') return [];
  const origin = originOf(heard);
  return [{ ...asked, id: idOf(id, origin), about: 'food', choices: fact.choices.map(choiceOf), origin }];
}

const subjectKey = ({ subject }: HeardFood): string => subject?.key ?? '';

/** "Meatless Mondays": plans know no weekdays, so it stays out on all until the person says how it is to be. */
export function daysQuestion(heard: HeardFood): OpenQuestion {
  const origin = originOf(heard);
  const name = heard.diet?.label ?? `no ${heard.subject?.label ?? heard.mention.quote}`;
  return {
    id: idOf('days', origin),
    about: 'food',
    text: `You wrote “${heard.mention.quote}” for some days only. My plans know no weekdays. What shall I go by?`,
    choices: [
      { id: 'all_days', label: `${capital(name)} on all days`, does: AS_READ },
      { id: 'no_day', label: 'I see to it myself on those days', does: { kind: 'nothing' } },
    ],
    meanwhile: `${capital(name)} on all days.`,
    origin,
  };
}

/** "Vegan, love steak": shown side by side, and the stricter one holds until it is answered. */
export function contradictionQuestion(whole: HeardFood, fine: HeardFood): OpenQuestion {
  const origin = originOf(fine);
  const name = fine.mention.quote;
  const isOfSomeDays = fine.mention.scope?.days !== undefined;
  return {
    id: idOf('contradiction', origin),
    about: 'food',
    text: isOfSomeDays
      ? `You wrote “${whole.mention.quote}”, and “${name}” for some days. My plans know no weekdays. What shall I go by?`
      : `You wrote “${whole.mention.quote}” and also “${name}”. Which one holds?`,
    choices: [
      { id: 'leave_out', label: `Leave out ${name}`, does: { kind: 'nothing' } },
      { id: 'keep', label: `${name} is fine`, does: foods([], [subjectKey(fine)]) },
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
      { id: 'yes', label: `Yes, ${label}`, does: AS_READ },
      { id: 'no', label: 'No', does: { kind: 'nothing' } },
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
    choices: [
      ...widens.map(({ id, label }) => ({ id, label, does: foods([`allergen:${id}`]) })),
      { id: 'other', label: 'Something else', does: AS_READ },
    ],
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
      { id: 'yes', label: 'Yes', does: AS_READ },
      { id: 'no', label: `No, ${name} is fine`, does: foods([], [subjectKey(heard)]) },
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
      { id: 'food', label: 'A food that I leave out', does: { kind: 'word_out' } },
      { id: 'nothing', label: 'Nothing about food', does: { kind: 'nothing' } },
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

const EVERY = /^all\b/i;

/**
 * "All nuts"; "hazelnuts never, nuts no": refused in so many words beside one kind that is told, all of them are meant. Told in another
 * answer, the kind says which ("a nut allergy" among the rules, "cashews" among the allergies).
 */
const saysWhichNuts = ({ mention, field }: HeardFood, all: readonly HeardFood[]): boolean =>
  EVERY.test(mention.quote) ||
  all.some(
    (each) =>
      (each.field !== field || mention.polarity === 'avoid') &&
      each.way === 'body' &&
      each.subject?.widens.some(isOneNut),
  );

const isOneNut = ({ partOf }: { partOf: string | null }): boolean => partOf === 'tree-nuts';

/** What a refusal of a food has to ask. A plain dislike settles itself. */
export function questionsAbout(index: FoodIndex, heard: HeardFood, all: readonly HeardFood[]): OpenQuestion[] {
  const { subject, way, mention } = heard;
  if (way !== 'body' || !subject) return [];
  if (heard.doubted) return [reactsQuestion(heard)];
  const id = subject.allergen?.question ?? subject.word?.question ?? null;
  if (id === 'nuts')
    return leavesPeanutsOpen(heard, all) && !saysWhichNuts(heard, all) ? knownQuestion(index, id, heard, all) : [];
  if (id === 'seafood') return namesItsKinds(index, heard, all) ? [] : knownQuestion(index, id, heard, all);
  if (id !== null) return namesItsFoods(heard, all) ? [] : knownQuestion(index, id, heard, all);
  if (subject.widens.length > 1 && !subject.allergen && heard.reach !== 'alone')
    return [ingredientQuestion(heard, subject)];
  return mention.certainty === 'ask' ? [slipQuestion(heard)] : [];
}

/** "Latex, so banana and kiwi": which foods it is about is said beside it. */
function namesItsFoods(heard: HeardFood, all: readonly HeardFood[]): boolean {
  const { holds, check } = heard.subject ?? { holds: [], check: [] };
  const own = new Set([...holds, ...check]);
  return all.some(
    (each) =>
      each.way === 'body' &&
      each.field === heard.field &&
      each.subject?.key !== heard.subject?.key &&
      (each.subject?.plain.length ?? 0) > 0 &&
      each.subject?.plain.some((id) => own.has(id)),
  );
}

/** "Seafood, fish and shellfish both", "seafood but shellfish is fine". */
function namesItsKinds(index: FoodIndex, heard: HeardFood, all: readonly HeardFood[]): boolean {
  const parts = [...index.allergens.values()];
  const kindsOf = ({ subject }: HeardFood) => {
    const ids = subject?.widens.map(({ id }) => id) ?? [];
    return [...ids, ...parts.filter(({ partOf }) => ids.includes(partOf ?? '')).map(({ id }) => id)];
  };
  const kinds = kindsOf(heard);
  return all.some(
    (each) => each !== heard && each.field === heard.field && kindsOf(each).some((id) => kinds.includes(id)),
  );
}
