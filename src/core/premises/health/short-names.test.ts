import { describe, expect, it } from 'vitest';
import { faultsOf, toldRows } from '#test/told-person.ts';

/** Short names, what is controlled, denied, suspected or somebody else’s, and healthy people. How a row is read: `test/told-person.ts`. */
const ROWS = `
  medicalConditions: AF, well controlled | =afib quiet free
  medicalConditions: BP fine on ramipril | =hypertension !hypertension_uncontrolled quiet free
  medicalConditions: T2 diet controlled | =diabetes_2 quiet free
  medicalConditions: thyroid sorted with levo | !thyroid_over quiet free
  medicalConditions: HTN, GERD, OA knees | =hypertension =reflux quiet free
  medicalConditions: T1D since age 9 | =diabetes_1 !diabetes_2 quiet free
  medicalConditions: PCOS + IBS | !ibd quiet free
  medicalConditions: RA in remission | quiet free
  medicalConditions: HCM | =hcm first
  medicalConditions: SVT, ablated 2018, no episodes since | quiet free
  medicalConditions: COPD mild | =copd
  medicalConditions: DVT in 2011 after a long flight, off thinners for years | quiet free
  medicalConditions: PE last month, on apixaban | =dvt first
  medicalConditions: MS (RRMS), stable on ocrevus | =ms quiet free
  medicalConditions: OCD and ADHD | quiet free
  medicalConditions: GAD, PTSD | quiet free
  medicalConditions: CKD 3a | =ckd first
  medicalConditions: hypothyroid, levels normal now | !thyroid_over quiet free
  medicalConditions: cholesterol ok on statins | quiet free
  medicalConditions: asthma's under control | =asthma quiet free
  medicalConditions: afib controlled with flecainide | =afib
  medicalConditions: t2dm, a1c 6.1 on metformin | =diabetes_2 quiet free
  medicalConditions: IBS-D | !ibd quiet free
  medicalConditions: hypo, on levothyroxine, TSH normal | !thyroid_over quiet free
  medicalConditions: PVCs, cardio says harmless | quiet free
  medicalConditions: OSA with cpap | quiet free
  medicalConditions: GORD | =reflux quiet free
  medicalConditions: hEDS + POTS + MCAS | =hypermobility =pots
  medicalConditions: LADA | =diabetes_1 quiet free
  medicalConditions: MVP, no restrictions | =valve_disease
  medicalConditions: CFS, crash after exertion | =long_covid_pem
  medicalConditions: NAFLD | quiet free
  medicalConditions: PMDD and BPD | quiet free
  medicalConditions: PSVT years ago, ablation fixed it | quiet free
  medicalConditions: DM2, HTN, HLD all well managed | =diabetes_2 =hypertension !hypertension_uncontrolled quiet free
  medicalConditions: AS, on adalimumab | =ankylosing_spondylitis quiet free
  medicalConditions: stage 2 CKD stable | =ckd first
  medicalConditions: TIA in 2019, on clopidogrel | =tia
  medicalConditions: CAD with 2 stents 2016, active since, cardiologist happy | =stent quiet free
  medicalConditions: bp 118/76 on meds | !hypertension_uncontrolled quiet free
  medicalConditions: PsA on cosentyx | =psoriatic_arthritis free
  medicalConditions: LBBB | first
  medicalConditions: HOCM | =hcm first
  medicalConditions: T1DM with dexcom | =diabetes_1 free quiet
  medicalConditions: HFpEF | =heart_failure
  medicalConditions: hashis | !thyroid_over free quiet
  medicalConditions: CIDP | first
  medicalConditions: IIH | first
  medicalConditions: PMR on pred | quiet
  medicalConditions: SLE stable | =lupus free quiet
  medicalConditions: LQTS | first
  medicalConditions: IDA | free quiet
  medicalConditions: BPH and OAB | free quiet
  medicalConditions: UC in remission 3 yrs | free quiet
  medicalConditions: Crohns, resection 2018 | free
  dislikedFoods: I don't have IBS | quiet free
  medicalConditions: my mum has diabetes | !diabetes_2 !diabetes_1 quiet free
  medicalConditions: tested for coeliac, negative | !celiac quiet free
  medicalConditions: awaiting gallbladder scan | free
  medicalConditions: had gestational diabetes in 2015 | !diabetes_2 !diabetes_1 !gestational_diabetes free quiet
  medicalConditions: heart disease runs in the family but I'm fine | !heart_condition free quiet
  medicalConditions: doctor ruled out MS | !ms free quiet
  medicalConditions: wife is allergic to nuts | free quiet
  medicalConditions: no diabetes, no heart trouble | !diabetes_2 !heart_condition free quiet
  medicalConditions: thought it was RA but bloods came back clear | !rheumatoid_arthritis free quiet
  medicalConditions: they think I might have hypothyroidism, waiting on bloods | free
  medicalConditions: both parents had strokes | !stroke free quiet
  medicalConditions: had asthma as a child, grew out of it | free quiet
  medicalConditions: not diabetic | !diabetes_2 !diabetes_1 free quiet
  medicalConditions: son has epilepsy | !epilepsy free quiet
  medicalConditions: gran and mum both had breast cancer, I've been screened | !cancer_treatment !cancer_survivor free quiet
  medicalConditions: doctor checked me for PCOS, don't have it | free quiet
  medicalConditions: prediabetic in 2020 but sugars are normal again | !diabetes_2 free quiet
  medicalConditions: might be perimenopausal | free quiet
  medicalConditions: being investigated for endometriosis | free
  foodAllergies: not allergic to anything but my brother is (peanuts) | quiet free
  medicalConditions: pre-eclampsia with my first, 2014 | free quiet
  medicalConditions: lung scan was clear | free quiet
  medicalConditions: used to have high blood pressure before I lost weight | !hypertension_uncontrolled free quiet
  dislikedFoods: no allergies, no IBS, just hate olives | free quiet
  medicalConditions: partner has HIV, I don't | !hiv_immune free quiet
  medicalConditions: nah | free quiet
  injuries: nope all good | free quiet
  medicalConditions: fit as a fiddle | free quiet
  medicalConditions: just old | free quiet
  injuries: dodgy knees when it rains lol | free quiet +goblet-squat
  medications: only vitamins | free quiet
  injuries: touch wood nothing so far | free quiet
  medicalConditions: clean bill of health at my last checkup | free quiet
  injuries: nothing major, usual aches of a 50 year old | free quiet +goblet-squat
  medicalConditions: hay fever in spring thats it | free quiet
  medications: the pill | free quiet
  injuries: knock on wood, zero | free quiet
  medicalConditions: nothing i know of | free quiet
  medicalConditions: all good thanks | free quiet
  injuries: nada | free quiet +goblet-squat
  injuries: just creaky | free quiet +goblet-squat
  medicalConditions: healthy as a horse | free quiet
  medicalConditions: 61 but young at heart | free quiet
  injuries: nope (fingers crossed) | free quiet
  medicalConditions: getting on a bit but grand | free quiet
  injuries: stiff as a board most mornings haha | free quiet +goblet-squat
  medicalConditions: doc says I'm fine, just chubby | free quiet
  medications: paracetamol now and then for a sore head | free quiet
  medications: zilch | free quiet
  medicalConditions: never been ill in my life | free quiet
  medicalConditions: no probs | free quiet
  medicalConditions: all fine, had my bloods done last month and everything was normal | free quiet
  medicalConditions: just a bit chubby and lazy tbh | free quiet
  injuries: usual wear and tear | free quiet +goblet-squat
  injuries: nothing except a paper cut lol | free quiet
  medicalConditions: not that im aware | free quiet
  medicalConditions: seasonal allergies and a dodgy sense of humour | free quiet
  injuries: my pride | free quiet
  medicalConditions: vegetarian if that counts | free quiet
  medicalConditions: had covid twice, fully over it | free quiet
  medicalConditions: bit short sighted | free quiet
  injuries: broke my arm when I was 7 | free quiet +push-up
  medicalConditions: white coat hypertension only | free quiet
  medications: cod liver oil and a multivit | free quiet
  medications: nowt | free quiet
  medicalConditions: had my appendix out donkeys years ago | free quiet
  medicalConditions: blood pressure's perfect since I started amlodipine | =hypertension free quiet
  medicalConditions: diabetic (2), last a1c 6.4, no meds | =diabetes_2 free
  medicalConditions: epilepsy - seizure free 6 years on lamictal | free
  medicalConditions: paroxysmal AF, cardiologist says carry on training | =afib free quiet
  medicalConditions: chronic kidney disease, my nephrologist is happy for me to lift | free
  medicalConditions: had graves, thyroid out, on thyroxine | free
  medicalConditions: sleep apnoea (cpap) and a fatty liver | free quiet
  medicalConditions: depression & anxiety, sertraline 100 | free quiet
  medicalConditions: osteopenia hip -1.8 | =osteopenia free quiet
  medicalConditions: hiatus hernia | =reflux free
  medicalConditions: hashimotos, endo, adhd | free
  medicalConditions: gilberts syndrome | free quiet
  medicalConditions: benign positional vertigo now and again | =vertigo free quiet
  medicalConditions: cold sores | free quiet
  medicalConditions: raynauds | free quiet
  medicalConditions: keratoconus | free
  medicalConditions: scheuermanns | free
  medicalConditions: HSV2 | free
  medicalConditions: doctors thought I had lupus, turned out not to be | !lupus free quiet
  medicalConditions: my daughter is coeliac so the house is gluten free | !celiac free quiet
  medicalConditions: borderline for diabetes years ago, lost weight and its gone | !diabetes_2 free quiet
  medicalConditions: had asthma at school | free quiet
  medicalConditions: had chemo in 2009, clear ever since | free
  medicalConditions: had post natal depression 6 years ago | free quiet
  medicalConditions: broke my back falling off a horse in 1995, no issues at all now | =vertebral_fracture
  medicalConditions: cancer scare last year, all clear | !cancer_treatment free quiet
  medicalConditions: nope, never been to a doctor in 20 years lol | free quiet
  medicalConditions: just fat | free quiet
  medicalConditions: good thanks you? | free quiet
  injuries: only my ego | free quiet
  injuries: bit rusty | free quiet +goblet-squat
  injuries: knees crack like popcorn, no pain tho | free quiet +goblet-squat
  medicalConditions: perimenopausal and grumpy | free quiet
  medications: just a multivitamin & creatine | free quiet
  medications: nuffin | free quiet
  medicalConditions: 73 and still swimming daily, no complaints | free quiet
  injuries: no injuries touch wood, just unfit | free quiet +goblet-squat
  medicalConditions: allergic to Mondays | free
  medicalConditions: I wear glasses | free quiet
  medicalConditions: bad sleeper | free quiet
  medicalConditions: AFib + pacemaker 2017, all checked last month, cleared for gym | =pacemaker free
  medicalConditions: ex-asthmatic | free quiet
  medicalConditions: carrier for cystic fibrosis | !cystic_fibrosis free
  medicalConditions: neighbour has long covid, not me | !long_covid free quiet
  medicalConditions: fainted giving blood last year | free
  medicalConditions: used to be epileptic as a kid, none since I was 9 | free
  medicalConditions: had my second baby in march, no problems | free
  medicalConditions: hernia mesh 2019 | free
  medicalConditions: lumpectomy + radio finished in 2022, yearly mammograms clear | free
  medicalConditions: post-viral fatigue, wiped out for 2 days if I do too much | =long_covid_pem
  medicalConditions: resting heart rate of 38, fit cyclist | free
  medicalConditions: bit of high cholesterol but who cares | free quiet
  medicalConditions: eczema n hayfever | free quiet
  medications: warfarin | quiet
  medications: not on anything atm | free quiet
  medicalConditions: no illness. i do faint at the sight of blood haha | quiet
  medicalConditions: IDDM since 1999 | =diabetes_1 free
  medicalConditions: valve replaced in 2020, on warfarin, doc says train | free
  medicalConditions: trying to conceive, otherwise healthy | free quiet
  medicalConditions: mother had breast cancer, sister too, I'm clear | !cancer_treatment free quiet
  medicalConditions: asthma is a thing of the past | free
  medicalConditions: had blood clots in my lung in 2016, off meds | free quiet
  medicalConditions: none that I'm aware of x | free quiet
  medicalConditions: just migraines | =migraine free quiet
  medicalConditions: recovering alcoholic 4 yrs sober | free
`;

describe('short names, control, others, healthy people', () => {
  it.each(toldRows(ROWS))('$field: $said', (row) => {
    expect(faultsOf(row)).toEqual([]);
  });
});
