import { PATHS } from '../../app/paths';

/** Where "Começar" leads: /auth, opened at the registration. */
export const START = { to: PATHS.auth, state: { mode: 'register' } } as const;
