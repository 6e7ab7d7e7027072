import type { GoogleError } from '@acordo/contracts/http/auth/google-callback';

/**
 * Where a sign-in ends: always our own page, whatever was asked for (attack 114). The parameters only carry what to show
 * (D11); whether somebody is logged in is decided by the session.
 */
export const landingOf = ({ id, nome }: { id: string; nome: string }): string =>
  page({ success: 'true', userId: id, userName: nome, provider: 'google' });

export const landingAfter = (error: GoogleError): string => page({ error });

const page = (parameters: Record<string, string>) => `/auth?${new URLSearchParams(parameters).toString()}`;
