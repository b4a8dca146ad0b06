/** A part of a JSON Schema as `formOf` makes it. */
type Form = { [keyword: string]: unknown };

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const asForm = (value: unknown): Form => (typeof value === 'object' && value !== null ? (value as Form) : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const optionsOf = (form: Form): Form[] | undefined => {
  const options = form.anyOf ?? form.oneOf;
  return Array.isArray(options) ? (options as Form[]) : undefined;
};
const valuesOf = (form: Form): unknown[] | undefined =>
  'const' in form ? [form.const] : Array.isArray(form.enum) ? form.enum : undefined;

/** Whether everything that had the old form has the new one, too: what is stored can still be read. In doubt it says no. */
export function isAsWide(old: unknown, now: unknown): boolean {
  if (isSame(old, now)) return true;
  const [before, after] = [asForm(old), asForm(now)];
  const [options, newOptions] = [optionsOf(before), optionsOf(after)];
  if (options) return options.every((option) => isAsWide(option, after));
  if (newOptions) return newOptions.some((option) => isAsWide(before, option));
  const [values, newValues] = [valuesOf(before), valuesOf(after)];
  if (values) return values.every((value) => newValues?.includes(value) ?? false);
  if (newValues) return false;
  if (before.type !== after.type && !(before.type === 'integer' && after.type === 'number')) return false;
  return hasNoNewRule(before, after) && isObjectAsWide(before, after) && isAsWide(before.items, after.items);
}

const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];
/** Read by `isAsWide` itself, or of no matter for what is allowed. */
const OTHERS = ['type', 'default', 'items', 'properties', 'required', 'additionalProperties'];

/** Every limit is as it was, looser or gone. */
function hasNoNewRule(before: Form, after: Form): boolean {
  return Object.entries(after).every(([keyword, rule]) => {
    const was = before[keyword];
    if (OTHERS.includes(keyword) || isSame(was, rule)) return true;
    if (typeof was !== 'number' || typeof rule !== 'number') return false;
    return (LOWER.includes(keyword) && rule <= was) || (UPPER.includes(keyword) && rule >= was);
  });
}

function isObjectAsWide(before: Form, after: Form): boolean {
  if (before.type !== 'object') return true;
  if (!isSame(before.additionalProperties, after.additionalProperties)) return false;
  const [fields, newFields] = [asForm(before.properties), asForm(after.properties)];
  const isStillThere = Object.entries(fields).every(
    ([name, form]) => name in newFields && isAsWide(form, newFields[name]),
  );
  const isNothingNewAsked = listOf(after.required).every((name) => listOf(before.required).includes(name));
  const isNew = Object.keys(newFields).some((name) => !(name in fields));
  return isStillThere && isNothingNewAsked && (!isNew || before.additionalProperties === false);
}
