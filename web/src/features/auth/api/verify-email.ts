import type { verifyEmail } from '@acordo/contracts/http/auth/verify-email';
import { endpoint } from '../../../shared/http/endpoint';
import { request } from '../../../shared/http/request';

const call = endpoint<typeof verifyEmail>('POST', '/api/auth/verify-email');

/** Confirms an address by its email's token; the same link again gives the same result (D10). Throws ApiError. */
export async function confirmEmail(token: string): Promise<void> {
  await request(call, { body: { token } });
}
