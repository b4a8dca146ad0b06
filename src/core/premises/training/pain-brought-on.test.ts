import { describe, expect, it } from 'vitest';
import { faultsOf, toldRows } from '#test/told-person.ts';

/** What brings pain on, and what is old or healed. How a row is read: `test/told-person.ts`. */
const ROWS = `
  injuries: tennis elbow flares up with pull-ups | -pull-up -chin-up free quiet
  injuries: knee gives me grief on the way down stairs | -stair-climbing-stairs free quiet
  injuries: shoulder plays up when i bench | -barbell-bench-press -dumbbell-bench-press free quiet
  injuries: wrist kills me after push ups | -push-up free quiet
  injuries: lower back seizes up from deadlifts | -barbell-deadlift free quiet
  injuries: can't do lunges without pain in my left knee | -bodyweight-reverse-lunge -bodyweight-walking-lunge free quiet
  injuries: hip pinches at the bottom of a squat | -bodyweight-squat free quiet
  injuries: my ankle swells up if I run | -treadmill-run -outdoor-run free quiet
  injuries: dips wreck my shoulder | -dip-chest -bench-dip free quiet
  injuries: overhead pressing aggravates an old shoulder injury | -barbell-overhead-press -machine-shoulder-press free quiet
  injuries: shin splints come back every time i start running | -outdoor-run -treadmill-run free quiet
  injuries: sit-ups set my neck off | -sit-up free quiet
  injuries: golfers elbow, chin ups make it worse | -chin-up -pull-up free quiet
  injuries: rowing machine = back pain | -rowing-machine-moderate free quiet
  injuries: my knee clicks when I squat but no pain | +bodyweight-squat +goblet-squat free quiet
  injuries: kneeling is agony | -kneeling-hip-flexor-stretch free quiet
  injuries: burpees leave my wrists sore for days | -burpee free quiet
  injuries: jumping makes my knees ache the next day | -squat-jump -box-jump free quiet
  injuries: shoulder's ok for everything except behind the neck stuff | +dumbbell-bench-press free quiet
  injuries: painful to raise my right arm above my head | -barbell-overhead-press free quiet
  injuries: running triggers my plantar fasciitis, cycling doesn't | -outdoor-run +stationary-bike-moderate free quiet
  injuries: elbow tendonitis that bothers me on curls and rows | -dumbbell-biceps-curl -barbell-curl -barbell-bent-over-row free quiet
  injuries: pull ups set off my golfer's elbow | -pull-up -chin-up free quiet
  injuries: right knee grumbles after long runs | -outdoor-run free quiet
  injuries: upright rows hurt my shoulder | -cable-upright-row free quiet
  injuries: get a sharp pain in my elbow from skull crushers | -dumbbell-skull-crusher -ez-bar-skull-crusher free quiet
  injuries: back goes whenever i deadlift | -barbell-deadlift free quiet
  injuries: Achilles is angry with skipping rope | -jump-rope free quiet
  injuries: my wrists don't like planks on hands | -high-plank free quiet
  injuries: bulgarian split squats irritate my kneecap | -bodyweight-bulgarian-split-squat -dumbbell-bulgarian-split-squat free quiet
  injuries: shoulder twinges on the lat pulldown | -lat-pulldown free quiet
  injuries: hip flexor cramps with leg raises | -lying-leg-raise free quiet
  injuries: elbow pain with push-ups, rows are fine | -push-up +one-arm-dumbbell-row free quiet
  injuries: stairs are murder on my knees | -stair-climbing-stairs free quiet
  injuries: I get a headache whenever I strain on heavy lifts | quiet
  injuries: sore knees, leg extensions the worst | -leg-extension free quiet
  injuries: my calf cramped once while jogging, its fine | +outdoor-jog free quiet
  injuries: kettlebell swings tweak my back every time | -kettlebell-swing free quiet
  injuries: box jumps no longer bother my ankle | +goblet-squat free quiet
  injuries: can bench pain free now, overhead still hurts | +barbell-bench-press -barbell-overhead-press free quiet
  injuries: squatting past parallel gives me knee pain | -barbell-back-squat free quiet
  injuries: burpees make me dizzy | -burpee first
  injuries: neck gets tight from shrugs | -dumbbell-shrug free quiet
  injuries: my shin hurts when I run on concrete, treadmill is ok | -outdoor-run free quiet
  injuries: when I do crunches my tailbone hurts | -crunch free quiet
  injuries: lateral raises = pain in left shoulder | -dumbbell-lateral-raise free quiet
  injuries: elbow niggle whenever I do hammer curls | -hammer-curl free quiet
  injuries: hanging from the bar makes my shoulder throb | -dead-hang free quiet
  injuries: knees feel awful on the leg extension machine | -leg-extension free quiet
  injuries: my back hates kettlebell swings | -kettlebell-swing free quiet
  injuries: hamstring grabs when sprinting | -outdoor-run free quiet
  injuries: burning in my forearm after pull ups | -pull-up free quiet
  injuries: cannot lunge, knee screams at me | -bodyweight-reverse-lunge free quiet
  injuries: sciatica shoots down my leg with deadlifts and good mornings | -barbell-deadlift -barbell-good-morning free quiet
  injuries: wrists ache in push up position | -push-up free quiet
  injuries: rowing is ok but running brings back my shin pain | -outdoor-run +rowing-machine-moderate free quiet
  injuries: left shoulder not keen on bench press | -barbell-bench-press free quiet
  injuries: squats used to hurt my knee but since physio they're fine | +goblet-squat free quiet
  injuries: heavy squats leave my hips stiff for 3 days | -barbell-back-squat free quiet
  injuries: i pee a bit when i do jumping jacks | -jumping-jack quiet
  injuries: get pins and needles in my hand from overhead press | -barbell-overhead-press quiet
  injuries: front squats bother my wrists, back squats are fine | -barbell-front-squat +barbell-back-squat free quiet
  injuries: my elbow is fine with pushing, pulling is what gets it | -pull-up +push-up free quiet
  injuries: shoulder clunks on lateral raises, painless | +dumbbell-lateral-raise free quiet
  injuries: nothing hurts when I run | +outdoor-run free quiet
  injuries: hip pain since I started running | -outdoor-run free quiet
  injuries: old ankle sprain | +goblet-squat +outdoor-brisk-walk +squat-jump free quiet
  injuries: Torn ACL 2019, operated, full ROM, I squat 160 | +barbell-back-squat +goblet-squat free quiet
  injuries: broke my wrist as a kid | +push-up +barbell-bench-press free quiet
  injuries: dislocated shoulder 2008, never bothered me since | +barbell-overhead-press +pull-up free quiet
  injuries: sprained my ankle last year, still stiff in the mornings | -squat-jump free quiet
  injuries: meniscus trimmed 2012, no problems, run half marathons | +outdoor-run +goblet-squat free quiet
  injuries: old football knee | +goblet-squat free quiet
  injuries: hamstring tear two seasons ago, 100% now | +barbell-deadlift +outdoor-run free quiet
  injuries: slipped disc in my 20s, now 45, deadlift 140kg no issues | +barbell-deadlift free quiet
  injuries: sprained wrist in 2016 | +push-up +barbell-bench-press free quiet
  injuries: rotator cuff repaired 2014, strong as ever | +barbell-bench-press free quiet
  injuries: cracked ribs years back | +barbell-bench-press +sit-up free quiet
  injuries: tore my calf in march, all good since june | +outdoor-run free quiet
  injuries: old shoulder dislocation, still pops out sometimes | -pull-up -barbell-overhead-press quiet
  injuries: ACL surgery as a teenager, play football twice a week | +goblet-squat +outdoor-run free quiet
  injuries: plantar fasciitis last year, gone now | +outdoor-run free quiet
  injuries: whiplash from a crash in 2012, no lasting issues | +barbell-overhead-press free quiet
  injuries: ancient knee injury | +glute-bridge free quiet
  injuries: herniated L5 disc 2018, symptom free and deadlifting again | +barbell-deadlift free quiet
  injuries: broken collarbone 10 yrs ago, healed perfectly | +push-up +barbell-overhead-press free quiet
  injuries: bit of patella tendonitis, split squats and step ups light it up, hinging is all good | -bodyweight-split-squat -bodyweight-step-up +barbell-romanian-deadlift free quiet
  injuries: been getting golfers elbow off the back of too many chins | -chin-up free quiet
  injuries: lower back only moans if i do heavy barbell rows | -barbell-bent-over-row free quiet
  injuries: 3rd week of a stiff neck, turning my head to the left is horrible | free quiet
  injuries: wrist gives me gyp on push-ups, fine on dumbells | -push-up +dumbbell-bench-press free quiet
  injuries: knee cap pain going upstairs and getting out of low chairs | -stair-climbing-stairs free quiet
  injuries: hurts to kneel | -kneeling-hip-flexor-stretch free quiet
  injuries: can run 5k no problem but sprints tweak my hammy | free quiet
  injuries: Overhead: no. Shoulder impinges. Everything below is fine. | -barbell-overhead-press +dumbbell-bench-press free quiet
  injuries: sore achilles first thing in the morning, worse after a run | -outdoor-run free quiet
  injuries: after benching heavy my front delt aches for days | -barbell-bench-press free quiet
  injuries: toes to bar and hanging knee raises kill my grip/elbow | -hanging-knee-raise free quiet
  injuries: lunges? no thanks, left knee says no | -bodyweight-walking-lunge free quiet
  injuries: used to get shin splints from running, new shoes fixed it | +outdoor-run free quiet
  injuries: shoulder pain with any pressing, pulling is fine | -barbell-bench-press +one-arm-dumbbell-row free quiet
  injuries: i only get back pain if i sit all day | +goblet-squat free quiet
  injuries: chest press machine gives my bad shoulder jip, cables are ok | -machine-chest-press +cable-chest-press quiet
  injuries: right Achilles doesn't like box jumps or hills | -box-jump quiet
  injuries: getting a twang in the groin on side lunges | -lateral-lunge quiet
  injuries: wrist goes numb gripping the bar on deadlifts | -barbell-deadlift quiet
  injuries: my neck locked up twice doing overhead presses this year | -barbell-overhead-press quiet
  injuries: bad knees so no box jumps, no running, no deep squats | -box-jump -outdoor-run quiet
  injuries: L hip bursitis, lying on it and stairs make it worse | -stair-climbing-stairs quiet
  injuries: back twinges tying my shoes, deadlifts oddly fine | +barbell-deadlift quiet
  injuries: elbow 90% better, just chin-ups left that hurt | -chin-up quiet
  injuries: plantar fasciitis that only hurts on long runs | -outdoor-run quiet
  injuries: no pain anywhere. 10 yrs ago dislocated my shoulder | +barbell-bench-press quiet free
  injuries: old whiplash, neck stiffens at the desk | free
  injuries: lost the use of my right arm in a crash | -barbell-bench-press
  injuries: sore left wrist whenever I rack a front squat | -barbell-front-squat quiet
  injuries: incline press pinches the front of my shoulder | -incline-barbell-bench-press quiet
  injuries: my hips feel jammed in deep squats | -goblet-squat quiet
  injuries: forearms on fire after farmers walks, tennis elbow | -farmers-walk quiet
  injuries: hamstrings cramp in glute bridges | -glute-bridge quiet
  injuries: walking lunges? my knee caps hate them | -bodyweight-walking-lunge quiet
  injuries: back pain if I row with a barbell, seated row fine | -barbell-bent-over-row +seated-cable-row quiet
  injuries: shin pain from the treadmill | -treadmill-run quiet
  injuries: leg raises = hip clunk, no pain | +lying-leg-raise quiet
  injuries: used to have tennis elbow, pull ups fine now | +pull-up quiet free
  injuries: I'm missing 4 toes | !amputee_below_knee -squat-jump
  injuries: nope! strong like bull | free quiet
  injuries: all present and correct | free quiet
`;

describe('what brings pain on, and what is long over', () => {
  it.each(toldRows(ROWS))('$field: $said', (row) => {
    expect(faultsOf(row)).toEqual([]);
  });
});
