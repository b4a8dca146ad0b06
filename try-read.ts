import { readText } from '#core/language/read-text.ts';
import { buildVocabulary } from '#core/language/vocabulary.ts';
const v=buildVocabulary([{kind:'condition',id:'diabetes',phrases:['diabetes']},{kind:'condition',id:'ms',phrases:['ms'],needsCue:'body'}]);
for(const t of ["don't have diabetes but my mum does","ms","prostate diabetes, in remission since 2019"]) console.log(t,JSON.stringify(readText(t,v,'body').mentions.map(m=>[m.quote,m.polarity,m.whose,m.time])));
