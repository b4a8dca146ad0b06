import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';

/** A regular expression, and the places in our code that it comes from: "src/core/x.ts:12:3". */
export type Pattern = { source: string; flags: string; at: string };

const CODE = '{src,scripts,bench}/**/*.{ts,tsx,mjs,js}';
const isTest = (file: string) => /\.test\.|\.d\.ts$/.test(file);

/** Every regular expression that stands in the code, and every place where one is built from text. */
export function patternsInCode(): { written: Pattern[]; builders: string[] } {
  const written: Pattern[] = [];
  const builders: string[] = [];
  for (const file of globSync(CODE)) {
    if (isTest(file)) continue;
    const code = readFileSync(file, 'utf8');
    const placeOf = placesIn(file, code);
    new Visitor({
      Literal: (node) => {
        if (!('regex' in node)) return;
        written.push({ source: node.regex.pattern, flags: node.regex.flags, at: placeOf(node.start) });
      },
      NewExpression: (node) => {
        if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp') builders.push(placeOf(node.start));
      },
      CallExpression: (node) => {
        if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp') builders.push(placeOf(node.start));
      },
    }).visit(parseSync(file, code).program);
  }
  return { written, builders };
}

/** Lines and columns as a stack trace counts them. */
function placesIn(file: string, code: string): (offset: number) => string {
  const starts = [0];
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return `${file}:${line + 1}:${offset - (starts[line] ?? 0) + 1}`;
  };
}
