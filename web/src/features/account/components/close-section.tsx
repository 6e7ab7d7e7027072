import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '../../../app/paths';
import type { SessionUser } from '../../../shared/session/session-store';
import { Button } from '../../../shared/ui/button';
import { CLOSING_HASH } from '../closing-hash';
import { COPY } from '../copy';
import { CloseDialog } from './close-dialog';
import { Section } from './section';

/** The end of the account (D37), quiet and last. */
export function CloseSection({ user }: { user: SessionUser }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(hash === CLOSING_HASH);
  const change = (next: boolean): void => {
    setOpen(next);
    // Cleared, so that a reload does not open it again.
    if (!next && hash === CLOSING_HASH) void navigate(PATHS.account, { replace: true });
  };
  return (
    <Section title={COPY.close.title} text={COPY.close.text}>
      <Button
        variant="secondary"
        onClick={() => change(true)}
        className="max-sm:w-full sm:justify-self-start"
      >
        {COPY.close.open}
      </Button>
      <CloseDialog user={user} open={open} onOpenChange={change} />
    </Section>
  );
}
