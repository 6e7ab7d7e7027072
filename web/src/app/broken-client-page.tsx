import { lazy, Suspense } from 'react';

const Outcome = lazy(async () => ({
  default: (await import('../features/public-proposal/components/outcome-page')).OutcomePage,
}));

/** Shown when the client's page broke: the decision's state on the server. Not part of the first load. */
export function BrokenClientPage({ token }: { token: string }) {
  return (
    <Suspense fallback={null}>
      <Outcome token={token} />
    </Suspense>
  );
}
