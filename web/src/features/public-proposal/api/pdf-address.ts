import type { getPublicPdf } from '@acordo/contracts/http/public/pdf';
import { callUrl } from '../../../shared/http/call-url';
import { endpoint } from '../../../shared/http/endpoint';

const call = endpoint<typeof getPublicPdf>('GET', '/api/public/proposal/:token/pdf');

/** Address of what the link shows, as PDF (D25); a signed one with its receipt. */
export const pdfAddress = (token: string): string => callUrl(call.path, { token });
