import type { Element } from './elements.ts';
import type { Mention, Polarity, Scope, Sense, SubjectKind } from './reading.ts';

/** `neg`: denied or refused; which of the two, the kind of thing says. `unable`: "can't", which denies no joint. */
export type Stance = Polarity | 'neg' | 'unable';

/** What the words so far say of the names to come. */
export type Frame = {
  stance: Stance;
  strength: Mention['strength'];
  said: Mention['said'];
  time: Mention['time'];
  /** "gave up": in force for a food, over for a gym. */
  gaveUp: boolean;
  exceptionOf: number | null;
  /** Said in so many words, not carried over. */
  explicit: boolean;
  /** "no mixing …": how foods are eaten, not whether. */
  together?: true;
  /** "But I eat …": a verb of its own opens what is an exception. */
  opened?: true;
};

/** A mention in the making. */
export type Draft = Omit<Mention, 'polarity' | 'scope' | 'forms' | 'quantities'> & {
  stance: Stance;
  scope: Scope | null;
  forms: string[];
  quantities: Mention['quantities'][number][];
  segment: number;
  sentence: number;
  /** Its place after the last "and" or comma. */
  part: number;
  explicit: boolean;
  /** Words after it have said how it is meant. */
  judged: boolean;
  gaveUp: boolean;
  sort: 'food' | 'diet' | 'tool' | 'body' | 'movement';
};

export const PLAIN_FRAME: Frame = {
  stance: 'named',
  strength: 'plain',
  said: null,
  time: 'now',
  gaveUp: false,
  exceptionOf: null,
  explicit: false,
};

const SORTS: Readonly<Record<SubjectKind, Draft['sort']>> = {
  food: 'food',
  allergen: 'food',
  family: 'food',
  dish: 'food',
  food_form: 'food',
  cuisine: 'food',
  diet: 'diet',
  tool: 'tool',
  household: 'tool',
  place: 'tool',
  movement: 'movement',
  exercise: 'movement',
  illness: 'body',
  condition: 'body',
  medicine: 'body',
  joint: 'body',
};
const ORDER: readonly Draft['sort'][] = ['food', 'movement', 'tool', 'diet', 'body'];

/** How a name is spoken of: what can be eaten goes before what can be ill. */
export function sortOfSenses(senses: readonly Sense[]): Draft['sort'] {
  const sorts = new Set(senses.map(({ kind }) => SORTS[kind]));
  return ORDER.find((sort) => sorts.has(sort)) ?? 'body';
}

/** "no peanuts" refuses them, "no kneeling" too; "no dumbbells", "no diabetes", "not vegan" deny that they are there. */
export function polarityOf({ stance, sort, senses }: Pick<Draft, 'stance' | 'sort' | 'senses'>): Polarity {
  if (stance === 'neg') return sort === 'food' || sort === 'movement' ? 'avoid' : 'deny';
  if (stance === 'unable') return sort === 'body' ? 'have' : polarityOf({ stance: 'neg', sort, senses });
  if (stance === 'have') return sort === 'food' && !senses.some(({ kind }) => SORTS[kind] === 'body') ? 'fine' : 'have';
  if (stance === 'avoid') return sort === 'body' ? 'have' : stance;
  return stance;
}

/** The other way round, for what is left out of a statement. */
export function inverseOf({ stance, sort }: Pick<Draft, 'stance' | 'sort'>): Stance {
  if (stance === 'named') return sort === 'tool' ? 'neg' : 'fine';
  if (isRefusal(stance)) {
    return sort === 'tool' ? 'have' : 'fine';
  }
  return sort === 'diet' ? 'fine' : 'neg';
}

export const isRefusal = (stance: Stance): boolean => REFUSALS.has(stance);

const REFUSALS = new Set<Stance>(['neg', 'unable', 'avoid', 'dislike', 'deny']);

export type NameElement = Extract<Element, { is: 'name' }>;
