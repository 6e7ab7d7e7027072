import type { Company } from '@acordo/contracts/http/company/company';
import { NO_COMPANY } from '@acordo/contracts/http/company/no-company';
import { hasSender } from '../../../shared/proposals/has-sender';
import type { SessionUser } from '../../../shared/session/session-store';

export interface StartStep {
  id: 'sender' | 'look' | 'email';
  done: boolean;
}

/** P116: what makes the first proposal look like its owner's, and reach the client. Derived, so that it can be left and resumed. */
export function startSteps(company: Company, user: SessionUser): StartStep[] {
  const colored =
    company.cor_primaria !== NO_COMPANY.cor_primaria || company.cor_secundaria !== NO_COMPANY.cor_secundaria;
  return [
    { id: 'sender', done: hasSender(company) },
    { id: 'look', done: company.logo_url !== '' || colored },
    // Unknown right after Google's redirect, whose addresses are confirmed.
    { id: 'email', done: user.email_confirmado !== false },
  ];
}
