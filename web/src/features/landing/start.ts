import { PATHS } from '../../app/paths';
import { wishToRegister } from '../../shared/session/wish-to-register';

/** The target of "Começar": /auth, opened at the registration. */
export const START = { href: PATHS.auth, onClick: wishToRegister } as const;
