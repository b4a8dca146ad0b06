import { describe, expect, it } from 'vitest';
import { changesOf, readHealth, tableRows } from '#test/reading-health.ts';

/**
 * What a person typed | what changes a plan (`food:` for meals, the rest for training; notes are left out) | what is asked.
 * Read on 2026-11-23 by a person of 40.
 */
const ROWS = `
  None |  |
  nah |  |
  fit as a fiddle |  |
  just tired |  |
  wear glasses |  |
  hay fever |  |
  Pregnant | food:pregnant=adapt pregnant=clear_once | clinician_agrees weeks:pregnant
  Pregnant, first trimester, midwife is happy for me to train | food:pregnant_t1=adapt pregnant_t1=adapt |
  my wife is pregnant |  |
  not pregnant |  |
  High blood pressure | food:hypertension=adapt hypertension=adapt |
  high blood pressure, controlled with lisinopril | ace_inhibitor=adapt food:hypertension=adapt hypertension=adapt |
  high blood pressure not controlled | food:hypertension_uncontrolled=adapt hypertension_uncontrolled=no_plan |
  no diabetes or heart problems |  |
  type 2 diabetes on metformin | diabetes_2=adapt food:diabetes_2=adapt |
  diabetes | diabetes_2=adapt food:diabetes_2=adapt | condition:diabetes_2
  t1d, insulin pump | diabetes_1=adapt food:diabetes_1=adapt food:insulin=adapt insulin=adapt |
  had asthma as a kid |  |
  asthma, well controlled | asthma=adapt |
  mild asthma, rarely need my inhaler | asthma=adapt |
  severe asthma | asthma_severe=clear_first | clinician_agrees
  Recent surgery | food:recent_surgery=adapt recent_surgery=clear_first | clinician_agrees when:recent_surgery
  both knees replaced, all good | knee_replacement=adapt |
  had a stroke | food:stroke=adapt stroke=clear_first | clinician_agrees when:stroke
  family history of heart disease |  |
  my dad had a heart attack |  |
  depression, on sertraline | ssri=adapt |
  hypothyroid |  |
  hashimotos |  |
  PCOS |  |
  celiac | food:celiac=adapt |
  crohns in remission |  |
  ulcerative colitis, flare right now | food:ibd=adapt ibd=adapt |
  past or present eating disorder | eating_disorder_past=clear_first food:eating_disorder_past=no_plan | clinician_agrees
  chemo | cancer_treatment=clear_first food:cancer_treatment=adapt | clinician_agrees
  osteoporosis in my spine | food:osteoporosis_spine=adapt osteoporosis_spine=adapt |
  MS | ms=adapt |
  seizures | epilepsy=clear_once | clinician_agrees
  gout | food:gout=adapt gout=adapt |
  kidney stones last year | food:kidney_stones=adapt |
  CKD stage 3 | ckd=clear_first food:ckd=no_plan | clinician_agrees
  one kidney | ckd=clear_first food:ckd=no_plan | clinician_agrees
  long covid | long_covid=clear_once | clinician_agrees
  long covid, crashes for days | long_covid_pem=no_plan |
  hernia | hernia_unrepaired=clear_once | clinician_agrees
  POTS | food:pots=adapt pots=clear_once | clinician_agrees
  afib, on eliquis, cardiologist says exercise is good | afib=adapt doac=adapt food:afib=adapt food:doac=adapt |
  chest pain when i climb stairs | warning_signs=no_plan |
  dizzy when i stand up | low_blood_pressure=adapt |
  broke my wrist last month | wrist_fracture=adapt |
  anaphylaxis to bee stings |  |
  Past or present eating disorder | eating_disorder_past=clear_first food:eating_disorder_past=no_plan | clinician_agrees
  bulimia | eating_disorder=no_plan food:eating_disorder=no_plan |
  currently on chemo for breast cancer | cancer_treatment=clear_first food:cancer_treatment=adapt | clinician_agrees
  asthma as a child, nothing now |  |
  used to have asthma |  |
  I had high blood pressure but lost weight and its normal now | food:hypertension=adapt hypertension=adapt |
  had high blood pressure for years, on meds | food:hypertension=adapt hypertension=adapt |
  was diagnosed with type 2 diabetes in march | diabetes_2=adapt food:diabetes_2=adapt |
  Heart condition | food:heart_condition=adapt heart_condition=clear_first | clinician_agrees condition:heart_condition
  heart murmur since birth, harmless | food:valve_disease=adapt valve_disease=clear_first | clinician_agrees
  mitral valve prolapse, cardiologist says no restrictions | food:valve_disease=adapt valve_disease=adapt |
  High blood pressure, High cholesterol | food:hypertension=adapt hypertension=adapt |
  Kidney disease | ckd=clear_first food:ckd=no_plan | clinician_agrees
  borderline diabetic | food:prediabetes=adapt |
  high cholesterol, on a statin | food:statin=adapt statin=adapt |
  migraines now and then | migraine=adapt |
  ADHD and anxiety |  |
  autistic |  |
  deaf in one ear |  |
  scoliosis, mild | scoliosis=adapt |
  endometriosis | endometriosis=adapt |
  menopause |  |
  IBS |  |
  acid reflux | reflux=adapt |
  sleep apnea, use cpap |  |
  fibromyalgia | fibromyalgia=adapt |
  lupus, well managed | lupus=adapt |
  RA, on humira | rheumatoid_arthritis=adapt |
  ankylosing spondylitis | ankylosing_spondylitis=adapt |
  hypermobile EDS | hypermobility=adapt |
  glaucoma | glaucoma=adapt |
  parkinsons | parkinsons=adapt |
  cerebral palsy | cerebral_palsy=adapt |
  spina bifida | cerebral_palsy=adapt |
  amputee below the knee | amputee_below_knee=adapt |
  lost my left arm | amputee_above_elbow=adapt |
  legally blind | blind=adapt |
  vertigo | vertigo=adapt |
  long covid, worse the next day after exercise | long_covid_pem=no_plan |
  ME/CFS | long_covid_pem=no_plan |
  copd | copd=clear_once food:copd=adapt | clinician_agrees
  covid last week | covid_acute=no_plan |
  have the flu | covid_acute=no_plan |
  dvt 2 months ago on xarelto | doac=adapt dvt=clear_first food:doac=adapt food:dvt=adapt | clinician_agrees
  aortic aneurysm | aortic_aneurysm=no_plan food:aortic_aneurysm=adapt |
  marfan | vascular_eds_marfan=no_plan |
  defibrillator | food:icd=adapt icd=clear_first | clinician_agrees when:icd
  colostomy | ostomy=clear_first | clinician_agrees when:ostomy
  on dialysis | ckd=clear_first food:ckd=no_plan | clinician_agrees
  cirrhosis | cirrhosis=clear_first food:cirrhosis=no_plan | clinician_agrees
  hep c, cured |  |
  fatty liver | food:fatty_liver=adapt |
  pancreatitis | food:pancreatitis=adapt |
  PKU | food:pku=no_plan |
  fructose intolerance | food:fructose_malabsorption=adapt | food:fructose_malabsorption
  hereditary fructose intolerance | food:hfi=no_plan |
  EoE | food:eoe=clear_once | food:eoe
  lactose intolerant | food:lactose_intolerance=adapt |
  alpha gal | food:alpha_gal=adapt | food:alpha_gal
  smoker |  |
  self harm in the past |  |
  suicidal | food:suicidal=no_plan suicidal=no_plan |
  ttc | food:trying_to_conceive=adapt |
  ivf cycle at the moment | food:ivf=adapt ivf=adapt |
  diastasis recti | diastasis=adapt |
  prolapse, seeing a pelvic physio | prolapse=adapt |
  pelvic floor issues | incontinence=adapt |
  leak a bit when I jump | incontinence=adapt |
  waiting for knee replacement | knee_replacement=adapt |
  knee replacement scheduled next month | knee_replacement=adapt |
  nothing serious, a bit of asthma | asthma=adapt |
  healthy apart from asthma | asthma=adapt |
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
  osteopenia | food:osteopenia=adapt osteopenia=adapt |
  dicky ticker | food:heart_condition=adapt heart_condition=clear_first | clinician_agrees condition:heart_condition
  blood clots | dvt=clear_first food:dvt=adapt | clinician_agrees when:dvt
  ich habe asthma | asthma=adapt |
  sin enfermedades |  |
  bit of high bp, take amlodipine, all under control | dihydropyridine_ccb=adapt food:dihydropyridine_ccb=adapt food:hypertension=adapt hypertension=adapt |
  hbp | food:hypertension=adapt hypertension=adapt |
  blood pressure runs high | food:hypertension=adapt hypertension=adapt |
  hypertension (controlled), GERD, mild asthma | asthma=adapt food:hypertension=adapt hypertension=adapt reflux=adapt |
  asthma / eczema / hay fever | asthma=adapt |
  asthma & type 2 diabetes & high cholesterol, all well controlled | asthma=adapt diabetes_2=adapt food:diabetes_2=adapt |
  T2DM, HTN, HLD | diabetes_2=adapt food:diabetes_2=adapt food:hypertension=adapt hypertension=adapt |
  no heart, lung or joint problems |  |
  none of those |  |
  nope! all good here :) |  |
  touch wood no |  |
  I don't have any medical conditions |  |
  not diabetic |  |
  no known conditions. mum had breast cancer |  |
  husband has coeliac disease but im fine |  |
  gluten intolerance | food:ncgs=adapt |
  silent celiac | food:celiac=adapt |
  Hashimoto's thyroiditis |  |
  graves disease, treated |  |
  overactive thyroid | thyroid_over=clear_first | clinician_agrees
  UC flare atm | food:ibd=adapt ibd=adapt |
  colitis | food:ibd=adapt ibd=adapt |
  IBS-D |  |
  kidney stones twice | food:kidney_stones=adapt |
  kidney transplant 3 years ago | food:organ_transplant=adapt organ_transplant=clear_first | clinician_agrees
  stage 3b ckd | ckd=clear_first food:ckd=no_plan | clinician_agrees
  fatty liver, trying to lose weight | food:fatty_liver=adapt |
  gout flare in big toe | food:gout=adapt gout=adapt |
  RA | rheumatoid_arthritis=adapt |
  psoriatic arthritis on methotrexate | food:dmard=adapt psoriatic_arthritis=adapt |
  sciatica | disc_herniation=adapt |
  bad back |  |
  scoliosis with rods | scoliosis=adapt |
  both hips done | hip_replacement=clear_first | clinician_agrees when:hip_replacement
  pregnant 2nd trimester | food:pregnant_t2=adapt pregnant_t2=clear_once | clinician_agrees
  just found out I'm pregnant | food:pregnant=adapt pregnant=clear_once | clinician_agrees weeks:pregnant
  expecting in march | food:pregnant=adapt pregnant=clear_once | clinician_agrees weeks:pregnant
  trying for a baby | food:trying_to_conceive=adapt |
  had a miscarriage last month | miscarriage=clear_once | clinician_agrees
  perimenopause, HRT |  |
  MS, relapsing remitting | ms=adapt |
  multiple sclerosis, use a cane on bad days | ms=adapt walking_aid=adapt |
  epilepsy controlled on keppra | antiepileptic=adapt |
  migraine with aura | migraine=adapt |
  concussion last year, fine now |  |
  POTS and hEDS | food:pots=adapt hypermobility=adapt pots=clear_once | clinician_agrees
  EDS | hypermobility=adapt |
  long haul covid but no crashes | long_covid=clear_once | clinician_agrees
  chronic fatigue syndrome | long_covid_pem=no_plan |
  fibro | fibromyalgia=adapt |
  PTSD |  |
  recovering alcoholic |  |
  binge eating | eating_disorder=no_plan food:eating_disorder=no_plan |
  ED | eating_disorder=no_plan food:eating_disorder=no_plan | which:ed
  history of anorexia in my teens | eating_disorder_past=clear_first food:eating_disorder_past=no_plan | clinician_agrees
  I make myself throw up sometimes | eating_disorder=no_plan food:eating_disorder=no_plan |
  stage 2 breast cancer, lumpectomy in june | breast_surgery=clear_first cancer_treatment=clear_first food:cancer_treatment=adapt | clinician_agrees when:breast_surgery
  leukemia | cancer_treatment=clear_first food:cancer_treatment=adapt | clinician_agrees
  AF on apixaban | afib=clear_once doac=adapt food:afib=adapt food:doac=adapt | clinician_agrees
  palpitations sometimes | svt_ectopics=clear_once | clinician_agrees
  heart failure | food:heart_failure=no_plan heart_failure=clear_first | clinician_agrees
  TIA last month | food:tia=adapt tia=clear_first | clinician_agrees
  PAD | pvd=clear_once | clinician_agrees
  varicose veins | varicose=adapt |
  raynauds |  |
  lymphedema left arm | lymphedema=adapt |
  hernia (inguinal), doc says ok to train | hernia_unrepaired=adapt |
  umbilical hernia | hernia_unrepaired=clear_once | clinician_agrees
  wisdom teeth out yesterday | dental_surgery=adapt |
  broken toe | foot_trouble=adapt |
  stress fracture in foot | stress_fracture=clear_first | clinician_agrees when:stress_fracture
  plantar fasciitis | plantar_fasciitis=adapt |
  frozen shoulder | frozen_shoulder=adapt |
  carpal tunnel | carpal_tunnel=adapt |
  blind in one eye | blind=adapt |
  autism, adhd, dyslexia |  |
  obese | obesity_mobility=adapt |
  vertigo, dizzy spells | vertigo=adapt |
  get lightheaded sometimes | breathless_dizzy=clear_first | clinician_agrees
  chest pains | warning_signs=no_plan |
  short of breath on stairs | breathless_dizzy=clear_first | clinician_agrees
  sickle cell trait | sickle_cell=clear_first | clinician_agrees
  hemophilia | hemophilia=clear_first | clinician_agrees
  HIV positive, undetectable | food:hiv_immune=adapt hiv_immune=adapt |
  type 1 | diabetes_1=adapt food:diabetes_1=adapt |
  hypoglycemia | hypoglycemia=adapt |
  Addison's | adrenal=clear_first food:adrenal=no_plan | clinician_agrees
  cystic fibrosis | cystic_fibrosis=clear_once food:cystic_fibrosis=adapt | clinician_agrees
  tourettes | tremor=adapt |
  down syndrome | learning_disability=adapt |
  narcolepsy | narcolepsy=adapt |
  haemochromatosis |  |
  swallowing problems | food:dysphagia=no_plan |
  food poisoning last week | diarrhea=clear_first | clinician_agrees
  bed bound | bedbound=clear_first | clinician_agrees
  arthritis | osteoarthritis=adapt |
`;

describe('conditions as people type them', () => {
  it.each(tableRows(ROWS, 'medicalConditions'))('$field: $said', ({ field, said, changes, asked }) => {
    const read = readHealth({ [field]: said });
    expect(changesOf(read)).toEqual(changes);
    expect(read.questions.map(({ id }) => id).sort()).toEqual(asked);
  });
});
