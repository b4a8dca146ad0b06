// npm run bench: every measurement there is, one after the other. Ends with 1 if one of them does.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installForWork, installTool, root } from './install.mjs';
import { run } from './run.mjs';

installForWork();
installTool('lighthouse');
const benches = readdirSync(join(root, 'bench')).filter((name) => name.endsWith('.ts'));
let failed = 0;
for (const name of benches.sort()) {
  console.log(`\n— ${name.replace(/\.ts$/, '')}`);
  if ((await run('node', [join('bench', name)])) !== 0) failed++;
}
process.exit(failed === 0 ? 0 : 1);
