import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { COPY } from '../copy';

interface Props {
  missing: boolean;
  text: string;
  retry: () => Promise<boolean>;
}

/** A link that leads nowhere has no way on; a failure can be tried again. */
export function LoadProblem({ missing, text, retry }: Props) {
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    await retry();
    setBusy(false);
  };
  return (
    <div role="alert" className="py-10">
      <EmptyState title={missing ? COPY.missing.title : COPY.failed.title} text={text} heading="h1" crossed>
        {!missing && (
          <Button loading={busy} onClick={() => void again()}>
            {COPY.failed.retry}
          </Button>
        )}
      </EmptyState>
    </div>
  );
}
