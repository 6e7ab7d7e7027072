import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { FocusedNotice } from './focused-notice';
import { COPY } from '../copy';
import type { Refusal } from '../use-decision';

interface Props {
  refusal: Refusal;
  /** The page shows the state before the refusal: it can be reloaded. */
  reload?: (() => Promise<unknown>) | undefined;
}

/** Why the decision was refused, in place of the form. */
export function RefusalNotice({ refusal, reload }: Props) {
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    await reload?.();
    setBusy(false);
  };
  return (
    <FocusedNotice title={refusal.title}>
      <p>{refusal.text}</p>
      {reload && (
        <>
          <p>{COPY.refused.old}</p>
          <Button
            variant="secondary"
            className="justify-self-start"
            loading={busy}
            onClick={() => void again()}
          >
            {COPY.unseen.retry}
          </Button>
        </>
      )}
    </FocusedNotice>
  );
}
