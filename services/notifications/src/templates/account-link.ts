import type { Site } from './email.js';

/** After the `#`, so that the token reaches no server and no log (D7). */
export const accountLink = (
  { publicUrl }: Site,
  page: '/auth/confirmar' | '/auth/nova-senha',
  token: string,
): string => `${publicUrl}${page}#${encodeURIComponent(token)}`;
