import type { createProposal } from '@acordo/contracts/http/propostas/create';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import type { updateProposal } from '@acordo/contracts/http/propostas/update';
import { endpoint } from '../../../shared/http/endpoint';
import { request } from '../../../shared/http/request';
import type { CreatePayload, EditPayload } from '../model/mapping';

const create = endpoint<typeof createProposal>('POST', '/api/propostas');
const update = endpoint<typeof updateProposal>('PUT', '/api/propostas/:id');

/** D49: the same key for every attempt of one save. Throws ApiError. */
export function postProposal(body: CreatePayload, idempotencyKey: string): Promise<Proposal> {
  return request(create, { body }, { idempotencyKey });
}

export function putProposal(id: string, body: EditPayload): Promise<Proposal> {
  return request(update, { params: { id }, body });
}
