import { EllipsisVertical } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { blockPerson, deleteEntry, hideEntry, type Post, reportEntry } from '#contract/community.ts';
import { REPORT_REASONS, type ReportReason } from '#core/community/rules.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import styles from './community.module.css';
import { useCommunityWrite } from './community-queries.ts';

const REASONS: Record<ReportReason, string> = {
  looks: 'It is about how bodies look',
  advice: 'Advice on illness, medicine or fasting',
  selling: 'It sells something',
  unkind: 'It is unkind',
  other: 'Something else',
};

type Entry = Pick<Post, 'id' | 'author'>;
type MenuProps = { entry: Entry; isComment?: boolean };

/** What can be done about somebody's text, or with one's own. */
export function PostMenu({ entry, isComment = false }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [asking, setAsking] = useState<'report' | 'block' | 'delete' | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useClosing(isOpen, () => setOpen(false), box);
  const { isMe, name } = entry.author;
  const what = isComment ? 'comment' : 'post';
  const ask = (question: typeof asking) => {
    setOpen(false);
    setAsking(question);
  };
  return (
    <div ref={box} className={styles.menuBox}>
      <IconButton
        label={`More on this ${what} by ${name}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <EllipsisVertical />
      </IconButton>
      <div id={id} hidden={!isOpen} className={styles.menu}>
        {isMe ? (
          <Button tone="quiet" wide onClick={() => ask('delete')}>
            Delete
          </Button>
        ) : (
          <OfOthers {...{ entry, what, ask }} />
        )}
      </div>
      {asking === 'report' && <ReportDialog entryId={entry.id} onClose={() => setAsking(null)} />}
      {asking === 'block' && <BlockDialog entry={entry} onClose={() => setAsking(null)} />}
      {asking === 'delete' && <DeleteDialog entry={entry} what={what} onClose={() => setAsking(null)} />}
    </div>
  );
}

/** Escape and a press elsewhere close the menu. */
function useClosing(isOpen: boolean, close: () => void, box: { current: HTMLElement | null }): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) close();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('pointerdown', onPress);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pointerdown', onPress);
    };
  });
}

type OfOthersProps = { entry: Entry; what: string; ask: (question: 'report' | 'block') => void };

function OfOthers({ entry, what, ask }: OfOthersProps) {
  const toast = useToast();
  const params = { entryId: entry.id };
  const show = useCommunityWrite(() => callOperation(hideEntry, { params, body: { hidden: false } }));
  const hide = useCommunityWrite(
    () => callOperation(hideEntry, { params, body: { hidden: true } }),
    () => toast({ title: 'Hidden', action: { label: 'Undo', onAction: () => show.mutate(undefined) } }),
  );
  return (
    <>
      <Button tone="quiet" wide onClick={() => ask('report')}>
        Report
      </Button>
      <Button tone="quiet" wide pending={hide.isPending} onClick={() => hide.mutate(undefined)}>
        Hide this {what}
      </Button>
      <Button tone="quiet" wide onClick={() => ask('block')}>
        Block {entry.author.name}
      </Button>
    </>
  );
}

function ReportDialog({ entryId, onClose }: { entryId: string; onClose: () => void }) {
  const toast = useToast();
  const report = useCommunityWrite(
    (reason: ReportReason) => callOperation(reportEntry, { params: { entryId }, body: { reason } }),
    () => {
      toast({ title: 'Reported', description: 'Thank you. A person looks at it.' });
      onClose();
    },
  );
  return (
    <Dialog
      open
      title="Report"
      description="What is wrong with it? Whoever wrote it does not learn who reported it."
      size="small"
      onOpenChange={onClose}
    >
      <Stack>
        {REPORT_REASONS.map((reason) => (
          <Button key={reason} wide disabled={report.isPending} onClick={() => report.mutate(reason)}>
            {REASONS[reason]}
          </Button>
        ))}
      </Stack>
    </Dialog>
  );
}

function BlockDialog({ entry: { author }, onClose }: { entry: Entry; onClose: () => void }) {
  const toast = useToast();
  const block = useCommunityWrite(
    () => callOperation(blockPerson, { params: { authorId: author.id }, body: { blocked: true } }),
    () => toast({ title: `${author.name} is blocked`, description: 'You find them under “Hidden by you”.' }),
  );
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={`Block ${author.name}?`}
      description="Neither of you sees what the other writes. They are not told."
      danger
      confirmLabel="Block"
      onConfirm={() => block.mutate(undefined)}
    />
  );
}

function DeleteDialog({ entry, what, onClose }: { entry: Entry; what: string; onClose: () => void }) {
  const remove = useCommunityWrite(() => callOperation(deleteEntry, { params: { entryId: entry.id } }));
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={`Delete this ${what}?`}
      description={what === 'post' ? 'Its comments go with it.' : 'It cannot be brought back.'}
      danger
      confirmLabel="Delete"
      onConfirm={() => remove.mutate(undefined)}
    />
  );
}
