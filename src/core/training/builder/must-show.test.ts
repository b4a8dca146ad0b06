import { describe, expect, it } from 'vitest';
import { giveAnswer, startOnboarding } from '#core/athlete/onboarding.ts';
import { isComplete, profileFromAnswers, QUESTIONS } from '#core/athlete/questionnaire.ts';
import type { Exercise } from '#core/catalogue/exercise.ts';
import { certifiedWorkoutPlan } from '#core/planning/certified-workout-plan.ts';
import { loadExercises, readConstraints } from '#test/catalogue.ts';
import type { WorkoutPlanData } from '../workout-plan.ts';

/*
 * Six people whose plan a careful coach would sign. Their answers are typed as people type them and go through the questionnaire;
 * what is said of a plan holds for every seed.
 */
const ANSWERS: Record<string, string> = {
  goal: 'Get fitter',
  age: '34',
  sex: 'Female',
  weightLbs: '165',
  heightIn: '5 ft 6',
  activityLevel: 'Moderate',
  experienceLevel: 'Intermediate',
  workoutDaysPerWeek: '3 days',
  workoutDuration: '45 minutes',
  mealsPerDay: '3 times',
  cookingLevel: 'I can cook',
  sleepHours: '7 to 8 hours',
  stressLevel: 'Moderate',
};
const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1);
const catalogue = loadExercises();

function peopleSay(typed: Record<string, string>): WorkoutPlanData[] {
  let state = startOnboarding();
  for (const { field } of QUESTIONS) {
    const { state: next, read } = giveAnswer(state, typed[field] ?? ANSWERS[field] ?? 'None');
    if (!read.ok) throw new Error(`${field} was not understood`);
    state = next;
  }
  if (!isComplete(state.answers)) throw new Error('a question is open');
  const profile = profileFromAnswers(state.answers, { firstName: null });
  const constraints = readConstraints(profile);
  const request = { difficulty: profile.experienceLevel, daysPerWeek: profile.workoutDaysPerWeek };
  return SEEDS.map((seed) => {
    const plan = certifiedWorkoutPlan({ profile, constraints, catalogue, request, seed });
    if (!plan.ok) throw new Error(plan.refusal.message);
    return plan.data;
  });
}

function exercise(id: string): Exercise {
  const found = catalogue.exercises.get(id);
  if (!found) throw new Error(`${id} is not in the catalogue`);
  return found;
}

const linesOf = (plans: readonly WorkoutPlanData[], category: Exercise['category'] = 'strength') =>
  plans.flatMap(({ days }) => days.flatMap(({ exercises }) => exercises.filter((line) => line.category === category)));
const lifts = (plans: readonly WorkoutPlanData[]) => linesOf(plans).map(({ exerciseId }) => exercise(exerciseId));
/** The lift that each day of weights begins with. */
const firstLifts = (plans: readonly WorkoutPlanData[]) =>
  plans.flatMap(({ days }) =>
    days.flatMap(({ exercises }) => {
      const strength = exercises.filter(({ category }) => category === 'strength');
      return strength.length > 2 ? exercise(strength[0]?.exerciseId ?? '') : [];
    }),
  );
const names = (list: readonly Exercise[]) => [...new Set(list.map(({ name }) => name))];
const notesOf = (plans: readonly WorkoutPlanData[]) => plans.map(({ notes }) => notes.join(' '));
const usesOnly = (tokens: readonly string[]) => (one: Exercise) =>
  one.equipment.length > 0 && one.equipment.every((group) => group.every((token) => tokens.includes(token)));

/** Exercises that lack something of what the player shows. */
function unexplained(plans: readonly WorkoutPlanData[]): string[] {
  const lines = plans.flatMap(({ days }) => days.flatMap(({ exercises }) => exercises));
  const poor = lines.filter(({ exerciseId, instructions, targetMuscles }) => {
    const guide = catalogue.guides.get(exerciseId);
    return instructions.length < 3 || targetMuscles.length === 0 || !guide?.cue || !guide.mistake;
  });
  return poor.map(({ name }) => name);
}

describe('“Planet Fitness”, “bad left shoulder”, 45 minutes, 4 days', () => {
  const plans = peopleSay({
    goal: 'Lose weight',
    equipmentAccess: 'Planet Fitness',
    injuries: 'bad left shoulder',
    workoutDaysPerWeek: '4 days',
  });

  it('has all that the player shows of each exercise', () => {
    expect(unexplained(plans)).toEqual([]);
  });

  it('presses and raises nothing overhead, and says so, and what is done instead', () => {
    const overhead = ['vertical_push', 'lateral_raise', 'front_raise'];
    expect(names(lifts(plans).filter(({ pattern }) => overhead.includes(pattern)))).toEqual([]);
    for (const notes of notesOf(plans)) {
      expect(notes).toMatch(/Skipped overhead pressing.* because of your shoulder, using .+ instead/);
    }
  });

  it('asks for care in words wherever the shoulder works all the same', () => {
    const weeks = peopleSay({ equipmentAccess: 'None', injuries: 'bad left shoulder' });
    const careful = linesOf(weeks).filter(({ exerciseId }) => exercise(exerciseId).jointCaution.includes('shoulder'));
    expect(careful.length).toBeGreaterThan(0);
    for (const { description } of careful) expect(description).toContain('Go easy on your shoulder');
  });

  it('uses the gym: no towels at doors, and weights or machines for the first lift', () => {
    expect(names(lifts(plans).filter(usesOnly(['towel', 'anchor', 'table', 'backpack', 'bottle'])))).toEqual([]);
    expect(names(firstLifts(plans).filter(({ loadType }) => loadType === 'bodyweight'))).toEqual([]);
  });
});

describe('“hotel room with a chair”', () => {
  const plans = peopleSay({ equipmentAccess: 'hotel room with a chair', workoutDuration: '30 minutes' });

  it('has all that the player shows of each exercise', () => {
    expect(unexplained(plans)).toEqual([]);
  });

  it('ends in the room: nobody goes out for a few minutes', () => {
    const out = linesOf(plans, 'cardio').filter(({ exerciseId }) => exerciseId.startsWith('outdoor'));
    expect(out.map(({ reps }) => reps)).toEqual([]);
  });

  it('names the furniture it counts on, and steps that need no weights', () => {
    for (const notes of notesOf(plans)) {
      expect(notes).toMatch(/Counts on .+\. Test what you lean or pull on/);
      expect(notes).toContain('harder version of the move');
      expect(notes).not.toMatch(/weight step|heavier reps/);
    }
  });
});

describe('“garage gym with rack up to 300 lb”', () => {
  const plans = peopleSay({
    goal: 'Build muscle',
    experienceLevel: 'Advanced',
    equipmentAccess: 'garage gym with rack up to 300 lb',
    workoutDaysPerWeek: '4 days',
    workoutDuration: '60 minutes',
  });

  it('has all that the player shows of each exercise', () => {
    expect(unexplained(plans)).toEqual([]);
  });

  it('knows what the bar can hold', () => {
    for (const notes of notesOf(plans)) expect(notes).toContain('barbells up to 300 lb');
  });

  it('begins with what can be loaded or needs a bar to hang on, not with tricks', () => {
    const tricks = firstLifts(plans).filter(
      // A bar without a bench presses nothing lying, so that push-ups may begin a day.
      ({ loadType, skill, equipment, pattern }) =>
        (loadType === 'bodyweight' && !equipment.flat().includes('pullup_bar') && pattern !== 'horizontal_push') ||
        (loadType === 'free_weight' && skill === 3 && !equipment.flat().includes('barbell')),
    );
    expect(names(tricks)).toEqual([]);
  });

  it('gives no more than its first sets to muscles that no target counts, and calf places to calves', () => {
    const uncounted = ['adductors', 'abductors', 'tibialis', 'forearms', 'traps', 'lower_back'];
    const many = linesOf(plans).filter(
      ({ exerciseId, sets }) =>
        sets > 2 && exercise(exerciseId).primaryMuscles.every((muscle) => uncounted.includes(muscle)),
    );
    expect(many.map(({ name, sets }) => `${sets} × ${name}`)).toEqual([]);
    const calves = lifts(plans).filter(({ pattern }) => pattern === 'calf');
    expect(names(calves.filter(({ primaryMuscles }) => !primaryMuscles.includes('calves')))).toEqual([]);
  });

  it('counts a get-up in seconds, not in twelve repetitions', () => {
    expect(exercise('turkish-get-up').metric).toBe('seconds');
  });
});

describe('“pregnant, 2nd trimester”', () => {
  const plans = peopleSay({ equipmentAccess: 'Full gym', medicalConditions: 'pregnant, 2nd trimester' });

  it('has all that the player shows of each exercise', () => {
    expect(unexplained(plans)).toEqual([]);
  });

  it('twists and braces nothing that strains a joint, and leans on no towel', () => {
    const trunk = lifts(plans).filter(({ pattern }) => pattern.startsWith('core_') || pattern === 'carry');
    expect(names(trunk.filter(({ jointStress }) => jointStress.length > 0))).toEqual([]);
    expect(names(lifts(plans).filter(usesOnly(['towel', 'anchor', 'table', 'backpack'])))).toEqual([]);
  });

  it('does not ask for more and more weight', () => {
    for (const notes of notesOf(plans)) {
      expect(notes).toContain('more is not the aim now');
      expect(notes).not.toContain('add a little weight');
    }
  });
});

describe('68, “knee replacement”', () => {
  const plans = peopleSay({
    age: '68',
    experienceLevel: 'Beginner',
    equipmentAccess: 'dumbbells and a chair',
    injuries: 'knee replacement',
    workoutDuration: '30 minutes',
  });

  it('has all that the player shows of each exercise', () => {
    expect(unexplained(plans)).toEqual([]);
  });

  it('asks nothing of the knee, and no crunches or twists of the back', () => {
    expect(names(lifts(plans).filter((one) => [...one.jointStress, ...one.jointCaution].includes('knee')))).toEqual([]);
    const bent = lifts(plans).filter(({ pattern }) => pattern === 'core_flexion' || pattern === 'core_rotation');
    expect(names(bent.filter(({ jointStress }) => jointStress.length > 0))).toEqual([]);
  });

  it('explains care for the doctor’s word, the age and the knee, each by itself', () => {
    for (const notes of notesOf(plans)) {
      expect(notes).toContain('ask your doctor');
      expect(notes).toContain('hold on to a chair');
      // What is done on the floor is out, too, so another move stands in.
      expect(notes).toMatch(/Skipped squats and lunges because of your knee, using .+ instead/);
      expect(notes).toContain('only while the effort stays at 4 out of 10');
    }
  });
});

describe('“nothing”, beginner, 6 days', () => {
  const plans = peopleSay({
    goal: 'Lose weight',
    experienceLevel: 'Beginner',
    equipmentAccess: 'nothing',
    workoutDaysPerWeek: '6 days',
  });

  it('has all that the player shows of each exercise', () => {
    expect(unexplained(plans)).toEqual([]);
  });

  it('trains legs, hips, pushing and pulling on every day of strength', () => {
    const NEEDED = [
      ['squat', 'lunge', 'knee_extension'],
      ['hinge', 'hip_extension', 'knee_flexion'],
      ['horizontal_push', 'vertical_push'],
      ['horizontal_pull', 'vertical_pull'],
    ];
    const missing = plans.flatMap(({ days }) =>
      days
        .filter(({ name }) => name.startsWith('Full Body'))
        .flatMap(({ name, exercises }) => {
          const patterns = exercises.map(({ exerciseId }) => exercise(exerciseId).pattern);
          return NEEDED.filter((group) => !group.some((pattern) => patterns.includes(pattern))).map(
            ([first]) => `${name}: ${first}`,
          );
        }),
    );
    expect(missing).toEqual([]);
  });

  it('walks or dances for half an hour, where stairs would be too much', () => {
    const long = linesOf(plans, 'cardio').filter(({ reps }) => Number.parseInt(reps, 10) > 15);
    expect(long.length).toBeGreaterThan(0);
    expect(names(long.map(({ exerciseId }) => exercise(exerciseId)).filter(({ met }) => met >= 6))).toEqual([]);
  });

  it('warms up legs for cardio, not wrists', () => {
    expect(linesOf(plans, 'warmup').filter(({ exerciseId }) => exerciseId.startsWith('wrist'))).toEqual([]);
  });

  it('says why only half of the days hold weights', () => {
    for (const notes of notesOf(plans)) expect(notes).toContain('Strength on 3 days, heart and mobility on 3');
  });
});
