import type { RequestOf } from '@acordo/contracts/call';
import type { changePassword } from '@acordo/contracts/http/auth/change-password';
import { endpoint } from '../../../shared/http/endpoint';
import { request } from '../../../shared/http/request';

const call = endpoint<typeof changePassword>('PUT', '/api/auth/password');

/** Changes the password with the old one; every other session ends (D8). Throws ApiError. */
export async function changeOwnPassword(body: RequestOf<typeof changePassword>['body']): Promise<void> {
  await request(call, { body });
}
