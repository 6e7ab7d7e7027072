import { z } from 'zod';
import { Company } from '../company/company.js';
import { Content } from '../propostas/content.js';
import { issueFields } from '../propostas/issue.js';
import { OWNER_ONLY } from '../propostas/terms.js';

/**
 * All that the client sees of a proposal, and so all that is signed (D17): page, PDF and snapshot
 * are made from this type. `titulo` is the public title (D41). Without what is for the owner alone (P108).
 */
export const ProposalDocument = Content.omit(OWNER_ONLY).extend({ ...issueFields, empresa: Company });
export type ProposalDocument = z.output<typeof ProposalDocument>;
