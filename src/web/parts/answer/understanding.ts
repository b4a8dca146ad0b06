import { z } from 'zod';
import type { Unclear } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { type CompleteAnswers, profileFromAnswers } from '#core/athlete/questionnaire.ts';

/** What the coach read from the answers: short lines, what made no sense to it, and what it says about health. */
export type Understanding = { lines: string[]; unclear: Unclear[]; notices: string[] };

/** The reader of free text and its word lists are large: they come while the questions are being answered. */
async function loadReader() {
  const [
    { constraintsOf },
    { echoConstraints },
    { lexiconSchema, trainingLexiconSchema },
    { foodSchema },
    foods,
    lexicon,
    training,
  ] = await Promise.all([
    import('#core/athlete/constraints-of.ts'),
    import('#core/athlete/echo-constraints.ts'),
    import('#core/athlete/lexicon.ts'),
    import('#core/catalogue/food.ts'),
    import('#data/foods.json'),
    import('#data/lexicon.json'),
    import('#data/training-lexicon.json'),
  ]);
  const table = z.array(foodSchema).parse(foods.default);
  const words = {
    foods: { foods: new Map(table.map((food) => [food.id, food])), portions: new Map() },
    lexicon: lexiconSchema.parse(lexicon.default),
    trainingLexicon: trainingLexiconSchema.parse(training.default),
  };
  return (profile: Profile): Understanding => {
    const constraints = constraintsOf({ profile, ...words });
    // What was not understood stands apart, where it can be said again.
    return {
      lines: echoConstraints({ ...words, constraints: { ...constraints, unclear: [] } }),
      unclear: constraints.unclear,
      notices: constraints.care.notices.map(({ text }) => text),
    };
  };
}

let loading: ReturnType<typeof loadReader> | undefined;

function reader(): ReturnType<typeof loadReader> {
  loading ??= loadReader().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Starts to fetch the reader before it is needed. */
export function preloadUnderstanding(): void {
  reader().catch(() => {
    // Only a head start: without the reader the answers are not shown back, and the server is as strict.
  });
}

/** Reads the answers as the planner will. */
export const understand = (answers: CompleteAnswers): Promise<Understanding> =>
  understandProfile(profileFromAnswers(answers, { firstName: null }));

/** Reads a profile as the planner will. Where its words cannot be had, nothing is shown back. */
export async function understandProfile(profile: Profile): Promise<Understanding> {
  try {
    const read = await reader();
    return read(profile);
  } catch {
    return { lines: [], unclear: [], notices: [] };
  }
}
