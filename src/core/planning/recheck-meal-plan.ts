import type { Profile } from '#core/athlete/profile.ts';
import { type Certificate, isCertified } from '#core/certificate/certificate.ts';
import { checkMealPlan, type MealCheckFor } from '#core/nutrition/check/check-meal-plan.ts';
import type { MealPlanDraft } from '#core/nutrition/meal-plan.ts';
import { restingKcal } from '#core/nutrition/targets/energy.ts';
import { lbsFromKg } from '#core/units/convert.ts';

/** A smaller change of weight is no reason for a new plan: its targets would hardly move. The help says the same. */
const SMALL_CHANGE_LBS = 10;
/** What every kilogram adds to the resting energy (Mifflin-St Jeor). */
const RESTING_KCAL_PER_KG = 10;
/** The checks that hold the plan to targets which follow from the weight. No limit of anybody's safety is among them. */
const OF_TARGETS: readonly string[] = ['energy-target', 'protein-target', 'basis'];

/** The profile with the weight that a plan was made for, as its own figures tell; null where they are not near today's. */
function profileAsPlanned(profile: Profile, basis: MealPlanDraft['basis']): Profile | null {
  const stated = basis.find(({ id }) => id === 'resting_energy')?.value;
  if (stated === undefined) return null;
  const changeLbs = lbsFromKg((stated - restingKcal(profile)) / RESTING_KCAL_PER_KG);
  return Math.abs(changeLbs) > SMALL_CHANGE_LBS ? null : { ...profile, weightLbs: profile.weightLbs + changeLbs };
}

/** Whether all that is against a plan is that its targets are those of another weight. */
const isOfTargetsOnly = ({ checks }: Pick<Certificate, 'checks'>): boolean =>
  checks.every(({ id, ok }) => ok || OF_TARGETS.includes(id));

type Rechecked = {
  certificate: Certificate;
  /** Whom the plan was held to: the person of today, or with the weight that it was made for. */
  profile: Profile;
};

/**
 * Checks a plan that is there already, for its person as they are today. Where their weight alone has moved a little, it is held to the
 * targets that it was made for; every limit holds for the body of today all the same.
 */
export function recheckMealPlan(draft: MealPlanDraft, person: MealCheckFor): Rechecked {
  const { profile } = person;
  const certificate = checkMealPlan(draft, person);
  const planned =
    isCertified(certificate) || !isOfTargetsOnly(certificate) ? null : profileAsPlanned(profile, draft.basis);
  if (!planned) return { certificate, profile };
  return { certificate: checkMealPlan(draft, { ...person, profile: planned }), profile: planned };
}
