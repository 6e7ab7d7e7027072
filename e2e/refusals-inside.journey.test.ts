import { holdRefusals, KINDS_INSIDE, refusalStage } from './steps/refusals/hold.js';
import { ACCOUNT, PROPOSALS } from './steps/refusals/owner.js';

/** Screens of signed-in owners; administrators' screens are in refusals-panel.journey, all others in refusals.journey. */
holdRefusals(refusalStage(), { ...ACCOUNT, ...PROPOSALS }, KINDS_INSIDE);
