import { getAsset } from '@acordo/contracts/http/assets/get-asset';
import { login } from '@acordo/contracts/http/auth/login';
import { logout } from '@acordo/contracts/http/auth/logout';
import { providers } from '@acordo/contracts/http/auth/providers';
import { register } from '@acordo/contracts/http/auth/register';
import { authStatus } from '@acordo/contracts/http/auth/status';
import {
  createCompanySettings,
  getCompanySettings,
  updateCompanySettings,
} from '@acordo/contracts/http/company/settings';
import { LOGO_FORM_MAX_BYTES, uploadLogo } from '@acordo/contracts/http/company/upload-logo';
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
import { setDevelopmentStatus } from '@acordo/contracts/http/propostas/set-development-status';
import { proposalStats } from '@acordo/contracts/http/propostas/stats';
import { updateProposal } from '@acordo/contracts/http/propostas/update';
import { rejectProposal, signProposal } from '@acordo/contracts/http/public/decide';
import { getPublicPdf } from '@acordo/contracts/http/public/pdf';
import { publicPreview } from '@acordo/contracts/http/public/preview';
import { getPublicProposal } from '@acordo/contracts/http/public/public-proposal';
import { verifySignature } from '@acordo/contracts/http/public/verify';
import { reportView } from '@acordo/contracts/http/public/view';
import { BODY_WITH_LOGO, type Route, route } from './route.js';

const own = { absent: 'PROPOSAL_NOT_FOUND' } as const;
const withLogo = { limitBytes: BODY_WITH_LOGO } as const;
const byLink = { absent: 'LINK_NOT_FOUND' } as const;
const publicRead = { limit: 'publicReads' } as const;
/** A drawing may wait for others and then take its 10 s. */
const pdf = { holderLimit: 'pdfs', timeoutMs: 20_000 } as const;
const decision = { ...byLink, limit: 'decisions' } as const;

/** Every call that the public door lets through, and how. What is not here does not exist outside. */
export const ROUTES: readonly Route[] = [
  route(register, 'identity'),
  route(login, 'identity', { device: true }),
  route(logout, 'identity'),
  route(authStatus, 'identity', publicRead),
  route(providers, 'identity', publicRead),

  route(listProposals, 'proposals'),
  route(createProposal, 'proposals', withLogo),
  route(proposalStats, 'proposals'),
  route(getProposal, 'proposals', own),
  route(updateProposal, 'proposals', { ...own, ...withLogo }),
  route(deleteProposal, 'proposals', own),
  route(setDevelopmentStatus, 'proposals', own),
  route(generateLink, 'proposals', own),
  route(revokeLink, 'proposals', own),
  route(duplicateProposal, 'proposals', own),
  route(proposalEvents, 'proposals', own),
  route(getProposalPdf, 'proposals', { ...own, ...pdf }),
  route(proposalLimits, 'proposals'),

  route(getCompanySettings, 'proposals'),
  route(createCompanySettings, 'proposals', withLogo),
  route(updateCompanySettings, 'proposals', withLogo),
  route(uploadLogo, 'proposals', { limitBytes: LOGO_FORM_MAX_BYTES }),
  route(getAsset, 'proposals', publicRead),

  route(getPublicProposal, 'proposals', { ...byLink, ...publicRead }),
  route(publicPreview, 'proposals', { ...byLink, ...publicRead }),
  route(reportView, 'proposals', { ...byLink, ...publicRead }),
  route(getPublicPdf, 'proposals', { ...byLink, ...publicRead, ...pdf }),
  route(verifySignature, 'proposals', { absent: 'CODE_NOT_FOUND', limit: 'verifications' }),
  route(signProposal, 'proposals', decision),
  route(rejectProposal, 'proposals', decision),
];
