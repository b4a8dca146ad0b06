/** So much of a message is read at once. What is longer is read passage by passage, so that no reader looks through more. */
export const LONGEST_PASSAGE = 500;

const SENTENCE_END = /(?<=[.!?;\n])(?=\s|$)/;

/** A message in passages: whole sentences where they fit, else whole words. Together they are the message. */
export function passagesOf(message: string): string[] {
  if (message.length <= LONGEST_PASSAGE) return [message];
  const passages: string[] = [];
  for (const part of message.split(SENTENCE_END).flatMap(pieces)) {
    const before = passages.at(-1);
    if (before !== undefined && before.length + part.length <= LONGEST_PASSAGE) passages.splice(-1, 1, before + part);
    else passages.push(part);
  }
  return passages;
}

function pieces(sentence: string): string[] {
  const found: string[] = [];
  let from = 0;
  while (sentence.length - from > LONGEST_PASSAGE) {
    const space = sentence.lastIndexOf(' ', from + LONGEST_PASSAGE);
    const end = space > from ? space : from + LONGEST_PASSAGE;
    found.push(sentence.slice(from, end));
    from = end;
  }
  return [...found, sentence.slice(from)];
}
