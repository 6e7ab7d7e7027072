import type { getPublicPdf } from '@acordo/contracts/http/public/pdf';
import { callUrl } from '../../../shared/http/call-url';
import { endpoint } from '../../../shared/http/endpoint';
import { fetchFile, type NamedFile } from '../../../shared/http/fetch-file';

const call = endpoint<typeof getPublicPdf>('GET', '/api/public/proposal/:token/pdf');

/** Where a plain link finds it. */
export const pdfAddress = (token: string): string => callUrl(call.path, { token });

/** What the link shows, as PDF (D25); a signed one with its receipt. Throws ApiError. */
export const fetchPdf = (token: string): Promise<NamedFile> => fetchFile(pdfAddress(token));
