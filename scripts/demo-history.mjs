// Ninety days of one made-up person, sent through the operations that the app itself uses.
const DAYS = 90;
const DAY_MS = 86_400_000;
const HOURS = { weigh: 7, breakfast: 8, train: 18 };
/** Where a lift begins, pounds, by what it is done with. */
const FIRST_LBS = [
  [/barbell|trap bar/i, 65],
  [/machine|cable/i, 50],
  [/dumbbell|kettlebell/i, 15],
];
const LB_STEP = 5;
const REP_STEPS = 3;

/** The same chance for the same day, so that each demo is the same. */
function chanceFor(text) {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0;
  return (hash % 1000) / 1000;
}

async function signUp(address, email, password, name) {
  const answer = await fetch(`${address}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ email, password, name }),
  });
  if (!answer.ok) throw new Error(`${email} could not sign up: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

function sender(address, cookie) {
  return async (path, body) => {
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        origin: address,
        cookie,
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}

const at = (midnight, hour) => new Date(midnight + hour * 3_600_000).toISOString();

/** What was lifted in the nth session of a day: more repetitions first, then more weight. */
function lifted({ equipment, reps, sets }, session, gain) {
  const [low = 8] = (reps.match(/\d+/g) ?? []).map(Number);
  const first = FIRST_LBS.find(([words]) => words.test(equipment))?.[1];
  const step = Math.floor(session * gain);
  const weightLbs = first === undefined ? null : first + LB_STEP * Math.floor(step / REP_STEPS);
  return Array.from({ length: sets }, (_, index) => ({
    set: index + 1,
    weightLbs: /second/.test(reps) ? null : weightLbs,
    reps: low + (step % REP_STEPS) - (index === sets - 1 && session % 2 === 1 ? 1 : 0),
  }));
}

async function train(send, { plan, session, midnight, gain }) {
  const day = plan.data.days[session % plan.data.days.length];
  const round = Math.floor(session / plan.data.days.length);
  const done = day.exercises.filter(({ category }) => category === 'strength');
  for (const [place, exercise] of done.entries()) {
    const { name: exerciseName, sets, reps, category } = exercise;
    await send('/api/exercises/complete', {
      planId: plan.id,
      exerciseData: { exerciseName, sets, reps, dayName: day.name, category },
      performed: lifted(exercise, round, gain),
      loggedAt: at(midnight, HOURS.train + place / 10),
    });
  }
  await send('/api/workouts/complete', {
    planId: plan.id,
    workoutData: { planName: plan.name, exerciseCount: done.length, totalDuration: day.estimatedMinutes },
    loggedAt: at(midnight, HOURS.train + 1),
  });
}

async function eat(send, { plan, midnight, isEaten }) {
  for (const [place, meal] of plan.data.meals.entries()) {
    if (!isEaten(meal.type)) continue;
    const { type: mealType, name: mealName, calories, protein, carbs, fat } = meal;
    await send('/api/meals/complete', {
      planId: plan.id,
      mealData: { mealType, mealName, calories, protein, carbs, fat },
      loggedAt: at(midnight, HOURS.breakfast + 3 * place),
    });
  }
}

async function measure(send, { midnight, ago, email, answers, rhythm }) {
  const weeks = (DAYS - ago) / 7;
  const wobble = 2.4 * (chanceFor(`${email} water ${ago}`) - 0.5);
  const value = Math.round(10 * (answers.weightLbs + rhythm.lbsPerWeek * weeks + wobble)) / 10;
  if (chanceFor(`${email} weight ${ago}`) < rhythm.weighs) {
    await send('/api/logs/progress', { logType: 'weight', value, unit: 'lbs', loggedAt: at(midnight, HOURS.weigh) });
  }
  if (chanceFor(`${email} asks ${ago}`) < 0.3) {
    const energy = 5 + Math.floor(4 * chanceFor(`${email} energy ${ago}`));
    await send('/api/logs/progress', {
      ...{ logType: 'energy', value: energy, unit: 'level' },
      loggedAt: at(midnight, HOURS.weigh + 1),
    });
  }
}

/** Signs a person up, has their plans made, and lives their last ninety days, today left open; a swap and a talk at the end. */
export async function liveFor({ address, person, password }) {
  const { email, answers, rhythm } = person;
  const send = sender(address, await signUp(address, email, password, answers.firstName));
  await send('/api/profile', answers);
  const meals = await send('/api/plans/generate', { type: 'meal', name: `${answers.firstName}’s plates` });
  const plan = await send('/api/plans/generate', { type: 'workout', name: `${answers.firstName}’s training` });
  const today = new Date().setHours(0, 0, 0, 0);
  let session = 0;
  for (let ago = DAYS; ago > 0; ago -= 1) {
    const midnight = today - ago * DAY_MS;
    await measure(send, { midnight, ago, email, answers, rhythm });
    const isEaten = (type) => chanceFor(`${email} ${type} ${ago}`) < rhythm.eats;
    await eat(send, { plan: meals, midnight, isEaten });
    const isDue = (DAYS - ago) % 7 < 2 * plan.data.days.length && ((DAYS - ago) % 7) % 2 === 0;
    if (!isDue || chanceFor(`${email} trains ${ago}`) >= rhythm.trains) continue;
    await train(send, { plan, session, midnight, gain: rhythm.gain });
    session += 1;
  }
  await send(`/api/plans/${meals.id}/replace-meal`, { mealIndex: 1, customPreferences: null });
  await send('/api/profile/chat-update', { message: 'How is my week going?' });
}
