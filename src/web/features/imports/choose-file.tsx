import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { ImportFault } from '#core/imports/import-fault.ts';
import { randomUuid } from '#web/api/random-uuid.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/card.tsx';
import { Actions } from '#web/ui/layout.tsx';
import { ProblemNote } from '#web/ui/problem-note.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Text, Title } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { ReadImport } from './import-screen.tsx';
import styles from './imports.module.css';
import { readInWorker } from './read-in-worker.ts';
import { UNREADABLE } from './reading-messages.ts';

/** Phones grey out what they do not know by its ending: FIT files have no type of their own. */
const ACCEPTED = '.csv,.zip,.json,.xml,.fit,text/csv,application/zip,application/json';

const FROM = [
  ['Strong or Hevy', 'the CSV file of your workouts'],
  ['Apple Health', 'export.zip: weights and workouts, from the Health app on your phone'],
  ['Garmin, Wahoo, Coros and others', 'a FIT file of one workout'],
  ['Ironleaf', 'the zip from “Download my data”, or export.json in it'],
] as const;

/** A file is chosen and read. */
export function ChooseFile({ onRead }: { onRead: (read: ReadImport) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const { share, fault, read, stop } = useReading(onRead);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) void read(file);
    target.value = '';
  };
  return (
    <Panel>
      <Title>Choose a file</Title>
      <ul className={styles.from}>
        {FROM.map(([app, what]) => (
          <li key={app}>
            <strong>{app}:</strong> {what}
          </li>
        ))}
      </ul>
      {fault !== null && (
        <div className={styles.fault}>
          <ProblemNote>{fault}</ProblemNote>
        </div>
      )}
      {share !== null && (
        <div className={styles.reading} role="status">
          <Text tone="quiet">
            Reading the file on this device. A large one takes a few minutes; keep this page open.
          </Text>
          <ProgressBar label="Reading the file" percent={share * 100} />
        </div>
      )}
      <VisuallyHidden>
        <input ref={input} type="file" accept={ACCEPTED} tabIndex={-1} aria-label="File to import" onChange={choose} />
      </VisuallyHidden>
      <Actions>
        {share === null ? (
          <Button tone="primary" onClick={() => input.current?.click()}>
            Choose a File
          </Button>
        ) : (
          <Button onClick={stop}>Stop</Button>
        )}
      </Actions>
    </Panel>
  );
}

/** Reads one file at a time; `share` is how much of it is read, null when none is. */
function useReading(onRead: (read: ReadImport) => void) {
  const [share, setShare] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const under = useRef<AbortController | null>(null);
  useEffect(() => () => under.current?.abort(), []);
  const read = async (file: File) => {
    const reading = new AbortController();
    const { signal } = reading;
    under.current = reading;
    setFault(null);
    setShare(0);
    try {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const found = await readInWorker(file, { timeZone, onProgress: setShare, signal });
      onRead({ importId: randomUuid(), fileName: file.name.slice(-120), reading: found });
    } catch (error) {
      if (signal.aborted) return;
      setFault(error instanceof ImportFault ? error.message : UNREADABLE);
      setShare(null);
    }
  };
  const stop = () => {
    under.current?.abort();
    setShare(null);
  };
  return { share, fault, read, stop };
}
