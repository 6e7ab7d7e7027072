import { PANEL } from './steps/refusals/admin.js';
import { holdRefusals, KINDS_INSIDE, refusalStage } from './steps/refusals/hold.js';

holdRefusals(refusalStage(), PANEL, KINDS_INSIDE);
