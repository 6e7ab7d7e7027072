export type AuthMode = 'login' | 'register';

/** What the page before asked /auth to show; the address stays /auth. */
export interface Arrival {
  mode: AuthMode;
  /** The e-mail is known already. */
  email: string;
  /** A new password was just set: the page says so. */
  passwordSet: boolean;
}

/** Reads the navigation's state: it may be anything that was once stored there. */
export function readArrival(state: unknown): Arrival {
  const given: Record<string, unknown> = typeof state === 'object' && state !== null ? { ...state } : {};
  return {
    mode: given['mode'] === 'register' ? 'register' : 'login',
    email: typeof given['email'] === 'string' ? given['email'] : '',
    passwordSet: given['passwordSet'] === true,
  };
}
