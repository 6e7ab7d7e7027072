import { holdRefusals, KINDS_INSIDE, refusalStage } from './steps/refusals/hold.js';
import { ACCOUNT } from './steps/refusals/account.js';
import { PROPOSALS } from './steps/refusals/proposals.js';

/** Screens of signed-in owners; administrators' screens are in refusals-panel.journey, all others in refusals.journey. */
holdRefusals(refusalStage(), { ...ACCOUNT, ...PROPOSALS }, KINDS_INSIDE);
