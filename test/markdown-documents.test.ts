import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { markdownDocuments } from '../scripts/markdown-documents.ts';

const folder = mkdtempSync(join(tmpdir(), 'markdown-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The code that the builder makes of a module which imports a text of ours. */
function built(path: string, source: string, name: string): Promise<string> {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
  return builtFrom(`import { ${name} } from './${path}';\nexport const taken = ${name};\n`);
}

async function builtFrom(code: string): Promise<string> {
  const entry = join(folder, 'entry.js');
  writeFileSync(entry, code);
  const result = await build({
    ...{ root: folder, configFile: false, logLevel: 'silent', plugins: [markdownDocuments()] },
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('the builder wrote nothing');
  return output.output[0].code;
}

const HEAD = '---\ntitle: Meal prep\ncategory: Technical Support\norder: 10\n---\n\n';

describe('a text of ours, as the builder takes it', () => {
  it('comes as data, without anything that would read Markdown', async () => {
    const code = await built('data/articles/prep.md', `${HEAD}Cook **twice**.\n`, 'article');
    expect(code).toContain('"strong"');
    expect(code.length).toBeLessThan(1000);
  });

  it('fails the build with the name of the file, and why, when it brings more than text', async () => {
    const bad = built('data/articles/bad.md', `${HEAD}<script>alert(1)</script>\n`, 'article');
    await expect(bad).rejects.toThrow(/data\/articles\/bad\.md: a text may not contain html: "<script>/);
  });

  it('fails the build that would bring what reads Markdown to a browser', async () => {
    const reader = join(import.meta.dirname, '../src/core/content/read-markdown.ts');
    const bad = builtFrom(`export { readMarkdown } from ${JSON.stringify(reader)};\n`);
    await expect(bad).rejects.toThrow('import the .md file instead');
  });
});
