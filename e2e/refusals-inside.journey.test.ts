import { holdRefusals, KINDS_INSIDE, refusalStage } from './steps/refusals/hold.js';
import { ACCOUNT, PROPOSALS } from './steps/refusals/owner.js';

/** Where an owner is signed in; administrators' screens stand in refusals-panel.journey, all others in refusals.journey. */
holdRefusals(refusalStage(), { ...ACCOUNT, ...PROPOSALS }, KINDS_INSIDE);
