import { zodResolver } from '@hookform/resolvers/zod';
import { type ComponentProps, createContext, type FormEvent, useContext, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useForm as useHookForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { Button } from './button.tsx';

/** What is typed, and what a schema reads from it. The schema's messages stand below their fields. */
type Options<Typed extends FieldValues, Read> = {
  schema: z.ZodType<Read, Typed>;
  start: DefaultValues<NoInfer<Typed>>;
};

/**
 * The one way to ask for more than one line. Fields are checked when the form is sent, and from then on at every change; what is
 * read, not what is typed, is handed on. Not for a single control that answers at once: a search field, a stepper, a message.
 */
export function useForm<Typed extends FieldValues, Read>({ schema, start }: Options<Typed, Read>) {
  const form = useHookForm<Typed, unknown, Read>({ resolver: zodResolver(schema), defaultValues: start });
  const { register, watch, setValue, getFieldState, formState, handleSubmit, setFocus, setError, reset } = form;
  const set = <Name extends FieldPath<Typed>>(name: Name, value: FieldPathValue<Typed, Name>) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return {
    /** Ties a field of `field.tsx` to its value and to what is wrong with it. */
    field: (name: FieldPath<Typed>) => ({ ...register(name), error: getFieldState(name, formState).error?.message }),
    /** Ties a choice, such as segments, to its value. */
    choice: <Name extends FieldPath<Typed>>(name: Name) => ({
      value: watch(name),
      onChange: (value: FieldPathValue<Typed, Name>) => set(name, value),
    }),
    /** Everything as it is typed at this moment. */
    typed: () => watch(),
    set,
    /** Says at a field what was found wrong with it elsewhere; the focus goes there. */
    refuse: (name: FieldPath<Typed>, message: string) => setError(name, { message }, { shouldFocus: true }),
    setFocus,
    reset,
    handleSubmit,
  };
}

/** Whether the form around is being sent. */
const PendingContext = createContext(false);

type FormProps<Typed extends FieldValues, Read> = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  form: ReturnType<typeof useForm<Typed, Read>>;
  onSubmit: (read: Read) => void | Promise<void>;
  /** Told when something cannot be read; the first such field has the focus then. */
  onInvalid?: (() => void) | undefined;
  /** Whether what was sent is still under way, where `onSubmit` answers with no promise of its end. */
  isPending?: boolean;
};

/** Hands on what its fields say once all of it can be read, and nothing while that is under way. */
export function Form<Typed extends FieldValues, Read>(props: FormProps<Typed, Read>) {
  const { form, onSubmit, onInvalid, isPending = false, children, ...rest } = props;
  const [isSending, setSending] = useState(false);
  const isBusy = isPending || isSending;
  const send = async (read: Read) => {
    const sent = onSubmit(read);
    // Only where there is something to wait for: a button that is disabled for an instant loses the focus.
    if (!(sent instanceof Promise)) return;
    setSending(true);
    await sent.finally(() => setSending(false));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void form.handleSubmit(send, onInvalid)(event);
  };
  return (
    <PendingContext value={isBusy}>
      <form {...rest} noValidate onSubmit={submit}>
        {children}
      </form>
    </PendingContext>
  );
}

/** The button that sends the form around it. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'pending'>) {
  return <Button tone="primary" {...props} type="submit" pending={useContext(PendingContext)} />;
}
