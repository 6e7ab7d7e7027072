import { lazy, Suspense } from 'react';

const Outcome = lazy(async () => ({
  default: (await import('../features/public-proposal/components/outcome-page')).OutcomePage,
}));

/** The client's page broke: what the server knows of the response stands there instead. Not part of the first load. */
export function BrokenClientPage({ token }: { token: string }) {
  return (
    <Suspense fallback={null}>
      <Outcome token={token} />
    </Suspense>
  );
}
