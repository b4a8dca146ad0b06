// Packs the built files once, as small as it goes, so that the server need not do it again for everyone who asks. Browsers
// that know no Brotli get what the server packs for them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const SMALLEST_WORTH_IT = 1024;

const packed = promisify(brotliCompress);
const folder = join(resolve(process.argv[2]), 'assets');
const files = readdirSync(folder).filter((name) => /\.(?:js|css|svg)$/.test(name));

await Promise.all(
  files.map(async (name) => {
    const content = readFileSync(join(folder, name));
    if (content.length >= SMALLEST_WORTH_IT) writeFileSync(join(folder, `${name}.br`), await packed(content));
  }),
);
