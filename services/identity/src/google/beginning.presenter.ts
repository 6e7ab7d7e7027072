import { landingAfter } from './domain/landing.js';
import { signInCookie } from './domain/sign-in-cookie.js';
import type { SignInStep } from './domain/sign-in-step.js';

/** The response's headers at the beginning of a sign-in: a redirect to the provider, or back to our page with the error. */
export const beginning = (step: SignInStep, publicUrl: string): Record<string, string> =>
  step.kind === 'leave'
    ? { location: step.location, 'set-cookie': signInCookie(step.sealed, publicUrl) }
    : { location: landingAfter(step.kind === 'failed' ? step.error : 'callback_error') };
