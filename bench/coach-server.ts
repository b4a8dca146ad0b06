// node bench/coach-server.ts [-- rounds]: how soon the chat begins to answer, over HTTP: the built-in coach, and a model behind it
// beside the same model asked directly.
import { measureChatSpeed, quantile } from './coach/speed.ts';

const rounds = Number(process.argv.at(-1)) || 200;
const { builtIn, model } = await measureChatSpeed({ rounds });
const ms = (values: readonly number[], share: number) => `${quantile(values, share).toFixed(1)} ms`;
const line = (name: string, values: readonly number[]) =>
  console.log(`${name.padEnd(44)} p50 ${ms(values, 0.5).padStart(10)}   p95 ${ms(values, 0.95).padStart(10)}`);

line('built-in coach, first byte', builtIn.event);
line('built-in coach, first word', builtIn.word);
line('model asked directly, first byte', model.alone);
line('model through the server, first byte', model.through.event);
line('model through the server, first word', model.through.word);
const overhead = (quantile(model.through.word, 0.5) / quantile(model.alone, 0.5) - 1) * 100;
console.log(`overhead of the first word over the model's own first byte (median): ${overhead.toFixed(1)} %`);
