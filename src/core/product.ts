/** What the product and its coach are called, everywhere. */
export const PRODUCT = { name: 'Ironleaf', coach: 'Rae', coachTitle: 'AI Fitness Coach' } as const;
