import type { HealthAnswer, Stated } from './health-answer.ts';

/** "Dr. Hanson wants me exercising", "kidney team says yes to gym", "she okayed seated arm work", within one sentence. */
const CLINICIAN =
  '(?:doctors?|docs?|dr|gp|physio(?:therapist)?|physical therapist|therapist|pt|surgeon|cardiologist|neuro(?:logist)?|oncologist|consultant|specialist|psychiatrist|rheumatologist|midwife|obgyn|ob|nurse|clinic|hospital|(?:kidney|heart|stroke|care|rehab|transplant|cancer) team)';
const AGREES =
  "(?:(?:says?|said) (?:yes|ok(?:ay)?|fine|go (?:ahead|for it)|(?:i|it) ?(?:s|is|am|'?m)? ?(?:can(?!'?t|not)|fine|ok(?:ay)?|good)|keep (?:moving|lifting|training|active|exercising|going))|ok(?:ay)?(?:'?d|ed)\\b|happy (?:for me|with me|with (?:training|exercis|gym))|wants? me (?:to )?(?:exercis|mov(?!ed)|train|walk|lift|activ|be active|keep (?:moving|lifting|training|active))|told (?:me )?(?:i can(?!'?t|not)|to keep (?:moving|active)|to exercise)|approved? (?:me|exercis|training|gym|working out)|encourages? (?:me|exercis)|released me|discharged me|has me on (?:an? |the |my )?(?:[a-z]+ )?(?:program|plan\\b|routine|exercis))";
const AGREED = new RegExp(String.raw`\b${CLINICIAN}\b[^.;!?\n]{0,40}?\b${AGREES}`, 'i');
const NOT_AGREED = /\b(?:not|hasn'?t|hasnt|haven'?t|havent|nobody|no one|until|before|unless|once|if|when)\b/i;
/** A pulmonary or cardiac rehabilitation that is done ends with leave to train. */
const REHAB_DONE =
  /\b(?:finished|completed|done with|graduated)\b[^.;!?\n]{0,25}\brehab|\brehab\b[^.;!?\n]{0,12}\b(?:completed|finished|done)\b/i;

function isAgreed({ text }: HealthAnswer): boolean {
  const sentences = text.replace(/\b(dr|mr|mrs)\./gi, '$1').split(/[.;!?\n]/);
  return sentences.some((sentence) => {
    const agreed = AGREED.exec(sentence);
    return (agreed !== null && !NOT_AGREED.test(agreed[0])) || REHAB_DONE.test(sentence);
  });
}

/** Who treats the person and knows of the training has agreed: said once, it holds for all that is told. */
export function withAgreement(stated: readonly Stated[], answers: readonly HealthAnswer[]): readonly Stated[] {
  if (!answers.some(isAgreed)) return stated;
  return stated.map((one) => ({ ...one, states: new Set([...one.states, 'cleared']) }));
}
