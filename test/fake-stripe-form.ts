export type Form = { [name: string]: string | Form | undefined };

/** A body such as "phases[0][items][0][price]=a", as Stripe's library sends it; lists are objects by place. */
export function formOf(body: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.replaceAll(']', '').split('[');
    const last = path.pop() ?? '';
    let at = form;
    for (const step of path) {
      const known = at[step];
      const inner: Form = typeof known === 'object' ? known : {};
      at[step] = inner;
      at = inner;
    }
    at[last] = value;
  }
  return form;
}

/** A form's list, in order. */
export const listOf = (form: Form[string]): Form[] =>
  typeof form === 'object' ? Object.values(form).filter((each) => typeof each === 'object') : [];
