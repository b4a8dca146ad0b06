import type { Mention, Reading } from '#core/language/reading.ts';
import type { Near } from '#core/language/vocabulary.ts';

const WIDE = 48;
/** "Not celiac", "I am not a", "isn't really", "doesn't have", "non-". */
const DENIED =
  /\b(?:not|non|no|neither|nor|isn['’]?t|aren['’]?t|wasn['’]?t|ain['’]?t|never (?:had|been)|(?:do|does)(?:n['’]?t| not) have|haven['’]?t got|hasn['’]?t got|without|nicht|kein\w*|pas|aucune?|sin|ningun\w*|não|nao|sem|senza|nie|geen|niet)[\s-]+(?:(?:a|an|any|the|actually|really|technically|officially|medically|even|quite|strictly|proper|true|full[- ]blown|because of|due to|for|from|with|have|got|of|de|une?|d['’]|eine?n?|uma?) ){0,3}$/iu;
/** "Not just coeliac", "not sure if", "no longer": none of these stands right before a name that is denied. */
const BUT_FITS_IT = /^[\s-]{0,2}(?:safe|friendly|suitable|proof|approved|certified|kitchen|yet\b)/i;
const TURNED = /\b(?:not|why)\s+no\b|\bno\s+not\b/i;

/** "No sugar", "no cream": in an answer about food what can be eaten is refused, though an illness or a treatment is called so, too. */
const isAilment = ({ senses }: Mention, about: Near): boolean =>
  senses.some(({ kind }) => kind === 'condition' || kind === 'illness') &&
  !(about === 'food' && senses.some(({ kind }) => kind === 'food'));

/**
 * The answer with what is denied in so many words denied, whichever question it answers: in "gluten, not celiac" the "not" refuses no
 * celiac, as it would refuse a food.
 */
export function withDeniedNames(reading: Reading, text: string, about: Near): Reading {
  if (!reading.mentions.some((mention) => isAilment(mention, about))) return reading;
  const mentions = reading.mentions.map((mention) =>
    isAilment(mention, about) && mention.polarity !== 'deny' && isDeniedAt(mention, text)
      ? { ...mention, polarity: 'deny' as const }
      : mention,
  );
  return { ...reading, mentions };
}

function isDeniedAt({ span: { start, end } }: Mention, text: string): boolean {
  const before = text.slice(Math.max(0, start - WIDE), start);
  return DENIED.test(before) && !TURNED.test(before.slice(-16)) && !BUT_FITS_IT.test(text.slice(end, end + WIDE));
}
