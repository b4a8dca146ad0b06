// npm run bench:offline — random stories of faults: the outbox of the browser against the real server, in one process.
// `-- 2000` lives through that many instead of 20,000.
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { openInMemory } from '#server/db/in-memory.ts';
import { startLogServer } from '#test/offline/log-server.ts';
import { liveThroughAll, type Outcome, sumOf } from '#test/offline/schedule.ts';
import { setStage } from '#test/offline/stage.ts';

const SCHEDULES = 20_000;
const NAMED = 10;

/** One process: the stories with these seeds, against a server and a database of its own. */
async function work(first: number, last: number): Promise<Outcome> {
  setStage();
  const server = await startLogServer(await openInMemory(), () => new Date());
  return liveThroughAll(server, { first, last });
}

/** Has another process of this file live through some of the stories. */
function delegate(first: number, last: number): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = fork(import.meta.filename, [String(first), String(last)]);
    child.once('message', (outcome) => resolve(outcome as Outcome));
    child.once('exit', (code) => reject(new Error(`stories ${first} to ${last} ended with ${code}`)));
  });
}

async function main(schedules: number): Promise<number> {
  const start = performance.now();
  const share = Math.ceil(schedules / availableParallelism());
  const firsts = Array.from({ length: Math.ceil(schedules / share) }, (_, process) => 1 + process * share);
  const outcomes = await Promise.all(firsts.map((first) => delegate(first, Math.min(schedules, first + share - 1))));
  const { writes, kills, lost, doubled } = sumOf(outcomes);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${schedules} schedules, ${writes} logs, ${kills} tabs killed, ${seconds} s`);
  console.log(`lost ${lost.length}, doubled ${doubled.length}`);
  for (const fault of [...lost, ...doubled].slice(0, NAMED)) console.log(`  ${fault}`);
  return lost.length + doubled.length;
}

const [first, last] = process.argv.slice(2).map(Number);
if (process.send && first !== undefined && last !== undefined) {
  process.send(await work(first, last), () => process.exit(0));
} else {
  process.exit((await main(first ?? SCHEDULES)) === 0 ? 0 : 1);
}
