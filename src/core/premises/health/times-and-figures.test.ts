import { describe, expect, it } from 'vitest';
import { changesOf, readHealth, tableRows } from '#test/reading-health.ts';

/**
 * What a person typed | what changes a plan (`food:` for meals, the rest for training; notes are left out) | what is asked.
 * Read on 2026-11-23 by a person of 40.
 */
const ROWS = `
  22 weeks pregnant, OB says fine | food:pregnant_t2=adapt pregnant_t2=adapt |
  pregnant, due in 6 weeks | food:pregnant_t3=adapt pregnant_t3=clear_once | clinician_agrees
  bp 185/115 | food:hypertension_uncontrolled=adapt hypertension_uncontrolled=no_plan |
  blood pressure 150/95 | food:hypertension=adapt hypertension=adapt |
  bp is fine 120/80 |  |
  a1c 6.0 | food:prediabetes=adapt |
  knee surgery 3 weeks ago | knee_surgery=clear_first | clinician_agrees
  had my appendix out 10 years ago |  |
  hip replacement 2019 | hip_replacement=adapt |
  new hip 8 weeks ago | hip_replacement=clear_first | clinician_agrees
  heart attack 3 months ago | food:heart_attack=adapt heart_attack=clear_first | clinician_agrees
  heart attack in 2015, cardiologist cleared me | food:heart_attack=adapt heart_attack=adapt |
  stroke 5 years ago, left side weak | food:stroke=adapt stroke=clear_once | clinician_agrees
  recovered from anorexia 10 years ago | eating_disorder_past=clear_first food:eating_disorder_past=no_plan | clinician_agrees
  breast cancer 2018, all clear |  |
  epilepsy, no seizures for 3 years |  |
  had a baby 8 weeks ago | food:postpartum_vaginal=adapt postpartum_vaginal=clear_first | clinician_agrees
  c-section 5 months ago, breastfeeding | food:breastfeeding=adapt food:postpartum_csection=adapt postpartum_csection=adapt |
  gave birth 3 years ago |  |
  hernia surgery 4 weeks ago | hernia_repair_groin=clear_first | clinician_agrees
  t1d since i was 12 | diabetes_1=adapt food:diabetes_1=adapt |
  prostate cancer, in remission since 2019 |  |
  previously had a hernia, repaired in 2010 |  |
  Heart condition, svt, had an ablation 5 yrs ago, all fine | svt_ectopics=clear_once | clinician_agrees
  type 1 diabetic for 20 years, pump | diabetes_1=adapt food:diabetes_1=adapt |
  detached retina 4 weeks ago | retina=no_plan |
  wheelchair user, T10 injury | sci_low=adapt wheelchair=adapt |
  pacemaker 2020 | food:pacemaker=adapt pacemaker=clear_once | clinician_agrees
  liver transplant 2016 | food:organ_transplant=adapt organ_transplant=clear_first | clinician_agrees
  gastric sleeve 8 months ago | bariatric=adapt food:bariatric=no_plan |
  gastric bypass 5 years ago | food:bariatric=adapt |
  gallbladder removed 2 yrs ago |  |
  sober 5 years |  |
  im 16 | food:teen=no_plan teen=no_plan |
  miscarriage 3 weeks ago | miscarriage=clear_once | clinician_agrees
  pregnant with twins, 20 weeks | food:pregnant_risk=adapt pregnant_risk=no_plan |
  high risk pregnancy 30 weeks | food:pregnant_risk=adapt pregnant_risk=no_plan |
  breastfeeding 6 month old | food:breastfeeding=adapt |
  8 weeks postpartum, cleared by midwife | food:postpartum_vaginal=adapt postpartum_vaginal=adapt |
  concussion 2 weeks ago | concussion=clear_first | clinician_agrees
  hernia, surgery in 3 weeks | hernia_unrepaired=clear_once recent_surgery=adapt | clinician_agrees
  65 and arthritic | osteoarthritis=adapt |
  enceinte de 5 mois | food:pregnant_t2=adapt pregnant_t2=clear_once | clinician_agrees
  BP 118/76 no meds |  |
  bp usually around 135/85 with ramipril | ace_inhibitor=adapt |
  None, healthy 34yo |  |
  Dad died of a heart attack at 50 |  |
  coeliac (diagnosed 2012) | food:celiac=adapt |
  crohn's, ileostomy 2 years ago | food:ibd=adapt ibd=adapt ostomy=adapt |
  had my gallbladder out in 2019 |  |
  Osteoporosis - DEXA -2.8, fractured vertebra 2021 | food:osteoporosis=adapt food:vertebral_fracture=adapt osteoporosis=adapt vertebral_fracture=clear_first | clinician_agrees
  slipped disc 2 months ago | disc_herniation=adapt |
  ACL reconstruction 5 months ago | acl_reconstruction=clear_first | clinician_agrees
  total knee replacement 10 wks ago | knee_replacement=clear_first | clinician_agrees
  THR 2015 | hip_replacement=adapt |
  rotator cuff surgery 4 months post op | rotator_cuff_repair=clear_first | clinician_agrees
  c section 3 weeks ago | food:postpartum_csection=adapt postpartum_csection=clear_first | clinician_agrees
  3 months pp | food:postpartum_vaginal=adapt postpartum_vaginal=adapt |
  postpartum 5 weeks, breastfeeding | food:breastfeeding=adapt food:postpartum_vaginal=adapt postpartum_vaginal=clear_first | clinician_agrees
  baby is 4 months, still breastfeeding | food:breastfeeding=adapt |
  34 weeks | food:pregnant_t3=adapt pregnant_t3=clear_once | clinician_agrees
  Pregnant (14w), midwife ok with exercise | food:pregnant_t2=adapt pregnant_t2=adapt |
  5 months pregnant | food:pregnant_t2=adapt pregnant_t2=clear_once | clinician_agrees
  epileptic, last seizure 6 weeks ago | epilepsy=clear_once | clinician_agrees
  depression, bipolar 2, on lithium | food:lithium=adapt lithium=adapt |
  cancer free since 2015 |  |
  skin cancer removed 2020 | cancer_survivor=clear_once | clinician_agrees
  heart attack 2 weeks ago | food:heart_attack=adapt heart_attack=no_plan |
  2 stents, 2017 | food:stent=adapt stent=clear_once | clinician_agrees
  triple bypass 6 years ago, cleared by cardiologist | bypass=adapt food:bypass=adapt |
  mini stroke 2010 | food:tia=adapt tia=clear_once | clinician_agrees
  detached retina 2018 | retina=clear_once | clinician_agrees
  cataract surgery 10 days ago | cataract_surgery=no_plan |
  broken collarbone 5 weeks ago | ac_joint=adapt |
  I'm 17 | food:teen=no_plan teen=no_plan |
  prediabetic, a1c 6.1 | food:prediabetes=adapt |
  gestational diabetes, 28 weeks | food:gestational_diabetes=clear_once |
  g6pd | food:g6pd=adapt |
  bariatric surgery 2 months ago | bariatric=clear_first food:bariatric=no_plan | clinician_agrees
  lap band 2010 | food:bariatric=adapt |
`;

describe('times and figures beside conditions', () => {
  it.each(tableRows(ROWS, 'medicalConditions'))('$field: $said', ({ field, said, changes, asked }) => {
    const read = readHealth({ [field]: said });
    expect(changesOf(read)).toEqual(changes);
    expect(read.questions.map(({ id }) => id).sort()).toEqual(asked);
  });
});
