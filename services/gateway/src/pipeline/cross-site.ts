import { AppError } from '@acordo/service-kit/errors/app-error';
import type { FastifyRequest } from 'fastify';
import type { Route } from '../routing/route.js';
import { isRead } from '../server/admission.js';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Writes come from our own pages (attack 101). Every browser names the page's origin on a write; where the header is missing,
 * Sec-Fetch-Site must not show another site, and where both are missing the sender is no browser and has
 * nobody's cookies. A read that starts something is treated alike: a link on another site would send the cookie as well.
 * On one's own computer, `localhost` and `127.0.0.1` are the same.
 *
 * A form of a page with a secret address (D16) is sent with the origin `null`, because of
 * `Referrer-Policy: no-referrer`. Somebody else's sandboxed page sends the same, so for a form
 * (`isForm`) Sec-Fetch-Site has to show that it came from us (docs/decisions/0033).
 */
export function crossSiteCheck(
  publicUrl: string,
): (request: FastifyRequest, route: Pick<Route, 'begins'>, isForm?: boolean) => void {
  const own = originsOf(publicUrl);
  return ({ method, headers }, { begins }, isForm = false) => {
    if (isRead(method) && !begins) return;
    const site = headers['sec-fetch-site'];
    const saysUs = site === 'same-origin' || site === 'none';
    const fromUs =
      headers.origin === undefined
        ? site === undefined || saysUs
        : own.has(headers.origin) || (isForm && headers.origin === 'null' && saysUs);
    if (!fromUs) throw new AppError('CROSS_SITE');
  };
}

function originsOf(publicUrl: string): ReadonlySet<string> {
  const { origin, hostname, protocol, port } = new URL(publicUrl);
  if (!LOOPBACK.includes(hostname)) return new Set([origin]);
  return new Set(LOOPBACK.map((host) => `${protocol}//${host}${port ? `:${port}` : ''}`));
}
