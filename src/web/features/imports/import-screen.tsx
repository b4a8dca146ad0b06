import { useState } from 'react';
import type { ImportReading } from '#core/imports/reading.ts';
import { TextLink } from '#web/ui/button.tsx';
import { Page, PageHead, Stack } from '#web/ui/layout.tsx';
import { ChooseFile } from './choose-file.tsx';
import { PastImports } from './past-imports.tsx';
import { Review } from './review.tsx';

export type ReadImport = { importId: string; fileName: string; reading: ImportReading };

/** Takes the history of another app over: a file is chosen, looked through, and kept as one import that can be taken back. */
export default function ImportScreen() {
  const [read, setRead] = useState<ReadImport | null>(null);
  return (
    <Page>
      <PageHead
        title="Import"
        lead={
          read ? (
            `${read.fileName}. Nothing is kept until you say so.`
          ) : (
            <>
              Bring your history along. The file is read on this device and stays here; only the rows that you agree to
              are sent. <TextLink href="/help-center#import-history">How to export it from your app</TextLink>
            </>
          )
        }
      />
      {read ? (
        <Review key={read.importId} read={read} onClose={() => setRead(null)} />
      ) : (
        <Stack wide>
          <ChooseFile onRead={setRead} />
          <PastImports />
        </Stack>
      )}
    </Page>
  );
}
