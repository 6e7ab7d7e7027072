import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { Elements } from './elements';

type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'title' | 'children'> & {
  title: ReactNode;
  text?: ReactNode;
  /** A picture or miniature above the title. */
  children?: Elements;
};

/** One choice of a group, shown as a card. Put several with the same `name` into a `<fieldset>` with a `<legend>`. */
export function RadioCard({ title, text, children, className, ...rest }: RadioCardProps) {
  return (
    <label
      className={clsx(
        'group relative grid cursor-pointer content-start gap-3 rounded-card border border-line bg-surface p-4 transition-colors',
        'hover:border-edge has-checked:border-pen has-checked:ring-1 has-checked:ring-pen',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pen',
        className,
      )}
    >
      <input {...rest} type="radio" className="peer sr-only" />
      {children}
      <span>
        <span className="flex items-center justify-between gap-3">
          <span className="font-medium">{title}</span>
          <span
            aria-hidden="true"
            className={clsx(
              'grid size-5 shrink-0 place-items-center rounded-full border border-edge text-transparent transition-colors',
              'group-has-checked:border-pen group-has-checked:bg-pen group-has-checked:text-on-pen',
            )}
          >
            <Check className="size-3.5" strokeWidth={3} />
          </span>
        </span>
        {text && <span className="mt-0.5 block text-sm text-ink-soft">{text}</span>}
      </span>
    </label>
  );
}
