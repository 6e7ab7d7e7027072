import type { z } from 'zod';
import type { MailKind } from './kinds.js';
import { ProposalRejected } from './proposal-rejected.js';
import { ProposalSigned } from './proposal-signed.js';

/** Kind → schema of its frozen model. */
export const MAIL_MODELS = {
  'proposal-signed': ProposalSigned,
  'proposal-rejected': ProposalRejected,
} as const satisfies Record<MailKind, z.ZodType>;

export type MailModel<K extends MailKind> = z.output<(typeof MAIL_MODELS)[K]>;
