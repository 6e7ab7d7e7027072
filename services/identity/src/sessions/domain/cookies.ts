import {
  ADMIN_COOKIE,
  ADMIN_DEVICE_COOKIE,
  cookieName,
  DEVICE_COOKIE,
  USER_COOKIE,
} from '@acordo/contracts/internal/sessions';
import { serialize } from 'cookie';
import { LIFETIMES } from './lifetime.js';

/** A year: long enough for an owner who writes a proposal now and then. */
const DEVICE_SECONDS = 365 * 86_400;

/** A `Set-Cookie` value as in D8: `HttpOnly; SameSite=Lax; Path=/`, over https `Secure` and `__Host-`. */
export function setCookie(base: string, value: string, maxAge: number, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:');
  return serialize(cookieName(base, publicUrl), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    maxAge,
    secure,
  });
}

/** The browser keeps it until the session's limit: use renews a session in the database, where no new cookie is sent. */
export const sessionCookie = (token: string, publicUrl: string): string =>
  setCookie(USER_COOKIE, token, LIFETIMES.user.limit, publicUrl);

export const noSessionCookie = (publicUrl: string): string => setCookie(USER_COOKIE, '', 0, publicUrl);

export const deviceCookie = (mark: string, publicUrl: string): string =>
  setCookie(DEVICE_COOKIE, mark, DEVICE_SECONDS, publicUrl);

/** An administrator's session cookie has another name than a user's (attack 125). */
export const adminSessionCookie = (token: string, publicUrl: string): string =>
  setCookie(ADMIN_COOKIE, token, LIFETIMES.admin.limit, publicUrl);

export const noAdminSessionCookie = (publicUrl: string): string => setCookie(ADMIN_COOKIE, '', 0, publicUrl);

export const adminDeviceCookie = (mark: string, publicUrl: string): string =>
  setCookie(ADMIN_DEVICE_COOKIE, mark, DEVICE_SECONDS, publicUrl);
