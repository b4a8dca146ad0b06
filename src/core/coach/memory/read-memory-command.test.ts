import { describe, expect, it } from 'vitest';
import type { KeptMemory } from './memory.ts';
import { readMemoryCommand, saysKeep } from './read-memory-command.ts';

const kept = (id: string, text: string): KeptMemory => ({
  ...{ id, text, kind: 'fact', date: null, quote: text, source: 'chat' },
});
const known = [
  kept('w', 'Wedding'),
  kept('t', 'I train at six before work'),
  kept('m', 'I hate mushrooms in sauces'),
  kept('o', 'I hate raw onions'),
];
const read = (message: string) => {
  const command = readMemoryCommand(message, known);
  if (command?.kind === 'forget') return command.memory.id;
  return command?.kind === 'which' ? command.memories.map(({ id }) => id) : (command?.kind ?? null);
};

describe('what is asked of the memory', () => {
  it.each<[string, ReturnType<typeof read>]>([
    ['what do you remember about me?', 'list'],
    ['Show my memories', 'list'],
    ['forget the wedding', 'w'],
    ['please forget that i train at six', 't'],
    ['forget about the mushrooms', 'm'],
    ['forget what i hate', ['m', 'o']],
    ['forget everything', ['w', 't', 'm', 'o']],
    ['forget it', null],
    ['forget the rice', null],
    ['forget', null],
    ['dont forget the wedding', null],
    ['i forgot my lunch', null],
    ['what do you remember about squats', null],
  ])('%s', (message, expected) => {
    expect(read(message)).toEqual(expected);
  });

  it('is kept at a word', () => {
    expect(['Keep both', 'yes, keep it', 'remember it please', 'keep going', 'yes'].map(saysKeep)).toEqual([
      ...[true, true, false, false, false],
    ]);
  });
});
