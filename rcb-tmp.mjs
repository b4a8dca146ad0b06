import { check } from 'recheck';
import { readFileSync, appendFileSync, existsSync } from 'node:fs';
const [,, inp, out, size, attack, timeout] = process.argv;
const done = new Set(existsSync(out) ? readFileSync(out, 'utf8').trim().split('\n').map(l => { const x = JSON.parse(l); return x.flags + '/' + x.source; }) : []);
const rows = JSON.parse(readFileSync(inp,'utf8')).filter(r => !done.has(r.flags + '/' + r.source));
let i = 0;
const o = { checker: 'fuzz', timeout: Number(timeout), maxAttackStringSize: +size, attackLimit: +attack, maxGeneStringSize: Math.min(2400, +size), maxRecallStringSize: +size };
async function worker() { while (i < rows.length) { const r = rows[i++]; const t = Date.now();
  const d = await check(r.source, r.flags, o).catch(e => ({ status: 'err', error: String(e) }));
  appendFileSync(out, JSON.stringify({ ...r, status: d.status, c: d.complexity?.type, deg: d.complexity?.degree, ms: Date.now() - t, string: d.attack?.string, error: d.error, hot: d.hotspot?.map(h=>[r.source.slice(h.start,h.end),h.temperature]) }) + '\n');
} }
await Promise.all([worker(), worker()]);
console.log('finished');
process.exit();
