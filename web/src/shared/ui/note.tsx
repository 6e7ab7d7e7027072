import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface NoteProps {
  icon: LucideIcon;
  tone?: 'pen' | 'warn';
  children: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
}

const TONES = { pen: ['bg-pen-soft', 'text-pen'], warn: ['bg-warn-soft', 'text-warn'] } as const;

/** One sentence above the form, with actions. */
export function Note({ icon: Icon, tone = 'pen', children, actions }: NoteProps) {
  const [ground, ink] = TONES[tone];
  return (
    <div
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control px-4 py-3 text-sm ${ground}`}
    >
      <p className="flex min-w-0 grow basis-72 items-start gap-3">
        <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${ink}`} />
        <span>{children}</span>
      </p>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
