// npm run bench:web — what the pages weigh beside an empty app of the same libraries, built in the same run, and what
// Lighthouse says of them on a phone, and how long ten presses of a day take there. Ends with 1 if a bar is missed.
// `npm run bench:web -- 1` asks Lighthouse once instead of five times.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { buildIfNeeded } from '../scripts/build.mjs';
import { type Audit, audit, CATEGORIES } from '../tools/lighthouse/audit.mjs';
import { table } from './nutrition/statistics.ts';
import { type Day, pressThroughTheDay } from './web/actions.ts';
import { beginWorkout, DEBUGGING_PORT, firstLoadBytes, openBrowser, signUp } from './web/pages.ts';
import { startServer } from './web/server.ts';

const BARS = { landingBytes: 1.6, dashboardBytes: 2.3, lcp: 1.4, cls: 0.02, dayShift: 0.001, pressMs: 100, score: 95 };
/** Lighthouse swings from run to run, by ten points on a busy machine; of each figure the middle one of five counts. */
const RUNS = Number(process.argv[2] ?? 5);

async function serveEmptyApp(): Promise<{ origin: string; close: () => Promise<void> }> {
  const root = fileURLToPath(new URL('./web/empty', import.meta.url));
  const outDir = mkdtempSync(join(tmpdir(), 'empty-app-'));
  const settings = {
    root,
    configFile: false as const,
    logLevel: 'error' as const,
    build: { outDir, target: 'chrome90' },
  };
  await build({ ...settings, plugins: [react()] });
  const server = await preview({ ...settings, preview: { port: 4319 } });
  return { origin: 'http://localhost:4319', close: () => server.close() };
}

const middle = <T>(items: readonly T[], of: (item: T) => number): T => {
  const item = [...items].sort((a, b) => of(a) - of(b))[Math.floor(items.length / 2)];
  if (item === undefined) throw new Error('nothing was measured');
  return item;
};

async function audited(address: string, keeps: boolean): Promise<Audit> {
  const audits: Audit[] = [];
  for (let run = 0; run < RUNS; run += 1) audits.push(await audit(address, { port: DEBUGGING_PORT, keeps }));
  const middleOf = (figure: (audit: Audit) => number) => figure(middle(audits, figure));
  return {
    scores: Object.fromEntries(CATEGORIES.map((id) => [id, middleOf(({ scores }) => scores[id])])) as Audit['scores'],
    lcpMs: middleOf(({ lcpMs }) => lcpMs),
    cls: middleOf(({ cls }) => cls),
    tbtMs: middleOf(({ tbtMs }) => tbtMs),
    failed: [...new Set(audits.flatMap(({ failed }) => failed))],
  };
}

type Row = { name: string; bytes: number; result: Audit };

async function measureAll(): Promise<{ rows: Row[]; day: Day }> {
  const empty = await serveEmptyApp();
  const product = await startServer();
  const context = await openBrowser();
  const measured = async (name: string, address: string, keeps = false): Promise<Row> => ({
    name,
    bytes: await firstLoadBytes(context, address),
    result: await audited(address, keeps),
  });
  try {
    const dashboard = `${product.origin}/dashboard`;
    const rows = [
      await measured('empty app', `${empty.origin}/`),
      await measured('landing', `${product.origin}/`),
      await measured('help', `${product.origin}/help-center`),
    ];
    await signUp(context, product.origin);
    rows.push(await measured('dashboard', dashboard));
    const day = await pressThroughTheDay(context, dashboard, `${empty.origin}/`);
    // Somebody else: the first one is in the middle of a workout.
    await signUp(context, product.origin);
    await beginWorkout(context, dashboard);
    rows.push(await measured('player', dashboard, true));
    return { rows, day };
  } finally {
    await context.close();
    await product.close();
    await empty.close();
  }
}

if ((await buildIfNeeded()) !== 0) process.exit(1);
const { rows, day } = await measureAll();
const [emptyApp] = rows;
if (!emptyApp) throw new Error('nothing was measured');
const { bytes: emptyBytes, result: emptyAudit } = emptyApp;
const missed: string[] = [];
const expectBar = (isMet: boolean, what: string) => {
  if (!isMet) missed.push(what);
};

const ratio = (value: number, to: number) => `${(value / to).toFixed(2)} ×`;
process.stdout.write(
  `${table([
    ['page', 'script and style, gzip', 'to empty', ...CATEGORIES, 'LCP to empty', 'CLS', 'TBT ms'],
    ...rows.map(({ name, bytes, result }) => [
      name,
      `${(bytes / 1024).toFixed(1)} KB`,
      ratio(bytes, emptyBytes),
      ...CATEGORIES.map((id) => String(result.scores[id])),
      ratio(result.lcpMs, emptyAudit.lcpMs),
      result.cls.toFixed(3),
      result.tbtMs.toFixed(0),
    ]),
  ])}\n`,
);
process.stdout.write(
  `\n${table([
    ['a press at a quarter of the speed', 'ms', 'to a plain press'],
    ['a plain press on an empty page', day.plain.toFixed(0), ''],
    ...day.actions.map(({ name, ms }) => [name, ms.toFixed(0), ratio(ms, day.plain)]),
  ])}\nlayout shift of the day: ${day.shift.toFixed(3)}\n`,
);
for (const { name, ms } of day.actions) expectBar(ms <= BARS.pressMs, `${name}: ${ms.toFixed(0)} ms`);
expectBar(day.shift <= BARS.dayShift, 'layout shift of the day');
for (const { name, bytes, result } of rows.slice(1)) {
  if (name === 'landing') expectBar(bytes <= BARS.landingBytes * emptyBytes, 'landing: bytes');
  if (name === 'dashboard') expectBar(bytes <= BARS.dashboardBytes * emptyBytes, 'dashboard: bytes');
  if (name === 'landing' || name === 'help') expectBar(result.lcpMs <= BARS.lcp * emptyAudit.lcpMs, `${name}: LCP`);
  expectBar(result.cls <= BARS.cls, `${name}: CLS`);
  for (const id of CATEGORIES)
    expectBar(result.scores[id] >= BARS.score, `${name}: ${id} (${result.failed.join(', ')})`);
}
process.stdout.write(missed.length === 0 ? '\nevery bar is met\n' : `\nmissed: ${missed.join('; ')}\n`);
process.exit(missed.length === 0 ? 0 : 1);
