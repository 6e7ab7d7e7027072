import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import { FieldContext } from './field-context';
import type { Elements } from './elements';

interface FieldProps {
  /** Id of the control, if a URL fragment points to it. */
  id?: string | undefined;
  label: ReactNode;
  /** Help that stays below the control. */
  hint?: ReactNode;
  /** The error message; if set, the field is red and invalid. */
  error?: string | undefined;
  required?: boolean;
  /** Something at the right end of the label's line. */
  aside?: Elements;
  className?: string;
  children: ReactNode;
}

/** A visible star, hidden from screen readers: they read `aria-required`, and the field's name stays the label. */
const REQUIRED_MARK = `after:text-bad after:content-["_*"_/_""]`;

/** Label, control, hint and error: the control inside (Input, Textarea, Select, …) is connected automatically. */
export function Field({
  id: given,
  label,
  hint,
  error,
  required = false,
  aside,
  className,
  children,
}: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const describedBy = clsx(error && `${id}-error`, hint && `${id}-hint`) || undefined;
  const invalid = Boolean(error);
  const wiring = useMemo(
    () => ({ id, describedBy, invalid, required }),
    [id, describedBy, invalid, required],
  );
  return (
    <div className={clsx('grid content-start gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className={clsx('text-sm font-medium', required && REQUIRED_MARK)}>
          {label}
        </label>
        {aside}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-bad">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
