export type AuthMode = 'login' | 'register';

/** What the previous page passed to /auth; the address stays /auth. */
export interface Arrival {
  mode: AuthMode;
  /** A known email. */
  email: string;
  /** A new password was just set: the page shows it. */
  passwordSet: boolean;
}

/** Parses the navigation's state, which may contain anything stored there before. */
export function readArrival(state: unknown): Arrival {
  const given: Record<string, unknown> = typeof state === 'object' && state !== null ? { ...state } : {};
  return {
    mode: given['mode'] === 'register' ? 'register' : 'login',
    email: typeof given['email'] === 'string' ? given['email'] : '',
    passwordSet: given['passwordSet'] === true,
  };
}
