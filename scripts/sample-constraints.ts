// npm run sample: reads the answers of the landing page's samples anew and keeps the rules in data/sample-constraints.json, since the
// browser does not read answers itself.
import { writeFileSync } from 'node:fs';
import { readSampleConstraints } from '#test/sample-constraints.ts';

const rows = readSampleConstraints();
const lines = rows.map((row) => `  ${JSON.stringify(row)}`);
writeFileSync(new URL('../data/sample-constraints.json', import.meta.url), `[\n${lines.join(',\n')}\n]\n`);
console.log(`data/sample-constraints.json: ${rows.length} rows`);
