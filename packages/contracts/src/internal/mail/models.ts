import type { z } from 'zod';
import type { MailKind } from './kinds.js';
import { LinkEnded } from './link-ended.js';
import { LinkEnding } from './link-ending.js';
import { LinkReplaced } from './link-replaced.js';
import { ProposalRejected } from './proposal-rejected.js';
import { ProposalSeen } from './proposal-seen.js';
import { ProposalSigned } from './proposal-signed.js';
import { SignedCopy } from './signed-copy.js';

/** Kind → schema of its frozen model. */
export const MAIL_MODELS = {
  'proposal-signed': ProposalSigned,
  'proposal-rejected': ProposalRejected,
  'proposal-seen': ProposalSeen,
  'link-ending': LinkEnding,
  'link-ended': LinkEnded,
  'link-replaced': LinkReplaced,
  'signed-copy': SignedCopy,
} as const satisfies Record<MailKind, z.ZodType>;

export type MailModel<K extends MailKind> = z.output<(typeof MAIL_MODELS)[K]>;
