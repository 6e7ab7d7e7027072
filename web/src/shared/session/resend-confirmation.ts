import type { resendVerification } from '@acordo/contracts/http/auth/resend-verification';
import { endpoint } from '../http/endpoint';
import { request } from '../http/request';

const call = endpoint<typeof resendVerification>('POST', '/api/auth/resend-verification');

/** Sends the confirmation email again; the previous link ends (D10, D48). Throws ApiError. */
export async function resendConfirmation(): Promise<void> {
  await request(call, {});
}
