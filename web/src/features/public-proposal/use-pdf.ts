import { useState } from 'react';
import { ApiError } from '../../shared/http/api-error';
import { saveFile } from '../../shared/http/fetch-file';
import { notify } from '../../shared/ui/notify';
import { fetchPdf } from './api/fetch-pdf';
import { COPY } from './copy';

/** 'Baixar PDF' for the client. Where the server is only busy (429, 503) its own sentence says so. */
export function usePdf(token: string): { busy: boolean; download: () => Promise<void> } {
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      saveFile(await fetchPdf(token));
    } catch (error) {
      const later = error instanceof ApiError && (error.status === 429 || error.status === 503);
      notify.error(COPY.pdf.failed.title, later ? error.message : COPY.pdf.failed.text);
    }
    setBusy(false);
  };
  return { busy, download };
}
