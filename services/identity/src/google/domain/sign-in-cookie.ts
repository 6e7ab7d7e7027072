import { SIGN_IN_COOKIE } from '@acordo/contracts/internal/sessions';
import { setCookie } from '../../sessions/domain/cookies.js';

/** Long enough for a password and a second factor at the provider. */
export const SIGN_IN_SECONDS = 10 * 60;

export const signInCookie = (sealed: string, publicUrl: string): string =>
  setCookie(SIGN_IN_COOKIE, sealed, SIGN_IN_SECONDS, publicUrl);

/** A sign-in ends with its callback, whatever its result. */
export const noSignInCookie = (publicUrl: string): string => setCookie(SIGN_IN_COOKIE, '', 0, publicUrl);
