import { tokenise } from '#core/language/tokens.ts';

const THIS = new Set(['this', 'it', 'that']);
/** "This exercise" is what is on the screen, "this week" is not. */
const ITSELF = new Set(['exercise', 'lift', 'move', 'movement', 'one', 'thing']);
const AFTER = new Set([
  'for',
  'with',
  'today',
  'instead',
  'right',
  'properly',
  'correctly',
  'safely',
  'out',
  'please',
  'now',
]);
/** Verbs that something on the screen is the object of. */
const BEFORE = new Set([
  'do',
  'swap',
  'replace',
  'change',
  'skip',
  'perform',
  'exchange',
  'about',
  'on',
  'of',
  'than',
  'does',
]);

/**
 * A message with the exercise that is on the screen named in the place of "this", where the words can mean nothing else: "how do I
 * do this?" asks of the bench press. As it was where they can.
 */
export function nameWhatIsShown(message: string, exercise: string): string {
  const tokens = tokenise(message);
  const at = tokens.findIndex(({ plain }, place) => {
    const [before, next] = [tokens[place - 1]?.plain ?? '', tokens[place + 1]];
    if (!THIS.has(plain) || !BEFORE.has(before)) return false;
    return !next || next.kind === 'sign' || ITSELF.has(next.plain) || AFTER.has(next.plain);
  });
  const [first, next] = [tokens[at], tokens[at + 1]];
  if (!first) return message;
  const end = next && ITSELF.has(next.plain) ? next.end : first.end;
  return `${message.slice(0, first.start)}the ${exercise}${message.slice(end)}`;
}
