// npm run operator -- <command>: builds what has changed, then runs one command of whoever runs the installation.
import { buildIfNeeded, OPERATOR_WORDS } from './build.mjs';
import { installForStart, pinnedNode } from './install.mjs';
import { run } from './run.mjs';

installForStart();
const built = await buildIfNeeded();
process.exit(built === 0 ? await run(pinnedNode, [...OPERATOR_WORDS, ...process.argv.slice(2)]) : built);
