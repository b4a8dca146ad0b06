import { describe, expect, it } from 'vitest';
import { askedOf, changesOf, readHealth, tableRows } from '#test/reading-health.ts';

/** What a person typed | what changes a plan | what is asked. Read on 2026-11-23 by a person of 40. */
const ROWS = `
  afib. My cardiologist reckons lifting will do me good | afib=adapt food:afib=adapt |
  afib, the consultant signed me off in may | afib=adapt food:afib=adapt |
  afib, GP knows I train and is fine with it | afib=adapt food:afib=adapt |
  afib, medically cleared | afib=adapt food:afib=adapt |
  afib, no restrictions from the heart team | afib=adapt food:afib=adapt |
  afib, okayed by cardiology, just nothing all out | afib=adapt food:afib=adapt |
  afib. Meine Kardiologin ist einverstanden | afib=adapt food:afib=adapt |
  afib, mon cardiologue est d'accord | afib=adapt food:afib=adapt |
  afib, not cleared yet | afib=clear_first food:afib=adapt |
  afib, the doctor hasn't cleared me | afib=clear_first food:afib=adapt |
  afib, no training until the echo | afib=clear_first food:afib=adapt |
  afib, still waiting to hear from cardiology | afib=clear_first food:afib=adapt |
  afib, gp signed me off work | afib=clear_once food:afib=adapt | clinician_agrees
  afib, the consultant says I can eat anything | afib=clear_once food:afib=adapt | clinician_agrees
  afib, nurse is happy with my numbers | afib=clear_once food:afib=adapt | clinician_agrees
  afib, doctor will clear me in spring | afib=clear_once food:afib=adapt | clinician_agrees
  afib, told to just walk for now | afib=clear_once food:afib=adapt | clinician_agrees
  afib, should I ask my doctor first? | afib=clear_once food:afib=adapt | clinician_agrees
  caesarean 4 weeks ago, the check is at 6 weeks | food:postpartum_csection=adapt postpartum_csection=no_plan |
  new knee 5 weeks ago, I see the surgeon on Dec 8 | knee_replacement=no_plan |
  hip replacement 2019, yearly review next week | hip_replacement=adapt |
  pregnant 14 weeks, some bleeding, told to rest | food:pregnant_risk=adapt pregnant_risk=no_plan |
  pregnant 20 weeks, midwife fine with weights | food:pregnant_t2=adapt pregnant_t2=adapt |
  baby 9 weeks ago, vaginal birth, gp has signed me off for exercise | food:postpartum_vaginal=adapt postpartum_vaginal=adapt |
`;

describe('whether somebody who treats the person agrees', () => {
  it.each(tableRows(ROWS, 'medicalConditions'))('$field: $said', ({ field, said, changes, asked }) => {
    const read = readHealth({ [field]: said });
    expect(changesOf(read)).toEqual(changes);
    expect(askedOf(read)).toEqual(asked);
  });

  it('takes a physio’s word for a shoulder and not for a heart told elsewhere', () => {
    const read = readHealth({
      medicalConditions: 'angina',
      injuries: 'rotator cuff repair 4 months ago, physio is happy for me to lift',
    });
    expect(changesOf(read)).toContain('rotator_cuff_repair=adapt');
    expect(changesOf(read)).toContain('angina=clear_first');
  });
});

describe('what is harmless alone and a danger together', () => {
  it.each([
    ['keto', 'Type 2 diabetes', 'Farxiga'],
    ['carnivore since may', 'type 1 diabetic', 'insulin'],
    ['under 20 g carbs', 'Diabetes', 'gliclazide'],
  ])('%s with %s and %s: no food is planned', (dietaryPrefs, medicalConditions, medications) => {
    expect(changesOf(readHealth({ dietaryPrefs, medicalConditions, medications }))).toContain('food:keto_risk=no_plan');
  });

  it('plans keto with metformin alone', () => {
    const read = readHealth({ dietaryPrefs: 'keto', medicalConditions: 'type 2 diabetes', medications: 'metformin' });
    expect(changesOf(read)).not.toContain('food:keto_risk=no_plan');
  });

  it('waits where an eating disorder meets a cycle that stopped', () => {
    const read = readHealth({ medicalConditions: 'recovered from anorexia. My periods stopped in june' });
    expect(changesOf(read)).toContain('eating_disorder_low_weight=no_plan');
  });

  it('waits where a foot with diabetes has an open sore', () => {
    const read = readHealth({ medicalConditions: 'type 2 diabetes', injuries: 'sore on my foot that will not heal' });
    expect(changesOf(read)).toContain('food:diabetic_foot=no_plan');
  });
});
