import { isNotice, type MailKind } from '@acordo/contracts/internal/mail/kinds';
import type { MailModel } from '@acordo/contracts/internal/mail/models';
import { accountClosing } from './account-closing.js';
import { admin2faSwitched } from './admin-2fa-switched.js';
import { adminEmailChanged } from './admin-email-changed.js';
import { adminPasswordChanged } from './admin-password-changed.js';
import { clientReminder } from './client-reminder.js';
import { confirmEmail } from './confirm-email.js';
import { emailChangedByAdmin } from './email-changed-by-admin.js';
import { fixedNotice } from './fixed-notice.js';
import { googleJoined } from './google-joined.js';
import { googleUnlinked } from './google-unlinked.js';
import { exportReady } from './export-ready.js';
import { htmlPage } from './layout/html-page.js';
import { plainText } from './layout/plain-text.js';
import { linkEnded } from './link-ended.js';
import { linkEnding } from './link-ending.js';
import { linkReplaced } from './link-replaced.js';
import type { EmailContent, Enclosed, Email, Site } from './email.js';
import { newLinkAsked } from './new-link-asked.js';
import { newDevice } from './new-device.js';
import { passwordChanged } from './password-changed.js';
import { passwordRecovery } from './password-recovery.js';
import { proposalRejected } from './proposal-rejected.js';
import { proposalSeen } from './proposal-seen.js';
import { proposalSigned } from './proposal-signed.js';
import { signedCopy } from './signed-copy.js';

/** The content of each kind of email (D29). */
const WORDS: { [K in MailKind]: (model: MailModel<K>, site: Site, enclosed: Enclosed) => EmailContent } = {
  'proposal-signed': proposalSigned,
  'proposal-rejected': proposalRejected,
  'proposal-seen': proposalSeen,
  'link-ending': linkEnding,
  'link-ended': linkEnded,
  'link-replaced': linkReplaced,
  'new-link-asked': newLinkAsked,
  'client-reminder': clientReminder,
  'signed-copy': signedCopy,
  'admin-email-changed': adminEmailChanged,
  'admin-password-changed': adminPasswordChanged,
  'admin-2fa-switched': admin2faSwitched,
  'email-changed-by-admin': emailChangedByAdmin,
  'confirm-email': confirmEmail,
  'password-recovery': passwordRecovery,
  'password-changed': passwordChanged,
  'google-joined': googleJoined,
  'new-device': newDevice,
  'google-unlinked': googleUnlinked,
  'account-closing': accountClosing,
  'export-ready': exportReady,
};

export interface WrittenEmail {
  sender: string;
  replyTo: string;
  replyName: string;
  subject: string;
  text: string;
  html: string;
}

/** The content of an email for its recipient; `proven`: whether the address is confirmed to be theirs (D29). */
export function contentOf(email: Email, site: Site, enclosed: Enclosed, proven = true): EmailContent {
  if (!proven && isNotice(email.kind) && 'proposal_id' in email.model)
    return withStop(fixedNotice(email.kind, email.model.proposal_id, site), enclosed);
  const words = WORDS[email.kind] as (model: Email['model'], site: Site, enclosed: Enclosed) => EmailContent;
  return withStop(words(email.model, site, enclosed), enclosed);
}

const withStop = (content: EmailContent, { stop }: Enclosed): EmailContent =>
  stop ? { ...content, stop } : content;

/** In both forms. Pure. */
export const write = (content: EmailContent, site: Site): WrittenEmail => ({
  sender: content.sender,
  replyTo: content.replyTo,
  replyName: content.replyName ?? content.sender,
  subject: content.subject,
  text: plainText(content, site),
  html: htmlPage(content, site).toString(),
});

export const writeEmail = (email: Email, site: Site, enclosed: Enclosed, proven = true): WrittenEmail =>
  write(contentOf(email, site, enclosed, proven), site);
