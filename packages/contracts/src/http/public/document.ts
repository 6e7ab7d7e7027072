import { z } from 'zod';
import { Company } from '../company/company.js';
import { Content } from '../propostas/content.js';

/**
 * All that the client sees of a proposal, and so all that a signature is about (D17): the page, the PDF and the frozen
 * snapshot are drawn from this one shape. `titulo` is the public title (D41).
 */
export const ProposalDocument = Content.extend({ empresa: Company });
export type ProposalDocument = z.output<typeof ProposalDocument>;
