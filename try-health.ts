import { readFileSync } from 'node:fs';
import { readHealth, changesOf } from '#test/reading-health.ts';
const lines=readFileSync(process.argv[2]!,'utf8').split('\n').filter(Boolean);
for(const l of lines){const i=l.indexOf('|');const f={c:'medicalConditions',m:'medications',i:'injuries',r:'dietaryRestrictions',a:'foodAllergies',d:'dislikedFoods',e:'equipmentAccess',p:'dietaryPrefs'}[l.slice(0,i)]!;
 const text=l.slice(i+1).replaceAll('\\n','\n'); const p=readHealth({[f]:text});
 console.log(l+' ## '+changesOf(p).join(' ')+' ## notes '+p.health.filter(h=>h.action==='note').map(h=>h.subject.split(':')[1]).join(' ')+' ## '+p.rules.modes.join(',')+' '+p.rules.care.nutrition+' ## ask '+p.questions.map(q=>q.id).join(' ')+' ## unread '+p.unread.map(u=>u.quote).join(',')+' ## '+p.accounted.map(a=>text.slice(a.start,a.end)+':'+a.as).join(',')+' ## '+p.movements.filter(m=>m.severity==='strict').map(m=>m.limit).join(','));}
