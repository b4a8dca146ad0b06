import { useMemo, useState } from 'react';
import { type NameChoice, suggestedNames } from '#core/imports/plan-import.ts';
import { setsByName } from '#core/imports/questions.ts';
import type { ImportReading } from '#core/imports/reading.ts';
import { counted } from '#core/language/counted.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Section } from '#web/ui/layout.tsx';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './imports.module.css';
import { KNOWN_EXERCISES } from './known-exercises.ts';
import type { Planned } from './use-import-plan.ts';

type MappingProps = { reading: ImportReading; plan: Planned; all: boolean; onAll: () => void };

/** Each exercise of the file with what it is taken for; those of which nothing is sure come first. */
export function ExerciseMapping({ reading, plan, all, onAll }: MappingProps) {
  const suggested = useMemo(() => suggestedNames(reading, KNOWN_EXERCISES), [reading]);
  const sets = useMemo(() => setsByName(reading), [reading]);
  const names = [...suggested.keys()].sort((a, b) => (sets.get(b) ?? 0) - (sets.get(a) ?? 0));
  const unsure = names.filter((name) => suggested.get(name)?.kind === 'own');
  const sure = names.filter((name) => !unsure.includes(name));
  const rowOf = (name: string) => (
    <MappedName
      key={name}
      name={name}
      sets={sets.get(name) ?? 0}
      choice={plan.choices.names.get(name) ?? suggested.get(name) ?? { kind: 'own' }}
      onChoose={(choice) => plan.setName(name, choice)}
    />
  );
  return (
    <Section label="Exercises">
      {unsure.length > 0 && (
        <>
          <Text className={styles.above}>
            {unsure.length === 1 ? 'One name is' : `${unsure.length} names are`} not known here. Kept under its own
            name, an exercise stands in your log, but has no records and no next weight.
          </Text>
          <Ledger>{unsure.map(rowOf)}</Ledger>
        </>
      )}
      {sure.length > 0 && all && <Ledger>{sure.map(rowOf)}</Ledger>}
      {sure.length > 0 && !all && (
        <div className={styles.under}>
          <Button onClick={onAll}>Look at {counted(sure.length, 'Known Exercise')}</Button>
        </div>
      )}
    </Section>
  );
}

type NameProps = { name: string; sets: number; choice: NameChoice; onChoose: (choice: NameChoice) => void };

const ourName = (id: string): string => KNOWN_EXERCISES.find((each) => each.id === id)?.name ?? id;

const textOf = (choice: NameChoice): string => {
  if (choice.kind === 'ours') return ourName(choice.id);
  return choice.kind === 'own' ? 'Kept under its own name' : 'Not kept as an exercise';
};

/** A list of all exercises is long: it is there for one name at a time, where it is asked for. */
function MappedName({ name, sets, choice, onChoose }: NameProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <LedgerRow
        name={name}
        note={`${counted(sets, 'set')} → ${textOf(choice)}`}
        className={styles.row ?? ''}
        end={
          <Button small aria-label={`Change: ${name}`} onClick={() => setOpen(true)}>
            Change
          </Button>
        }
      />
    );
  }
  const choose = (value: string) => {
    onChoose(value === 'own' || value === 'out' ? { kind: value } : { kind: 'ours', id: value });
    setOpen(false);
  };
  return (
    <li className={styles.choosing}>
      <SelectField
        label={`“${name}” is`}
        autoFocus
        value={choice.kind === 'ours' ? choice.id : choice.kind}
        onChange={({ target }) => choose(target.value)}
        onBlur={() => setOpen(false)}
      >
        <option value="own">Kept under its own name</option>
        <option value="out">Not kept as an exercise</option>
        {(['strength', 'cardio'] as const).map((category) => (
          <optgroup key={category} label={category === 'strength' ? 'Strength' : 'Cardio'}>
            {KNOWN_EXERCISES.filter((each) => each.category === category).map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
    </li>
  );
}
