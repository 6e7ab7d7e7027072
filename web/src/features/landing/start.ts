import { PATHS } from '../../app/paths';
import { wishToRegister } from '../../shared/session/wish-to-register';

/** Where "Começar" leads: /auth, opened at the registration. */
export const START = { href: PATHS.auth, onClick: wishToRegister } as const;
