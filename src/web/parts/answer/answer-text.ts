import type { Question } from '#core/athlete/questionnaire.ts';

/** What stands for "nothing" in every question that asks for a list. */
const NONE = 'None';

const isNone = (part: string) => part.toLowerCase() === NONE.toLowerCase();
const partsOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Whether a suggestion is part of what is typed. */
export function hasSuggestion(text: string, suggestion: string): boolean {
  return partsOf(text).some((part) => same(part, suggestion));
}

/** Puts a suggestion into the text, or takes it out; "None" stands alone. */
export function toggleSuggestion(text: string, suggestion: string): string {
  if (hasSuggestion(text, suggestion)) {
    return partsOf(text)
      .filter((part) => !same(part, suggestion))
      .join(', ');
  }
  if (isNone(suggestion)) return suggestion;
  return [...partsOf(text).filter((part) => !isNone(part)), suggestion].join(', ');
}

/** Whether a tap on a suggestion is the whole answer: "None", where nothing else was said. */
export const isWholeAnswer = (said: string, suggestion: string): boolean =>
  isNone(suggestion) && partsOf(said).length === 0;

/** Presses one of several buttons, or lets it go; "None" lets go of all others. */
export function toggleChosen(chosen: readonly string[], value: string): string[] {
  if (chosen.includes(value)) return chosen.filter((each) => each !== value);
  return isNone(value) ? [value] : [...chosen.filter((each) => !isNone(each)), value];
}

/** Takes a stored answer apart again: the buttons it was made of, and the words beside them. */
export function splitChosen(question: Question, answer: string): { chosen: string[]; text: string } {
  const values = question.options.map((option) => String(option.value));
  const parts = partsOf(answer);
  return {
    chosen: values.filter((value) => parts.includes(value)),
    text: parts.filter((part) => !values.includes(part)).join(', '),
  };
}
