import { PROFILE_FIELD_NAMES, type ProfileField } from '#core/athlete/profile-fields.ts';
import { questionFor } from '#core/athlete/questionnaire.ts';
import type { PremisesSheet } from '#core/premises/sheet/premises-sheet.ts';
import { Button } from '#web/ui/button.tsx';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import { type HeadingLevel, SheetSection } from './sheet-section.tsx';

type Props = {
  unread: PremisesSheet['unread'];
  level: HeadingLevel;
  onEdit: ((field: string) => void) | undefined;
};

const isField = (field: string): field is ProfileField => PROFILE_FIELD_NAMES.some((name) => name === field);

/** Words that nothing is known about, and how it is planned meanwhile. */
export function UnreadWords({ unread, level, onEdit }: Props) {
  if (unread.length === 0) return null;
  return (
    <SheetSection title="Words I do not know" level={level}>
      <Ledger>
        {unread.map(({ field, quote, treatedAs }) => (
          <LedgerRow
            key={`${field} ${quote}`}
            above={isField(field) ? questionFor(field).label : undefined}
            name={`“${quote}”`}
            note={treatedAs}
            end={
              onEdit && (
                <Button small aria-label={`Say “${quote}” in other words`} onClick={() => onEdit(field)}>
                  Change
                </Button>
              )
            }
          />
        ))}
      </Ledger>
    </SheetSection>
  );
}
