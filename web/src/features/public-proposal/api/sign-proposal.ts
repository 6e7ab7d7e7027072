import type { signProposal as contract } from '@acordo/contracts/http/public/decide';
import type { RequestOf } from '@acordo/contracts/call';
import { endpoint } from '../../../shared/http/endpoint';
import { request } from '../../../shared/http/request';
import { patience } from './patience';

const call = endpoint<typeof contract>('POST', '/api/propostas/:id/assinatura');

export type SignatureRequest = RequestOf<typeof contract>['body'];

/** `id` is the link's token (D16). The same key for every attempt of one signature (D49). */
export async function signProposal(
  id: string,
  body: SignatureRequest,
  idempotencyKey: string,
): Promise<void> {
  await request(call, { params: { id }, body }, { idempotencyKey, signal: patience() });
}
