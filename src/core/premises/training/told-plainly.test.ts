import { expect, it } from 'vitest';
import { faultsOf, toldRows } from '#test/told-person.ts';

const TOLD = `
  injuries: si joint gets angry w conventional deads, sumo is totally fine | -barbell-deadlift +sumo-deadlift quiet
  injuries: bulging disc in neck, nothing on my shoulders or overhead | -barbell-back-squat -barbell-overhead-press quiet
  injuries: lying flat gives me reflux | -glute-bridge -crunch quiet
  injuries: anything that bounces me is out | -jump-rope -box-jump quiet
  injuries: cant raise my arm past 90 | -barbell-overhead-press quiet
  injuries: my right leg wont hold me on its own | quiet
  injuries: cant do a full push up, knees ok | -push-up +knee-push-up quiet
  injuries: no acl surgery, just a sprain in 2020 | !acl quiet free
  injuries: one leg slightly shorter, wear a lift | !amputee_above_knee +goblet-squat
  injuries: old acl, fine for everything now | +barbell-back-squat +outdoor-run quiet free
  injuries: rt shoulder bursitis | -barbell-overhead-press quiet
  injuries: slip disc 2018, forward bending avoid | -kettlebell-deadlift -barbell-bent-over-row quiet
  injuries: no kipping or overhead squat, strict pull ups ok | +pull-up +barbell-back-squat quiet
  injuries: pec strain in january, all good since march | +barbell-bench-press quiet free
  injuries: hip labral tear, no deep flexion past 90 | -barbell-back-squat quiet
  injuries: lower back aches if i bend w weight | -kettlebell-deadlift quiet
  injuries: dodgy left shoulder nothing over head | -barbell-overhead-press quiet
  injuries: stroke 3 years ago, right arm does not work | -dead-bug -push-up
  injuries: my left arm is no use | -push-up
  injuries: i use crutches | -box-jump =walking_aid
  injuries: ribs cracked 2 weeks ago | -crunch
  injuries: rounded shoulders from desk, nothing hurts | +barbell-bench-press quiet
  injuries: c/sec 9/52 ago | =postpartum_csection first
  medicalConditions: High cholesterol, on a statin | +outdoor-run quiet free
  medicalConditions: Depression and anxiety, both managed | +outdoor-run quiet free
  medicalConditions: stroke 2 years ago, weak left side | -kettlebell-swing -barbell-deadlift -pistol-squat
`;

it.each(toldRows(TOLD))('$field: $said', (row) => {
  expect(faultsOf(row)).toEqual([]);
});
