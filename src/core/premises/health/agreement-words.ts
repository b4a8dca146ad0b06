import { z } from 'zod';
import { foldText } from '#core/language/fold-text.ts';

const words = z.array(z.string().min(1));

/** The words of an agreement in `data/reading/conditions.json`; a star stands for any ending. */
export const agreementSchema = z.strictObject({
  /** Who can agree for the whole person, by name or by the end of it ("-ologist"). */
  clinicians: words,
  endings: words,
  /** Who can agree for joints and muscles, not for a heart. */
  helpers: words,
  /** Agree by themselves ("cleared"), agree where training or the person is their object ("happy"), or only tell ("says"). */
  grants: words,
  likes: words,
  says: words,
  training: words,
  denies: words,
  /** What else a clinician may agree to. */
  elsewhere: words,
  checks: words,
  ahead: words,
  rest: words,
});

/** Each list as one expression that is looked for in a clause of `clausesOf`. */
export type AgreementWords = Readonly<
  Record<Exclude<keyof z.infer<typeof agreementSchema>, 'endings'> | 'anyone', RegExp>
>;

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A phrase as it stands in a clause: folded, without apostrophes. */
const plainWord = (word: string): string => foldText(word).replaceAll("'", '');

const formOf = (word: string): string => {
  const plain = plainWord(word);
  return plain.endsWith('*') ? `${escaped(plain.slice(0, -1))}[a-z]*` : escaped(plain);
};

const anyOf = (forms: readonly string[]): RegExp =>
  new RegExp(`(?<= )(?:${forms.toSorted((a, b) => b.length - a.length).join('|')})(?= )`, 'g');

/** Phrases as one expression that is looked for in a clause of `clausesOf`. */
export const anyPhrase = (phrases: readonly string[]): RegExp => anyOf(phrases.map(formOf));

export function agreementWords({ endings, ...lists }: z.infer<typeof agreementSchema>): AgreementWords {
  const clinicians = [...lists.clinicians.map(formOf), ...endings.map((end) => `[a-z]+${escaped(plainWord(end))}`)];
  const each = (list: keyof typeof lists) => anyOf(lists[list].map(formOf));
  return {
    clinicians: anyOf(clinicians),
    helpers: each('helpers'),
    anyone: anyOf([...clinicians, ...lists.helpers.map(formOf)]),
    grants: each('grants'),
    likes: each('likes'),
    says: each('says'),
    training: each('training'),
    denies: each('denies'),
    elsewhere: each('elsewhere'),
    checks: each('checks'),
    ahead: each('ahead'),
    rest: each('rest'),
  };
}

/** Where one thought ends and another begins; a short form of a title ends none. */
const CLAUSE_END = /[.;!?\n]+| (?:but|though|although|however|aber|mais|pero|porem) /;
const TITLES = /\b(dr|mr|mrs|prof|dra)\./g;

/** The clauses of a text: words folded and parted by one space, signs left out but for commas. */
export const clausesOf = (text: string): string[] =>
  plainWord(text)
    .replace(TITLES, '$1')
    .replace(/[()]/g, ',')
    .split(CLAUSE_END)
    .map((clause) => ` ${(clause.match(/[a-z0-9]+(?:-[a-z0-9]+)*|,/g) ?? []).join(' ')} `)
    .filter((clause) => clause.trim() !== '');
