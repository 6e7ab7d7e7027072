import type { RequestOf } from '@acordo/contracts/call';
import type { register } from '@acordo/contracts/http/auth/register';
import { endpoint } from '../../../shared/http/endpoint';
import { request } from '../../../shared/http/request';

const call = endpoint<typeof register>('POST', '/api/auth/register');

/** Creates an account (D10); logging in is the next step (P32). Throws ApiError. */
export async function registerAccount(body: RequestOf<typeof register>['body']): Promise<void> {
  await request(call, { body });
}
