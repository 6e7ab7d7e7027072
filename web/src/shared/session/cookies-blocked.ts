import { ApiError } from '../http/api-error';

export const COOKIES_BLOCKED =
  'Seu navegador não guardou a sessão. Permita cookies neste site, ou abra-o no navegador do aparelho (Chrome, Safari), e entre de novo.';

/** A login that the server accepted but whose cookie was not stored: cookies are switched off, or the app around the page stores none. */
export const cookiesBlocked = (): ApiError =>
  new ApiError({ status: 0, code: 'COOKIES_BLOCKED', error: COOKIES_BLOCKED, message: COOKIES_BLOCKED });
