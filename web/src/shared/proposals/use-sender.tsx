import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { SessionUser } from '../session/session-store';
import type { Elements } from '../ui/elements';

const SenderDialog = lazy(() => import('./sender-dialog'));

interface SenderOptions<Next> {
  user: SessionUser | null;
  /** The question is open from the beginning. */
  unnamed: Next | undefined;
  /** During the press that answers it; `named` is true once that is saved, false if it could not be. */
  onNamed: (next: Next, named: Promise<boolean>) => void;
  onCancel: (() => void) | undefined;
}

/** Before the first link an owner says who sends proposals, once (P115). */
export function useSender<Next extends { news?: { text: string } | undefined }>(
  options: SenderOptions<Next>,
) {
  const { user, unnamed, onNamed, onCancel } = options;
  const client = useQueryClient();
  const [asked, setAsked] = useState(unnamed);

  /** False if it has to be asked first; the dialog is opened then. */
  const ask = async (next: Next): Promise<boolean> => {
    if (!user) return true;
    const named = await import('./known-sender').then(
      ({ hasKnownSender }) => hasKnownSender(client, user.id),
      () => true,
    );
    if (!named) setAsked(next);
    return named;
  };
  const save = (next: Next, saving: Promise<unknown>): void => {
    const named = saving.then(
      () => true,
      () => false, // shown in the dialog, which stays
    );
    void named.then((is) => is && setAsked(undefined));
    onNamed(next, named);
  };
  const cancel = (): void => {
    setAsked(undefined);
    onCancel?.();
  };
  const dialog: Elements = user && asked && (
    <Suspense fallback={null}>
      <SenderDialog
        user={user}
        news={asked.news?.text}
        onCancel={cancel}
        onSave={(saving) => save(asked, saving)}
      />
    </Suspense>
  );
  return { ask, dialog } as const;
}
