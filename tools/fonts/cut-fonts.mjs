// npm run fonts: cuts the first faces anew: the signs that English pages are made of, and the weights that we use. What is
// left of the whole faces is fetched only by a page that shows other signs, e.g. a name with an accent.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../../scripts/install.mjs';

/** The same signs as `unicode-range` in src/web/ui/fonts.css. */
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join('');
const SIGNS = `${ASCII}\u00a0©°±·¼½¾×–—‘’“”•…→−`;
const FACES = [
  ['@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2', {}],
  ['@fontsource/barlow-condensed/files/barlow-condensed-latin-800-normal.woff2', {}],
  ['@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', { wght: { min: 400, max: 700 } }],
];

const folder = join(root, 'src/web/ui/fonts');
mkdirSync(folder, { recursive: true });
for (const [file, variationAxes] of FACES) {
  const whole = readFileSync(join(root, 'node_modules', file));
  const cut = await subsetFont(whole, SIGNS, { targetFormat: 'woff2', variationAxes });
  const name = file.split('/').at(-1).replace('-latin-', '-first-');
  writeFileSync(join(folder, name), cut);
  console.log(`${name}: ${cut.length} bytes of ${whole.length}`);
}
// The licence of the fonts wants to stand beside every copy.
for (const name of ['@fontsource/barlow-condensed', '@fontsource-variable/inter']) {
  copyFileSync(join(root, 'node_modules', name, 'LICENSE'), join(folder, `${name.split('/')[1]}-licence.txt`));
}
