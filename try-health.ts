import { readFileSync } from 'node:fs';
import { readText } from '#core/language/read-text.ts';
import { buildVocabulary } from '#core/language/vocabulary.ts';
import { healthFactsOf, conditionsSchema, foodIllnessesSchema, medicinesSchema } from '#core/premises/health/health-facts.ts';
import { healthVocabulary } from '#core/premises/health/health-vocabulary.ts';
import { healthPremises } from '#core/premises/health/health-premises.ts';
import { careRulesOf } from '#core/premises/health/care-rules.ts';
const j=(f:string)=>JSON.parse(readFileSync(f,'utf8'));
const foods=j('data/foods.json');
const facts=healthFactsOf({conditions:conditionsSchema.parse(j('data/reading/conditions.json')),foodIllnesses:foodIllnessesSchema.parse(j('data/reading/food-illnesses.json')),medicines:medicinesSchema.parse(j('data/reading/medicines.json'))},foods);
const joints:[string,string[]][]=[['knee',['knee']],['hip',['hip']],['shoulder',['shoulder']],['elbow',['elbow']],['wrist',['wrist']],['lower_back',['lower back','back','low back']],['neck',['neck']],['ankle',['ankle']]];
const vocab=buildVocabulary([...healthVocabulary(facts),...joints.map(([id,phrases])=>({kind:'joint' as const,id,phrases})),...['eggs','cheese','peanuts','milk','shrimp','sugar','ribs','leek'].map(x=>({kind:'food' as const,id:x,phrases:[x]}))]);
const H=new Set(['medicalConditions','medications','injuries']);
export const show=(field:string,text:string)=>{
  const reading=readText(text,vocab,H.has(field)?'body':field==='equipmentAccess'?'tool':'food');
  const p=healthPremises([{field,text,reading}],{age:40,weightLbs:160,heightIn:68,today:'2026-11-23'},facts);
  const c=careRulesOf(p.health,facts);
  console.log(`\n${field}: ${text}`);
  console.log('  ',p.health.map(h=>`${h.subject.split(':')[1]}/${h.about[0]}=${h.action}${h.weeksSince!==null?'@'+h.weeksSince:''}`).join(' '),'| modes',c.modes.join(),'| nut',c.care.nutrition,'| ask',p.questions.map(q=>q.id).join(' '),'| unread',p.unread.map(u=>u.quote).join(','),'| aside',p.accounted.map(a=>text.slice(a.start,a.end)+':'+a.as).join(','),'| mv',p.movements.filter(m=>m.severity==='strict').map(m=>m.limit).join(','));
};
const lines=readFileSync(process.argv[2]!,'utf8').split('\n').filter(Boolean);
for(const l of lines){const i=l.indexOf('|');const f={c:'medicalConditions',m:'medications',i:'injuries',r:'dietaryRestrictions',a:'foodAllergies',d:'dislikedFoods',e:'equipmentAccess',p:'dietaryPrefs'}[l.slice(0,i)]!;show(f,l.slice(i+1).replaceAll('\\n','\n'));}
