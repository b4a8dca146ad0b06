import { describe, expect, it } from 'vitest';
import { askedOf, changesOf, readHealth, tableRows } from '#test/reading-health.ts';

/**
 * What a person typed | what changes a plan (`food:` for meals, the rest for training; notes are left out) | what is asked.
 * Read on 2026-11-23 by a person of 40.
 */
const ROWS = `
  c section back in the spring |  food:postpartum_csection=adapt postpartum_csection=adapt |
  c section last winter | food:postpartum_csection=adapt postpartum_csection=adapt |
  knee surgery on 4 May | knee_surgery=adapt |
  knee surgery Oct 2026 | knee_surgery=clear_first | clinician_agrees
  knee surgery in december | knee_surgery=clear_first | clinician_agrees when:knee_surgery
  knee surgery in 2026 | knee_surgery=clear_first | clinician_agrees when:knee_surgery
  knee surgery booked for january | knee_surgery=adapt |
  Kaiserschnitt vor 5 Wochen | food:postpartum_csection=adapt postpartum_csection=clear_first | clinician_agrees
  accouchement il y a 14 semaines | food:postpartum_vaginal=adapt postpartum_vaginal=adapt |
  césarienne il y a 5 semaines | food:postpartum_csection=adapt postpartum_csection=clear_first | clinician_agrees
  borderline sugar, 6.0 | food:prediabetes=adapt |
  blood pressure borderline | white_coat=adapt |
  heart attack and a stent 7 weeks ago, cardiac rehab starts in 2 weeks | food:heart_attack=adapt food:stent=adapt heart_attack=no_plan stent=no_plan |
  c section 5 weeks ago. my 6 week check is next thursday | food:postpartum_csection=adapt postpartum_csection=no_plan |
  rotator cuff repair 8 weeks ago, not started proper physio yet | rotator_cuff_repair=no_plan |
  concussion 3 weeks ago, still getting headaches | concussion_symptoms=no_plan |
  Heart condition, stent 2 years back, treadmill test last month normal | food:stent=adapt stent=clear_once | clinician_agrees
  Back fused L4-L5 in 2015 | spinal_fusion=adapt |
  atrial fibrillation, under control | afib=adapt food:afib=adapt |
  pregnant, diabetes, it is the pregnancy one | food:gestational_diabetes=no_plan food:pregnant=adapt pregnant=clear_once | clinician_agrees weeks:pregnant
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
  afib, Dr. Hanson wants me exercising | afib=adapt food:afib=adapt |
  afib, doctor says I can't exercise yet | afib=clear_once food:afib=adapt | clinician_agrees
  kidney transplant 2015, kidney team says yes to gym | food:organ_transplant=adapt organ_transplant=adapt |
  bit of tennis elbow last yr all gone now |  |
  stroke 5 years ago, left side weak | food:stroke=adapt stroke=clear_once | clinician_agrees
  recovered from anorexia 10 years ago | eating_disorder_past=clear_first food:eating_disorder_past=no_plan | clinician_agrees
  breast cancer 2018, all clear |  |
  epilepsy, no seizures for 3 years |  |
  kidney stones last year | food:kidney_stones=adapt |
  had a baby 8 weeks ago | food:postpartum_vaginal=adapt postpartum_vaginal=clear_first | clinician_agrees
  c-section 5 months ago, breastfeeding | food:breastfeeding=adapt food:postpartum_csection=adapt postpartum_csection=adapt |
  gave birth 3 years ago |  |
  hernia surgery 4 weeks ago | hernia_repair_groin=clear_first | clinician_agrees
  broke my wrist last month | wrist_fracture=adapt |
  t1d since i was 12 | diabetes_1=adapt food:diabetes_1=adapt |
  prostate cancer, in remission since 2019 |  |
  had high blood pressure for years, on meds | food:hypertension=adapt hypertension=adapt |
  previously had a hernia, repaired in 2010 |  |
  Heart condition, svt, had an ablation 5 yrs ago, all fine | svt_ectopics=clear_once | clinician_agrees
  heart murmur since birth, harmless | food:valve_disease=adapt valve_disease=clear_first | clinician_agrees
  type 1 diabetic for 20 years, pump | diabetes_1=adapt food:diabetes_1=adapt |
  detached retina 4 weeks ago | retina=no_plan |
  wheelchair user, T10 injury | sci_low=adapt wheelchair=adapt |
  covid last week | covid_acute=no_plan |
  dvt 2 months ago on xarelto | doac=adapt dvt=clear_first food:doac=adapt food:dvt=adapt | clinician_agrees
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
  knee replacement scheduled next month | knee_replacement=adapt |
  concussion 2 weeks ago | concussion=clear_first | clinician_agrees
  hernia, surgery in 3 weeks | hernia_unrepaired=clear_once recent_surgery=adapt | clinician_agrees
  65 and arthritic | osteoarthritis=adapt |
  soy diabética tipo 2 | diabetes_2=adapt food:diabetes_2=adapt |
  enceinte de 5 mois | food:pregnant_t2=adapt pregnant_t2=clear_once | clinician_agrees
  BP 118/76 no meds |  |
  bp usually around 135/85 with ramipril | ace_inhibitor=adapt |
  None, healthy 34yo |  |
  Dad died of a heart attack at 50 |  |
  coeliac (diagnosed 2012) | food:celiac=adapt |
  crohn's, ileostomy 2 years ago | food:ibd=adapt ibd=adapt ostomy=adapt |
  had my gallbladder out in 2019 |  |
  kidney transplant 3 years ago | food:organ_transplant=adapt organ_transplant=clear_first | clinician_agrees
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
  had a miscarriage last month | miscarriage=clear_once | clinician_agrees
  epileptic, last seizure 6 weeks ago | epilepsy=clear_once | clinician_agrees
  concussion last year, fine now |  |
  depression, bipolar 2, on lithium | food:lithium=adapt lithium=adapt |
  cancer free since 2015 |  |
  stage 2 breast cancer, lumpectomy in june | breast_surgery=adapt cancer_treatment=clear_first food:cancer_treatment=adapt | clinician_agrees
  skin cancer removed 2020 | cancer_survivor=clear_once | clinician_agrees
  heart attack 2 weeks ago | food:heart_attack=adapt heart_attack=no_plan |
  2 stents, 2017 | food:stent=adapt stent=clear_once | clinician_agrees
  triple bypass 6 years ago, cleared by cardiologist | bypass=adapt food:bypass=adapt |
  TIA last month | food:tia=adapt tia=clear_first | clinician_agrees
  mini stroke 2010 | food:tia=adapt tia=clear_once | clinician_agrees
  detached retina 2018 | retina=clear_first | clinician_agrees
  cataract surgery 10 days ago | cataract_surgery=no_plan |
  broken collarbone 5 weeks ago | ac_joint=adapt |
  I'm 17 | food:teen=no_plan teen=no_plan |
  prediabetic, a1c 6.1 | food:prediabetes=adapt |
  gestational diabetes, 28 weeks | food:gestational_diabetes=no_plan |
  g6pd | food:g6pd=adapt |
  bariatric surgery 2 months ago | bariatric=clear_first food:bariatric=no_plan | clinician_agrees
  lap band 2010 | food:bariatric=adapt |
  food poisoning last week | diarrhea=clear_first | clinician_agrees
  underactive thyroid on 100mcg thyroxine |  |
  ulcerative colitis - in remission 2 years on mesalazine |  |
  I'm 26 weeks pregnant with my second, all going well | food:pregnant_t2=adapt pregnant_t2=clear_once | clinician_agrees
  18wks preg. gp happy | food:pregnant_t2=adapt pregnant_t2=adapt |
  12+3 weeks | food:pregnant_t1=adapt pregnant_t1=clear_once | clinician_agrees
  gave birth 10 weeks ago (vaginal), signed off at 6 week check | food:postpartum_vaginal=adapt postpartum_vaginal=adapt |
  had a hysterectomy in june | abdominal_surgery=adapt |
  appendicitis surgery 2 months ago | keyhole_surgery=adapt |
  double mastectomy 2021, reconstruction 2022, oncologist says lift! |  |
  melanoma removed 2016, yearly checks | cancer_survivor=clear_once | clinician_agrees
  NED since 2019 |  |
  heart attack last year, finished cardiac rehab, got the all clear from cardiologist | food:heart_attack=adapt heart_attack=adapt |
  AFib, ablation 2022, no episodes since | afib=adapt food:afib=adapt |
  stent in 2018 and high cholesterol, take clopidogrel and atorvastatin | antiplatelet=adapt food:statin=adapt food:stent=adapt statin=adapt stent=clear_once | clinician_agrees
  had a DVT after a flight in 2009 |  |
  stroke in 2020 left me weak on my right side | food:stroke=adapt stroke=clear_once | clinician_agrees
  epilepsy since childhood, well controlled, no seizure in 6 years |  |
  MS diagnosed 2016, heat makes it worse | ms=adapt |
  blind since birth | blind=adapt |
  osteoporosis, fractured wrist last year | food:osteoporosis=adapt osteoporosis=adapt |
  RA in hands, methotrexate weekly | food:dmard=adapt rheumatoid_arthritis=adapt |
  quit smoking last month |  |
  kidney stones in 2012 | food:kidney_stones=adapt |
  CKD 3a stable | ckd=clear_first food:ckd=no_plan | clinician_agrees
  pancreatitis last year | food:pancreatitis=adapt |
  umbilical hernia repaired 2014 |  |
  sleeve in 2022 | food:bariatric=adapt |
  lasik 3 years ago |  |
  migraines with aura couple times a month | migraine=adapt |
  concussion in jan |  |
  G6PD deficient | food:g6pd=adapt |
  pacemaker fitted 3 weeks ago | food:pacemaker=adapt pacemaker=clear_once | clinician_agrees
  BP 150/92 this morning | food:hypertension=adapt hypertension=adapt |
  surgery on my knee in 2017 |  |
  op on my back 5 months ago | discectomy=adapt |
  knee op 6 wks ago, doing physio | knee_surgery=clear_first | clinician_agrees
  broke my ankle in february, plate and screws | foot_ankle_surgery=adapt |
  collarbone plated 8 weeks ago | ac_joint=clear_first | clinician_agrees
  spinal fusion L4-S1 2019 | spinal_fusion=adapt |
  heart transplant 2 years ago | food:heart_transplant=adapt heart_transplant=clear_first | clinician_agrees
  5 weeks post c sec | food:postpartum_csection=adapt postpartum_csection=clear_first | clinician_agrees
`;

describe('times and figures beside conditions', () => {
  it.each(tableRows(ROWS, 'medicalConditions'))('$field: $said', ({ field, said, changes, asked }) => {
    const read = readHealth({ [field]: said });
    expect(changesOf(read)).toEqual(changes);
    expect(askedOf(read)).toEqual(asked);
  });
});
