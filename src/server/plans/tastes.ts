/** What a person has said for or against recipes or exercises. */
export type Said = {
  at: Date;
  likes: boolean;
  /** Said of a plan as a whole, not of these items by name. */
  isWholePlan: boolean;
  itemIds: readonly string[];
};

/** What a new plan shall hold more of, never again, and rather not. Each the latest first. */
export type Tastes = { likedIds: string[]; dislikedIds: string[]; unwelcomeIds: string[] };

/**
 * Weighs everything that was said: of each item the newest word counts, and a word about the item itself counts for more
 * than one about a plan that it was in. Items of a disliked plan are unwelcome only: it may have been the others.
 */
export function weighTastes(said: readonly Said[]): Tastes {
  const verdicts = new Map<string, keyof Tastes>();
  const newestFirst = said.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  for (const aboutPlans of [false, true]) {
    for (const { likes, isWholePlan, itemIds } of newestFirst) {
      if (isWholePlan !== aboutPlans) continue;
      const verdict = likes ? 'likedIds' : isWholePlan ? 'unwelcomeIds' : 'dislikedIds';
      for (const id of itemIds) if (!verdicts.has(id)) verdicts.set(id, verdict);
    }
  }
  const idsOf = (wanted: keyof Tastes) => [...verdicts].filter(([, verdict]) => verdict === wanted).map(([id]) => id);
  return { likedIds: idsOf('likedIds'), dislikedIds: idsOf('dislikedIds'), unwelcomeIds: idsOf('unwelcomeIds') };
}
