import type { UseFormRegisterReturn } from 'react-hook-form';

/**
 * A registered field of a page that the gateway has rendered: what was typed in it, or filled in by the browser, before the
 * scripts had loaded stays. Registering alone would empty it.
 */
export function kept<Name extends string>(
  field: UseFormRegisterReturn<Name>,
  onFound: (typed: string) => void,
): UseFormRegisterReturn<Name> {
  const ref = (element: HTMLInputElement | null): void => {
    const typed = element?.value ?? '';
    field.ref(element);
    if (element && typed !== '' && element.value !== typed) onFound(typed);
  };
  return { ...field, ref };
}
