import type { getProposalPdf } from '@acordo/contracts/http/propostas/pdf';
import { callUrl } from '../http/call-url';
import { endpoint } from '../http/endpoint';
import { fetchFile, type NamedFile } from '../http/fetch-file';

const call = endpoint<typeof getProposalPdf>('GET', '/api/propostas/:id/pdf');

/** One own proposal as PDF (D25). Throws ApiError. */
export const fetchPdf = (id: string): Promise<NamedFile> => fetchFile(callUrl(call.path, { id }));
