import { publicTitle } from '@acordo/document/title';
import { lazy, Suspense, useState } from 'react';
import type { SessionUser } from '../session/session-store';
import { Dialog } from '../ui/dialog';
import type { PublicLink } from './generate-link';
import { LINK_COPY } from './link-copy';
import { Preparing } from './preparing';
import type { Shareable } from './shareable';

const Ways = lazy(() => import('./share-ways'));

interface ShareDialogProps {
  user: SessionUser | null;
  /** Undefined while it is closed. */
  proposal: Shareable | undefined;
  onClose: () => void;
  /** Undefined while the link is being made. */
  link: PublicLink | undefined;
  /** What has just happened, e.g. that the proposal was saved. */
  news?: string | undefined;
}

/** The dialog of Compartilhar (P53, P114). */
export function ShareDialog({ user, proposal, onClose, link, news = '' }: ShareDialogProps) {
  // What was typed for a proposal is there again when its dialog reopens.
  const [typed, setTyped] = useState<Readonly<Record<string, string | undefined>>>({});
  // The client must not see the email in the title (D41).
  const title = publicTitle(proposal?.titulo ?? '');
  return (
    <Dialog
      open={proposal !== undefined}
      onOpenChange={(next) => !next && onClose()}
      title={LINK_COPY.share.title}
      description={`${news} ${LINK_COPY.share.description(title)}`.trim()}
    >
      {user && proposal && (
        <Suspense fallback={<Preparing />}>
          <Ways
            user={user}
            link={link}
            title={title}
            proposal={proposal}
            typed={typed[proposal.id]}
            onType={(text) => setTyped((all) => ({ ...all, [proposal.id]: text }))}
          />
        </Suspense>
      )}
    </Dialog>
  );
}
