import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { COPY } from '../copy';
import { STEPS, type Step } from '../model/steps';

interface StepperProps {
  current: Step;
  onGo: (step: Step) => void;
}

/** The current one of the three steps, with links to the others. */
export function Stepper({ current, onGo }: StepperProps) {
  const at = STEPS.findIndex((step) => step.id === current);
  return (
    <nav aria-label={COPY.steps.label}>
      <ol className="-ml-1 flex flex-wrap items-center gap-1 sm:-ml-2 sm:gap-2">
        {STEPS.map(({ id }, index) => (
          <li key={id} className="flex items-center gap-1 sm:gap-2">
            {index > 0 && <span aria-hidden="true" className="h-px w-2 bg-edge sm:w-10" />}
            <button
              type="button"
              aria-current={id === current ? 'step' : undefined}
              onClick={() => id !== current && onGo(id)}
              className={clsx(
                'flex min-h-11 items-center gap-1.5 rounded-control px-1 text-sm font-medium transition-colors sm:gap-2 sm:px-2',
                id === current ? 'text-ink' : 'text-ink-soft hover:bg-mute hover:text-ink',
              )}
            >
              <span
                aria-hidden="true"
                className={clsx(
                  'grid size-6 shrink-0 place-items-center rounded-full border text-xs tabular-nums',
                  index < at && 'border-pen bg-pen-soft text-pen',
                  index === at && 'border-pen bg-pen text-on-pen',
                  index > at && 'border-edge',
                )}
              >
                {index < at ? <Check className="size-3.5" /> : index + 1}
              </span>
              <span>{COPY.steps[id]}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
