import type { RequestOf } from '@acordo/contracts/call';
import type { resetPassword } from '@acordo/contracts/http/auth/reset-password';
import { endpoint } from '../../../shared/http/endpoint';
import { request } from '../../../shared/http/request';
import { tellOtherTabs } from '../../../shared/session/other-tabs';
import { endSession } from '../../../shared/session/session-store';

const call = endpoint<typeof resetPassword>('POST', '/api/auth/reset-password');

/** Sets the new password by the email's token. All sessions end with it, in this browser too (D8). Throws ApiError. */
export async function setNewPassword(body: RequestOf<typeof resetPassword>['body']): Promise<void> {
  await request(call, { body });
  endSession();
  tellOtherTabs({ left: false });
}
