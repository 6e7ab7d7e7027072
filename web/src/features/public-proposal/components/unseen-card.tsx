import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { COPY } from '../copy';

/** The decision was accepted, but the page could not be reloaded: the form must not be shown again. */
export function UnseenCard({ refresh }: { refresh: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    await refresh();
    setBusy(false);
  };
  return (
    <Card role="alert" className="grid justify-items-start gap-4 p-5 sm:p-8" data-print="hide">
      <p>{COPY.unseen.text}</p>
      <Button variant="secondary" loading={busy} onClick={() => void again()}>
        {COPY.unseen.retry}
      </Button>
    </Card>
  );
}
