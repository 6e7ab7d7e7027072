import type { VerifiedSignature, verifySignature as contract } from '@acordo/contracts/http/public/verify';
import { endpoint } from '../../../shared/http/endpoint';
import { request } from '../../../shared/http/request';

const call = endpoint<typeof contract>('GET', '/api/public/verify/:codigo');

/** What a code says to anybody. Throws ApiError: 404 for a code that belongs to no signature. */
export function verifyCode(codigo: string, signal: AbortSignal): Promise<VerifiedSignature> {
  return request(call, { params: { codigo } }, { signal });
}
