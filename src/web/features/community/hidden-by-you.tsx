import { useState } from 'react';
import { blockPerson, type CommunityMe, hideEntry } from '#contract/community.ts';
import { counted } from '#core/language/counted.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Section } from '#web/ui/layout.tsx';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import { Text } from '#web/ui/text.tsx';
import { useCommunityWrite } from './community-queries.ts';

/** Whom and what the person does not want to see, each with the way back. */
export function HiddenByYou({ hidden: { people, entries } }: Pick<CommunityMe, 'hidden'>) {
  const [isOpen, setOpen] = useState(false);
  const unblock = useCommunityWrite((authorId: string) =>
    callOperation(blockPerson, { params: { authorId }, body: { blocked: false } }),
  );
  const show = useCommunityWrite((entryId: string) =>
    callOperation(hideEntry, { params: { entryId }, body: { hidden: false } }),
  );
  const isEmpty = people.length + entries.length === 0;
  const count = `${counted(people.length, 'person', 'people')}, ${counted(entries.length, 'post')}`;
  return (
    <Section label="Hidden by you" aside={isEmpty ? undefined : count}>
      {isEmpty && <Text tone="quiet">Nobody and nothing.</Text>}
      {!isEmpty && (
        <LinkButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Close the list' : 'Show the list'}
        </LinkButton>
      )}
      {isOpen && !isEmpty && (
        <Ledger>
          {people.map(({ id, name }) => (
            <LedgerRow
              key={id}
              name={name}
              note="Blocked"
              end={
                <Button small aria-label={`Unblock ${name}`} onClick={() => unblock.mutate(id)}>
                  Unblock
                </Button>
              }
            />
          ))}
          {entries.map(({ entryId, name, text }) => (
            <LedgerRow
              key={entryId}
              name={name}
              note={text.slice(0, 80)}
              end={
                <Button small aria-label={`Show again: ${text.slice(0, 40)}`} onClick={() => show.mutate(entryId)}>
                  Show
                </Button>
              }
            />
          ))}
        </Ledger>
      )}
    </Section>
  );
}
