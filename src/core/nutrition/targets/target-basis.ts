import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { BasisLine } from '#core/certificate/certificate.ts';
import { activityFactor, bodyOf, type GoalEnergy, restingKcal } from './energy.ts';
import type { MealTargets } from './targets.ts';

type Explained = { profile: Profile; constraints: Constraints; energy: GoalEnergy; targets: MealTargets };

const SOURCES = {
  resting: 'Mifflin MD et al., Am J Clin Nutr 1990;51:241-7',
  activity: 'Activity classes of the Institute of Medicine (DRI 2005), low edge of each',
  learned: 'Your own weigh-ins beside the calories of your plan; formula as above',
  loss: '2013 AHA/ACC/TOS guideline; Helms 2014 (at most 1 % of body weight a week)',
  gain: 'Iraki 2019, Sports 7:154, low end',
  maintenance: 'Energy balance: no deficit, no surplus',
  choice: 'Your own choice, within what plans are made by',
  floor: 'Lower limits of the 2013 AHA/ACC/TOS guideline',
  protein: 'ISSN position stand 2017; Morton 2018, BJSM 52:376-384',
  fat: 'Acceptable range 20-35 % of energy, IOM 2005; Iraki 2019',
  carbs: 'What is left of the energy at 4 kcal a gram',
  fiber: 'IOM 2005: 14 g per 1,000 kcal',
  sodium: 'NASEM 2019; Dietary Guidelines for Americans',
  vitaminK: 'NASEM 2001 (adequate intake); Khan 2004, Br J Haematol 124:348-354 (100 µg a day more, INR 0.2 lower)',
} as const;

function round(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

function goalSentence({ constraints, energy, targets }: Explained): { because: string; source: string } {
  const tdee = energy.kcal - energy.change;
  const share = Math.round((Math.abs(energy.change) / tdee) * 100);
  const result = `${round(targets.kcal)} kcal`;
  const extra = constraints.care.extraKcal;
  switch (energy.decidedBy) {
    case 'floor':
      return {
        because: `I never plan under ${round(energy.floor)} kcal for you, so your day holds ${result} and the goal may take longer.`,
        source: SOURCES.floor,
      };
    case 'rate':
      return {
        because: `A smaller cut of ${round(-energy.change)} kcal keeps the loss under 1 % of your weight, and 2 lb, a week: ${result}.`,
        source: SOURCES.loss,
      };
    case 'deficit':
      return energy.change === 0
        ? { because: `At your age and weight a cut is not wise, so the day stays at ${result}.`, source: SOURCES.loss }
        : {
            because: `You burn about ${round(tdee)} kcal; eating ${share} % less gives ${result} for a steady loss.`,
            source: SOURCES.loss,
          };
    case 'choice':
      return { because: chosenSentence(tdee, result), source: SOURCES.choice };
    case 'surplus':
      return {
        because: `You burn about ${round(tdee)} kcal; ${round(energy.change)} kcal more gives ${result} to build muscle on.`,
        source: SOURCES.gain,
      };
    case 'maintenance':
      return {
        because:
          extra > 0
            ? `You burn about ${round(tdee)} kcal; ${round(extra)} kcal are added for your baby: ${result}, with no cut.`
            : `Your day holds what you burn, ${result}: no cut and no surplus.`,
        source: SOURCES.maintenance,
      };
  }
}

function chosenSentence(burned: number, result: string): string {
  return `Your choice: ${result}, where you burn about ${round(burned)}. Tell me to put it back whenever you like.`;
}

function burnedSentence({ profile, constraints }: Explained): string {
  const formula = `${round(restingKcal(profile))} kcal × ${activityFactor(profile)} for your activity`;
  const shift = constraints.maintenanceShiftKcal;
  if (shift === 0) return `${formula}.`;
  return `${formula}, ${round(Math.abs(shift))} kcal ${shift > 0 ? 'more' : 'less'} because of your weigh-ins.`;
}

function proteinSentence({ profile, constraints, targets }: Explained): string {
  const perKg = Math.round((targets.protein / targets.referenceKg) * 10) / 10;
  const counted = Math.round(targets.referenceKg);
  const part = counted < Math.round(bodyOf(profile).kg) ? ' of the weight that counts for protein' : '';
  const vegan = constraints.food.diets.includes('vegan') ? ', a little more because it all comes from plants' : '';
  return `${perKg} g for each of ${counted} kg${part}${vegan}: ${targets.protein} g.`;
}

function carbsSentence({ targets }: Explained): string {
  const left = targets.kcal - 4 * targets.protein - 9 * targets.fat;
  const limit =
    targets.netCarbsMaxGrams === null ? '' : ` Your diet allows at most ${targets.netCarbsMaxGrams} g without fiber.`;
  const even = targets.evenCarbs
    ? ' Each main meal holds much the same: within 15 g of their mean, or a quarter of it where that is more.'
    : '';
  return `${round(left)} kcal are left after protein and fat; at 4 kcal a gram that is ${targets.carbs} g.${limit}${even}`;
}

/** Shown only to those whose vitamin K must stay steady. */
function vitaminKLine({ vitaminK }: MealTargets): BasisLine[] {
  if (vitaminK === null) return [];
  return [
    {
      id: 'vitamin_k',
      label: 'Vitamin K, at least',
      value: vitaminK.least,
      unit: 'µg',
      because: `Each day holds between ${vitaminK.least} and ${vitaminK.most} µg, with one food at most that brings 50 µg or more, so that your days are alike.`,
      source: SOURCES.vitaminK,
    },
  ];
}

/** One line per number of `targets`: what it is, how it came about, where the rule comes from. */
export function targetBasis(explained: Explained): BasisLine[] {
  const { profile, constraints, energy, targets } = explained;
  const bmr = restingKcal(profile);
  const goal = goalSentence(explained);
  const fatShare = Math.round(((9 * targets.fat) / targets.kcal) * 100);
  const line = (
    id: string,
    label: string,
    value: number,
    unit: string,
    because: string,
    source: string,
  ): BasisLine => ({
    id,
    label,
    value: Math.round(value),
    unit,
    because,
    source,
  });
  return [
    line(
      'resting_energy',
      'Resting energy',
      bmr,
      'kcal',
      `Your weight, height, age and sex give about ${round(bmr)} kcal a day at rest.`,
      SOURCES.resting,
    ),
    line(
      'daily_energy',
      'Energy you burn',
      energy.kcal - energy.change,
      'kcal',
      burnedSentence(explained),
      constraints.maintenanceShiftKcal === 0 ? SOURCES.activity : SOURCES.learned,
    ),
    line('kcal', 'Calories a day', targets.kcal, 'kcal', goal.because, goal.source),
    line('protein', 'Protein', targets.protein, 'g', proteinSentence(explained), SOURCES.protein),
    line(
      'fat',
      'Fat',
      targets.fat,
      'g',
      `${fatShare} % of your calories, at 9 kcal a gram: ${targets.fat} g.`,
      SOURCES.fat,
    ),
    line('carbs', 'Carbs', targets.carbs, 'g', carbsSentence(explained), SOURCES.carbs),
    line('fiber', 'Fiber', targets.fiber, 'g', `14 g for every 1,000 kcal: ${targets.fiber} g.`, SOURCES.fiber),
    line(
      'sodium',
      'Sodium, at most',
      targets.sodiumMaxMg,
      'mg',
      `At most ${round(targets.sodiumMaxMg)} mg, food and added salt together; a teaspoon of salt holds 2,325 mg.`,
      SOURCES.sodium,
    ),
    ...vitaminKLine(targets),
  ];
}
