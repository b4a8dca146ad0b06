import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { readSafety } from '#core/coaching/safety/read-safety.ts';
import { understand } from '#core/coaching/understand.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { constraintsFor } from '#server/catalogue/constraints-for.ts';
import { anAthlete } from '#test/personas.ts';
const cat = loadCatalogue();
const profile = JSON.parse(readFileSync('bench/coach/profile.json', 'utf8'));
const exercises = [...cat.exercises.exercises.values()];
const texts = new Set<string>();
const walk = (v: unknown): void => { if (typeof v === 'string') { if (v.length > 3) texts.add(v); } else if (Array.isArray(v)) v.forEach(walk); else if (v && typeof v === 'object') Object.values(v).forEach(walk); };
for (const f of globSync('bench/coach/*.json').sort()) if (!f.endsWith('profile.json')) walk(JSON.parse(readFileSync(f, 'utf8')));
const all = [...texts];
// longer messages: runs of phrases
for (let i = 0; i + 4 < texts.size; i += 7) all.push(all.slice(i, i + 2 + (i % 3)).join(' '));
console.log(all.length);
const ctx = { profile: profile.profile ?? profile, history: [], hasPending: false, exercises };
const out: Record<string, unknown> = {};
const t0 = process.cpuUsage();
for (const t of all) {
  const u = understand(t, ctx as any);
  out[t] = [readSafety(t, { locale: null }), u];
}
console.log('cpu', process.cpuUsage(t0).user / 1e6);
const t1 = process.cpuUsage();
for (const t of all.slice(0, 2500)) for (const f of ['injuries', 'foodAllergies', 'equipmentAccess', 'medicalConditions', 'dietaryPrefs']) { const p: any = anAthlete(); p[f] = Array.isArray(p[f]) ? [t] : t; (out[t] as any).push(constraintsFor(p, cat)); }
console.log('cpu', process.cpuUsage(t1).user / 1e6);
writeFileSync(process.argv[2], JSON.stringify(out));
