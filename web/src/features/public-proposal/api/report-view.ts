import type { reportView as contract } from '@acordo/contracts/http/public/view';
import { endpoint } from '../../../shared/http/endpoint';
import { request } from '../../../shared/http/request';

const call = endpoint<typeof contract>('POST', '/api/public/proposal/:token/view');

/** Reports that a person is looking (D20); the server decides whether it counts. Returns whether it is the owner. Throws ApiError. */
export const reportView = async (token: string): Promise<boolean> =>
  Boolean(await request(call, { params: { token }, body: {} }));
