import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, IdCard } from 'lucide-react';
import { useState } from 'react';
import { PATHS } from '../../../app/paths';
import { Words } from '../../../document/parts/words';
import { companyQuery } from '../../../shared/proposals/company-settings';
import { hasSender } from '../../../shared/proposals/has-sender';
import type { SessionUser } from '../../../shared/session/session-store';
import { Button } from '../../../shared/ui/button';
import { LinkButton } from '../../../shared/ui/link-button';
import { dismissStart, isStartDismissed } from '../dismissed-start';
import { type StartStep, startSteps } from '../model/start-steps';
import { START_COPY as COPY } from '../start-copy';

const WHERE = { sender: PATHS.settings, look: PATHS.settings, email: PATHS.account } as const;

/**
 * Leads to what a first proposal needs (P116): in full while there is none, as a slim note while there are some but nobody is named
 * as their sender.
 */
export default function Start({ user, isEmpty }: { user: SessionUser; isEmpty: boolean }) {
  const company = useQuery(companyQuery(user.id)).data;
  const [dismissed, setDismissed] = useState(() => isStartDismissed(user.id));
  if (!company || dismissed) return null;
  const steps = startSteps(company, user);
  const needed = isEmpty ? steps.some(({ done }) => !done) : !hasSender(company);
  if (!needed) return null;
  const dismiss = (): void => {
    dismissStart(user.id);
    setDismissed(true);
  };
  const Shape = isEmpty ? Guide : SlimNote;
  return <Shape steps={steps} onDismiss={dismiss} />;
}

interface ShapeProps {
  steps: StartStep[];
  onDismiss: () => void;
}

function Guide({ steps, onDismiss }: ShapeProps) {
  return (
    <section
      aria-labelledby="comeco"
      className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="grid gap-1">
        <h2 id="comeco" className="text-lg font-semibold">
          {COPY.title}
        </h2>
        <p className="text-sm text-ink-soft">{COPY.text}</p>
      </div>
      <ol className="grid gap-4 sm:grid-cols-3">
        {steps.map((step) => (
          <li key={step.id} className="grid content-start justify-items-start gap-0.5 pl-7 text-sm">
            <StepLink step={step} className="-ml-7" />
            <span className="text-ink-soft">
              <Words text={COPY.steps[step.id].text} />
            </span>
          </li>
        ))}
      </ol>
      <Button
        variant="ghost"
        size="sm"
        className="-mx-3 -mb-2 justify-self-start sm:justify-self-end"
        onClick={onDismiss}
      >
        {COPY.dismiss}
      </Button>
    </section>
  );
}

function SlimNote({ steps, onDismiss }: ShapeProps) {
  return (
    <section
      aria-label={COPY.label}
      className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-control bg-pen-soft px-4 py-3 text-sm"
    >
      <p className="flex items-start gap-3">
        <IdCard aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-pen" />
        <span>{COPY.note}</span>
      </p>
      <ol className="flex grow flex-wrap gap-x-5 gap-y-2">
        {steps.map((step) => (
          <li key={step.id}>
            <StepLink step={step} />
          </li>
        ))}
      </ol>
      <Button variant="ghost" size="sm" onClick={onDismiss}>
        {COPY.dismiss}
      </Button>
    </section>
  );
}

/** What is done is no link any more. The icon is not the only sign. */
function StepLink({ step: { id, done }, className = '' }: { step: StartStep; className?: string }) {
  const Icon = done ? CircleCheck : CircleDashed;
  const { title } = COPY.steps[id];
  return (
    <span className={`flex min-h-11 items-center gap-2 sm:min-h-8 ${className}`}>
      <Icon aria-hidden="true" className={`size-5 shrink-0 ${done ? 'text-good' : 'text-ink-soft'}`} />
      {done ? (
        <span className="text-ink-soft">{title}</span>
      ) : (
        <LinkButton variant="link" size="inline" to={WHERE[id]} className="max-sm:min-h-11">
          {title}
        </LinkButton>
      )}
      <span className={done ? 'text-xs text-ink-soft' : 'sr-only'}>{done ? COPY.done : COPY.toDo}</span>
    </span>
  );
}
