import { useRef } from 'react';
import { Skeleton } from '../../../shared/ui/skeleton';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Verifying } from '../../../shared/ui/verifying';
import { useCountdown } from '../../../shared/ui/use-countdown';
import { useMessageFocus } from '../../../shared/forms/use-message-focus';
import { COPY } from '../copy';
import type { Verdict } from '../model/verdict';
import { FoundCard } from './found-card';

interface Props {
  code: string;
  verdict: Verdict;
  retry: () => void;
}

/** Announced as it changes, with the focus: on a phone it is below the form. */
export function VerdictView(props: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useMessageFocus(ref, props.verdict.state === 'checking' ? undefined : props.verdict);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      aria-live="polite"
      aria-busy={props.verdict.state === 'checking'}
      className="rounded-card"
    >
      <Shown {...props} />
    </div>
  );
}

function Shown({ code, verdict, retry }: Props) {
  switch (verdict.state) {
    case 'checking':
      return <Checking />;
    case 'found':
      return <FoundCard code={code} signature={verdict.signature} />;
    case 'verifying':
      return (
        <Verifying title={COPY.verifying.title}>
          <p>{COPY.verifying.text}</p>
          <p>{COPY.verifying.help}</p>
          <Button variant="secondary" data-print="hide" onClick={retry}>
            {COPY.verifying.retry}
          </Button>
        </Verifying>
      );
    case 'missing':
      return <EmptyState crossed title={COPY.missing.title} text={COPY.missing.text} />;
    case 'limited':
      return <Limited seconds={verdict.seconds} retry={retry} />;
    case 'failed':
      return (
        <EmptyState crossed title={COPY.failed.title} text={verdict.text}>
          <Button onClick={retry}>{COPY.retry}</Button>
        </EmptyState>
      );
  }
}

/** As many as for a found signature. */
const FACTS = [1, 2, 3, 4, 5, 6] as const;

function Checking() {
  return (
    <>
      <p className="sr-only">{COPY.checking}</p>
      <Card className="overflow-hidden">
        <div className="flex items-center gap-4 border-b border-line p-5 sm:p-6">
          <Skeleton className="size-6 rounded-full" />
          <Skeleton className="h-6 w-52" />
        </div>
        <div className="grid gap-x-8 gap-y-5 p-5 sm:grid-cols-2 sm:p-6">
          {FACTS.map((fact) => (
            <div key={fact} className="grid gap-2">
              <Skeleton className="h-4 w-24" />
              <Skeleton className="h-5 w-44" />
            </div>
          ))}
        </div>
      </Card>
    </>
  );
}

function Limited({ seconds, retry }: { seconds: number; retry: () => void }) {
  const { left } = useCountdown(seconds);
  return (
    <EmptyState title={COPY.limited.title} text={COPY.limited.text}>
      {/* Not announced second by second. */}
      <Button disabled={left > 0} onClick={retry} aria-live="off" className="tabular-nums">
        {left > 0 ? COPY.limited.wait(left) : COPY.retry}
      </Button>
    </EmptyState>
  );
}
