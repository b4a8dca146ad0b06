// Stands between the browser and the server, and holds every answer of the API back by up to 1.5 s, as a bad line does.
import { createServer, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { seededRandom } from '#core/seed/random.ts';

const HELD_BACK_MS = 1500;

const { PORT, SERVER_PORT, SLOW_LINE_SEED } = process.env;
const random = seededRandom(Number(SLOW_LINE_SEED));
process.stdout.write(`Answers are held back with SLOW_LINE_SEED=${SLOW_LINE_SEED}\n`);

createServer((asked, answer) => {
  const { url = '/', method, headers } = asked;
  const onward = request({ host: 'localhost', port: Number(SERVER_PORT), path: url, method, headers }, async (came) => {
    if (url.startsWith('/api/')) await setTimeout(random() * HELD_BACK_MS);
    answer.writeHead(came.statusCode ?? 502, came.rawHeaders);
    came.pipe(answer);
  });
  // Whoever goes away, the other one hears of it.
  onward.on('error', () => answer.destroy());
  answer.on('close', () => onward.destroy());
  asked.pipe(onward);
}).listen(Number(PORT));
