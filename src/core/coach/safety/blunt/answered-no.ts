import { DANGER_LANGUAGES } from './danger-languages.ts';
import { dangerWords } from './danger-words.ts';

/** How an answer to one's own question begins that denies it: "nope", "no its". */
const DENYING = new Set(
  DANGER_LANGUAGES.flatMap(({ answersNo }) => answersNo?.split('|') ?? []).map((said) => dangerWords(said).join(' ')),
);
const LONGEST = Math.max(...[...DENYING].map((said) => said.split(' ').length));
const SENTENCE = /[^.!?\n]+[.!?\n]*/g;
/** A question further back is no longer answered. */
const SHORT_ANSWER = 200;

/** Without questions that the person asked and denied in the next breath: "Chest pain? Nope, just sore". */
export function withoutAnsweredNo(message: string): string {
  if (!message.includes('?')) return message;
  const sentences = message.match(SENTENCE) ?? [];
  return sentences.filter((said, at) => !(said.includes('?') && deniesWhatWasAsked(sentences[at + 1]))).join('');
}

function deniesWhatWasAsked(answer: string | undefined): boolean {
  if (answer === undefined) return false;
  const words = dangerWords(answer.slice(0, SHORT_ANSWER));
  return Array.from({ length: LONGEST }, (_, index) => words.slice(0, index + 1).join(' ')).some((begun) =>
    DENYING.has(begun),
  );
}
