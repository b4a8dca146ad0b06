import { describe, expect, it } from 'vitest';
import { faultsOf, toldRows } from '#test/told-person.ts';

/** Lost limbs, signs that a doctor must hear of, and the time since something happened. How a row is read: `test/told-person.ts`. */
const ROWS = `
  injuries: left leg amputated below knee | =amputee_below_knee !amputee_above_knee quiet
  medicalConditions: above knee amputation right side, use a prosthetic | =amputee_above_knee !amputee_below_knee quiet
  injuries: missing two toes on my right foot | !amputee_below_knee !amputee_above_knee +goblet-squat free quiet
  injuries: lost the tip of my index finger in an accident years ago | !amputee_below_elbow !amputee_above_elbow +dumbbell-bench-press +push-up free quiet
  injuries: right arm amputated below the elbow | =amputee_below_elbow !amputee_above_elbow quiet
  medicalConditions: BKA left 2015 | =amputee_below_knee !amputee_above_knee free
  medicalConditions: AKA | =amputee_above_knee !amputee_below_knee
  injuries: born without a left hand | =amputee_below_elbow !amputee_above_elbow quiet
  injuries: amputated through the thigh, left | =amputee_above_knee !amputee_below_knee quiet
  injuries: lost half my left foot to frostbite | !amputee_above_knee !amputee_above_elbow -squat-jump
  injuries: right leg off above the knee, motorbike 1998 | =amputee_above_knee !amputee_below_knee quiet
  medicalConditions: transtibial amputee with a running blade | =amputee_below_knee !amputee_above_knee quiet
  medicalConditions: transfemoral amputation | =amputee_above_knee !amputee_below_knee quiet
  injuries: I have no left arm below the elbow | =amputee_below_elbow !amputee_above_elbow quiet
  injuries: arm amputated at the shoulder | =amputee_above_elbow !amputee_below_elbow quiet
  injuries: missing half a thumb on my left hand | !amputee_above_elbow !amputee_below_elbow +push-up free quiet
  injuries: lost 3 fingers on the right hand in a saw accident | !amputee_above_elbow !amputee_below_elbow -dead-hang +leg-press free quiet
  injuries: big toe amputated last year because of diabetes | !amputee_below_knee !amputee_above_knee -squat-jump
  injuries: both legs amputated below the knees | =amputee_bilateral_leg quiet
  injuries: my dad lost a leg in the war | !amputee_below_knee !amputee_above_knee +goblet-squat free quiet
  injuries: stump of my left forearm gets sore | =amputee_below_elbow !amputee_above_elbow quiet
  injuries: i'm missing my right leg from the knee down | !amputee_above_elbow -bodyweight-walking-lunge quiet
  injuries: prosthetic left foot | =amputee_below_knee free quiet
  medicalConditions: congenital limb difference, left arm stops at the elbow | -barbell-bench-press
  injuries: had my little toe taken off | !amputee_below_knee !amputee_above_knee -squat-jump free
  injuries: double below knee amputee | =amputee_bilateral_leg
  injuries: half my ring finger is gone | !amputee_below_elbow +leg-press free
  injuries: no right hand since birth | -barbell-bench-press quiet
  injuries: my left arm was taken off at the shoulder | =amputee_above_elbow quiet
  medicalConditions: been getting chest tightness when I walk uphill | first
  medicalConditions: passed out twice last month | first
  medicalConditions: blood in my stool lately | first
  medicalConditions: lost 12kg without trying | first
  medicalConditions: had a panic attack years ago | free quiet
  medicalConditions: blacked out at the gym on sunday | first
  medicalConditions: fainted once at school 20 years ago when giving blood | free quiet
  medicalConditions: my heart races and skips out of nowhere | first
  medicalConditions: pressure in my chest going upstairs | first
  medicalConditions: nearly fainted twice during workouts | first
  medicalConditions: dropping weight and don't know why | first
  medicalConditions: black tarry poo this week | first
  medicalConditions: coughed up blood yesterday | first
  medicalConditions: heart flutters and I feel faint when it happens | first
  medicalConditions: used to faint at needles as a teenager | free quiet
  medicalConditions: had chest pain 2018, turned out to be heartburn | free quiet
  medicalConditions: sudden numbness in my arm and face on saturday | first
  medicalConditions: worst headache of my life this morning | first
  medicalConditions: keep getting a stabbing pain in my chest when I run | first
  medicalConditions: been throwing up blood | first
  medicalConditions: dropped two stone since summer, doctors don't know why | first
  medicalConditions: right leg swollen and hot since the flight | first
  medicalConditions: fell unconscious at training last week | first
  medicalConditions: my left arm goes numb and my chest feels heavy | first
  medicalConditions: no chest pain, no dizziness | free quiet
  medicalConditions: dad collapsed and died of a heart attack at 50 | free quiet
  medicalConditions: 6 weeks pp | =postpartum_vaginal
  medicalConditions: C-section in august | =postpartum_csection
  medicalConditions: heart attack 3 wks ago | =heart_attack first
  medicalConditions: stroke in 2017, walk fine, gp happy with exercise | =stroke quiet free
  injuries: hip replacement 4 months ago, physio has cleared me for gym | =hip_replacement quiet free
  medicalConditions: had my baby 10 weeks ago, vaginal, signed off by GP | =postpartum_vaginal free quiet
  injuries: acl recon 5 months post op | =acl_reconstruction -squat-jump
  medicalConditions: hysterectomy three weeks ago | first
  medicalConditions: appendix out in 2003 | free quiet
  medicalConditions: hernia op a fortnight ago | first
  injuries: rotator cuff surgery in january, cleared by physio | -barbell-overhead-press free
  medicalConditions: bypass 8 years ago, cardiologist has me exercising | free quiet
  injuries: broke my ankle last tuesday | -squat-jump -outdoor-run
  medicalConditions: miscarriage 3 weeks ago | =miscarriage
  medicalConditions: gallbladder removed 2 yrs back | free quiet
  medicalConditions: gave birth 5 wks ago by section | =postpartum_csection first
  medicalConditions: baby is 4 months old, all healed | free quiet
  medicalConditions: 9 months postpartum, breastfeeding | =breastfeeding free quiet
  medicalConditions: had a stent put in on 3rd november | first
  injuries: shoulder surgery 3 weeks ago still in a sling | =rotator_cuff_repair -barbell-overhead-press
  injuries: knee replaced in may, surgeon says crack on | =knee_replacement free quiet
  medicalConditions: open heart surgery 5 years ago, fully rehabbed | free
  medicalConditions: mini stroke two months back | first
  medicalConditions: tonsils out as a kid | free quiet
  injuries: ankle fracture 14 weeks ago, physio discharged me | free quiet
  medicalConditions: emergency c section 2012 | free quiet
  medicalConditions: lap chole 8 days ago | first
  injuries: disc surgery (L4/5) 2015, no limits from surgeon | free quiet
  medicalConditions: 10 wks post c section, gp check done all fine | =postpartum_csection free quiet
  medicalConditions: had twins 5 months ago | free quiet
  medicalConditions: quadruple bypass in 2012 | =bypass
  medicalConditions: pacemaker fitted a month ago | =pacemaker first
  medicalConditions: had a hysterectomy in june, signed off by consultant | free
  medicalConditions: spleen removed 2 weeks ago after a crash | first
  medicalConditions: wisdom tooth out on monday | free
  injuries: knee scope 9 days ago | first
  injuries: snapped my achilles in september | =achilles_rupture -squat-jump
  medicalConditions: laparoscopy last thursday | first
  medicalConditions: TAVI in 2021, cardiologist pleased | free
  medicalConditions: lap band 2014 | free
  injuries: ORIF ankle 2 months ago | first
  medicalConditions: mastectomy 4 weeks back | first
  injuries: two fingers on my left hand are fused/stiff | free
  medicalConditions: RBKA 2019, microprocessor? no just a basic leg | =amputee_below_knee
  injuries: Right foot partially amputated (diabetes) | !amputee_above_knee -squat-jump
  injuries: lost a leg in afghanistan, prosthetic knee | =amputee_above_knee
  injuries: one arm (left), born that way | -barbell-bench-press
  medicalConditions: I'm 3 weeks out from a c-sec | =postpartum_csection first
  medicalConditions: heart attack on new year's day 2024 | =heart_attack
  medicalConditions: had keyhole for endometriosis in october | first
  injuries: tibial plateau fracture, 5 months, non weight bearing until last month | -squat-jump
  injuries: total knee replacement 18 months ago going great, golf 3x a week | =knee_replacement free quiet
  medicalConditions: miscarried at 9 weeks, 2 months back | =miscarriage
  medicalConditions: baby #2 arrived 7 weeks ago, gp cleared me at the 6 week check | free
  medicalConditions: stroke (small) 4 months ago, rehab team signed me off last week | =stroke free
  medicalConditions: ablation for svt booked for december | =svt_ectopics
  medicalConditions: inguinal hernia repair 10 days ago | first
  medicalConditions: chest gets tight on hills, goes when I stop | first
  medicalConditions: my heart sometimes stops for a second then thumps and I feel woozy | first
  medicalConditions: fainted in the shower last week | first
  medicalConditions: been passing blood | first
  medicalConditions: sweating at night and losing weight | first
  medicalConditions: calf is sore and swollen on one side since long haul | first
  medicalConditions: get breathless just lying flat | first
  medicalConditions: had palpitations from too much coffee in uni | free quiet
  injuries: below-the-knee amputee (left), run on a blade | =amputee_below_knee free
  injuries: partial amputation of left thumb | =partial_hand !amputee_below_elbow
  injuries: amputation | asks
  medicalConditions: T2DM, A1c 9.8, not well controlled | first
  medicalConditions: high bp but never take the tablets, last reading 185/112 | first
  medicalConditions: my GP thinks it might be angina, waiting on tests | first
  medicalConditions: being monitored for an aortic aneurysm 3.9cm | first
  medicalConditions: had a mini stroke 3 weeks ago | first
  medicalConditions: gave birth 12 days ago | first
  medicalConditions: sudden weight loss 8kg in 2 months, not dieting | first
  medicalConditions: blood when I wipe | first
  medicalConditions: dizzy and short of breath lately | first
  medicalConditions: left AKA with prosthesis, right leg sound | =amputee_above_knee
  medicalConditions: bilateral BKA | =amputee_bilateral_leg
  medicalConditions: my thyroid went mad 3 yrs ago, on carbimazole | first
  medicalConditions: NSTEMI in july | =heart_attack first
  medicalConditions: hip done on the 2nd of october | =hip_replacement first
  medicalConditions: keep getting lightheaded when I climb stairs | first
  medicalConditions: pooing blood since last week | first
`;

describe('lost limbs, warning signs, time since', () => {
  it.each(toldRows(ROWS))('$field: $said', (row) => {
    expect(faultsOf(row)).toEqual([]);
  });
});
