const SENTENCE_END = /[.!?…]["'”’)\]*]{0,4}(?=\s|$)|\n/g;
/** "approx. 5", "e.g. oats": no end of a sentence. */
const ABBREVIATED = /(?:^|[\s(])(?:e\.g|i\.e|vs|approx|dr|mr|mrs|ms|no|min|max|st)\.$/i;

/** The sentences of a text, each with its end and the space behind it, so that joined they are the text again. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(SENTENCE_END)) {
    if (index < start || ABBREVIATED.test(text.slice(Math.max(start, index - 8), index + 1))) continue;
    let end = index + mark.length;
    while (/\s/.test(text.charAt(end))) end++;
    sentences.push(text.slice(start, end));
    start = end;
  }
  return start < text.length ? [...sentences, text.slice(start)] : sentences;
}

/** The sentences of a text that still comes in: those that are whole, because another could begin behind them, and the rest. */
export function wholeSentences(text: string): { whole: string[]; rest: string } {
  const sentences = sentencesOf(text);
  const isLastWhole = sentencesOf(`${sentences.at(-1) ?? ''}A`).length > 1;
  return isLastWhole ? { whole: sentences, rest: '' } : { whole: sentences.slice(0, -1), rest: sentences.at(-1) ?? '' };
}
