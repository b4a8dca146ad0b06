import { ChevronDown, Search, TriangleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import styles from './field.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** What ties a control to its label, hint and error. */
export type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** The label is read but not shown. */
  hideLabel?: boolean;
  className?: string | undefined;
};

/** A label, a control, and below it a hint or what is wrong. */
export function Field({
  label,
  hint,
  error,
  hideLabel,
  className,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const noteId = `${id}-note`;
  const hasError = error !== undefined && error !== null && error !== '';
  const hasNote = hasError || hint !== undefined;
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? undefined : styles.label}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {children({
        id,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': hasError || undefined,
      })}
      {hasError ? (
        <FieldError id={noteId}>{error}</FieldError>
      ) : (
        hint !== undefined && (
          <p id={noteId} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

/** What is wrong with what stands in a control. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <TriangleAlert />
      <span>{children}</span>
    </p>
  );
}

/** The bare control, for places that name it in another way. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classes(styles.input, className)} />;
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={3} {...rest} className={classes(styles.input, styles.area, className)} />;
}

/** The browser's own list: it works with a thumb, a keyboard and every reader. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <div className={classes(styles.select, className)}>
      <select {...rest} className={styles.input} />
      <ChevronDown />
    </div>
  );
}

/** A control with its label, hint and error. */
function labelled<P extends object>(Control: (props: P & Partial<ControlProps>) => ReactNode) {
  return function LabelledControl({ label, hint, error, hideLabel = false, className, ...rest }: FieldProps & P) {
    return (
      <Field {...{ label, hint, error, hideLabel, className }}>
        {(control) => <Control {...(rest as unknown as P)} {...control} />}
      </Field>
    );
  };
}

export const TextField = labelled<ComponentProps<'input'>>(Input);
export const TextAreaField = labelled<ComponentProps<'textarea'>>(TextArea);
export const SelectField = labelled<ComponentProps<'select'>>(Select);

/** A field for searching; the label is read, the placeholder is seen. */
export function SearchField({ label, className, ...rest }: { label: string } & ComponentProps<'input'>) {
  return (
    <div className={classes(styles.search, className)}>
      <Search />
      <Input type="search" aria-label={label} placeholder={label} {...rest} />
    </div>
  );
}
