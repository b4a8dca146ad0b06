import { z } from 'zod';
import { type NameTree, nameTree } from '#core/premises-check/name-tree.ts';

/** What a name can be of; it decides in which answers it is looked for and what must follow from it. */
export const GROUPS = [
  'allergen',
  'food',
  'diet',
  'condition',
  'medicine',
  'tool',
  'place',
  'joint',
  'movement',
] as const;

/**
 * Plain words that say how a thing is meant. `deny` takes a name back in so many words, `no` may refuse as well; `former` stands before
 * what is over, `past` behind it; `hedged` makes less of it, `turned` may turn it round for a part; `lacking` stands before a tool, `lost` behind it;
 * `together` speaks of one meal; `explains` stands beside a name that only tells how something is meant.
 */
export const CUES = [
  'refuse',
  'reacts',
  'allow',
  'deny',
  'no',
  'former',
  'past',
  'other',
  'self',
  'lacking',
  'lost',
  'scarce',
  'limiting',
  'cleared',
  'hedged',
  'turned',
  'strict',
  'together',
  'explains',
] as const;

const words = z.array(z.string().min(1)).min(1);

const holdsSchema = z.strictObject({
  allergens: z.array(z.string()).optional(),
  flags: z.array(z.string()).optional(),
  notFlags: z.array(z.string()).optional(),
  like: z.array(z.string()).optional(),
  ids: z.array(z.string()).optional(),
});

const subjectSchema = z.strictObject({
  id: z.string(),
  label: z.string(),
  group: z.enum(GROUPS),
  /** Foods of the catalogue behind the name; a food without it reaches those whose id holds one of its words. */
  holds: holdsSchema.optional(),
  /** Refused for an allergy, all of `holds` must be out. */
  whole: z.boolean().optional(),
  /** Weakest action that may follow, unless the words say that it is over or agreed with somebody. */
  least: z.enum(['adapt', 'clear_once']).optional(),
  /** An illness that rules out food and asks nothing of training. */
  foodOnly: z.boolean().optional(),
  /** A medicine that no plan depends on. */
  idle: z.boolean().optional(),
  /** Stays a fact however long ago it was: a replaced joint, a stroke, an eating disorder. */
  neverOver: z.boolean().optional(),
  /** Movement limits of which one must follow. */
  limits: words.optional(),
  tokens: words.optional(),
  /** Counts only in answers about food, or about health. */
  where: z.enum(['food', 'health']).optional(),
  words,
});

/** The form of `data/premises-check.json`. */
export const checkListsSchema = z.strictObject({
  about: z.string(),
  /** Words whose plural means something else than their singular. */
  asTyped: words,
  /** Ends of words glued to a name: "erdnussallergie", "dairyfree". */
  endings: words,
  lookalikes: words,
  cues: z.record(z.enum(CUES), words),
  subjects: z.array(subjectSchema),
});

export type CheckSubject = z.infer<typeof subjectSchema>;
export type Cue = (typeof CUES)[number];

/** The lists, made ready to be looked up. */
export type CheckLists = {
  subjects: readonly CheckSubject[];
  asTyped: ReadonlySet<string>;
  endings: readonly string[];
  /** Names and look-alikes (`null`). */
  names: NameTree<CheckSubject | null>;
  cues: NameTree<Cue>;
};

/** Reads the lists and adds further names to them; throws a ZodError where they are not of their form. */
export function checkLists(raw: unknown, further: readonly CheckSubject[]): CheckLists {
  const lists = checkListsSchema.parse(raw);
  const subjects = [...lists.subjects, ...further];
  const asTyped = new Set(lists.asTyped);
  const names = subjects.flatMap((subject) => subject.words.map((phrase) => ({ phrase, value: subject })));
  const lookalikes = lists.lookalikes.map((phrase) => ({ phrase, value: null }));
  const cues = CUES.flatMap((cue) => lists.cues[cue].map((phrase) => ({ phrase, value: cue })));
  return {
    subjects,
    asTyped,
    endings: lists.endings,
    names: nameTree<CheckSubject | null>([...names, ...lookalikes], asTyped),
    cues: nameTree(cues, asTyped),
  };
}
