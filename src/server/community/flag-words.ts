import type { RegExpMatcher } from 'obscenity';

let matcher: Promise<RegExpMatcher> | undefined;

async function loadMatcher(): Promise<RegExpMatcher> {
  const { englishDataset, englishRecommendedTransformers, RegExpMatcher: Matcher } = await import('obscenity');
  return new Matcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
}

/** Whether a text holds a word that an operator should look at. It is shown all the same: a list of words decides nothing. */
export async function isFlagged(text: string): Promise<boolean> {
  matcher ??= loadMatcher();
  return (await matcher).hasMatch(text);
}
