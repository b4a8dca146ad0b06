import { jointName } from '#core/catalogue/exercise.ts';
import { choices, text } from '../phrases.ts';
import { heldWords } from '../written-answer.ts';
import type { Answer, Asked } from './answer-of.ts';

/** Asks before anything is spared; never says what it could be. */
export function pain({ intent, facts }: Asked<'pain'>): Answer {
  const part = intent.joint === null ? intent.quote : jointName(intent.joint);
  const care =
    'I can’t tell you what it is. Stop moves that hurt. If it is sharp, swollen, numb, or not better in a week or two, have a doctor or physical therapist look at it.';
  const isKept = facts.profile.injuries.some((each) => heldWords(each).toLowerCase().includes(part));
  if (isKept) {
    const said = `Sorry your ${part} is acting up. I already leave out moves that load it. ${care}`;
    return { blocks: [text(said), choices(swapToday, { label: 'Lighter session', say: 'I want a lighter session' })] };
  }
  return {
    blocks: [
      text(`Sorry about your ${part}. ${care} Shall I leave out moves that load it until you tell me it’s fine?`),
      choices(
        { label: `Protect my ${part}`, say: `Please protect my ${part}` },
        { label: 'Swap one exercise', say: 'Swap an exercise today' },
        { label: 'No, it’s just sore', say: 'No thanks' },
      ),
    ],
  };
}

const swapToday = { label: 'Swap one exercise', say: 'Swap an exercise today' };
