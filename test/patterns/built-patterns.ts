import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pattern } from './written-patterns.ts';

/**
 * Prints, as JSON, every regular expression that our code builds from text: loads each module of the rooms that run anywhere but
 * in a browser, and calls what builds one only when it is asked to. Run by itself (`node test/patterns/built-patterns.ts`), so
 * that no other code's expressions are among them and places are those of the files.
 */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const built: Pattern[] = [];

const Built = RegExp;
globalThis.RegExp = new Proxy(Built, {
  construct: (target, parts, by) => {
    const made: RegExp = Reflect.construct(target, parts, by === globalThis.RegExp ? target : by);
    const at = placeOfCaller();
    if (at !== null) built.push({ source: made.source, flags: made.flags, at });
    return made;
  },
});

/** Where in our code the expression was built; null where it was not in our code. */
function placeOfCaller(): string | null {
  const [, , , line = ''] = (new Error('for its stack').stack ?? '').split('\n');
  const place = /file:\/\/(\S{1,300}:\d{1,6}:\d{1,6})/.exec(line)?.[1];
  const at = place === undefined ? '' : relative(ROOT, place);
  return /^(?:src|bench)\//.test(at) ? at : null;
}

/** They start something when they are loaded. */
const NOT_LOADED = ['src/server/main.ts', 'src/server/operator/operator.ts', 'src/server/db/embedded-thread.ts'];

for (const file of globSync('src/{core,contract,server}/**/*.ts', { cwd: ROOT })) {
  if (!file.endsWith('.test.ts') && !NOT_LOADED.includes(file)) await import(`${ROOT}/${file}`);
}
await import('./ask-for-patterns.ts');
process.stdout.write(JSON.stringify(built), () => process.exit());
