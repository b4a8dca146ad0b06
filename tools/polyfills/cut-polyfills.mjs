// npm run polyfills: cuts what our code and its libraries use, and the oldest browsers that we promise lack, out of core-js.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../scripts/install.mjs';
import { OLDEST_BROWSERS } from '../../scripts/oldest-browsers.mjs';

const FEATURES = [
  'es.array.at',
  'es.array.find-last',
  'es.array.find-last-index',
  'es.array.to-reversed',
  'es.array.to-sorted',
  'es.array.to-spliced',
  'es.array.with',
  'es.object.has-own',
  'es.string.at-alternative',
];
const ENTRY = 'virtual:polyfills';
const require = createRequire(import.meta.url);
const { version, license, author } = require('core-js/package.json');
const licence = readFileSync(require.resolve('core-js/LICENSE'), 'utf8').trim();

const { output } = await build({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'warn',
  plugins: [
    {
      name: 'polyfills',
      resolveId: (id) => (id === ENTRY ? join(import.meta.dirname, ENTRY) : null),
      load: (id) =>
        id.endsWith(ENTRY) ? FEATURES.map((feature) => `import 'core-js/modules/${feature}.js';`).join('\n') : null,
    },
  ],
  build: { write: false, target: OLDEST_BROWSERS, rolldownOptions: { input: ENTRY } },
});
const [chunk] = output;
const head = `// core-js ${version}, ${license}, ${author.name}: ${FEATURES.join(', ')}. Made by npm run polyfills.`;
const file = join(root, 'src/web/app/polyfills.js');
writeFileSync(file, `${head}\n/*\n${licence}\n*/\n${chunk.code.trim()}\n`);
console.log(`${file}: ${chunk.code.length} bytes`);
