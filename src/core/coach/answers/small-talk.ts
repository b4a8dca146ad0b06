import { counted } from '#core/language/counted.ts';
import { choices, phrase, text } from '../phrases.ts';
import type { Answer, Asked } from './answer-of.ts';

const nameOf = (firstName: string | null | undefined) => (firstName ? ` ${firstName}` : '');

type SmallTalk = 'greeting' | 'thanks' | 'goodbye' | 'how_are_you' | 'are_you_human' | 'what_if' | 'not_allowed';

export function smallTalk({ intent, facts, seed }: Asked<SmallTalk>): Answer {
  const name = nameOf(facts.profile.firstName);
  const said = phrase(intent.kind, seed, { name: intent.kind === 'thanks' ? name.replace(' ', ', ') : name });
  return intent.kind === 'greeting' ? { blocks: [text(said), STARTERS] } : { blocks: [text(said)] };
}

export const STARTERS = choices(
  { label: 'Today’s workout', say: 'What is today’s workout?' },
  { label: 'How am I doing?', say: 'How am I doing?' },
  { label: 'My meals', say: 'Show me my meals' },
);

export function capabilities({ seed }: Asked<'what_can_you_do'>): Answer {
  return {
    blocks: [
      text(phrase('what_can_you_do', seed)),
      text(
        'I keep your profile up to date (“I weigh 180 now”, “I’m allergic to kiwi”), tell how you’re doing and why a number is what it is, swap a meal or an exercise, explain a move, and find answers about the app. I don’t diagnose, and I leave medicines to your doctor.',
      ),
      STARTERS,
    ],
  };
}

export function motivation({ facts, seed }: Asked<'motivation'>): Answer {
  const done = facts.progress?.workoutsLast28Days ?? 0;
  const seen = done > 0 ? [text(phrase('motivation_done', seed, { workouts: counted(done, 'time') }))] : [];
  return { blocks: [text(phrase('motivation', seed)), ...seen, ...nextStep(facts.nextSession?.dayName)] };
}

function nextStep(dayName: string | undefined) {
  if (dayName === undefined) return [];
  return [text(`Next up: ${dayName}.`), choices({ label: 'Show it', say: 'What is today’s workout?' })];
}

export function tired({ facts, seed }: Asked<'tired'>): Answer {
  if (!facts.nextSession)
    return {
      blocks: [
        text(`${phrase('tired', seed)} When you have a workout plan, each session comes with a lighter version.`),
      ],
    };
  const { dayName } = facts.nextSession;
  return {
    blocks: [
      text(`${phrase('tired', seed)} I can make ${dayName} easier: a set less of each lift, and nothing to the limit.`),
      choices(
        { label: 'Lighter today', say: 'Make today’s session lighter' },
        { label: '20 minutes', say: 'Only 20 minutes today' },
        { label: 'Leave it as it is', say: 'No thanks' },
      ),
    ],
  };
}

export function askAgain({ intent }: Asked<'ask_again'>): Answer {
  return { blocks: [text(intent.ask)] };
}

const DECIDED = { confirm: 'confirm_change', decline: 'decline_change', undo: 'undo_change' } as const;

export function decide({ intent }: Asked<'confirm' | 'decline' | 'undo'>): Answer {
  return { blocks: [], actions: [{ kind: DECIDED[intent.kind] }] };
}
