// npm start: installs what is missing, builds what has changed, then serves. The server migrates when it opens the database.
import { buildIfNeeded, SERVER_WORDS } from './build.mjs';
import { installForStart, pinnedNode } from './install.mjs';
import { run } from './run.mjs';

installForStart();
const built = await buildIfNeeded();
process.exit(built === 0 ? await run(pinnedNode, SERVER_WORDS, { watched: true }) : built);
