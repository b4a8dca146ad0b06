/** The longest name that the server takes. */
export const NAME_LENGTH = 120;
/** The longest free text that the server takes. */
export const TEXT_LENGTH = 1000;

/** What is wrong with a name; `undefined` if nothing is. */
export function nameProblem(name: string, { required }: { required: boolean }): string | undefined {
  const { length } = name.trim();
  if (required && length === 0) return 'Please give the plan a name.';
  return length > NAME_LENGTH ? `A name has at most ${NAME_LENGTH} characters. This one has ${length}.` : undefined;
}

/** What is wrong with a free text; `undefined` if nothing is. */
export function textProblem(text: string): string | undefined {
  const { length } = text.trim();
  return length > TEXT_LENGTH ? `Please keep it under ${TEXT_LENGTH} characters. This has ${length}.` : undefined;
}
