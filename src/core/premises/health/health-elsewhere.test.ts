import { describe, expect, it } from 'vitest';
import { askedOf, changesOf, readHealth, tableRows } from '#test/reading-health.ts';

/**
 * What a person typed | what changes a plan (`food:` for meals, the rest for training; notes are left out) | what is asked.
 * Read on 2026-11-23 by a person of 40.
 */
const ROWS = `
  injuries: broken left ankle 2 yrs ago, fine now |  |
  injuries: torn meniscus, surgery 2 months ago | meniscus_repair=clear_first | clinician_agrees
  injuries: ACL surgery 4 years ago |  |
  injuries: rotator cuff tear | rotator_cuff_tear=adapt |
  injuries: herniated disc L5 S1 | disc_herniation=adapt |
  injuries: arthritis in both knees | knee_arthritis=adapt |
  injuries: tennis elbow | tennis_elbow=adapt |
  injuries: sprained ankle | ankle_sprain=adapt |
  injuries: nah |  |
  injuries: none really |  |
  medications: metformin |  | medicine:metformin
  medications: metformin 500 mg twice a day |  | medicine:metformin
  medications: lisinopril 10mg, atorvastatin 20 | ace_inhibitor=adapt food:statin=adapt statin=adapt |
  medications: warfarin | food:warfarin=adapt warfarin=adapt |
  medications: blood thinners | doac_blood_thinner=adapt food:doac_blood_thinner=adapt | food:blood_thinner
  medications: birth control |  |
  medications: the pill, vitamin d |  |
  medications: allergic to penicillin |  |
  medications: ozempic | food:glp1=adapt glp1=adapt |
  medications: insulin | food:insulin=adapt insulin=adapt |
  medications: water pill | loop_diuretic=adapt thiazide=adapt |
  medications: bp meds | ace_inhibitor=adapt beta_blocker=adapt dihydropyridine_ccb=adapt food:dihydropyridine_ccb=adapt thiazide=adapt |
  medications: came off sertraline last year |  |
  medications: propranolol for anxiety | beta_blocker=adapt |
  medications: lithium | food:lithium=adapt lithium=adapt |
  medications: methotrexate for RA | food:dmard=adapt rheumatoid_arthritis=adapt |
  medications: steroids | corticosteroid=adapt food:corticosteroid=adapt testosterone=adapt | medicine:steroids
  medications: nothing, just creatine |  |
  equipmentAccess: wheelchair | wheelchair=adapt |
  dietaryRestrictions: I am diabetic | diabetes_2=adapt food:diabetes_2=adapt | condition:diabetes_2
  dietaryRestrictions: low salt for my blood pressure | food:hypertension=adapt hypertension=adapt |
  foodAllergies: celiac, peanuts | food:celiac=adapt |
  foodAllergies: epipen for peanuts |  |
  foodAllergies: penicillin |  |
  dietaryPrefs: keto for my epilepsy | epilepsy=clear_once | clinician_agrees
  foodAllergies: allergic to penicillin and ibuprofen |  |
  foodAllergies: epipen | food:anaphylaxis=adapt | food:anaphylaxis
  medications: epipen | food:anaphylaxis=adapt | food:anaphylaxis
  injuries: arthritis in hands | finger_hand=adapt |
  injuries: knee arthritis, hip replacement planned | hip_replacement=adapt knee_arthritis=adapt |
  injuries: old ACL tear from high school |  |
  injuries: shin splints | shin_splints=adapt |
  injuries: had shoulder surgery a few months ago | rotator_cuff_repair=clear_first | clinician_agrees
  injuries: dislocated shoulder 2x | shoulder_instability=adapt |
  injuries: L4/L5 bulge | disc_herniation=adapt |
  injuries: pregnant | food:pregnant=adapt pregnant=clear_once | clinician_agrees weeks:pregnant
  injuries: high blood pressure | food:hypertension=adapt hypertension=adapt |
  injuries: herniated disc, mild | disc_herniation=adapt |
  injuries: achilles rupture 2 years ago |  |
  injuries: broke my arm as a kid |  |
  injuries: none, just tight hips | hip_bursitis=adapt |
  injuries: carpal tunnel surgery 2 weeks ago | wrist_surgery=adapt |
  injuries: osteoarthritis both knees, steroid injections | corticosteroid=adapt food:corticosteroid=adapt knee_arthritis=adapt |
  medications: Atorvastatin, insulin | food:insulin=adapt food:statin=adapt insulin=adapt statin=adapt |
  medications: rosuvastatin | statin_statin_other=adapt |
  medications: levothyroxine 75mcg |  |
  medications: lexapro & adderall | ssri=adapt stimulant=adapt |
  medications: eliquis | doac=adapt food:doac=adapt |
  medications: coumadin | food:warfarin=adapt warfarin=adapt |
  medications: nitro spray | food:nitrate=adapt nitrate=clear_first | clinician_agrees medicine:nitrate
  medications: prednisone 5mg daily | corticosteroid=adapt food:corticosteroid=adapt |
  medications: humira injections |  |
  medications: mounjaro 5mg weekly | food:glp1=adapt glp1=adapt |
  medications: jardience | food:sglt2=adapt sglt2=adapt |
  medications: spironolactone for acne |  |
  medications: viagra | ed_med=adapt food:ed_med=adapt |
  medications: inhaler |  |
  medications: no |  |
  medications: nothing regular |  |
  medications: just vitamins n creatine |  |
  medications: ibuprofen sometimes | nsaid=adapt |
  medications: keppra | antiepileptic=adapt | medicine:antiepileptic
  medications: clopidogrel | antiplatelet=adapt | medicine:antiplatelet
  medications: water tablets for swelling | loop_diuretic=adapt thiazide=adapt |
  medications: metformin for pcos |  |
  medications: T2: metformin, glipizide | diabetes_2=adapt food:diabetes_2=adapt food:sulfonylurea=adapt sulfonylurea=adapt |
  medications: amlodopine | dihydropyridine_ccb=adapt food:dihydropyridine_ccb=adapt |
  medications: nardil | food:maoi=adapt maoi=adapt |
  medications: tamoxifen | hormone_cancer=adapt |
  medications: blood pressure tablet | ace_inhibitor=adapt beta_blocker=adapt dihydropyridine_ccb=adapt food:dihydropyridine_ccb=adapt thiazide=adapt |
  medications: something for blood pressure | ace_inhibitor=adapt beta_blocker=adapt dihydropyridine_ccb=adapt food:dihydropyridine_ccb=adapt thiazide=adapt |
  medications: heart pills | antiarrhythmic=clear_once beta_blocker=adapt food:antiarrhythmic=adapt food:nitrate=adapt nitrate=clear_first | clinician_agrees which:heart_pills
  medications: used to take prozac |  |
  medications: paracetemol now and then |  |
  medications: not on insulin |  |
  medications: tacrolimus | food:transplant_med=adapt transplant_med=clear_first | clinician_agrees
  medications: HRT patches |  |
  medications: contraceptive implant |  |
  medications: antibiotics for a chest infection | covid_acute=no_plan fluoroquinolone=adapt |
  medications: methadone | opioid=adapt |
  medications: allergic to sulfa |  |
  dietaryRestrictions: celiac | food:celiac=adapt |
  dietaryRestrictions: low sodium (high blood pressure) | food:hypertension=adapt hypertension=adapt |
  dietaryRestrictions: diabetic diet | diabetes_2=adapt food:diabetes_2=adapt |
  dietaryRestrictions: crohns - no seeds | food:ibd=adapt ibd=adapt |
  foodAllergies: none but lactose intolerant | food:lactose_intolerance=adapt |
  foodAllergies: peanuts, shellfish (epipen) |  |
  dislikedFoods: anything sugary, prediabetic | food:prediabetes=adapt |
  dietaryPrefs: keto, type 1 diabetic | diabetes_1=adapt food:diabetes_1=adapt food:keto_risk=no_plan |
  dietaryPrefs: vegan, trying for a baby | food:trying_to_conceive=adapt |
  equipmentAccess: dumbbells, I use a wheelchair | wheelchair=adapt |
  medications: sertraline 50mg, yasmin | ssri=adapt |
  medications: levothyroxine, vit D |  |
  medications: ramipril 5mg + amlodipine 5mg | ace_inhibitor=adapt dihydropyridine_ccb=adapt food:dihydropyridine_ccb=adapt |
  medications: beta blocker for palpitations | beta_blocker=adapt svt_ectopics=clear_once | clinician_agrees
  medications: xarelto 20mg (afib) | afib=clear_once doac=adapt food:afib=adapt food:doac=adapt | clinician_agrees
  medications: humalog and lantus | food:insulin=adapt insulin=adapt |
  medications: farxiga | food:sglt2=adapt sglt2=adapt |
  medications: wegovy since may | food:glp1=adapt glp1=adapt |
  medications: daily aspirin |  |
  medications: symbicort |  |
  medications: adderall xr 20 | stimulant=adapt |
  medications: roaccutane | isotretinoin=adapt |
  medications: none atm, was on prednisone |  |
  medications: just finished a course of amoxicillin |  |
  medications: cipro | fluoroquinolone=adapt |
  medications: alendronic acid weekly | bisphosphonate=adapt |
  medications: omeprazole, gaviscon |  |
  medications: multivitamin, omega 3, magnesium |  |
  medications: lisinopril/hctz | ace_inhibitor=adapt thiazide=adapt |
  medications: testosterone gel | testosterone=adapt |
  medications: suboxone | opioid=adapt |
  medications: lamictal for bipolar | antiepileptic=adapt |
  medications: gabapentin | gabapentinoid=adapt |
  medications: topamax for migraines | antiepileptic=adapt migraine=adapt |
  medications: CBD |  |
  medications: antidepressants | snri=adapt ssri=adapt |
  medications: statins | food:statin=adapt statin=adapt |
  medications: blood thinner (warfarin) | doac_blood_thinner=adapt food:doac_blood_thinner=adapt food:warfarin=adapt warfarin=adapt |
  medications: a water tablet and something for cholesterol | food:statin=adapt loop_diuretic=adapt statin=adapt thiazide=adapt |
  medications: thyroid meds |  |
  medications: no meds |  |
  medications: nada |  |
  medications: supplements only |  |
  medications: hormone blockers (breast cancer) | cancer_treatment=clear_first food:cancer_treatment=adapt hormone_cancer=adapt | clinician_agrees
  medications: immunosuppressants | food:dmard=adapt food:transplant_med=adapt transplant_med=clear_first | clinician_agrees which:immunosuppressants
  injuries: knee replacement both, 2015 and 2018 | knee_replacement=adapt |
  injuries: bad knees - arthritis | knee_arthritis=adapt |
  injuries: post op meniscus repair, 5 weeks | meniscus_repair=clear_first | clinician_agrees
  injuries: torn rotator cuff, no surgery | rotator_cuff_tear=adapt |
  injuries: broken wrist (in a cast) | wrist_fracture=clear_first | clinician_agrees when:wrist_fracture
  injuries: sprained ankle last week | ankle_sprain=adapt |
  injuries: plantar fasciitis | plantar_fasciitis=adapt |
  injuries: stress fracture 2nd metatarsal | stress_fracture=clear_first | clinician_agrees when:stress_fracture
  injuries: sciatica left leg | disc_herniation=adapt |
  injuries: slipped disc years ago, fine now |  |
  injuries: osteoporosis | food:osteoporosis=adapt osteoporosis=adapt |
  injuries: 3 months postpartum, diastasis | diastasis=adapt food:postpartum_vaginal=adapt postpartum_vaginal=adapt |
  injuries: asthma | asthma=adapt |
  foodAllergies: my son is allergic to nuts, I have coeliac | food:celiac=adapt |
  dietaryPrefs: pregnant so no sushi | food:pregnant=adapt pregnant=clear_once | clinician_agrees weeks:pregnant
  dislikedFoods: liver (gout) | food:gout=adapt gout=adapt |
  medications: stopped taking lithium | |
  medications: pill | |
`;

describe('health in the other answers', () => {
  it.each(tableRows(ROWS))('$field: $said', ({ field, said, changes, asked }) => {
    const read = readHealth({ [field]: said });
    expect(changesOf(read)).toEqual(changes);
    expect(askedOf(read)).toEqual(asked);
  });
});
