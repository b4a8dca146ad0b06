/** A model's JSON often comes as text, with words around it; null where it holds none. */
export function jsonInAnswer(answer: unknown): unknown {
  if (typeof answer !== 'string') return answer;
  const json = answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1);
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
