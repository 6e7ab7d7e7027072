import type { VerifiedSignature, verifySignature as contract } from '@acordo/contracts/http/public/verify';
import { endpoint } from '../../../shared/http/endpoint';
import { request } from '../../../shared/http/request';

const call = endpoint<typeof contract>('GET', '/api/public/verify/:codigo');

/** The public result of a code. Throws ApiError: 404 for a code without a signature. */
export function verifyCode(codigo: string, signal: AbortSignal): Promise<VerifiedSignature> {
  return request(call, { params: { codigo } }, { signal });
}
