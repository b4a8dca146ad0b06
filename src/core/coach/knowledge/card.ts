import { z } from 'zod';

/** Whom a card is not for, or not without a word of care first; `data/knowledge-not-for.json` says how each is recognised. */
export const CAUTIONS = [
  ...(['under_18', 'older_adult', 'pregnant', 'breast_feeding', 'eating_disorder', 'joint_injury'] as const),
  ...(['heart_condition', 'high_blood_pressure', 'blood_thinners', 'kidney_disease', 'liver_disease'] as const),
  ...(['diabetes', 'type_1_diabetes', 'gallbladder', 'bariatric_surgery', 'celiac', 'gout', 'bone_loss'] as const),
] as const;
export type Caution = (typeof CAUTIONS)[number];

const line = z.string().trim().min(1);

/** One thing worth knowing: how people ask for it, what to answer, and how sure that is. */
export const knowledgeCardSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: line,
  asks: z.array(line).min(2),
  answer: line,
  limits: line,
  notFor: z.array(z.enum(CAUTIONS)),
  source: z.strictObject({ label: line, url: z.url().nullable() }),
  /** Every figure of the answer and its limits, as written there. */
  figures: z.array(line),
});

export const knowledgeFileSchema = z.strictObject({ topic: line, cards: z.array(knowledgeCardSchema) });

/** Where the answer to a question about the app stands: it is taken from there, so that the two never differ. */
export const appQuestionSchema = z.strictObject({
  id: z.string().regex(/^app-[a-z0-9-]+$/),
  title: line,
  asks: z.array(line).min(2),
  from: z.union([z.strictObject({ faq: line }), z.strictObject({ article: line, section: line })]),
});

/**
 * Something that the coach tells or does, offered where she has no answer; `say` is the sentence that asks for it. What only tells
 * is done at once where a message plainly means it.
 */
export const abilitySchema = z.strictObject({
  id: z.string().regex(/^can-[a-z0-9-]+$/),
  title: line,
  say: line,
  does: z.enum(['tells', 'acts']),
  /** Tells figures of food or body, which some people are spared. */
  showsNumbers: z.boolean().optional(),
  asks: z.array(line).min(2),
});

/** What she cannot know or do: a question that comes nearest to it is not answered with what is only near. */
export const outsideSchema = z.strictObject({
  about: z.string(),
  outside: z.array(
    z.strictObject({ id: z.string().regex(/^outside-[a-z0-9-]+$/), title: line, asks: z.array(line).min(2) }),
  ),
});

export type KnowledgeCard = z.infer<typeof knowledgeCardSchema>;
export type AppQuestion = z.infer<typeof appQuestionSchema>;
export type Ability = z.infer<typeof abilitySchema>;

/** A page of the help center that answers. */
export type HelpPage = { articleId: string; title: string };

/** What a question can lead to. All of them are found in the same way. */
export type Entry =
  | { kind: 'card'; id: string; title: string; asks: readonly string[]; answer: string; card: KnowledgeCard }
  | { kind: 'app'; id: string; title: string; asks: readonly string[]; answer: string; page: HelpPage | null }
  | { kind: 'outside'; id: string; title: string; asks: readonly string[]; answer: string }
  | { kind: 'ability'; id: string; title: string; asks: readonly string[]; answer: string; ability: Ability };

export const entryOfCard = (card: KnowledgeCard): Entry => {
  const { id, title, asks, answer } = card;
  return { kind: 'card', id, title, asks, answer, card };
};

export const entryOfAbility = (ability: Ability): Entry => {
  const { id, title, asks, say } = ability;
  return { kind: 'ability', id, title, asks, answer: say, ability };
};
