import type { reportView as contract } from '@acordo/contracts/http/public/view';
import { endpoint } from '../../../shared/http/endpoint';
import { request } from '../../../shared/http/request';

const call = endpoint<typeof contract>('POST', '/api/public/proposal/:token/view');

/** Says that a person is looking (D20); whom it counts for, the server decides. Throws ApiError. */
export async function reportView(token: string): Promise<void> {
  await request(call, { params: { token }, body: {} });
}
