import { useState } from 'react';
import { exportPaper, type REPORT_PERIODS } from '#contract/papers.ts';
import { FORMATS_OF, type PaperFormat, type PaperKind } from '#core/papers/paper.ts';
import { messageOf } from '#web/api/api-error.ts';
import { PremiumOffer } from '#web/parts/person/premium-offer.tsx';
import { usePermission } from '#web/parts/person/use-permission.ts';
import { useUnits } from '#web/parts/units/use-units.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { Text } from '#web/ui/text.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import type { Exported } from './exported.ts';
import { saveFile } from './save-file.ts';

const NAMES: Record<PaperKind, string> = {
  meal_day: 'Today’s meals',
  meal_week: 'Whole week',
  groceries: 'Groceries',
  workout_plan: 'Workouts',
  progress: 'Progress',
};

const FORMATS: Record<PaperFormat, { name: string; note: string }> = {
  pdf: { name: 'PDF', note: 'To print, or to read on any device' },
  csv: { name: 'Spreadsheet', note: 'CSV, for Excel, Numbers or Sheets' },
  ics: { name: 'Calendar', note: 'Adds it to your calendar, at the usual times' },
  json: { name: 'JSON', note: 'For programs' },
};

type Period = (typeof REPORT_PERIODS)[number];
const PERIODS: readonly { value: Period; label: string }[] = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '12 months' },
];

type ExportDialogProps = { what: readonly Exported[]; onClose: () => void };

/** Which file to take along; each line saves one. */
export function ExportDialog({ what, onClose }: ExportDialogProps) {
  const [first] = what;
  const [kind, setKind] = useState<PaperKind>(first?.kind ?? 'progress');
  const [period, setPeriod] = useState<Period>('90');
  const { isAllowed, note } = usePermission(exportPaper);
  const chosen = what.find((each) => each.kind === kind) ?? { kind };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title="Export"
      description="Your plans and your progress as files that other programs read."
    >
      <Stack>
        {!isAllowed && note !== null && (
          <>
            <Text>{note} Printing and a copy of all your data, under Account, are free on every tier.</Text>
            <PremiumOffer lead="It costs" onGo={onClose} />
          </>
        )}
        {what.length > 1 && (
          <Segments
            label="What to export"
            value={kind}
            options={what.map((each) => ({ value: each.kind, label: NAMES[each.kind] }))}
            onChange={setKind}
          />
        )}
        {kind === 'progress' && <Segments label="How far back" value={period} options={PERIODS} onChange={setPeriod} />}
        <Formats key={kind} chosen={chosen} period={period} isAllowed={isAllowed} />
      </Stack>
    </Dialog>
  );
}

type FormatsProps = { chosen: Exported; period: Period; isAllowed: boolean };

function Formats({ chosen, period, isAllowed }: FormatsProps) {
  const toast = useToast();
  const { units } = useUnits();
  const [pending, setPending] = useState<PaperFormat | null>(null);
  const save = async (format: PaperFormat) => {
    setPending(format);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const query = { ...chosen, ...(chosen.kind === 'progress' && { period }), format, units, timeZone };
    try {
      await saveFile(exportPaper, { query });
      toast({ title: 'Saved', description: `${FORMATS[format].name} is in your downloads.` });
    } catch (error) {
      toast({ title: 'Not exported', description: messageOf(error, 'Please try again.'), tone: 'destructive' });
    } finally {
      setPending(null);
    }
  };
  return (
    <Ledger>
      {FORMATS_OF[chosen.kind].map((format) => (
        <LedgerRow
          key={format}
          name={FORMATS[format].name}
          note={FORMATS[format].note}
          end={
            <Button
              small
              disabled={!isAllowed}
              pending={pending === format}
              onClick={() => void save(format)}
              aria-label={`Save as ${FORMATS[format].name}`}
            >
              Save
            </Button>
          }
        />
      ))}
    </Ledger>
  );
}
