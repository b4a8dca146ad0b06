/** What a stretch of text can name. `condition`, `illness`: of training and of food; one name is often both. */
export type SubjectKind =
  | 'food'
  | 'allergen'
  | 'family'
  | 'dish'
  | 'diet'
  | 'cuisine'
  | 'food_form'
  | 'illness'
  | 'condition'
  | 'medicine'
  | 'tool'
  | 'household'
  | 'place'
  | 'joint'
  | 'movement'
  | 'exercise';

/** One thing that a name can mean; `id` is an id of the data file of its kind. */
export type Sense = { kind: SubjectKind; id: string };

/** Which way a thing is meant. `named`: the words say nothing of it, so the question that was asked decides. */
export type Polarity = 'named' | 'have' | 'want' | 'fine' | 'only' | 'dislike' | 'avoid' | 'deny';

/**
 * How strongly. `reaction`: a body reacts ("epipen", "throat closes"). `must`: allergic, forbidden, cannot. `slight`: "a bit",
 * "not a fan", "small amounts".
 */
export type Strength = 'reaction' | 'must' | 'plain' | 'slight';

/** When and where it holds, where the words say so; days as 0 = Monday … 6 = Sunday. */
export type Scope = {
  days?: readonly number[];
  exceptDays?: readonly number[];
  meals?: readonly string[];
  place?: 'home' | 'out' | 'work' | 'gym';
  /** As typed: "until march", "for 6 weeks". */
  until?: string;
};

/** A number with its unit. `each`: per hand; `total`: of the whole set. A number of a product ("552") is none. */
export type Quantity = {
  value: number;
  max?: number;
  unit:
    | 'lb'
    | 'kg'
    | 'in'
    | 'cm'
    | 'week'
    | 'month'
    | 'year'
    | 'day'
    | 'g'
    | 'mg'
    | 'kcal'
    | 'count'
    | 'percent'
    | null;
  each?: boolean;
  total?: boolean;
  span: Span;
};

export type Span = { start: number; end: number };

/** Something that a text names, and all that its words say of it. */
export type Mention = {
  /** All readings; more than one where the words allow several. */
  senses: readonly Sense[];
  span: Span;
  /** As typed. */
  quote: string;
  /** What a misspelt word was taken for; null where it was typed so. */
  spelled: string | null;
  polarity: Polarity;
  strength: Strength;
  /** `allergy`, `intolerance`: said in so many words ("allergic", "intolerant"). */
  said: 'allergy' | 'intolerance' | null;
  whose: 'mine' | 'someone_else';
  time: 'now' | 'former' | 'healed' | 'future';
  /** Form words beside it ("raw", "yolk", "oil"): ids of the data file of forms. */
  forms: readonly string[];
  scope: Scope | null;
  quantities: readonly Quantity[];
  /** "as long as it is …": the condition, as typed. */
  condition: string | null;
  /** "because of my gout": the reason, as typed. */
  reason: string | null;
  /** "no meat and milk together": refused only in one meal with the others of its list that are marked so. */
  together?: true;
  /** "The fruits that go with it: banana, kiwi": no more of it than what is named behind. */
  asTold?: true;
  /** Index of the mention that this one is an exception of ("no nuts but almonds"); null where it is none. */
  exceptionOf: number | null;
  /** Of an exception: words of its own say so ("prawns are fine"), not its place in a list alone. */
  ownWords?: true;
  /** Of an exception: it stands in a list that a verb of its own opens ("but I eat almonds and walnuts"). */
  opened?: true;
  /** Mentions of one list that share one verb or judgement have the same number. */
  list: number;
  /** Sentence or clause that it stands in; what is said of time, person and condition holds inside. */
  clause: number;
  /** `certain`: one reading. `guess`: the likeliest of several. `ask`: a slip that is a word itself, or a name that asks. */
  certainty: 'certain' | 'guess' | 'ask';
};

/** Words that nothing is known about and that are no filler; neighbours make one. */
export type Unread = {
  span: Span;
  quote: string;
  clause: number;
  polarity: Polarity;
  /** What the words around it make likely. */
  near: 'food' | 'body' | 'tool' | null;
  /** Right beside a name or in brackets behind it: it says more of that ("bigeye tuna", "cow skin (ponmo)"). */
  beside?: true;
};

/** What a text says. `saysNone`: "none", "nah", "n/a", with nothing after it that says otherwise. */
export type Reading = { mentions: readonly Mention[]; unread: readonly Unread[]; saysNone: boolean };
