import type { GoogleError } from '@acordo/contracts/http/auth/google-callback';

/** The result of a call of the sign-in. */
export type SignInStep =
  /** Redirect to the provider; the browser stores the encrypted sign-in. */
  | { kind: 'leave'; location: string; sealed: string }
  /** Back from there, with the claims of a verified ID token. */
  | { kind: 'back'; claims: Readonly<Record<string, unknown>> }
  | { kind: 'failed'; error: GoogleError };
