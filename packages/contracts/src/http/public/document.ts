import { z } from 'zod';
import { Company } from '../company/company.js';
import { Content } from '../propostas/content.js';

/**
 * All that the client sees of a proposal, and so all that is signed (D17): page, PDF and snapshot
 * are made from this type. `titulo` is the public title (D41).
 */
export const ProposalDocument = Content.extend({ empresa: Company });
export type ProposalDocument = z.output<typeof ProposalDocument>;
