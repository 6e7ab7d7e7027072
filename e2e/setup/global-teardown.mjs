import { closeDesk } from './global-setup.mjs';

/** Stops what was lent. */
export default closeDesk;
