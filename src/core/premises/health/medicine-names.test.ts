import { describe, expect, it } from 'vitest';
import { phraseKey } from '#core/language/tokens.ts';
import { wholeVocabulary } from '../../../../test/reading-food.ts';
import { healthFacts, readHealth } from '../../../../test/reading-health.ts';
import { foldMedicine, medicineForms } from './medicine-forms.ts';
import { namesIn } from './medicine-word-facts.ts';

/** The rows that an answer about medicines names, and the words in it that are asked about. */
function told(medications: string): string {
  const { health, unread } = readHealth({ medications });
  const ids = health.flatMap(({ subject }) => (subject.startsWith('medicine:') ? subject.slice(9) : []));
  return [...new Set(ids), ...unread.map(({ quote }) => `?${quote}`)].join(' ');
}

const KNOWN: readonly (readonly [string, string])[] = [
  // By a stem of its international name, in the spelling of any language.
  ['spirapril', 'ace_inhibitor'],
  ['Moexiprile 7,5', 'ace_inhibitor'],
  ['pratosartan', 'arb'],
  ['cerivastatyna', 'statin'],
  ['lemildipino', 'dihydropyridine_ccb'],
  ['sitafloksacyna', 'fluoroquinolone'],
  ['fexuprazan', 'stomach'],
  ['letaxaban', 'doac'],
  ['supaglutide weekly', 'glp1'],
  ['donitriptan', 'migraine'],
  ['cefcapene', '?cefcapene'],
  ['cefuroxim', 'other_antibiotic'],
  ['luliconazol', 'no_rule'],
  ['delamanid', '?delamanid'],
  // The same name in another language.
  ['lewotyroksyna 50', 'thyroid_hormone'],
  ['kwetiapina', 'antipsychotic'],
  ['warfaryna', 'warfarin'],
  ['idroclorotiazide', 'thiazide'],
  ['ibuprofène', 'nsaid'],
  // Brands, and two medicines in one tablet.
  ['Marcumar nach Plan', 'warfarin'],
  ['Sintrom', 'warfarin'],
  ['Moduretic', 'thiazide potassium_sparing'],
  ['Exforge', 'dihydropyridine_ccb arb'],
  ['Xultophy', 'insulin'],
  ['Trafloxal', '?Trafloxal'],
  // Slips of the pen in long names.
  ['glimeprid', 'sulfonylurea'],
  ['Doliprrane', 'paracetamol'],
  // Plants, vitamins and other supplements.
  ['milk thistle, evening primrose and B complex', 'no_rule'],
  ['pfefferminz', 'no_rule'],
  // Forms, times, makers, reasons and second names.
  ['Ramipril-ratiopharm 5 mg morgens', 'ace_inhibitor'],
  ['omeprazol solo cuando lo necesito', 'stomach'],
  ['Cetirizin nur im Sommer', 'antihistamine_new'],
  ['Zylexa (allopurinol)', 'gout_med'],
  ['Euthyrox na tarczycę', 'thyroid_hormone'],
  // Lay words.
  ['something for my thyroid', 'thyroid_hormone'],
  ['Schilddrüsentabletten', 'thyroid_hormone'],
  ['pastillas para el colesterol', 'statin'],
  ['half an aspirin', 'aspirin'],
  // What nobody knows is asked about, unless somebody else takes it.
  ['Zyxqarium 20', '?Zyxqarium'],
  ['my husband takes Zyxqarium', ''],
  ['metformin, Zyxqarium', 'metformin ?Zyxqarium'],
  ['metformin Zyxqarium', 'metformin ?Zyxqarium'],
  ['Tabletten für die Drövnitz', '?Drövnitz'],
];

describe('names of medicines', () => {
  it.each(KNOWN)('%s', (text, expected) => {
    expect(told(text).split(' ').sort()).toEqual(expected.split(' ').sort());
  });

  it('takes no medicine for a food that is disliked or brings a reaction', () => {
    const { health } = readHealth({
      foodAllergies: 'peppermint, ginger, apple cider vinegar',
      dislikedFoods: 'garlic',
    });
    expect(health.filter(({ subject }) => subject.startsWith('medicine'))).toEqual([]);
  });

  it('knows each brand in the rows that list it, and as nothing else', () => {
    const others = healthFacts.medicines.medicines.flatMap(({ id, brands }) =>
      namesIn(brands).filter((name) => {
        const senses = wholeVocabulary.names.values.get(phraseKey(name))?.senses ?? [];
        return !senses.some((sense) => sense.id === id) || senses.some(({ kind }) => kind !== 'medicine');
      }),
    );
    expect(others).toEqual([]);
  });

  it('sets only stems that lead to a row', () => {
    const { stems, starts, forReasons } = healthFacts.medicines;
    const ids = [
      ...[...stems, ...starts].flatMap(({ is }) => is),
      ...forReasons.flatMap(({ reasons }) => reasons.flatMap(({ medicines }) => medicines)),
    ];
    expect(ids.filter((id) => !healthFacts.medicineOf.has(id))).toEqual([]);
  });

  it('tells every listed international name the kind that its row has, or one with the same rules', () => {
    const { kin } = medicineForms(healthFacts);
    expect(kin('bisoprolol')).toEqual([{ kind: 'medicine', id: 'beta_blocker' }]);
    expect(kin('letrozole')).toEqual([{ kind: 'medicine', id: 'hormone_cancer' }]);
    expect(kin('april')).toBeNull();
    expect(foldMedicine('amoksycylina')).toBe(foldMedicine('amoxicillin'));
  });
});
