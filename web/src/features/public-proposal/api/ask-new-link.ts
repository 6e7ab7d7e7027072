import type { askNewLink as contract } from '@acordo/contracts/http/public/ask-new-link';
import { endpoint } from '../../../shared/http/endpoint';
import { request } from '../../../shared/http/request';

const call = endpoint<typeof contract>('POST', '/api/public/proposal/:token/novo-link');

/** Asks the owner of an expired link for a new one (P118). Throws ApiError. */
export async function askNewLink(token: string): Promise<void> {
  await request(call, { params: { token }, body: {} });
}
