import type { rejectProposal as contract } from '@acordo/contracts/http/public/decide';
import type { RequestOf } from '@acordo/contracts/call';
import { endpoint } from '../../../shared/http/endpoint';
import { request } from '../../../shared/http/request';
import { patience } from './patience';

const call = endpoint<typeof contract>('POST', '/api/propostas/:id/rejeitar');

export type RejectionRequest = RequestOf<typeof contract>['body'];

/** `id` is the link's token (D16). An empty reason becomes 'Não informado' on the server. */
export async function rejectProposal(
  id: string,
  body: RejectionRequest,
  idempotencyKey: string,
): Promise<void> {
  await request(call, { params: { id }, body }, { idempotencyKey, signal: patience() });
}
