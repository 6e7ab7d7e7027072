import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SessionUser } from '../../../shared/session/session-store';
import { Button } from '../../../shared/ui/button';
import { Skeleton } from '../../../shared/ui/skeleton';
import { googleLinkQuery } from '../api/google-link';
import { COPY } from '../copy';
import { GoogleState } from './google-state';
import { Section } from './section';
import { UnlinkDialog } from './unlink-dialog';

const TEXT = COPY.google;

/** Whether Google is linked, and how to change that (D11). Nothing if it is neither linked nor configured (D7). */
export function GoogleSection({ user }: { user: SessionUser }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [unlinking, setUnlinking] = useState(false);
  const [unlinked, setUnlinked] = useState(false);
  const { data, isPending, isError, isFetching, refetch } = useQuery(googleLinkQuery(user.id));
  useEffect(() => {
    // The button that opened the dialog is gone: the focus moves to the heading.
    if (unlinked && !unlinking) heading.current?.focus();
  }, [unlinked, unlinking]);
  // After unlinking it stays, to show that.
  if (data && !data.conectada && !data.disponivel && !unlinked) return null;
  return (
    <Section title={TEXT.title} text={TEXT.text} headingRef={heading}>
      {isPending && (
        <div aria-busy="true">
          <output className="sr-only">{TEXT.loading}</output>
          <Skeleton className="h-11 rounded-control" />
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
      {data && <GoogleState link={data} email={user.email ?? ''} onUnlink={() => setUnlinking(true)} />}
      <UnlinkDialog
        user={user}
        open={unlinking}
        onOpenChange={setUnlinking}
        onDone={() => setUnlinked(true)}
      />
    </Section>
  );
}
