import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonOf } from '../http/reason-of';
import { useSession } from '../session/use-session';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { Dialog } from '../ui/dialog';
import { notify } from '../ui/notify';
import { storageRefusal } from './storage-refusal';
import { afterProposalChange } from './after-change';
import { AT_ONCE } from './at-once';
import { COPY } from './copy';
import { LINK_COPY } from './link-copy';
import { CopyField } from './copy-field';
import { copyComing } from './copy-text';
import { makePublicLink, type PublicLink } from './generate-link';
import { questionBefore, replacedNews, type Wish } from './reopening';
import { ShareDialog } from './share-dialog';
import type { Shareable } from './shareable';
import type { Elements } from '../ui/elements';
import { useSender } from './use-sender';

/** A message in the dialog, since a toast would cover its buttons (L6). */
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

/** P91; its second text if a link is replaced. */
const FAILED: Readonly<Record<Wish, { title: string; text: string }>> = {
  link: COPY.link.failed,
  share: COPY.link.shareFailed,
  replace: LINK_COPY.replace.failed,
};

interface SharingOptions {
  /** A link that was made elsewhere: the dialog is open from the beginning. */
  shown?: Shown | undefined;
  /** Asked for elsewhere: who sends it is asked from the beginning (P115). */
  unnamed?: Asked | undefined;
  /** The dialog was closed. */
  onClosed?: () => void;
}

export interface Sharing {
  start: (proposal: Shareable, wish: Wish, news?: News) => void;
  /** Proposal whose 'Link' is being made. */
  linking: string | undefined;
  /** Place it once on the page. */
  dialogs: Elements;
}

/** Link and Compartilhar, the same on dashboard, owner view and wizard (P29, P91). */
export function useSharing({ shown, unnamed, onClosed }: SharingOptions = {}): Sharing {
  const client = useQueryClient();
  const user = useSession();
  // Unknown right after Google's redirect, whose addresses are confirmed.
  const isConfirmed = user?.email_confirmado !== false;
  const [asked, setAsked] = useState<Asked>();
  const [sharing, setSharing] = useState(shown);
  const [byHand, setByHand] = useState<PublicLink>();

  const make = useMutation({
    ...AT_ONCE,
    mutationFn: ({ proposal, wish }: Asked) => makePublicLink(proposal.id, { replace: wish === 'replace' }),
    onSuccess: (link, { proposal, wish }) => {
      if (wish !== 'link')
        setSharing((open) => (open?.proposal.id === proposal.id ? { ...open, link } : open));
      void afterProposalChange(client);
    },
    onError: (error, { wish, news }) => {
      if (news) notify.success(news.title, news.text);
      const { title, text } = storageRefusal(error) ?? FAILED[wish];
      notify.error(title, reasonOf(error, text));
      setSharing(undefined);
      // It may have been signed, rejected or expired in the meantime.
      void afterProposalChange(client);
    },
  });

  const share = async (next: Asked, named: Promise<boolean>): Promise<void> => {
    setSharing({ proposal: next.proposal, news: next.news });
    if (await named) make.mutate(next);
    else setSharing(undefined);
  };
  const makeOnceNamed = async (next: Asked, named: Promise<boolean>): Promise<PublicLink> => {
    if (await named) return make.mutateAsync(next);
    throw new Error('The sender is asked for first');
  };
  const makeAndCopy = async (next: Asked, named: Promise<boolean>): Promise<void> => {
    const made = makeOnceNamed(next, named);
    const copied = copyComing(made.then(({ url }) => url));
    const link = await made.catch(() => undefined);
    if (link === undefined) return; // shown already
    if (await copied) return notify.success(COPY.link.made.title, COPY.link.made.text);
    notify.error(COPY.link.copyFailed.title, COPY.link.copyFailed.text);
    setByHand(link);
  };
  const goOn = async (next: Asked, named: Promise<boolean>): Promise<void> => {
    // Copying has to begin during the press.
    if (next.wish === 'link') await makeAndCopy(next, named);
    else if (await named) await share(next, named);
  };
  const sender = useSender<Asked>({
    user,
    unnamed,
    onNamed: (next, named) => void goOn(next, named),
    onCancel: onClosed,
  });
  const go = (next: Asked): void => {
    setAsked(undefined);
    // What is signed names who sent it, or no longer can.
    const named = next.proposal.status === 'aceito' ? Promise.resolve(true) : sender.ask(next);
    void (next.wish === 'link' ? makeAndCopy : share)(next, named);
  };
  const start = (proposal: Shareable, wish: Wish, news?: News): void => {
    const next = { proposal, wish, news: wish === 'replace' ? replacedNews(isConfirmed) : news };
    if (questionBefore(wish, proposal.status, isConfirmed)) setAsked(next);
    else go(next);
  };
  const close = (): void => {
    setSharing(undefined);
    onClosed?.();
  };

  const question = asked && questionBefore(asked.wish, asked.proposal.status, isConfirmed);
  const dialogs = (
    <>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={question?.title ?? ''}
        text={question?.text ?? ''}
        confirmLabel={question?.confirm ?? ''}
        onConfirm={() => asked && go(asked)}
      />
      <ShareDialog
        user={user}
        proposal={sharing?.proposal}
        onClose={close}
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
      {sender.dialog}
    </>
  );
  const linking = make.isPending && make.variables.wish === 'link' ? make.variables.proposal.id : undefined;
  return { start, linking, dialogs };
}
