/** How many dishes or exercises one note names. */
const NAMED = 2;

type Tastes = {
  /** What is in the plan and was liked. */
  liked: readonly string[];
  /** What stays out because it was not liked, the latest first. */
  disliked: readonly string[];
};

/** Says in the coach's words what feedback has changed; nothing without any. */
export function tasteNotes({ liked, disliked }: Tastes): string[] {
  const back = named([...new Set(liked)]);
  const out = named(disliked);
  return [
    ...(liked.length > 0 ? [`You liked ${back.text}, so ${back.isOne ? 'it is' : 'they are'} back.`] : []),
    ...(disliked.length > 0 ? [`You did not like ${out.text}, so ${out.isOne ? 'it stays' : 'they stay'} out.`] : []),
  ];
}

function named(names: readonly string[]): { text: string; isOne: boolean } {
  const shown = names.slice(0, NAMED);
  const more = names.length - shown.length;
  const text = more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(' and ');
  return { text, isOne: names.length === 1 };
}
