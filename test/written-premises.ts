import { readFileSync } from 'node:fs';
import type { Food } from '#core/catalogue/food.ts';
import type {
  AccountedWords,
  FoodPremise,
  HealthPremise,
  MovementPremise,
  OpenQuestion,
  Origin,
  Premises,
  ToolPremise,
  UnreadWord,
} from '#core/premises/premises.ts';
import { type CheckFacts, checkFacts } from '#core/premises-check/check-facts.ts';
import { loadExercises, loadFoods } from './catalogue.ts';

/** One part of the premises of a person in a test, with the words that it comes from. */
export type Part =
  | { kind: 'foods'; premise: FoodPremise }
  | { kind: 'tools'; premise: ToolPremise }
  | { kind: 'movements'; premise: MovementPremise }
  | { kind: 'health'; premise: HealthPremise }
  | { kind: 'questions'; premise: OpenQuestion }
  | { kind: 'unread'; premise: UnreadWord }
  | { kind: 'accounted'; premise: AccountedWords };

export type Answers = Readonly<Record<string, string>>;
const catalogue: readonly Food[] = [...loadFoods().foods.values()];

/** The shipped lists of the check, with the shipped catalogue. */
export const loadCheckFacts = (): CheckFacts =>
  checkFacts(JSON.parse(readFileSync('data/premises-check.json', 'utf8')), catalogue, [
    ...loadExercises().exercises.values(),
  ]);

/** Ids of the foods with an allergen or a flag in the catalogue's columns, or with a word in their id. */
export const holding = (...marks: string[]): string[] =>
  catalogue
    .filter(({ id, allergens, flags }) =>
      marks.some(
        (mark) => (allergens as readonly string[]).includes(mark) || flags.includes(mark) || id.includes(mark),
      ),
    )
    .map(({ id }) => id);

/** A stretch of an answer: `field: words`, the words as they stand there. */
type At = `${string}: ${string}`;

function placeOf(answers: Answers, at: At): { field: string; quote: string; start: number; end: number } {
  const [field = '', ...rest] = at.split(': ');
  const quote = rest.join(': ');
  const start = (answers[field] ?? '').indexOf(quote);
  if (start < 0) throw new Error(`"${quote}" does not stand in ${field}`);
  return { field, quote, start, end: start + quote.length };
}

const originsOf = (answers: Answers, places: readonly At[]): Origin[] =>
  places.map((at) => ({ how: 'read', ...placeOf(answers, at) }));

type Write = (answers: Answers) => Part;

const food = (
  stance: FoodPremise['stance'],
  because: FoodPremise['because'],
  at: At | readonly At[],
  subject: string,
  ids: readonly string[],
  back: readonly string[] = [],
): Write => {
  const places = typeof at === 'string' ? [at] : at;
  return (answers) => ({
    kind: 'foods',
    premise: {
      subject,
      label: subject.split(':')[1] ?? subject,
      stance,
      because,
      foodsOut: stance === 'fine' ? [] : ids.filter((id) => !back.includes(id)),
      foodsToCheck: [],
      foodsBack: stance === 'fine' ? ids : back,
      terms: [],
      scope: null,
      origins: originsOf(answers, places),
    },
  });
};

type FoodArguments = [at: At | readonly At[], subject: string, ids: readonly string[], back?: readonly string[]];

export const allergic = (...rest: FoodArguments): Write => food('never', 'allergy', ...rest);
export const forbidden = (...rest: FoodArguments): Write => food('never', 'diet', ...rest);
export const ill = (...rest: FoodArguments): Write => food('never', 'illness', ...rest);
export const unreadOut = (...rest: FoodArguments): Write => food('never', 'unread', ...rest);
export const disliked = (...rest: FoodArguments): Write => food('disliked', 'dislike', ...rest);
export const fine = (...rest: FoodArguments): Write => food('fine', 'wish', ...rest);

const tool =
  (stance: ToolPremise['stance']) =>
  (at: At, token: string, heaviestLbs: number | null = null): Write =>
  (answers) => ({
    kind: 'tools',
    premise: { token, stance, heaviestLbs, count: null, origins: originsOf(answers, [at]) },
  });
export const has = tool('has');
export const hasNot = tool('has_not');

export const spares =
  (at: At, limit: string, severity: MovementPremise['severity'] = 'soft'): Write =>
  (answers) => ({
    kind: 'movements',
    premise: { limit, severity, side: null, origins: originsOf(answers, [at]) },
  });

export const healthy =
  (at: At, subject: string, action: HealthPremise['action'] = 'adapt'): Write =>
  (answers) => ({
    kind: 'health',
    premise: { subject, label: subject, action, about: 'both', weeksSince: null, origins: originsOf(answers, [at]) },
  });

export const asked =
  (at: At, about: OpenQuestion['about'] = 'food'): Write =>
  (answers) => ({
    kind: 'questions',
    premise: { id: at, about, text: '', choices: [], meanwhile: '', origin: { how: 'read', ...placeOf(answers, at) } },
  });

export const unread =
  (at: At, failsClosed: boolean): Write =>
  (answers) => ({ kind: 'unread', premise: { ...placeOf(answers, at), failsClosed } });

export const settled =
  (at: At, as: AccountedWords['as']): Write =>
  (answers) => {
    const { field, start, end } = placeOf(answers, at);
    return { kind: 'accounted', premise: { field, start, end, as } };
  };

/** The premises of these parts; `limits` where a way of eating sets some. */
export function premisesOf(parts: readonly Part[], limits: Partial<Premises['foodLimits']> = {}): Premises {
  const all = <Kind extends Part['kind']>(kind: Kind) =>
    parts.flatMap((part) => (part.kind === kind ? [part.premise as Extract<Part, { kind: Kind }>['premise']] : []));
  return {
    foods: all('foods'),
    foodLimits: { netCarbsMaxGrams: null, sodiumMaxMg: null, separateMeatAndDairy: false, ...limits },
    tools: all('tools'),
    unsafeDiets: [],
    toolsAreGuessed: false,
    movements: all('movements'),
    exercises: [],
    effortMaxRpe: null,
    health: all('health'),
    notMine: [],
    questions: all('questions'),
    answered: [],
    unread: all('unread'),
    accounted: all('accounted'),
  };
}

/** A person by their answers and what is to follow from them. */
export const personOf = (answers: Answers, writes: readonly Write[]): { answers: Answers; parts: Part[] } => ({
  answers,
  parts: writes.map((write) => write(answers)),
});
