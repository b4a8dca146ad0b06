import { describe, expect, it } from 'vitest';
import { askedOf, changesOf, readHealth, tableRows } from '#test/reading-health.ts';

/**
 * What a person typed | what changes a plan (`food:` for meals, the rest for training; notes are left out) | what is asked.
 * Read on 2026-11-23 by a person of 40.
 */
const ROWS = `
  nothing, my cardiologist joked I have the heart of a teenager |  |
  lungs of a swimmer the nurse said |  |
  they test me for diabetes each year and it always comes back negative |  |
  was checked for a heart problem, all normal |  |
  coeliac was ruled out |  |
  suspected lupus but it was not |  |
  I get screened for bowel cancer every other year |  |
  diabetes in our family, not me |  |
  high blood pressure runs through the family |  |
  had gestational diabetes with my eldest, gone since |  |
  had pre-eclampsia with my first in 2015 |  |
  fit as a butcher's dog |  |
  right as a trivet, saw Dr Okonkwo for a typhoid jab |  |
  healthy as a mule |  |
  right bundle branch block since forever |  |
  kidney cyst, they said forget it |  |
  mole removed from my shoulder |  |
  mouth ulcers now and then |  |
  enlarged prostate |  |
  early cataract |  |
  Bell's palsy in 2012 |  |
  restless legs |  |
  vaginismus |  |
  polyps taken out at the colonoscopy |  |
  gilbert's syndrome |  |
  just a scale and polish and a filling |  |
  uveitis |  |
  keep fit, very fit actually |  |
  None |  |
  nah |  |
  fit as a fiddle |  |
  just tired |  |
  wear glasses |  |
  hay fever |  |
  my wife is pregnant |  |
  not pregnant |  |
  no diabetes or heart problems |  |
  had asthma as a kid |  |
  family history of heart disease |  |
  my dad had a heart attack |  |
  hypothyroid |  |
  hashimotos |  |
  PCOS |  |
  crohns in remission |  |
  anaphylaxis to bee stings |  |
  asthma as a child, nothing now |  |
  used to have asthma |  |
  ADHD and anxiety |  |
  autistic |  |
  deaf in one ear |  |
  menopause |  |
  IBS |  |
  sleep apnea, use cpap |  |
  hep c, cured |  |
  smoker |  |
  self harm in the past |  |
  no issues besides hypothyroid |  |
  none, on the pill |  |
  don't have diabetes but my mum does |  |
  my son has epilepsy |  |
  worried about heart disease, runs in the family |  |
  diabetes runs in my family |  |
  tested negative for celiac |  |
  doctor thought it was MS but no |  |
  thyroid ok, bp ok |  |
  all good, just old |  |
  sin enfermedades |  |
  no heart, lung or joint problems |  |
  none of those |  |
  nope! all good here :) |  |
  touch wood no |  |
  I don't have any medical conditions |  |
  not diabetic |  |
  no known conditions. mum had breast cancer |  |
  husband has coeliac disease but im fine |  |
  Hashimoto's thyroiditis |  |
  graves disease, treated |  |
  IBS-D |  |
  bad back |  |
  perimenopause, HRT |  |
  PTSD |  |
  raynauds |  |
  autism, adhd, dyslexia |  |
  haemochromatosis |  |
  had covid twice, fully fine now |  |
  bit of a dodgy back but nothing medical |  |
  SVT as a teen |  |
  profoundly deaf |  |
  severe eczema |  |
  bipolar |  |
  diverticulitis |  |
  going through the menopause |  |
  tinnitus |  |
  allergic to penicillin |  |
  latex allergy |  |
  tested for celiac - negative |  |
  marathon runner, healthy |  |
  lol no |  |
  fine thanks |  |
  cholesterol's up a bit |  |
  raynaud's |  |
  psoriasis |  |
  rosacea, glasses |  |
  dyspraxia |  |
  asperger's |  |
  insomnia, stress |  |
  burnt out |  |
  nothing thank god |  |
  zilch |  |
  keine |  |
  ninguna |  |
  aucun |  |
  heart is fine, lungs are fine, bit of eczema | |
  never had any surgery | |
  high bp and diabetes run in the family | |
  not pregnant | |
  my daughter is celiac so we eat gluten free at home | |
  no asthma anymore | |
`;

describe('what changes no plan and asks nothing', () => {
  it.each(tableRows(ROWS, 'medicalConditions'))('$field: $said', ({ field, said, changes, asked }) => {
    const read = readHealth({ [field]: said });
    expect(changesOf(read)).toEqual(changes);
    expect(askedOf(read)).toEqual(asked);
  });
});
