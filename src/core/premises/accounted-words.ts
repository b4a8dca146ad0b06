import type { Mention } from '#core/language/reading.ts';
import type { AccountedWords } from '#core/premises/premises.ts';

/** Why nothing follows from a name, by what its own words say; null where something should. */
function reasonOf(mention: Mention): AccountedWords['as'] | null {
  if (mention.whose === 'someone_else') return 'someone_else';
  if (mention.time === 'former' || mention.time === 'healed') return 'former';
  return mention.polarity === 'deny' ? 'denied' : null;
}

/** The names of an answer that its own words take back: somebody else's, over, or denied. */
export function accountedWords(field: string, mentions: readonly Mention[]): AccountedWords[] {
  return mentions.flatMap((mention) => {
    const as = reasonOf(mention);
    return as === null ? [] : [{ field, start: mention.span.start, end: mention.span.end, as }];
  });
}
