import { z } from 'zod';
import { defineCall } from '../../call.js';

/** P96: the values of `/auth?error=` after a sign-in with Google; `google_disconnected` is D11's. */
export const GOOGLE_ERRORS = [
  'google_auth_failed',
  'no_user_data',
  'callback_error',
  'google_disconnected',
] as const;
export type GoogleError = (typeof GOOGLE_ERRORS)[number];

export const googleCallback = defineCall({
  method: 'GET',
  path: '/api/auth/google/callback',
  who: 'public',
  summary:
    'A navigation: end of the sign-in (D11). Opens a session and goes to `/auth?success=true&userId=&userName=&provider=google`, or to `/auth?error=`.',
  responses: { 302: z.undefined() },
});
