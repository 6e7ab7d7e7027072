import { adminLoginShots } from './admin-login.mjs';
import { adminPanelShots } from './admin-panel.mjs';
import { adminProfileShots } from './admin-profile.mjs';

/**
 * What administrators see under /vitamina.
 * @type {readonly import('./shot.mjs').Shot[]}
 */
export const adminShots = [...adminLoginShots, ...adminPanelShots, ...adminProfileShots];
