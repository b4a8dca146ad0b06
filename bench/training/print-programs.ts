import type { Profile } from '#core/athlete/profile.ts';
import { certifiedWorkoutPlan } from '#core/planning/certified-workout-plan.ts';
import type { PlannedExercise, WorkoutPlanData } from '#core/training/workout-plan.ts';
import { loadExercises, readConstraints } from '#test/catalogue.ts';
import { anAthlete } from '#test/personas.ts';

const man = { sex: 'male', weightLbs: 180, heightIn: 71, firstName: 'Sam' } as const;
/** Twelve people whose programs a coach reads before putting a name under them. */
const PEOPLE: Readonly<Record<string, Partial<Profile>>> = {
  'novice home': { equipmentAccess: 'Dumbbells up to 50 lb and a bench' },
  'novice gym': { goal: 'fitness', sex: 'male', weightLbs: 180, heightIn: 71 },
  '4-day muscle': {
    ...man,
    goal: 'muscle_gain',
    experienceLevel: 'intermediate',
    workoutDaysPerWeek: 4,
    workoutDuration: 60,
  },
  '5-day advanced with rack': {
    ...man,
    goal: 'muscle_gain',
    experienceLevel: 'advanced',
    workoutDaysPerWeek: 5,
    workoutDuration: 60,
    equipmentAccess: 'Garage gym with barbell, power rack, bench and pull-up bar, up to 400 lb',
  },
  strength: {
    ...man,
    goal: 'muscle_gain',
    experienceLevel: 'advanced',
    workoutDaysPerWeek: 3,
    workoutDuration: 90,
    age: 29,
  },
  'fat loss': { experienceLevel: 'intermediate', workoutDaysPerWeek: 5, workoutDuration: 60 },
  '66 years': { age: 66, goal: 'fitness', activityLevel: 'sedentary', equipmentAccess: 'Dumbbells, bands and a chair' },
  'one arm': {
    ...man,
    goal: 'fitness',
    experienceLevel: 'intermediate',
    workoutDaysPerWeek: 4,
    injuries: ['I have only one arm, the right one'],
  },
  seated: {
    ...man,
    goal: 'fitness',
    experienceLevel: 'intermediate',
    injuries: ['Wheelchair user, T10 paraplegia'],
    workoutDaysPerWeek: 3,
  },
  pregnant: { goal: 'fitness', experienceLevel: 'intermediate', medicalConditions: 'pregnant, 30 weeks' },
  'bad knee': { experienceLevel: 'intermediate', injuries: ['Bad knee'], workoutDaysPerWeek: 4 },
  'travel week': {
    goal: 'fitness',
    experienceLevel: 'intermediate',
    equipmentAccess: 'Hotel room, nothing',
    workoutDuration: 30,
  },
};

function lineOf({ name, sets, reps, rest, startLbs, warmUp, category, description }: PlannedExercise): string {
  const load = startLbs ? ` from ${startLbs} lb` : '';
  const lighter = warmUp ? ` (before it ${warmUp.map((set) => `${set.reps} × ${set.weightLbs}`).join(', ')})` : '';
  const said = category === 'strength' ? '' : ` · ${description}`;
  return `  ${category.padEnd(11)} ${name}: ${sets} × ${reps}, ${rest}${load}${lighter}${said}`;
}

function print(who: string, plan: WorkoutPlanData): void {
  console.log(`\n== ${who}: ${plan.block?.title}, ${plan.daysPerWeek} days, ${plan.difficulty}`);
  for (const day of plan.days) {
    console.log(` ${day.name} · ${day.focus} · ${day.estimatedMinutes} min`);
    for (const line of day.exercises) console.log(lineOf(line));
  }
  for (const { week, sets, repsInReserve, lighter, change } of plan.block?.weeks ?? []) {
    console.log(`  week ${week}: ${sets} sets, ${repsInReserve} left${lighter ? ', lighter' : ''}. ${change}`);
  }
  console.log(`  next: ${plan.block?.next}`);
  for (const note of plan.notes) console.log(`  - ${note}`);
}

/** Prints the programs of those people whose name holds `part`. */
export function printPrograms(part: string): void {
  const catalogue = loadExercises();
  for (const [who, overrides] of Object.entries(PEOPLE)) {
    if (!who.includes(part)) continue;
    const profile = anAthlete(overrides);
    const constraints = readConstraints(profile);
    const request = { difficulty: profile.experienceLevel, daysPerWeek: profile.workoutDaysPerWeek };
    const plan = certifiedWorkoutPlan({ profile, constraints, catalogue, request, seed: 21 });
    if (plan.ok) print(who, plan.data);
    else console.log(`\n== ${who}: ${plan.refusal.message}`);
  }
}
