import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../shared/http/api-error';
import { showSessionEnded } from '../../shared/forms/show-session-ended';
import { AT_ONCE } from '../../shared/proposals/at-once';
import { readLogo } from '../../shared/proposals/logo-file';
import { uploadLogo } from './api/upload-logo';

export interface LogoUpload {
  /** The chosen image while it is uploaded, as a data URL. */
  preview: string | undefined;
  sending: boolean;
  problem: string | undefined;
  take: (file: File) => Promise<void>;
  clear: () => void;
}

/** Checks a chosen file by its content (D24), uploads it at once and passes on its address. The last chosen one counts. */
export function useLogoUpload(onKept: (address: string) => void): LogoUpload {
  const [preview, setPreview] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const upload = useMutation({
    ...AT_ONCE,
    mutationFn: ({ file, signal }: { file: File; signal: AbortSignal }) => uploadLogo(file, signal),
  });
  useEffect(() => () => running.current?.abort(), []);

  const take = async (file: File): Promise<void> => {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    setProblem(undefined);
    const reading = await readLogo(file);
    if (controller.signal.aborted) return;
    if ('error' in reading) return setProblem(reading.error);
    setPreview(reading.dataUrl);
    try {
      const address = await upload.mutateAsync({ file, signal: controller.signal });
      if (!controller.signal.aborted) onKept(address);
    } catch (error) {
      showSessionEnded(error);
      if (!controller.signal.aborted) setProblem(sentence(error));
    } finally {
      if (!controller.signal.aborted) setPreview(undefined);
    }
  };
  const clear = (): void => {
    running.current?.abort();
    setPreview(undefined);
    setProblem(undefined);
  };
  return { preview, sending: upload.isPending, problem, take, clear };
}

function sentence(error: unknown): string {
  if (!(error instanceof ApiError)) return String(error);
  return error.fields['file'] ?? error.message;
}
