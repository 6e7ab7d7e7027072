import { formatDate } from '@acordo/brazil/dates';
import { Share } from 'lucide-react';
import { publicTitle } from '@acordo/document/title';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Spinner } from '../ui/spinner';
import { LINK_COPY } from './link-copy';
import { CopyField } from './copy-field';
import type { PublicLink } from './generate-link';
import { ShareIcon } from './share-icons';
import { openTarget, SHARE_TARGETS } from './share-targets';
import { nativeShare } from './native-share';

interface ShareDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** A signed proposal's link does not expire (D15). */
  signed?: boolean;
  /** Undefined while the link is being made. */
  link: PublicLink | undefined;
  /** What has just happened, e.g. that the proposal was saved. */
  news?: string | undefined;
}

/** Everything that can be done with a public link (P53). */
export function ShareDialog({ open, onClose, title, signed = false, link, news = '' }: ShareDialogProps) {
  // The client must not see the email in the title (D41).
  const shownTitle = publicTitle(title);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={LINK_COPY.share.title}
      description={`${news} ${LINK_COPY.share.description(shownTitle)}`.trim()}
    >
      {link ? <Ways link={link} title={shownTitle} signed={signed} /> : <Preparing />}
    </Dialog>
  );
}

function Ways({ link, title, signed }: { link: PublicLink; title: string; signed: boolean }) {
  const share = nativeShare();
  const text = LINK_COPY.share.message(title);
  return (
    <div className="grid gap-5">
      <CopyField
        link={link}
        hint={signed ? LINK_COPY.share.stays : LINK_COPY.share.expires(formatDate(link.expiresAt))}
      />
      <div data-dialog-actions className="grid cols-fit-9 gap-2 sm:grid-cols-2">
        {SHARE_TARGETS.map((target) => (
          <Button key={target.id} variant="secondary" onClick={() => openTarget(target, link.url, text)}>
            <ShareIcon target={target.id} />
            <span>{LINK_COPY.share[target.id]}</span>
          </Button>
        ))}
      </div>
      {share && (
        <Button
          variant="ghost"
          data-dialog-actions
          onClick={() => void share({ title, text, url: link.url })}
        >
          <Share aria-hidden="true" className="size-[18px]" />
          {LINK_COPY.share.native}
        </Button>
      )}
    </div>
  );
}

/** As high as the content, so that the dialog doesn't jump. */
function Preparing() {
  return (
    <output className="flex min-h-36 items-center justify-center gap-3 text-sm text-ink-soft">
      <Spinner className="size-5 text-pen" />
      {LINK_COPY.share.preparing}
    </output>
  );
}
