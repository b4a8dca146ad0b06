import { z } from 'zod';
import { counted } from '#core/language/counted.ts';
import { seededRandom } from '#core/seed/random.ts';
import feelingData from '#data/coach-feelings.json' with { type: 'json' };
import { choices, text } from '../phrases.ts';
import { FEELINGS } from '../recall/asked.ts';
import type { CoachBlock, CoachFacts } from '../turn.ts';
import type { Answer, Asked } from './answer-of.ts';
import { STARTERS } from './small-talk.ts';

const line = z.string().min(1);
const NEXT = ['none', 'lighter', 'short', 'session', 'out', 'starters'] as const;

const { feelings } = z
  .strictObject({
    about: z.string(),
    feelings: z.record(
      z.enum(FEELINGS),
      z.strictObject({
        /** One of these comes first. */
        say: z.array(line).min(1),
        /** Said where the facts that it names are known. */
        with: z.array(line),
        last: line.optional(),
        next: z.enum(NEXT),
      }),
    ),
  })
  .parse(feelingData);

const BUTTONS: Record<(typeof NEXT)[number], readonly CoachBlock[]> = {
  none: [],
  lighter: [choices({ label: 'A lighter session', say: 'I want a lighter session' })],
  short: [choices({ label: 'Only 20 minutes', say: 'I only have 20 minutes today' })],
  session: [choices({ label: 'Today’s workout', say: 'What is today’s workout?' })],
  out: [choices({ label: 'Eating out tonight', say: 'I’m eating out tonight' })],
  starters: [STARTERS],
};

/** What there is to say of this person; a fact that is not known leaves its line out. */
function factsOf({ nextSession, progress, mealPlan, profile }: CoachFacts): Record<string, string | undefined> {
  const trained = progress?.workoutsLast28Days ?? 0;
  const dinner = mealPlan?.data.meals.find(({ type }) => type === 'dinner')?.name;
  return {
    next: nextSession?.trainedToday === false ? nextSession.dayName : undefined,
    sessions: trained > 1 ? counted(trained, 'time') : undefined,
    dinner: dinner && `tonight’s ${dinner}`,
    name: profile.firstName ? ` ${profile.firstName}` : '',
  };
}

const SLOT = /\{(\w+)\}/g;

/** A line with its facts; null where one of them is not known. */
function filled(said: string, facts: Record<string, string | undefined>): string | null {
  const names = [...said.matchAll(SLOT)].map(([, name = '']) => name);
  return names.every((name) => facts[name] !== undefined)
    ? said.replace(SLOT, (_, name: string) => facts[name] ?? '')
    : null;
}

/** A short answer to how somebody is, with what of their own data helps. */
export function feeling({ intent, facts, seed }: Asked<'feeling'>): Answer {
  const { say, with: beside, last, next } = feelings[intent.feeling];
  const first = say[Math.floor(seededRandom(seed)() * say.length)] ?? '';
  const known = factsOf(facts);
  const lines = [first, ...beside, ...(last ? [last] : [])].flatMap((each) => filled(each, known) ?? []);
  const isDue = next !== 'lighter' && next !== 'short' ? true : facts.nextSession != null;
  return { blocks: [text(lines.join(' ')), ...(isDue ? BUTTONS[next] : [])] };
}
