import { SetMetadata } from '@nestjs/common';

export const ACCESS = 'acordo:access';
/** Who may call a route. `open` needs no token and is only for health checks. */
export type Access =
  | { readonly who: 'public' }
  | { readonly who: 'user' }
  | { readonly who: 'admin' }
  | { readonly who: 'internal'; readonly services: readonly string[] }
  | { readonly who: 'behalf'; readonly services: readonly string[] }
  | { readonly who: 'open' };

const mark = (access: Access) => SetMetadata(ACCESS, access);

/** Anyone, through the gateway. */
export const Public = () => mark({ who: 'public' });
/** A logged-in user; the user named in query or body must be the caller (D6). */
export const UserOnly = () => mark({ who: 'user' });
/** An administrator's session. */
export const AdminOnly = () => mark({ who: 'admin' });
/** These services by themselves. */
export const Internal = (...services: string[]) => mark({ who: 'internal', services });
/** These services for the administrator whom they name: they have checked that session. */
export const OnBehalfOfAdmin = (...services: string[]) => mark({ who: 'behalf', services });
/** Health checks: no token. */
export const Open = () => mark({ who: 'open' });
