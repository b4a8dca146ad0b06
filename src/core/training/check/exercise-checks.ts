import type { ExerciseCatalogue } from '#core/catalogue/exercise.ts';
import type { Check } from '#core/certificate/certificate.ts';
import { plainWords } from '#core/certificate/plan-text.ts';
import { verdict } from '#core/certificate/verdict.ts';
import {
  againstMode,
  hurtsJoint,
  isDisliked,
  isForbidden,
  lacksEquipment,
  mustStayGrounded,
  type Trainee,
  tooAdvanced,
} from './allowed-pool.ts';
import { asksMissingSide, outOfForm } from './form-of-work.ts';
import type { CheckedDay, Step } from './week.ts';

const MOST_HIGH_IMPACT_A_DAY = 2;
const MOST_BEGINNER_LANDINGS = 60;

/** Each step of the week for which `fault` has a reason, as a sentence. */
function faults(week: readonly CheckedDay[], fault: (step: Step) => string | null): string[] {
  return week.flatMap(({ steps, label }) =>
    steps.flatMap((step) => {
      const reason = fault(step);
      return reason === null ? [] : [`${label}: ${step.exercise.name} ${reason}.`];
    }),
  );
}

function known(week: readonly CheckedDay[]): Check {
  const problems = week.flatMap(({ unknown, label }) =>
    unknown.map(({ exerciseId }) => `${label} holds "${exerciseId}", which is not in the catalogue.`),
  );
  return verdict('exercises-known', problems, 'Every exercise is in the catalogue.');
}

/** Flexibility rows serve as a cool-down, and easy cardio or mobility as either end; nothing else changes its kind. */
function mayServeAs(step: Step): boolean {
  const { category } = step.exercise;
  if (step.planned.category === category) return true;
  const end = step.planned.category === 'warmup' || step.planned.category === 'cooldown';
  return end && category !== 'strength';
}

function matchesCatalogue(week: readonly CheckedDay[], catalogue: ExerciseCatalogue): Check[] {
  const muscles = (names: readonly string[]) => names.map((name) => plainWords(name).trim());
  const names = faults(week, ({ planned, exercise }) =>
    planned.name === exercise.name ? null : `is called "${planned.name}"`,
  );
  const kinds = faults(week, (step) => {
    if (!mayServeAs(step)) return `is no ${step.planned.category} exercise`;
    const trained = muscles([...step.exercise.primaryMuscles, ...step.exercise.secondaryMuscles]);
    const wrong = muscles(step.planned.targetMuscles).find((muscle) => !trained.includes(muscle));
    return wrong === undefined ? null : `does not train ${wrong}`;
  });
  const guides = faults(week, ({ planned, exercise }) => {
    const guide = catalogue.guides.get(exercise.id);
    if (!guide) return 'has no guide';
    return guide.instructions.join('\n') === planned.instructions.join('\n') ? null : 'is explained in other words';
  });
  return [
    verdict('names', names, 'Every exercise carries its own name.'),
    verdict('kinds', kinds, 'Kinds and muscles are those of the catalogue.'),
    verdict('guides', guides, 'Every exercise is explained by its guide.'),
  ];
}

function impact(week: readonly CheckedDay[], trainee: Trainee): Check {
  const problems = week.flatMap(({ steps, label }) => {
    const high = steps.filter(({ exercise }) => exercise.impact === 'high');
    const landings = high
      .filter(({ dose }) => dose?.kind === 'reps')
      .reduce((sum, { planned, dose }) => sum + planned.sets * (dose?.high ?? 0), 0);
    return [
      ...high
        .filter(({ exercise }) => mustStayGrounded(exercise, trainee))
        .map(({ exercise }) => `${label}: ${exercise.name} lands hard.`),
      ...(high.length > MOST_HIGH_IMPACT_A_DAY ? [`${label} holds ${high.length} exercises that land hard.`] : []),
      ...(trainee.level === 'beginner' && landings > MOST_BEGINNER_LANDINGS
        ? [`${label} holds ${landings} landings.`]
        : []),
    ];
  });
  return verdict('impact', problems, 'Landings stay inside what this person should do.');
}

/** By age, or because the coach was told so once and kept it among the conditions. */
const isUnder18 = ({ age, medicalConditions }: Trainee['profile']): boolean =>
  age < 18 ||
  /\bunder (?:18|eighteen)\b/i.test(medicalConditions.replace(/\b(?:not|no longer) under (?:18|eighteen)\b/gi, ''));

/** Whether each exercise is real, is what the plan says it is, and may be done by this person. */
export function exerciseChecks(week: readonly CheckedDay[], trainee: Trainee, catalogue: ExerciseCatalogue): Check[] {
  const doubles = week.flatMap(({ steps, label }) => {
    const ids = steps.map(({ exercise }) => exercise.id);
    return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${label} holds ${id} twice.`);
  });
  const equipment = faults(week, ({ exercise }) =>
    lacksEquipment(exercise, trainee) ? 'needs equipment that is not there' : null,
  );
  const joints = faults(week, ({ exercise }) => {
    const joint = hurtsJoint(exercise, trainee);
    return joint === null ? null : `strains the ${joint}`;
  });
  const movements = faults(week, ({ exercise }) => {
    const reason = isForbidden(exercise, trainee);
    return reason === null ? null : `is left out: ${reason}`;
  });
  const forms = faults(week, ({ exercise, dose }) => {
    if (asksMissingSide(exercise, dose?.eachSide ?? false, trainee)) return 'asks for a side that cannot be trained';
    return outOfForm(exercise, trainee);
  });
  const level = faults(week, ({ exercise }) => (tooAdvanced(exercise, trainee) ? `is ${exercise.level}` : null));
  const mode = faults(week, ({ exercise }) => againstMode(exercise, trainee));
  const stopped = trainee.constraints.training.modes.includes('stop')
    ? ['No workout plan may be made before a clinician was seen.']
    : [];
  const young = isUnder18(trainee.profile) ? ['No workout plan is made for anyone under 18.'] : [];
  const disliked = faults(week, ({ exercise }) => (isDisliked(exercise, trainee) ? 'is disliked' : null));
  return [
    known(week),
    ...matchesCatalogue(week, catalogue),
    verdict('no-duplicates', doubles, 'No exercise comes up twice in a day.'),
    verdict('equipment', equipment, 'Everything can be done with the equipment at hand.'),
    verdict('joints', joints, 'No exercise strains an injured joint.'),
    verdict('movements', [...movements, ...forms], 'No exercise asks for a movement that is left out.'),
    verdict('level', level, `No exercise is above ${trainee.level} level.`),
    verdict('safety-mode', [...young, ...stopped, ...mode], 'No health mode forbids an exercise.'),
    impact(week, trainee),
    verdict('dislikes', disliked, 'No disliked exercise is used.'),
  ];
}
