import type { forgotPassword } from '@acordo/contracts/http/auth/forgot-password';
import { endpoint } from '../../../shared/http/endpoint';
import { request } from '../../../shared/http/request';

const call = endpoint<typeof forgotPassword>('POST', '/api/auth/forgot-password');

/** Requests a link for a new password. The response never reveals whether the address has an account (D9). Throws ApiError. */
export async function askForNewPassword(email: string): Promise<void> {
  await request(call, { body: { email } });
}
