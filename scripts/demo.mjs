// npm run demo: serves a house that is lived in, on a data folder of its own. Three made-up people (data/demo-people.json) have 90 days
// of history each; all of it was sent through the product's own operations, as an app that comes back from a long trip would send it.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded, SERVER_WORDS } from './build.mjs';
import { liveFor } from './demo-history.mjs';
import { installForStart, pinnedNode, root } from './install.mjs';
import { run } from './run.mjs';

const FOLDER = join(root, '.data-demo');
/** Written when all of the history is there: what is half done is begun anew. */
const MARK = join(FOLDER, 'lived-in');
const PORT = process.env.PORT ?? '3000';
const READY_TRIES = 240;
const TRY_EVERY_MS = 500;

const { password, people } = JSON.parse(readFileSync(join(root, 'data/demo-people.json'), 'utf8'));

async function whenReady(address) {
  for (let tries = 0; tries < READY_TRIES; tries += 1) {
    const answer = await fetch(`${address}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS));
  }
  throw new Error('The server did not start.');
}

async function moveIn(address) {
  await whenReady(address);
  for (const person of people) {
    console.log(`Living 90 days as ${person.answers.firstName} …`);
    await liveFor({ address, person, password });
  }
  writeFileSync(MARK, '');
  const who = people.map(({ email }) => email).join(', ');
  console.log(`\nIronleaf is open at ${address}\nSign in as ${who}; the password is ${password}\n`);
}

installForStart();
const built = await buildIfNeeded();
if (built !== 0) process.exit(built);
const isNew = !existsSync(MARK);
if (isNew) rmSync(FOLDER, { recursive: true, force: true });
// Three months in a minute are more than any person sends.
const env = {
  ...{ DATA_DIR: FOLDER, PORT },
  ...{ ADDRESS_LIMIT_PER_10_SECONDS: '100000', REQUEST_LIMIT_PER_10_SECONDS: '100000', LOG_LIMIT_PER_MINUTE: '100000' },
};
const serving = run(pinnedNode, SERVER_WORDS, { watched: true, env });
if (isNew) {
  await moveIn(`http://localhost:${PORT}`).catch((error) => {
    console.error(error.message);
    process.kill(process.pid, 'SIGTERM');
  });
}
process.exit(await serving);
