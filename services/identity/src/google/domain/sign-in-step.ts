import type { GoogleError } from '@acordo/contracts/http/auth/google-callback';

/** What a call of the sign-in comes to. */
export type SignInStep =
  /** On to the provider; the browser keeps the sealed sign-in. */
  | { kind: 'leave'; location: string; sealed: string }
  /** Back from there, with the claims of a verified ID token. */
  | { kind: 'back'; claims: Readonly<Record<string, unknown>> }
  | { kind: 'failed'; error: GoogleError };
