import type { getProposalPdf } from '@acordo/contracts/http/propostas/pdf';
import { callUrl } from '../http/call-url';
import { endpoint } from '../http/endpoint';
import { downloadFile } from '../http/fetch-file';

const call = endpoint<typeof getProposalPdf>('GET', '/api/propostas/:id/pdf');

/** Downloads one own proposal as PDF (D25). Throws ApiError. */
export const downloadPdf = (id: string): Promise<void> => downloadFile(callUrl(call.path, { id }));
