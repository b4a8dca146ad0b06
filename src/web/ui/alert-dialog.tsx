import * as RadixAlertDialog from 'radix-ui/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import styles from './dialog.module.css';
import { DialogStage } from './dialog-stage.tsx';
import { Actions } from './layout.tsx';
import { Title } from './text.tsx';
import { useEscapeUnderToast } from './use-escape-under-toast.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useScrollLock } from './use-scroll-lock.ts';

type AlertDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  onConfirm: () => void;
};

/** A question that must be answered; the focus starts on the harmless answer. */
export function AlertDialog({ open, onOpenChange, ...window }: AlertDialogProps) {
  return (
    <RadixAlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixAlertDialog.Portal>
        <AlertWindow {...window} onClose={() => onOpenChange(false)} />
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}

function AlertWindow(props: Omit<AlertDialogProps, 'open' | 'onOpenChange'> & { onClose: () => void }) {
  const { title, description, confirmLabel, cancelLabel = 'Cancel', danger, onConfirm } = props;
  useScrollLock();
  const returnFocus = useReturnFocus();
  const box = useEscapeUnderToast<HTMLDivElement>(props.onClose);
  return (
    <DialogStage>
      <RadixAlertDialog.Content
        ref={box}
        className={classes(styles.dialog, styles.small)}
        aria-modal="true"
        data-set="app"
        onCloseAutoFocus={returnFocus}
      >
        <div className={styles.section}>
          <div className={styles.head}>
            <RadixAlertDialog.Title asChild>
              <Title>{title}</Title>
            </RadixAlertDialog.Title>
            <RadixAlertDialog.Description className={styles.description}>{description}</RadixAlertDialog.Description>
          </div>
          <Actions stacked>
            <RadixAlertDialog.Action asChild>
              <Button tone={danger ? 'danger' : 'primary'} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </RadixAlertDialog.Action>
            <RadixAlertDialog.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </RadixAlertDialog.Cancel>
          </Actions>
        </div>
      </RadixAlertDialog.Content>
    </DialogStage>
  );
}
