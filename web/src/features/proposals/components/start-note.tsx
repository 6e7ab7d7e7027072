import { lazy, Suspense } from 'react';
import type { SessionUser } from '../../../shared/session/session-store';

const Nothing = () => <></>;
// Not in the first load. The page works without it.
const Start = lazy(() => import('./start').catch(() => ({ default: Nothing })));

/** The start of an owner without company settings (P116); nothing while the number of proposals is unknown. */
export function StartNote({ user, total }: { user: SessionUser; total: number | undefined }) {
  return (
    <Suspense fallback={null}>{total !== undefined && <Start user={user} isEmpty={total === 0} />}</Suspense>
  );
}
