import { listActivity } from '@acordo/contracts/http/auth/activity';
import { changePassword } from '@acordo/contracts/http/auth/change-password';
import { forgotPassword } from '@acordo/contracts/http/auth/forgot-password';
import { resendVerification } from '@acordo/contracts/http/auth/resend-verification';
import { resetPassword } from '@acordo/contracts/http/auth/reset-password';
import { endOtherSession, listSessions } from '@acordo/contracts/http/auth/sessions';
import { verifyEmail } from '@acordo/contracts/http/auth/verify-email';
import { getAsset } from '@acordo/contracts/http/assets/get-asset';
import { closeAccount } from '@acordo/contracts/http/auth/close-account';
import { exportAccount } from '@acordo/contracts/http/auth/export';
import { startGoogle } from '@acordo/contracts/http/auth/google';
import { googleCallback } from '@acordo/contracts/http/auth/google-callback';
import { googleLink } from '@acordo/contracts/http/auth/google-link';
import { login } from '@acordo/contracts/http/auth/login';
import { logout } from '@acordo/contracts/http/auth/logout';
import { providers } from '@acordo/contracts/http/auth/providers';
import { register } from '@acordo/contracts/http/auth/register';
import { authStatus } from '@acordo/contracts/http/auth/status';
import { unlinkGoogle } from '@acordo/contracts/http/auth/unlink-google';
import { billingPlans } from '@acordo/contracts/http/billing/plans';
import { billingWebhook, SIGNATURE_HEADER } from '@acordo/contracts/http/billing/webhook';
import {
  createCompanySettings,
  getCompanySettings,
  updateCompanySettings,
} from '@acordo/contracts/http/company/settings';
import { LOGO_FORM_MAX_BYTES, uploadLogo } from '@acordo/contracts/http/company/upload-logo';
import { chooseMails, openMailChoice, readMailChoice, stopMails } from '@acordo/contracts/http/emails/choice';
import { proposalLimits } from '@acordo/contracts/http/limits/proposal-limits';
import { createProposal } from '@acordo/contracts/http/propostas/create';
import { deleteProposal } from '@acordo/contracts/http/propostas/delete';
import { duplicateProposal } from '@acordo/contracts/http/propostas/duplicate';
import { proposalEvents } from '@acordo/contracts/http/propostas/events';
import { generateLink } from '@acordo/contracts/http/propostas/generate-link';
import { getProposal } from '@acordo/contracts/http/propostas/get';
import { listProposals } from '@acordo/contracts/http/propostas/list';
import { getProposalPdf } from '@acordo/contracts/http/propostas/pdf';
import { revokeLink } from '@acordo/contracts/http/propostas/revoke-link';
import { sendReminder } from '@acordo/contracts/http/propostas/send-reminder';
import { setClientReminder } from '@acordo/contracts/http/propostas/set-client-reminder';
import { setDevelopmentStatus } from '@acordo/contracts/http/propostas/set-development-status';
import { proposalStats } from '@acordo/contracts/http/propostas/stats';
import { updateProposal } from '@acordo/contracts/http/propostas/update';
import { askNewLink } from '@acordo/contracts/http/public/ask-new-link';
import { rejectProposal, signProposal } from '@acordo/contracts/http/public/decide';
import { getPublicPdf } from '@acordo/contracts/http/public/pdf';
import { publicPreview } from '@acordo/contracts/http/public/preview';
import { getPublicProposal } from '@acordo/contracts/http/public/public-proposal';
import { verifySignature } from '@acordo/contracts/http/public/verify';
import { reportView } from '@acordo/contracts/http/public/view';
import { readAudit } from '@acordo/contracts/http/vitamina/audit';
import { adminLogin } from '@acordo/contracts/http/vitamina/auth/login';
import { adminLogout } from '@acordo/contracts/http/vitamina/auth/logout';
import { adminMe } from '@acordo/contracts/http/vitamina/auth/me';
import { disableSecondFactor } from '@acordo/contracts/http/vitamina/auth/second-factor-disable';
import { enableSecondFactor } from '@acordo/contracts/http/vitamina/auth/second-factor-enable';
import { setUpSecondFactor } from '@acordo/contracts/http/vitamina/auth/second-factor-setup';
import { adminStatus } from '@acordo/contracts/http/vitamina/auth/status';
import { updateAdminEmail } from '@acordo/contracts/http/vitamina/auth/update-email';
import { updateAdminPassword } from '@acordo/contracts/http/vitamina/auth/update-password';
import { verifySecondFactor } from '@acordo/contracts/http/vitamina/auth/verify-2fa';
import { listFailedEmails } from '@acordo/contracts/http/vitamina/emails/list-failed';
import { resendEmail } from '@acordo/contracts/http/vitamina/emails/resend';
import { panelStats } from '@acordo/contracts/http/vitamina/stats';
import { listUncancelled } from '@acordo/contracts/http/vitamina/subscriptions/list-uncancelled';
import { listUsers } from '@acordo/contracts/http/vitamina/users/list';
import { toggleUnlimited } from '@acordo/contracts/http/vitamina/users/toggle-unlimited';
import { updateUser } from '@acordo/contracts/http/vitamina/users/update';
import { BODY_WITH_LOGO, type Route, route } from './route.js';

const own = { absent: 'PROPOSAL_NOT_FOUND' } as const;
/** What an owner changes; a test names every such call. */
const writes = { holderLimit: 'writes' } as const;
const withLogo = { limitBytes: BODY_WITH_LOGO, ...writes } as const;
const byLink = { absent: 'LINK_NOT_FOUND' } as const;
const publicRead = { limit: 'publicReads' } as const;
/** A rendering may wait for others and then take its 10 s. */
const pdf = { lane: 'documents', holderLimit: 'pdfs', timeoutMs: 20_000 } as const;
/** An archive may be large and its reader slow. */
const ARCHIVE_MS = 15 * 60_000;
/** `List-Unsubscribe=One-Click`, as a form of either kind. */
const ONE_CLICK_BYTES = 1_024;
const decision = { ...byLink, limit: 'decisions' } as const;

/** Every call that the gateway forwards, and how. Anything else is 404. */
export const ROUTES: readonly Route[] = [
  route(register, 'identity'),
  route(login, 'identity', { device: true }),
  route(logout, 'identity'),
  route(forgotPassword, 'identity'),
  route(resetPassword, 'identity'),
  route(changePassword, 'identity', { device: true }),
  route(verifyEmail, 'identity'),
  route(resendVerification, 'identity'),
  route(listSessions, 'identity'),
  route(endOtherSession, 'identity'),
  route(listActivity, 'identity'),
  route(authStatus, 'identity', publicRead),
  route(providers, 'identity', publicRead),
  route(startGoogle, 'identity', publicRead),
  route(googleCallback, 'identity', { ...publicRead, signIn: true, device: true, timeoutMs: 15_000 }),
  route(googleLink, 'identity'),
  route(unlinkGoogle, 'identity', { device: true }),

  route(closeAccount, 'identity', { device: true, timeoutMs: 20_000 }),
  route(exportAccount, 'proposals', {
    lane: 'archives',
    readMs: ARCHIVE_MS,
    holderLimit: 'pdfs',
    begins: true,
  }),

  route(billingPlans, 'identity'),
  route(billingWebhook, 'identity', { signedBy: SIGNATURE_HEADER }),

  route(listProposals, 'proposals'),
  route(createProposal, 'proposals', withLogo),
  route(proposalStats, 'proposals'),
  route(getProposal, 'proposals', own),
  route(updateProposal, 'proposals', { ...own, ...withLogo }),
  route(deleteProposal, 'proposals', { ...own, ...writes }),
  route(setDevelopmentStatus, 'proposals', { ...own, ...writes }),
  route(generateLink, 'proposals', { ...own, ...writes }),
  route(revokeLink, 'proposals', { ...own, ...writes }),
  route(sendReminder, 'proposals', { ...own, ...writes }),
  route(setClientReminder, 'proposals', { ...own, ...writes }),
  route(duplicateProposal, 'proposals', { ...own, ...writes }),
  route(proposalEvents, 'proposals', own),
  route(getProposalPdf, 'proposals', { ...own, ...pdf }),
  route(proposalLimits, 'proposals'),

  route(getCompanySettings, 'proposals'),
  route(createCompanySettings, 'proposals', withLogo),
  route(updateCompanySettings, 'proposals', withLogo),
  route(uploadLogo, 'proposals', { limitBytes: LOGO_FORM_MAX_BYTES, holderLimit: 'logos' }),
  route(getAsset, 'proposals', { ...publicRead, lane: 'files' }),

  route(getPublicProposal, 'proposals', { ...byLink, ...publicRead, mendsLinks: true }),
  route(publicPreview, 'proposals', { ...byLink, ...publicRead, lane: 'previews' }),
  route(reportView, 'proposals', { ...byLink, ...publicRead }),
  route(getPublicPdf, 'proposals', { ...byLink, ...publicRead, ...pdf }),
  route(verifySignature, 'proposals', { absent: 'CODE_NOT_FOUND', limit: 'verifications' }),
  route(signProposal, 'proposals', decision),
  route(rejectProposal, 'proposals', decision),
  route(askNewLink, 'proposals', decision),

  route(readMailChoice, 'notifications', publicRead),
  route(chooseMails, 'notifications', publicRead),
  route(stopMails, 'notifications', { ...publicRead, limitBytes: ONE_CLICK_BYTES }),
  route(openMailChoice, 'notifications', publicRead),

  route(adminLogin, 'identity', { device: true }),
  route(verifySecondFactor, 'identity'),
  route(adminStatus, 'identity', publicRead),
  route(adminLogout, 'identity'),
  route(adminMe, 'identity'),
  route(updateAdminEmail, 'identity'),
  route(updateAdminPassword, 'identity'),
  route(setUpSecondFactor, 'identity'),
  route(enableSecondFactor, 'identity'),
  route(disableSecondFactor, 'identity'),
  route(listUsers, 'admin'),
  route(updateUser, 'admin', { absent: 'USER_NOT_FOUND' }),
  route(toggleUnlimited, 'admin'),
  route(panelStats, 'admin'),
  route(readAudit, 'admin'),
  route(listFailedEmails, 'admin'),
  route(resendEmail, 'admin'),
  route(listUncancelled, 'admin'),
];
