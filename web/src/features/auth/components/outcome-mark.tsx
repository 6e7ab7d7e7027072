import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';

const TONES = {
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  pen: 'bg-pen-soft text-pen',
} as const;

/** The round mark above a result. The heading below has the text. */
export function OutcomeMark({ icon: Icon, tone }: { icon: LucideIcon; tone: keyof typeof TONES }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('mb-3 grid size-12 place-items-center rounded-full', TONES[tone])}
    >
      <Icon className="size-6" />
    </span>
  );
}
