import { Skeleton } from '../../../shared/ui/skeleton';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { useCountdown } from '../../../shared/ui/use-countdown';
import { COPY } from '../copy';
import type { Verdict } from '../model/verdict';
import { FoundCard } from './found-card';

interface Props {
  code: string;
  verdict: Verdict;
  retry: () => void;
}

/** Announced as it changes: the form above keeps its place. */
export function VerdictView(props: Props) {
  return (
    <div aria-live="polite" aria-busy={props.verdict.state === 'checking'}>
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

function Checking() {
  return (
    <>
      <p className="sr-only">{COPY.checking}</p>
      <Skeleton className="h-96 rounded-card" />
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
