import type { z } from 'zod';
import { AccountClosing } from './account-closing.js';
import { Admin2faSwitched } from './admin-2fa-switched.js';
import { AdminEmailChanged } from './admin-email-changed.js';
import { AdminPasswordChanged } from './admin-password-changed.js';
import { EmailChangedByAdmin } from './email-changed-by-admin.js';
import { ExportReady } from './export-ready.js';
import type { MailKind } from './kinds.js';
import { GoogleJoined } from './google-joined.js';
import { GoogleUnlinked } from './google-unlinked.js';
import { ClientReminder } from './client-reminder.js';
import { ConfirmEmail } from './confirm-email.js';
import { NewLinkAsked } from './new-link-asked.js';
import { NewDevice } from './new-device.js';
import { PasswordChanged } from './password-changed.js';
import { PasswordRecovery } from './password-recovery.js';
import { LinkEnded } from './link-ended.js';
import { LinkEnding } from './link-ending.js';
import { LinkReplaced } from './link-replaced.js';
import { ProposalRejected } from './proposal-rejected.js';
import { ProposalSeen } from './proposal-seen.js';
import { ProposalSigned } from './proposal-signed.js';
import { SignedCopy } from './signed-copy.js';

/** Kind → schema of its frozen model. */
export const MAIL_MODELS = {
  'confirm-email': ConfirmEmail,
  'password-recovery': PasswordRecovery,
  'password-changed': PasswordChanged,
  'proposal-signed': ProposalSigned,
  'proposal-rejected': ProposalRejected,
  'proposal-seen': ProposalSeen,
  'link-ending': LinkEnding,
  'link-ended': LinkEnded,
  'link-replaced': LinkReplaced,
  'new-link-asked': NewLinkAsked,
  'client-reminder': ClientReminder,
  'signed-copy': SignedCopy,
  'admin-email-changed': AdminEmailChanged,
  'admin-password-changed': AdminPasswordChanged,
  'admin-2fa-switched': Admin2faSwitched,
  'email-changed-by-admin': EmailChangedByAdmin,
  'google-joined': GoogleJoined,
  'new-device': NewDevice,
  'google-unlinked': GoogleUnlinked,
  'account-closing': AccountClosing,
  'export-ready': ExportReady,
} as const satisfies Record<MailKind, z.ZodType>;

export type MailModel<K extends MailKind> = z.output<(typeof MAIL_MODELS)[K]>;
