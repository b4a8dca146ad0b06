import { Check, TriangleAlert, X } from 'lucide-react';
import * as RadixToast from 'radix-ui/toast';
import { useState } from 'react';
import { Button, IconButton } from './button.tsx';
import { classes } from './classes.ts';
import type { ToastMessage } from './toast-context.ts';
import styles from './toaster.module.css';
import { usePageFlag } from './use-page-flag.ts';

const SHOWN_FOR_MS = 5000;
const SWIPE_PX = 50;

/** Where toasts appear: at the top of a phone, at the bottom right of a wide screen. */
export function Toaster({ toastKey, message }: { toastKey: number; message: ToastMessage }) {
  const [closedKey, setClosedKey] = useState(0);
  const open = closedKey !== toastKey;
  return (
    <RadixToast.Provider swipeDirection="right" swipeThreshold={SWIPE_PX} duration={SHOWN_FOR_MS} label="Message">
      {open && <ToastFlag />}
      <ToastItem key={toastKey} message={message} open={open} onClose={() => setClosedKey(toastKey)} />
      <RadixToast.Viewport className={styles.viewport} hotkey={['F8']} label="Messages ({hotkey})" />
    </RadixToast.Provider>
  );
}

/** Tells dialogs that a message is up: they leave it room, and Escape closes them all the same. */
function ToastFlag() {
  usePageFlag('toast');
  return null;
}

type ItemProps = { message: ToastMessage; open: boolean; onClose: () => void };

function ToastItem({ message, open, onClose }: ItemProps) {
  const { title, description, tone = 'plain', action } = message;
  return (
    <RadixToast.Root
      open={open}
      onOpenChange={(next) => !next && onClose()}
      type={tone === 'destructive' ? 'foreground' : 'background'}
      className={classes(styles.toast, tone !== 'plain' && styles[tone])}
    >
      {tone !== 'plain' && <span className={styles.mark}>{tone === 'success' ? <Check /> : <TriangleAlert />}</span>}
      <div className={styles.text}>
        <RadixToast.Title className={styles.title}>{title}</RadixToast.Title>
        {description !== undefined && <RadixToast.Description>{description}</RadixToast.Description>}
      </div>
      {action && (
        <RadixToast.Action asChild altText={action.label}>
          <Button small className={styles.action ?? ''} onClick={action.onAction}>
            {action.label}
          </Button>
        </RadixToast.Action>
      )}
      <RadixToast.Close asChild>
        <IconButton label="Dismiss" className={styles.close}>
          <X />
        </IconButton>
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
