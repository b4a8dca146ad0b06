import { parse } from 'yaml';
import { z } from 'zod';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/** What the head of a Markdown file says (YAML between two lines of `---`), and the text below it. Throws if it says something else. */
export function splitFrontMatter<T>(source: string, schema: z.ZodType<T>): { head: T; body: string } {
  const [whole, yaml] = FRONT_MATTER.exec(source) ?? [];
  if (whole === undefined || yaml === undefined) throw new Error('the file does not begin with front matter');
  const head = schema.safeParse(parse(yaml));
  if (!head.success) throw new Error(`the front matter is not what it should be: ${z.prettifyError(head.error)}`);
  return { head: head.data, body: source.slice(whole.length) };
}
