import { X } from 'lucide-react';
import * as RadixDialog from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import styles from './dialog.module.css';
import { DialogStage } from './dialog-stage.tsx';
import { Display, Title } from './text.tsx';
import { useEscapeUnderToast } from './use-escape-under-toast.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useScrollLock } from './use-scroll-lock.ts';

type Size = 'small' | 'medium' | 'large';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** `display` for a dialog that is the whole matter, `title` for a question beside it. */
  heading?: 'display' | 'title';
  /** 460, 640 or 960 px; on phones always a sheet from below. */
  size?: Size;
  /** Sits in the first section, below the heading. */
  children: ReactNode;
  /** `DialogSection`s below the first, parted by hairlines. */
  more?: ReactNode;
};

/** A window over the page. The scrim is our own: the library's would write inline styles, which our policy forbids. */
export function Dialog({ open, onOpenChange, ...window }: DialogProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <DialogWindow {...window} onClose={() => onOpenChange(false)} />
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function DialogWindow(props: Omit<DialogProps, 'open' | 'onOpenChange'> & { onClose: () => void }) {
  const { title, description, heading = 'title', size = 'medium', children, more } = props;
  const Heading = heading === 'display' ? Display : Title;
  useScrollLock();
  const returnFocus = useReturnFocus();
  const box = useEscapeUnderToast<HTMLDivElement>(props.onClose);
  return (
    <DialogStage>
      <RadixDialog.Content
        ref={box}
        className={classes(styles.dialog, size !== 'medium' && styles[size])}
        data-set="app"
        onCloseAutoFocus={returnFocus}
        {...(description === undefined && { 'aria-describedby': undefined })}
      >
        <DialogSection>
          <div className={styles.head}>
            <RadixDialog.Title asChild>
              <Heading as="h2">{title}</Heading>
            </RadixDialog.Title>
            {description !== undefined && (
              <RadixDialog.Description className={styles.description}>{description}</RadixDialog.Description>
            )}
          </div>
          {children}
        </DialogSection>
        {more}
        <RadixDialog.Close asChild>
          <IconButton label="Close" className={styles.close}>
            <X />
          </IconButton>
        </RadixDialog.Close>
      </RadixDialog.Content>
    </DialogStage>
  );
}

export function DialogSection({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classes(styles.section, className)}>{children}</div>;
}
