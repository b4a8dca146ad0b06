import { Printer, Share } from 'lucide-react';
import { usePrint } from '#web/features/plans/print/print-sheet.tsx';
import { CertificatePromises } from '#web/parts/plan/certificate-promises.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { Label, Text } from '#web/ui/text.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import { cannotPromise, certificateLines, type Outward, outwardTitle } from './certificate-text.ts';
import styles from './plan-dialog.module.css';

/** By the system's own sheet where there is one, else to the clipboard; null if the person thought better of it. */
async function shareText(title: string, text: string): Promise<'shared' | 'copied' | null> {
  if (typeof navigator.share === 'function') {
    // Closing the sheet is an answer, not a fault.
    return navigator.share({ title, text }).then(
      () => 'shared' as const,
      () => null,
    );
  }
  await navigator.clipboard.writeText(text);
  return 'copied';
}

/** What the certificate cannot promise, and the way out of the house for what it can: without name, weight or medicine. */
export function CertificateOutward(outward: Outward) {
  const { kind, certificate } = outward;
  const toast = useToast();
  const lines = certificateLines(outward);
  const [title = ''] = lines;
  const { print, sheet } = usePrint(
    <>
      <h1>{outwardTitle(outward)}</h1>
      <CertificatePromises promises={certificate.promises ?? []} />
      {lines.slice(-3).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>,
  );
  const share = () =>
    shareText(title, lines.join('\n')).then(
      (how) => how === 'copied' && toast({ title: 'Promises copied', tone: 'success' }),
      () =>
        toast({
          title: 'Nothing was copied',
          description: 'This browser keeps pages from it. Print it instead.',
          tone: 'destructive',
        }),
    );
  return (
    <Stack className={styles.outward ?? ''}>
      <Label as="h3">What it cannot promise</Label>
      <Text>{cannotPromise(kind)}</Text>
      <Text tone="quiet">
        Not medical advice. What you share holds the promises and the counts: no name, no weight, no medicine.
      </Text>
      <Actions>
        <Button onClick={() => void share()}>
          <Share />
          Share This Page
        </Button>
        <Button tone="quiet" onClick={print}>
          <Printer />
          Print
        </Button>
      </Actions>
      {sheet}
    </Stack>
  );
}
