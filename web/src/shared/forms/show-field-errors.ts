import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Puts the server's messages under the form's fields, and the focus into the first of them. Returns whether there was
 * one: a toast with the same message would cover it.
 */
export function showFieldErrors<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'getValues' | 'setError'>,
  fields: Readonly<Record<string, string>>,
): boolean {
  const known = (Object.keys(form.getValues()) as FieldPath<T>[]).filter((name) =>
    Object.hasOwn(fields, name),
  );
  known.forEach((name, at) => {
    form.setError(name, { type: 'server', message: fields[name] ?? '' }, { shouldFocus: at === 0 });
  });
  return known.length > 0;
}
