import { describe, expect, it } from 'vitest';
import { askedOf, changesOf, readHealth, tableRows } from '#test/reading-health.ts';

/**
 * What a person typed | what changes a plan (`food:` for meals, the rest for training; notes are left out) | what is asked.
 * Read on 2026-11-23 by a person of 40.
 */
const ROWS = `
  Pregnant | food:pregnant=adapt pregnant=clear_once | clinician_agrees weeks:pregnant
  Pregnant, first trimester, midwife is happy for me to train | food:pregnant_t1=adapt pregnant_t1=adapt |
  High blood pressure | food:hypertension=adapt hypertension=adapt |
  high blood pressure, controlled with lisinopril | ace_inhibitor=adapt food:hypertension=adapt hypertension=adapt |
  high blood pressure not controlled | food:hypertension_uncontrolled=adapt hypertension_uncontrolled=no_plan |
  type 2 diabetes on metformin | diabetes_2=adapt food:diabetes_2=adapt |
  diabetes | diabetes_2=adapt food:diabetes_2=adapt | condition:diabetes_2
  t1d, insulin pump | diabetes_1=adapt food:diabetes_1=adapt food:insulin=adapt insulin=adapt |
  asthma, well controlled | asthma=adapt |
  mild asthma, rarely need my inhaler | asthma=adapt |
  severe asthma | asthma_severe=clear_first | clinician_agrees
  Recent surgery | food:recent_surgery=adapt recent_surgery=no_plan | clinician_agrees when:recent_surgery
  both knees replaced, all good | knee_replacement=adapt |
  had a stroke | food:stroke=adapt stroke=clear_first | clinician_agrees when:stroke
  depression, on sertraline | ssri=adapt |
  celiac | food:celiac=adapt |
  ulcerative colitis, flare right now | food:ibd=adapt ibd=adapt |
  past or present eating disorder | eating_disorder_past=clear_first food:eating_disorder_past=no_plan | clinician_agrees
  chemo | cancer_treatment=clear_first food:cancer_treatment=adapt | clinician_agrees
  osteoporosis in my spine | food:osteoporosis_spine=adapt osteoporosis_spine=adapt |
  MS | ms=adapt |
  seizures | epilepsy=clear_once | clinician_agrees
  gout | food:gout=adapt gout=adapt |
  CKD stage 3 | ckd=clear_first food:ckd=no_plan | clinician_agrees
  one kidney | food:one_kidney=no_plan one_kidney=clear_first | clinician_agrees condition:one_kidney
  long covid | long_covid=clear_once | clinician_agrees
  long covid, crashes for days | long_covid_pem=no_plan |
  hernia | hernia_unrepaired=clear_once | clinician_agrees
  POTS | food:pots=adapt pots=clear_once | clinician_agrees
  afib, on eliquis, cardiologist says exercise is good | afib=adapt doac=adapt food:afib=adapt food:doac=adapt |
  chest pain when i climb stairs | warning_signs=no_plan |
  dizzy when i stand up | low_blood_pressure=adapt |
  Past or present eating disorder | eating_disorder_past=clear_first food:eating_disorder_past=no_plan | clinician_agrees
  bulimia | eating_disorder=no_plan food:eating_disorder=no_plan |
  currently on chemo for breast cancer | cancer_treatment=clear_first food:cancer_treatment=adapt | clinician_agrees
  was diagnosed with type 2 diabetes in march | diabetes_2=adapt food:diabetes_2=adapt |
  Heart condition | food:heart_condition=adapt heart_condition=clear_first | clinician_agrees condition:heart_condition
  mitral valve prolapse, cardiologist says no restrictions | food:valve_disease=adapt valve_disease=adapt |
  High blood pressure, High cholesterol | food:hypertension=adapt hypertension=adapt |
  Kidney disease | ckd=clear_first food:ckd=no_plan | clinician_agrees
  borderline diabetic | food:prediabetes=adapt |
  high cholesterol, on a statin | food:statin=adapt statin=adapt |
  migraines now and then | migraine=adapt |
  scoliosis, mild | scoliosis=adapt |
  endometriosis | endometriosis=adapt |
  acid reflux | reflux=adapt |
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
  have the flu | covid_acute=no_plan |
  aortic aneurysm | aortic_aneurysm=no_plan food:aortic_aneurysm=adapt |
  marfan | vascular_eds_marfan=no_plan |
  defibrillator | food:icd=adapt icd=clear_first | clinician_agrees when:icd
  colostomy | ostomy=clear_first | clinician_agrees when:ostomy
  on dialysis | dialysis=clear_first food:dialysis=no_plan | clinician_agrees
  kidney disease stage 4, not on dialysis | ckd=clear_first food:ckd=no_plan | clinician_agrees
  cirrhosis | cirrhosis=clear_first food:cirrhosis=no_plan | clinician_agrees
  fatty liver | food:fatty_liver=adapt |
  pancreatitis | food:pancreatitis=adapt |
  PKU | food:pku=no_plan |
  fructose intolerance | food:fructose_malabsorption=adapt | food:fructose_malabsorption
  hereditary fructose intolerance | food:hfi=no_plan |
  EoE | food:eoe=clear_once | food:eoe
  lactose intolerant | food:lactose_intolerance=adapt |
  alpha gal | food:alpha_gal=adapt | food:alpha_gal
  suicidal | food:suicidal=no_plan suicidal=no_plan |
  ttc | food:trying_to_conceive=adapt |
  ivf cycle at the moment | food:ivf=adapt ivf=clear_once | clinician_agrees
  diastasis recti | diastasis=adapt |
  prolapse, seeing a pelvic physio | prolapse=adapt |
  pelvic floor issues | incontinence=adapt |
  leak a bit when I jump | incontinence=adapt |
  waiting for knee replacement | knee_replacement=adapt |
  nothing serious, a bit of asthma | asthma=adapt |
  healthy apart from asthma | asthma=adapt |
  osteopenia | food:osteopenia=adapt osteopenia=adapt |
  dicky ticker | food:heart_condition=adapt heart_condition=clear_first | clinician_agrees condition:heart_condition
  blood clots | dvt=clear_first food:dvt=adapt | clinician_agrees when:dvt
  ich habe asthma | asthma=adapt |
  bit of high bp, take amlodipine, all under control | dihydropyridine_ccb=adapt food:dihydropyridine_ccb=adapt food:hypertension=adapt hypertension=adapt |
  hbp | food:hypertension=adapt hypertension=adapt |
  blood pressure runs high | food:hypertension=adapt hypertension=adapt |
  hypertension (controlled), GERD, mild asthma | asthma=adapt food:hypertension=adapt hypertension=adapt reflux=adapt |
  asthma / eczema / hay fever | asthma=adapt |
  asthma & type 2 diabetes & high cholesterol, all well controlled | asthma=adapt diabetes_2=adapt food:diabetes_2=adapt |
  T2DM, HTN, HLD | diabetes_2=adapt food:diabetes_2=adapt food:hypertension=adapt hypertension=adapt |
  gluten intolerance | food:ncgs=adapt |
  silent celiac | food:celiac=adapt |
  overactive thyroid | thyroid_over=clear_first | clinician_agrees
  UC flare atm | food:ibd=adapt ibd=adapt |
  colitis | food:ibd=adapt ibd=adapt |
  kidney stones twice | food:kidney_stones=adapt |
  stage 3b ckd | ckd=clear_first food:ckd=no_plan | clinician_agrees
  fatty liver, trying to lose weight | food:fatty_liver=adapt |
  gout flare in big toe | food:gout=adapt gout=adapt |
  RA | rheumatoid_arthritis=adapt |
  psoriatic arthritis on methotrexate | food:dmard=adapt psoriatic_arthritis=adapt |
  sciatica | disc_herniation=adapt |
  scoliosis with rods | spinal_fusion=clear_first | clinician_agrees when:spinal_fusion
  both hips done | hip_replacement=clear_first | clinician_agrees when:hip_replacement
  pregnant 2nd trimester | food:pregnant_t2=adapt pregnant_t2=clear_once | clinician_agrees
  just found out I'm pregnant | food:pregnant=adapt pregnant=clear_once | clinician_agrees weeks:pregnant
  expecting in march | food:pregnant=adapt pregnant=clear_once | clinician_agrees weeks:pregnant
  trying for a baby | food:trying_to_conceive=adapt |
  MS, relapsing remitting | ms=adapt |
  multiple sclerosis, use a cane on bad days | ms=adapt walking_aid=adapt |
  epilepsy controlled on keppra | antiepileptic=adapt |
  migraine with aura | migraine=adapt |
  POTS and hEDS | food:pots=adapt hypermobility=adapt pots=clear_once | clinician_agrees
  EDS | hypermobility=adapt |
  long haul covid but no crashes | long_covid=clear_once | clinician_agrees
  chronic fatigue syndrome | long_covid_pem=no_plan |
  fibro | fibromyalgia=adapt |
  binge eating | eating_disorder=no_plan food:eating_disorder=no_plan |
  ED | eating_disorder=no_plan food:eating_disorder=no_plan | which:ed
  history of anorexia in my teens | eating_disorder_past=clear_first food:eating_disorder_past=no_plan | clinician_agrees
  I make myself throw up sometimes | eating_disorder=no_plan food:eating_disorder=no_plan |
  leukemia | cancer_treatment=clear_first food:cancer_treatment=adapt | clinician_agrees
  AF on apixaban | afib=clear_once doac=adapt food:afib=adapt food:doac=adapt | clinician_agrees
  palpitations sometimes | svt_ectopics=clear_once | clinician_agrees
  heart failure | food:heart_failure=no_plan heart_failure=clear_first | clinician_agrees
  PAD | pvd=clear_once | clinician_agrees
  varicose veins | varicose=adapt |
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
  obese | obesity_mobility=adapt |
  vertigo, dizzy spells | vertigo=adapt |
  get lightheaded sometimes | breathless_dizzy=clear_first | clinician_agrees
  chest pains | warning_signs=no_plan |
  short of breath on stairs | breathless_dizzy=clear_first | clinician_agrees
  sickle cell trait | sickle_trait=adapt |
  hemophilia | hemophilia=clear_first | clinician_agrees
  HIV positive, undetectable | food:hiv_immune=adapt hiv_immune=adapt |
  type 1 | diabetes_1=adapt food:diabetes_1=adapt |
  hypoglycemia | hypoglycemia=adapt |
  Addison's | adrenal=clear_first food:adrenal=no_plan | clinician_agrees
  cystic fibrosis | cystic_fibrosis=clear_once food:cystic_fibrosis=adapt | clinician_agrees
  tourettes | tremor=adapt |
  down syndrome | learning_disability=adapt |
  narcolepsy | narcolepsy=adapt |
  swallowing problems | food:dysphagia=no_plan |
  bed bound | bedbound=clear_first | clinician_agrees
  arthritis | osteoarthritis=adapt |
  hi! i have mild asthma (use ventolin before cardio), otherwise good | asthma=adapt |
  high BP - meds - well controlled. also gout occasionally | food:gout=adapt food:hypertension=adapt gout=adapt hypertension=adapt |
  T1 diabetic, libre sensor, good control | diabetes_1=adapt food:diabetes_1=adapt |
  im type two diabetic diet controlled | diabetes_2=adapt food:diabetes_2=adapt |
  pre-diabetes my doctor said lose weight | food:prediabetes=adapt |
  coeliac, lactose intolerant too | food:celiac=adapt food:lactose_intolerance=adapt |
  lymphoma, currently in chemo | cancer_treatment=clear_first food:cancer_treatment=adapt | clinician_agrees
  mild aortic stenosis | food:valve_disease=adapt valve_disease=clear_first | clinician_agrees
  slight heart murmur | food:valve_disease=adapt valve_disease=clear_first | clinician_agrees
  factor V leiden | clotting_tendency=adapt |
  parkinsons early stage | parkinsons=adapt |
  I have cerebral palsy, left side, walk ok | cerebral_palsy=adapt |
  I use a wheelchair full time - T4 complete | sci_high=clear_first | clinician_agrees
  below knee amputee (right), good prosthetic | amputee_below_knee=adapt |
  POTS, salt loading per my doctor | food:pots=adapt pots=clear_once | clinician_agrees
  long covid, crash if i overdo it | long_covid_pem=no_plan |
  fibromyalgia & hypermobile | fibromyalgia=adapt hypermobility=adapt |
  osteopenia in hips | food:osteopenia=adapt osteopenia=adapt |
  lupus (SLE) | lupus=adapt |
  anxiety/depression, on citalopram | ssri=adapt |
  schizophrenia | schizophrenia=adapt |
  recovering from anorexia | eating_disorder_past=clear_first food:eating_disorder_past=no_plan | clinician_agrees
  used to be bulimic | eating_disorder_past=clear_first food:eating_disorder_past=no_plan | clinician_agrees
  binge ate in the past | eating_disorder_past=clear_first food:eating_disorder_past=no_plan | clinician_agrees
  kidney donor, one kidney, all normal | kidney_donor=adapt |
  hep B carrier | food:liver_disease=adapt liver_disease=clear_first | clinician_agrees
  gallstones | food:gallbladder=adapt |
  acid reflux, hiatus hernia | reflux=adapt |
  inguinal hernia, waiting for op | hernia_unrepaired=clear_once | clinician_agrees
  varicose veins, hemorrhoids | hemorrhoids=adapt varicose=adapt |
  pelvic organ prolapse | prolapse=adapt |
  endo | endometriosis=adapt |
  PCOS and insulin resistance | food:prediabetes=adapt |
  low iron | anemia=adapt |
  sickle cell | sickle_cell=clear_first | clinician_agrees
  vertigo (BPPV) comes and goes | vertigo=adapt |
  glaucoma both eyes | glaucoma=adapt |
  no major issues, just a bit overweight and unfit | obesity_mobility=adapt |
  I am a cancer survivor | cancer_survivor=clear_once | clinician_agrees
  doc says my sugar is a little high | food:prediabetes=adapt |
  blood pressure on the low side | low_blood_pressure=adapt |
  had surgery | food:recent_surgery=adapt recent_surgery=no_plan | clinician_agrees when:recent_surgery
  shoulder replacement | shoulder_replacement=clear_first | clinician_agrees when:shoulder_replacement
  scoliosis fused as a teenager | spinal_fusion=adapt |
  plantar fasciitis and tendonitis | plantar_fasciitis=adapt |
  carpal tunnel both wrists | carpal_tunnel=adapt |
  crohn's disease, no strictures | food:ibd=adapt ibd=adapt |
  mastocytosis | food:mcas=adapt |
  dysautonomia | food:pots=adapt pots=clear_once | clinician_agrees
  chronic pain | chronic_pain=adapt |
  sciatica flares sometimes | disc_herniation=adapt |
  arthritic hip | hip_arthritis=adapt |
  thalassemia minor | anemia=adapt |
  overweight | obesity_mobility=adapt |
  HIV+ | food:hiv_immune=adapt hiv_immune=adapt |
`;

describe('conditions as people type them', () => {
  it.each(tableRows(ROWS, 'medicalConditions'))('$field: $said', ({ field, said, changes, asked }) => {
    const read = readHealth({ [field]: said });
    expect(changesOf(read)).toEqual(changes);
    expect(askedOf(read)).toEqual(asked);
  });
});
