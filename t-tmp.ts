import { RED_FLAGS } from '#core/coaching/safety/red-flags.ts';
const per = new Map<string, [number, number]>();
const wrap = (p: RegExp, kind: string) => { const s = RegExp.prototype[Symbol.search], m = RegExp.prototype[Symbol.matchAll];
  const t = (f: () => any) => { const a = performance.now(); const r = f(); const e = per.get(kind + p.source) ?? [0, 0]; e[0]++; e[1] += performance.now() - a; per.set(kind + p.source, e); return r; };
  (p as any)[Symbol.search] = function (x: string) { return t(() => s.call(p, x)); };
  (p as any)[Symbol.matchAll] = function (x: string) { return t(() => [...m.call(p, x)][Symbol.iterator]()); };
};
const { readSafety } = await import('#core/coaching/safety/read-safety.ts');
const prose = `Hi Rae, I hope you are well. I have been training for about six months now and I like the plan a lot. Last week I had a cold, so I skipped two sessions. My knee felt a little stiff after the squats on Monday. I usually eat oats with berries for breakfast and a salad for lunch. Could you tell me whether I should eat more protein on the days when I lift? My wife says that I look leaner than before, which is nice to hear. The kids keep me busy and I sleep about six hours a night. `;
const s = prose.repeat(9).slice(0, 4000);
for (let i = 0; i < 4; i++) readSafety(s, { locale: null });
for (const f of RED_FLAGS) { for (const p of f.patterns) wrap(p, 'pat '); for (const p of f.literal) wrap(p, 'lit '); for (const p of f.unless) wrap(p, 'unl ');  for (const c of f.concepts) { for (const p of c.all) wrap(p, 'con '); for (const p of c.probes) wrap(p, 'prb '); if (c.not) wrap(c.not, 'not '); } }
for (let i = 0; i < 4; i++) readSafety(s, { locale: null });
let tot = 0, n = 0; const k: Record<string, number> = {}; for (const [x, [c, t]] of per) { tot += t; n += c; k[x.slice(0, 4)] = (k[x.slice(0, 4)] ?? 0) + t; }
console.log(tot / 4, n / 4, k);
for (const [x, [c, t]] of [...per].sort((a, b) => b[1][1] - a[1][1]).slice(0, 25)) console.log((t / 4).toFixed(2), c / 4, x.slice(0, 140));
