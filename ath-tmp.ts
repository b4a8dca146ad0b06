import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { constraintsFor } from '#server/catalogue/constraints-for.ts';
import { understandPreferences } from '#core/athlete/preferences.ts';
import { anAthlete } from '#test/personas.ts';
const cat = loadCatalogue();
const fit = (s: string, n: number) => s.repeat(Math.ceil(n / s.length)).slice(0, n);
const cpu = (f: () => void) => { const t = process.cpuUsage(); f(); return process.cpuUsage(t).user / 1000; };
const lex = JSON.stringify(cat.lexicon) + JSON.stringify(cat.trainingLexicon);
const words = [...new Set(lex.match(/[a-z]{3,}/g))];
const all = words.join(' ');
const misspelt = words.map(w => w.slice(0, -2) + 'q' + w.slice(-1)).join(' ');
const shapes: [string, string][] = [['amp', '&amp;'], ['I', 'İ'], ['sp', ' '], ['a', 'a'], ['a ', 'a '], ['a.', 'a. '], ['miss', misspelt], ['all', all], ['1 ', '1 '], ['111', '1'], [',', ', '], ['unk', 'chickn bannana tomatoe '], ['preg', 'pregnant '], ['but', 'vegan but chicken except fish but eggs '], ['nuts', 'nuts except almonds '], ['allerg', 'allergic to eggs and '], ['no', 'no '], ['zalgo', 'a\u0301\u0301\u0301'], ['n/a', 'n/a '], ['db', 'dumbbells up to 20 lb, '], ['meat', 'no meat a little '],['beef','beef except '], ['combining', '\u0301'], ['apos', "a'"], ['fdfa', '\ufdfa']];
const one = process.argv[2];
constraintsFor(anAthlete() as any, cat);
for (const [n, s] of shapes) { if (one && one !== n) continue;
  const row: string[] = [];
  for (const f of ['injuries', 'dietaryPrefs', 'foodAllergies', 'dietaryRestrictions', 'dislikedFoods', 'equipmentAccess', 'medicalConditions', 'medications']) {
    const p: any = anAthlete(); const list = Array.isArray(p[f]);
    p[f] = list ? Array.from({ length: 20 }, (_, i) => fit(s.slice((i * 997) % Math.max(1, s.length - 1000)) , 1000)) : fit(s, 1000);
    row.push(cpu(() => constraintsFor(p, cat)).toFixed(0));
  }
  const c = constraintsFor(anAthlete() as any, cat);
  row.push('prefs ' + cpu(() => understandPreferences({ text: fit(s, 4000), lexicon: cat.lexicon, foods: cat.foods, constraints: c })).toFixed(0));
  console.log(n.padEnd(8), row.join(' '));
}
