import type { Profile } from '#core/athlete/profile.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { readingOf } from '#server/catalogue/constraints-for.ts';
import { READERS } from '../bench/reading/readers.ts';
import { anAthlete } from './personas.ts';

/** One answer of an otherwise plain person, and what has to follow from it by the whole way that plans take. */
export type ToldRow = { field: string; said: string; expected: string[] };

/**
 * "field: what was typed | what follows", one a line. `-push-up`: left out; `+push-up`: may be done; `=gout`: a condition that changes
 * something; `!gout`: none; `first`: a clinician is asked first, `free`: none is; `quiet`: nothing is asked, `asks`: something is.
 */
export function toldRows(table: string): ToldRow[] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [typed = '', expected = ''] = line.split('|');
      const colon = typed.indexOf(':');
      return {
        field: typed.slice(0, colon).trim(),
        said: typed.slice(colon + 1).trim(),
        expected: expected.trim().split(' '),
      };
    });
}

const inField = (field: string, said: string): Partial<Profile> => ({ [field]: field === 'injuries' ? [said] : said });

/** Those of the expected things that did not follow. */
export function faultsOf({ field, said, expected }: ToldRow): string[] {
  const profile: Profile = { ...anAthlete(inField(field, said)), answeredOn: '2026-11-23' };
  const read = READERS.premises?.(profile);
  if (!read) throw new Error('no reader of premises');
  const { premises, findings } = readingOf(profile, loadCatalogue());
  const { exercises } = loadCatalogue().exercises;
  const changing = premises.health.filter(({ action }) => action !== 'note');
  const conditions = new Set(changing.map(({ subject }) => subject.slice(subject.indexOf(':') + 1)));
  const asks =
    premises.questions.length + premises.unread.length + read.questions.length > 0 ||
    findings.some(({ severity }) => severity === 'ask');
  const holds = (wanted: string): boolean => {
    const [sign = '', id] = [wanted[0], wanted.slice(1)];
    if ((sign === '-' || sign === '+') && !exercises.has(id)) throw new Error(`no exercise ${id}`);
    if (sign === '-' || sign === '+') return read.exercisesOut.has(id) === (sign === '-');
    if (sign === '=' || sign === '!') return conditions.has(id) === (sign === '=');
    if (wanted === 'first' || wanted === 'free') return read.clinicianFirst.training === (wanted === 'first');
    if (wanted === 'asks' || wanted === 'quiet') return asks === (wanted === 'asks');
    throw new Error(`no expectation ${wanted}`);
  };
  return expected.filter((wanted) => !holds(wanted));
}
