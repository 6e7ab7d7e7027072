import type { GoogleError } from '@acordo/contracts/http/auth/google-callback';

/**
 * Where a sign-in ends: always our own page, whatever was requested (attack 114). The parameters only carry what to show
 * (D11); the session decides whether somebody is logged in.
 */
export const landingOf = ({ id, nome }: { id: string; nome: string }): string =>
  page({ success: 'true', userId: id, userName: nome, provider: 'google' });

export const landingAfter = (error: GoogleError): string => page({ error });

const page = (parameters: Record<string, string>) => `/auth?${new URLSearchParams(parameters).toString()}`;
