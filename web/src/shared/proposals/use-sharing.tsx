import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { Dialog } from '../ui/dialog';
import { notify } from '../ui/notify';
import { afterProposalChange } from './after-change';
import { AT_ONCE } from './at-once';
import { COPY } from './copy';
import { CopyField } from './copy-field';
import { copyText } from './copy-text';
import { makePublicLink, type PublicLink } from './generate-link';
import { asksBeforeLink } from './reopening';
import { ShareDialog } from './share-dialog';

export type Shareable = Pick<Proposal, 'id' | 'titulo' | 'status'>;
/** `link`: make and copy it (button 'Link') · `share`: make it and show what can be done with it ('Compartilhar'). */
type Wish = 'link' | 'share';
/** News for the head of the dialog, where a notice would lie over its buttons (look.md, Toasts). */
type News = { title: string; text: string };
interface Asked {
  proposal: Shareable;
  wish: Wish;
  news?: News | undefined;
}
interface Shown {
  proposal: Shareable;
  link?: PublicLink;
  news?: News | undefined;
}

interface SharingOptions {
  /** A link that was made elsewhere: the ways to share it are open from the beginning. */
  shown?: Shown | undefined;
  /** The ways to share were closed. */
  onClosed?: () => void;
}

export interface Sharing {
  start: (proposal: Shareable, wish: Wish, news?: News) => void;
  /** Proposal whose 'Link' is being made. */
  linking: string | undefined;
  /** Place it once on the page. */
  dialogs: ReactNode;
}

/** Link and Compartilhar, the same on dashboard, owner view and wizard (product.md points 2 and 8). */
export function useSharing({ shown, onClosed }: SharingOptions = {}): Sharing {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const [sharing, setSharing] = useState(shown);
  const [byHand, setByHand] = useState<PublicLink>();

  const make = useMutation({
    ...AT_ONCE,
    mutationFn: ({ proposal }: Asked) => makePublicLink(proposal.id),
    onSuccess: async (link, { proposal, wish }) => {
      if (wish === 'share')
        setSharing((open) => (open?.proposal.id === proposal.id ? { ...open, link } : open));
      else if (await copyText(link.url)) notify.success(COPY.link.made.title, COPY.link.made.text);
      else {
        notify.error(COPY.link.copyFailed.title, COPY.link.copyFailed.text);
        setByHand(link);
      }
      void afterProposalChange(client);
    },
    onError: (_error, { wish, news }) => {
      if (news) notify.success(news.title, news.text);
      const { title, text } = wish === 'share' ? COPY.link.shareFailed : COPY.link.failed;
      notify.error(title, text);
      setSharing(undefined);
    },
  });

  const go = (next: Asked): void => {
    setAsked(undefined);
    if (next.wish === 'share') setSharing({ proposal: next.proposal, news: next.news });
    make.mutate(next);
  };
  const start = (proposal: Shareable, wish: Wish, news?: News): void => {
    if (asksBeforeLink(proposal.status)) setAsked({ proposal, wish, news });
    else go({ proposal, wish, news });
  };
  const close = (): void => {
    setSharing(undefined);
    onClosed?.();
  };

  const dialogs = (
    <>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={COPY.reopen.title}
        text={COPY.reopen.text}
        confirmLabel={COPY.reopen.confirm}
        onConfirm={() => asked && go(asked)}
      />
      <ShareDialog
        open={sharing !== undefined}
        onClose={close}
        title={sharing?.proposal.titulo ?? ''}
        link={sharing?.link}
        news={sharing?.news?.text}
      />
      <Dialog
        open={byHand !== undefined}
        onOpenChange={(open) => !open && setByHand(undefined)}
        title={COPY.link.byHand.title}
        description={COPY.link.byHand.text}
      >
        {byHand && <CopyField link={byHand} />}
      </Dialog>
    </>
  );
  const linking = make.isPending && make.variables.wish === 'link' ? make.variables.proposal.id : undefined;
  return { start, linking, dialogs };
}
