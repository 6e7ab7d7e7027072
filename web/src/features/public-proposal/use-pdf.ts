import { useState } from 'react';
import { ApiError } from '../../shared/http/api-error';
import { downloadFile } from '../../shared/http/fetch-file';
import { notify } from '../../shared/ui/notify';
import { pdfAddress } from './api/pdf-address';
import { COPY } from './copy';

const WITH_REASON = new Set([429, 503]);

/**
 * 'Baixar PDF' for the client. If the server is only busy (429, 503), or the record is being verified, its own message
 * is shown.
 */
export function usePdf(token: string): { busy: boolean; download: () => Promise<void> } {
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      await downloadFile(pdfAddress(token));
      notify.settle();
    } catch (error) {
      const says =
        error instanceof ApiError &&
        (WITH_REASON.has(error.status) || error.code === 'RECORD_IN_VERIFICATION');
      notify.error(COPY.pdf.failed.title, says ? error.message : COPY.pdf.failed.text);
    }
    setBusy(false);
  };
  return { busy, download };
}
