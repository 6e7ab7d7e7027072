import { jest } from '@jest/globals';
import { PANEL } from './steps/refusals/admin.js';
import { holdRefusals, KINDS_INSIDE, refusalStage } from './steps/refusals/hold.js';

jest.setTimeout(120_000); // each screen is refused in more than ten ways

holdRefusals(refusalStage(), PANEL, KINDS_INSIDE);
