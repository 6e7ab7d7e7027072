import { AppError } from '@acordo/service-kit/errors/app-error';
import type { FastifyRequest } from 'fastify';
import type { Route } from '../routing/route.js';
import { isRead } from '../server/admission.js';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Writes come from our own pages (attack 101). Every browser names the page's origin on a write; where the header is missing,
 * Sec-Fetch-Site must not say that another site sent it, and where both are missing the sender is no browser and carries
 * nobody's cookies. A read that begins something is treated alike: a link on another site would carry the cookie as well.
 * On a computer of one's own, `localhost` and `127.0.0.1` are the same place.
 *
 * A form of a page whose address nobody may learn (D16) is sent with the origin `null`: browsers leave out what
 * `Referrer-Policy: no-referrer` hides. A page of somebody else's in a sandbox says the same, so where a form is meant
 * (`isForm`) Sec-Fetch-Site has to say that it came from us (docs/decisions/0033).
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
