import type { closeAccount } from '@acordo/contracts/http/auth/close-account';
import { endpoint } from '../../../shared/http/endpoint';
import { request } from '../../../shared/http/request';

const call = endpoint<typeof closeAccount>('DELETE', '/api/auth/account');

/** Closes the account (D37). Without a password it requires a sign-in with Google in the last minutes. Throws ApiError. */
export async function closeOwnAccount(password: string): Promise<void> {
  await request(call, { body: password === '' ? {} : { password } });
}
