import { readFileSync } from 'node:fs';
import { readSafety } from '#core/coaching/safety/read-safety.ts';
import { understand } from '#core/coaching/understand.ts';
import { readIntents } from '#core/coaching/understanding/read-intents.ts';
import { readChanges } from '#core/coaching/understanding/read-changes.ts';
import { clausesOf } from '#core/coaching/understanding/clauses.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { anAthlete } from '#test/personas.ts';
const cat = loadCatalogue();
const profile = anAthlete() as any;
const exercises = [...cat.exercises.exercises.values()];
const ctx = { profile, history: [], hasPending: false, exercises };
const prose = `Hi Rae, I hope you are well. I have been training for about six months now and I like the plan a lot. Last week I had a cold, so I skipped two sessions. My knee felt a little stiff after the squats on Monday. I usually eat oats with berries for breakfast and a salad for lunch. Could you tell me whether I should eat more protein on the days when I lift? My wife says that I look leaner than before, which is nice to hear. The kids keep me busy and I sleep about six hours a night. `;
const fit = (s: string, n = 4000) => s.repeat(Math.ceil(n / s.length)).slice(0, n);
const words = (f: string) => [...new Set(readFileSync(f, 'utf8').toLowerCase().match(/[a-z]{3,}/g))];
const sw = words('data/coach-safety-concepts.json').join(' '); const cw = words('data/coach-words.json').join(' ');
const src = readdir();
function readdir() { return [...new Set((['read-body','read-weight','read-food','read-health','read-injuries','read-training','clauses','frames','measures'].map(f => readFileSync(`src/core/coaching/understanding/${f}.ts`, 'utf8')).join(' ')).toLowerCase().match(/[a-z]{2,}/g))].join(' '); }
const shapes: [string, string][] = [['prose', fit(prose)], ['prose1000', fit(prose, 1000)], ['short', 'I weigh 180 lbs now'], ['amp', '&amp;'.repeat(800)], ['I', 'İ'.repeat(4000)], ['spaces', ' '.repeat(3999)+'x'], ['just', 'I ' + fit('just have just ')], ['a', 'a'.repeat(4000)], ['aspace', fit('a ')], ['a.', fit('a. ')], ['words', fit('chickn bananna tomatoe ')], ['digits', fit('1 ')], ['digits2', '1'.repeat(4000)], ['commas', fit(', ')], ['quotes', fit('"a ')], ['apos', fit("' ")],['and', fit('and ')], ['Iam', fit('I am ')], ['my knee', fit('my left knee hurts and ')], ['no', fit('no ')], ['newline', fit('\n')], ['pill', fit('pills ')], ['I was 14', fit('im 14 ')], ['sw', fit(sw)], ['sw2', sw.slice(6000,10000)], ['cw', fit(cw)], ['src', fit(src)], ['src2', fit(src.slice(4000))], ['upd', fit('I weigh 180 lbs, my height is 5 ft 10 and I am allergic to eggs. ')], ['upd2', fit('set my stress to low, sleep is 7 hours. ')]];
const cpu = (f: () => void) => { const t = process.cpuUsage(); f(); return process.cpuUsage(t).user / 1000; };
const only = process.argv[2];
for (const round of [0,1,2,3,4,5,6,7,8,9]) for (const [n, s] of shapes) { if (only && n !== only) continue;
  if (n === 'just' && process.argv[3] !== 'just') continue;
  if (process.env.WHICH==="s") { const a = cpu(() => readSafety(s, { locale: null })); if (round===9) console.log(n, a); continue; } if (process.env.WHICH==="u") { const a = cpu(() => understand(s, ctx)); if (round===9) console.log(n, a); continue; } const a = cpu(() => readSafety(s, { locale: null })), b = cpu(() => understand(s, ctx)), i = cpu(() => readIntents(s, ctx)), ch = cpu(() => readChanges(s, profile)), c = cpu(() => clausesOf(s));
  if (round) console.log(n.padEnd(10), 'safety', a.toFixed(1), 'understand', b.toFixed(1), 'intents', i.toFixed(1), 'changes', ch.toFixed(1), 'clauses', c.toFixed(1));
}
