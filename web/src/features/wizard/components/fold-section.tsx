import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Badge } from '../../../shared/ui/badge';
import { Card } from '../../../shared/ui/card';
import { COPY } from '../copy';

interface FoldSectionProps {
  title: string;
  open: boolean;
  onToggle: () => void;
  /** Fields inside that have an error. */
  errors: number;
  /** Something short beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the briefing. Folded, its fields stay in the page: an error opens it and moves the focus there. */
export function FoldSection({ title, open, onToggle, errors, aside, children }: FoldSectionProps) {
  const id = useId();
  return (
    <Card aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-14 w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-card px-4 py-3 text-left text-lg font-semibold hover:bg-mute aria-expanded:rounded-b-none sm:px-6"
        >
          <span className="min-w-0 flex-1 basis-[9rem]">{title}</span>
          {errors > 0 ? (
            <Badge tone="bad">{COPY.briefing.toFix(errors)}</Badge>
          ) : (
            aside && <span className="text-sm font-normal text-ink-soft sm:whitespace-nowrap">{aside}</span>
          )}
          <ChevronDown
            aria-hidden="true"
            className={clsx('size-5 shrink-0 text-ink-soft transition-transform', open && 'rotate-180')}
          />
        </button>
      </h2>
      <div id={id} hidden={!open} className="border-t border-line p-4 sm:p-6">
        {children}
      </div>
    </Card>
  );
}
