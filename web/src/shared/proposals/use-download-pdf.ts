import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../http/api-error';
import { notify } from '../ui/notify';
import { AT_ONCE } from './at-once';
import { COPY } from './copy';
import { downloadPdf } from './download-pdf';

/** 'Baixar PDF'. If the server is only busy (429, 503), or the record is being verified, its own message is shown. */
export function useDownloadPdf() {
  return useMutation({
    ...AT_ONCE,
    mutationFn: (id: string) => downloadPdf(id),
    onError: (error) => {
      const later =
        error instanceof ApiError &&
        (error.status === 429 || error.status === 503 || error.code === 'RECORD_IN_VERIFICATION');
      notify.error(COPY.pdf.failed.title, later ? error.message : COPY.pdf.failed.text);
    },
  });
}
