import { listed } from '#core/language/listed.ts';
import { memoryBlocks } from './memory/say-memories.ts';
import { choices, text } from './phrases.ts';
import { shownChange } from './show-value.ts';
import type { Choice, CoachBlock, CoachCard, DeedCard, Receipt, ShownChange } from './turn.ts';

type Options = { hidesNumbers: boolean };
type ReceiptOf<Kind extends Receipt['kind']> = Extract<Receipt, { kind: Kind }>;

/** Says what the server did, from its receipt and nothing else: the only place where "I changed …" is written. */
export function renderReceipt(receipt: Receipt, options: Options): CoachBlock[] {
  switch (receipt.kind) {
    case 'profile':
      return ofProfile(receipt, options);
    case 'deed':
      return ofDeed(receipt, options);
    case 'memory':
      return memoryBlocks(receipt.memories);
    case 'nothing':
      return [text(NOTHING[receipt.wanted])];
    case 'refused':
      return [text(receipt.message)];
  }
}

const NOTHING = {
  confirm: 'Nothing is waiting for a yes right now. What would you like to do?',
  decline: 'All right, I leave everything as it is.',
  undo: 'I have no recent change to take back. You can edit every answer in your profile.',
} as const;

const names = (changes: readonly ShownChange[]) => listed(changes.map(({ label }) => label.toLowerCase()));

function sayProfile({ state, why }: ReceiptOf<'profile'>, shown: readonly ShownChange[]): string {
  switch (state) {
    case 'applied':
      return `Done. I changed your ${names(shown)}.`;
    case 'pending':
      return WAITS[why ?? 'check'](names(shown));
    case 'undone':
      return `I took that back. Your ${names(shown)} ${shown.length === 1 ? 'is' : 'are'} as before.`;
    case 'declined':
      return `Okay, your ${names(shown)} ${shown.length === 1 ? 'stays' : 'stay'} as before.`;
  }
}

const WAITS = {
  guess: (answers: string) => `Did I get that right? I’ll change your ${answers} once you say yes.`,
  protects: (answers: string) =>
    `Thanks for telling me. Is this right? It isn’t kept, and your plans don’t know of it, until you confirm it. I mind it in this chat meanwhile, and then keep it with your ${answers}.`,
  check: (answers: string) =>
    `Before I change your ${answers}, please check it. My safety rules go by this, so I need a clear yes.`,
};

function ofProfile(receipt: ReceiptOf<'profile'>, options: Options): CoachBlock[] {
  const { changeId, state, changes, plans } = receipt;
  if (changes.length === 0) return [text('That is what I have already, so nothing had to change.')];
  const shown = changes.map((each) => shownChange(each, options));
  const blocks: CoachBlock[] = [
    text(sayProfile(receipt, shown)),
    { type: 'card', card: { kind: 'change', changeId, state, changes: shown } },
  ];
  const unfit = state === 'applied' || state === 'undone' ? plans.filter(({ fits }) => !fits) : [];
  if (unfit.length === 0) return blocks;
  const which = listed(unfit.map(({ name }) => `“${name}”`));
  const them =
    unfit.length === 1
      ? 'It no longer fits you. Shall I make a new one?'
      : 'They no longer fit you. Shall I make new ones?';
  return [...blocks, text(`I checked your plans again: ${which}. ${them}`), choices(...unfit.map(rebuild), LATER)];
}

const LATER: Choice = { label: 'Not now', say: 'No thanks' };
const rebuild = ({ type }: { type: 'meal' | 'workout' }): Choice => ({
  label: `New ${type} plan`,
  say: `Make me a new ${type} plan`,
});

function ofDeed(receipt: ReceiptOf<'deed'>, { hidesNumbers }: Options): CoachBlock[] {
  const { deedId, state, title, line, said, card } = receipt;
  const told: CoachBlock[] = said === '' ? [] : [text(said)];
  const shown: CoachBlock[] = card === null ? [] : [{ type: 'card', card: cardOf(card, hidesNumbers) }];
  return [...told, ...shown, { type: 'card', card: { kind: 'deed', deedId, state, title, line } }];
}

function cardOf(card: DeedCard, hidesNumbers: boolean): CoachCard {
  switch (card.kind) {
    case 'meal': {
      const { name, calories, protein, totalMinutes } = card.after;
      const time = totalMinutes > 0 ? `${totalMinutes} minutes` : 'no cooking';
      const line = hidesNumbers ? time : `${calories} kcal, ${protein} g protein, ${time}`;
      return { kind: 'meal', planId: card.planId, mealIndex: card.mealIndex, name, line };
    }
    case 'exercise': {
      const { exerciseId, name, instructions } = card.after;
      return { kind: 'exercise', exerciseId, name, steps: instructions, cue: '' };
    }
    case 'plan':
      return { ...card, line: 'Active now. The old one is still in All Plans.' };
  }
}
