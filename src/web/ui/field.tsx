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
        <p id={noteId} className={styles.error}>
          <TriangleAlert />
          <span>{error}</span>
        </p>
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

export function TextField({ label, hint, error, hideLabel, className, ...rest }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel ?? false} className={className}>
      {(control) => <Input {...rest} {...control} />}
    </Field>
  );
}

export function TextAreaField({
  label,
  hint,
  error,
  hideLabel,
  className,
  ...rest
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel ?? false} className={className}>
      {(control) => <TextArea {...rest} {...control} />}
    </Field>
  );
}

export function SelectField({
  label,
  hint,
  error,
  hideLabel,
  className,
  ...rest
}: FieldProps & ComponentProps<'select'>) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel ?? false} className={className}>
      {(control) => <Select {...rest} {...control} />}
    </Field>
  );
}

/** A field for searching; the label is read, the placeholder is seen. */
export function SearchField({ label, className, ...rest }: { label: string } & ComponentProps<'input'>) {
  return (
    <div className={classes(styles.search, className)}>
      <Search />
      <Input type="search" aria-label={label} placeholder={label} {...rest} />
    </div>
  );
}
