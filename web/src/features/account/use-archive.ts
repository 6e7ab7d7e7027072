import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureNotice } from '../../shared/forms/failure-notice';
import { AT_ONCE } from '../../shared/proposals/at-once';
import { notify } from '../../shared/ui/notify';
import { askForArchive, downloadArchive } from './api/export-data';
import { COPY } from './copy';

/** An archive takes seconds to minutes; an email is sent as well. */
const ASK_AGAIN_MS = 10_000;

export type ArchiveStep = 'idle' | 'preparing' | 'ready' | 'started' | 'newest';

/** The states of an archive (D37): requested, being made, ready. A ready one is downloaded at once. */
export function useArchive(userId: string) {
  const [step, setStep] = useState<ArchiveStep>('idle');
  const preparing = step === 'preparing';
  const ask = useMutation({
    ...AT_ONCE,
    mutationFn: (newer: boolean) => askForArchive(newer),
    onSuccess: (state, newer) => {
      if (state === 'preparing') return setStep('preparing');
      if (newer) return setStep('newest');
      downloadArchive();
      setStep('started');
    },
    onError: (error) => {
      const { title, detail } = failureNotice(error, COPY.data.failed);
      notify.error(title, detail);
    },
  });
  const followed = useQuery({
    queryKey: ['/api/auth/export', userId],
    queryFn: ({ signal }) => askForArchive(false, signal),
    enabled: preparing,
    // The first call is the click itself; this one is later, and never in a hidden tab.
    refetchInterval: ASK_AGAIN_MS,
    initialData: 'preparing',
    staleTime: ASK_AGAIN_MS,
    gcTime: 0,
  });
  if (preparing && followed.data === 'ready') setStep('ready');

  const download = (): void => {
    downloadArchive();
    setStep('started');
  };
  return { step, asking: ask.isPending, ask: (newer: boolean) => ask.mutate(newer), download };
}
