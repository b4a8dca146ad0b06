import { readText } from '#core/language/read-text.ts';
import type { Mention } from '#core/language/reading.ts';
import { phraseKey } from '#core/language/tokens.ts';
import type { Vocabulary } from '#core/language/vocabulary.ts';
import type { DietFact, FormFact } from '../food/food-facts.ts';
import type { FoodIndex, FoodSubject } from '../food/food-index.ts';
import { meantBy } from '../food/heard-food.ts';
import { isFormOf, isNoun } from '../food/meant-mentions.ts';
import type { WishPart } from './wish-parts.ts';

/** Which way something named in a wish is meant; `less`: some of it goes. */
export type WishStance = 'avoid' | 'less' | 'prefer';

/** Something that a wish names. */
type NamedWish = {
  mention: Mention;
  stance: WishStance;
  subjects: readonly FoodSubject[];
  diets: readonly DietFact[];
  forms: readonly FormFact[];
};

/** The same, with what of it is fine all the same: "no nuts but almonds". */
export type HeardWish = NamedWish & { exceptions: readonly NamedWish[] };

/** A word of a wish that nobody knows. */
export type UnknownWish = { quote: string; stance: WishStance };

export type HeardWishes = { named: HeardWish[]; unknown: UnknownWish[] };

const REFUSED = new Set<Mention['polarity']>(['avoid', 'dislike']);

/** Null where nothing is wished: what is denied, or was so once. Whose taste it is does not matter: it is cooked for them, too. */
export function stanceOf({ polarity, strength, time }: Mention, replaced: boolean): WishStance | null {
  if (time === 'former' || time === 'healed' || polarity === 'deny') return null;
  if (!replaced && !REFUSED.has(polarity)) return 'prefer';
  return strength === 'slight' ? 'less' : 'avoid';
}

/** Everything that a wish says of food. */
export function hearWishes(parts: readonly WishPart[], index: FoodIndex, vocabulary: Vocabulary): HeardWishes {
  const heard: HeardWishes = { named: [], unknown: [] };
  for (const part of parts) {
    const { mentions, unread } = readText(part.text, vocabulary, 'food');
    const named = mentions.flatMap((mention, at) => {
      const wish = hearWish(index, mentions, at, part.replaced);
      return wish ? [{ ...wish, at, exceptionOf: mention.exceptionOf }] : [];
    });
    for (const { at, exceptionOf, ...wish } of named) {
      const isException = named.some((whole) => whole.at === exceptionOf && whole.stance !== 'prefer');
      if (isException && wish.stance === 'prefer') continue;
      const exceptions = named.filter((each) => each.exceptionOf === at && each.stance === 'prefer');
      heard.named.push({ ...wish, exceptions });
    }
    for (const { quote, polarity } of unread) {
      const refused = part.replaced || REFUSED.has(polarity);
      heard.unknown.push({ quote, stance: refused ? 'avoid' : 'prefer' });
    }
  }
  return heard;
}

function hearWish(index: FoodIndex, mentions: readonly Mention[], at: number, replaced: boolean): NamedWish | null {
  const [before, mention, next] = [mentions[at - 1], mentions[at], mentions[at + 1]];
  if (!mention || (next && isNoun(next) && isFormOf(mention, next))) return null;
  const stance = stanceOf(mention, replaced);
  if (stance === null) return null;
  const { diets, subjects } = meantBy(index, mention);
  const ofIt = before && isNoun(mention) && isFormOf(before, mention) ? before.senses : [];
  const ids = [...mention.forms, ...ofIt.flatMap(({ kind, id }) => (kind === 'food_form' ? [id] : []))];
  const forms = [...new Set(ids)].flatMap((id) => index.forms.get(id) ?? []);
  return { mention, stance, subjects, diets, forms };
}

/** The name as a person would spell it. */
export function nameOf({ mention, subjects }: NamedWish): string {
  const { spelled, quote } = mention;
  if (spelled === null) return quote.toLowerCase();
  const names = subjects.flatMap((subject) => [...subject.names]);
  return names.find((name) => phraseKey(name) === spelled) ?? spelled;
}
