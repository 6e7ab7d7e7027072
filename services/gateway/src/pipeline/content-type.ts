import { AppError } from '@acordo/service-kit/errors/app-error';
import type { IncomingHttpHeaders } from 'node:http';
import type { BodyKind } from '../routing/route.js';
import { hasBody } from '../server/admission.js';

const ACCEPTED: Readonly<Record<Exclude<BodyKind, 'none'> | 'form', RegExp>> = {
  // Exactly this: a type that a cross-site form can send must never reach a parser (attack 102).
  json: /^application\/json(?:; ?charset="?utf-8"?)?$/i,
  multipart: /^multipart\/form-data; ?boundary=[\w'()+,./:=? -]{1,72}$/i,
  raw: /^/,
  // For no route: only the client's page accepts it, for browsers without scripts, and checks its origin (docs/decisions/0033).
  form: /^application\/x-www-form-urlencoded(?:; ?charset="?utf-8"?)?$/i,
};

/** Refuses a body of another kind than the route's with 415. A write without body needs no type. */
export function checkContentType(kind: BodyKind | 'form', headers: IncomingHttpHeaders): void {
  if (kind === 'none') return;
  const type = headers['content-type'];
  if (type === undefined ? hasBody(headers) && kind !== 'raw' : !ACCEPTED[kind].test(type))
    throw new AppError('UNSUPPORTED_TYPE');
}
