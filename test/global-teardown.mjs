import { undoSetup } from './global-setup.mjs';

/** Stops what the setup started. */
export default undoSetup;
