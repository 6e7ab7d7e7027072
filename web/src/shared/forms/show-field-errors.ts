import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Puts the server's sentences under the fields that the form has, and the focus into the first of them. Returns whether there was
 * one: a notice that only says so again would lie over it.
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
