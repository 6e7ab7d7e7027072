import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '../../../shared/ui/button';
import { Skeleton } from '../../../shared/ui/skeleton';
import { sessionsQuery } from '../api/sessions';
import { COPY } from '../copy';
import { useEndSession } from '../use-end-session';
import { Section } from './section';
import { SessionRow } from './session-row';

const TEXT = COPY.sessions;

/** The account's sessions (D8). */
export function SessionsSection({ userId }: { userId: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isPending, isError, isFetching, refetch } = useQuery(sessionsQuery(userId));
  // The row is removed with its button: the focus moves to the heading.
  const end = useEndSession(userId, () => heading.current?.focus());
  return (
    <Section title={TEXT.title} text={TEXT.text} headingRef={heading}>
      {isPending && (
        <div aria-busy="true" className="grid gap-3">
          <output className="sr-only">{TEXT.loading}</output>
          <Skeleton className="h-16 rounded-control" />
          <Skeleton className="h-16 rounded-control" />
        </div>
      )}
      {isError && !data && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
          <p>{TEXT.loadFailed}</p>
          <Button variant="secondary" size="sm" loading={isFetching} onClick={() => void refetch()}>
            {TEXT.again}
          </Button>
        </div>
      )}
      {data && (
        <ul className="-my-1 grid divide-y divide-line">
          {data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              ending={end.isPending && end.variables === session.id}
              onEnd={() => end.mutate(session.id)}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}
