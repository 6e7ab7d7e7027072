import { randomUUID } from 'node:crypto';
import type { Call } from '@acordo/contracts/call';
import { type ErrorCode, ERRORS } from '@acordo/contracts/errors';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { Database } from '@acordo/service-kit/database/database';
import { type Tx, UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { isHeldOpen } from '../../accounts/open-account.js';
import { toCompany } from '../../company/company-columns.js';
import { freeze, type FrozenDocument } from '../../content/domain/document.js';
import { type Attempt, attemptOf } from '../../idempotency/attempt.js';
import { firstResponse, keepRefusal } from '../../idempotency/idempotency.js';
import { tokenHash } from '../../links/domain/token.js';
import { markSeen } from '../../content/mark-seen.js';
import { toContent } from '../../content/content-columns.js';
import { toIssue } from '../../content/issue-columns.js';
import { findShared, type SharedRow } from '../../reading/shared-proposal.js';
import { Agreement } from '../../records/agreement.js';
import { ownerMayNotDecide } from '../domain/owner-may-not-decide.js';
import { refusalOf } from '../domain/refusal.js';
import { type ClaimedContent, compareShown } from '../domain/shown.js';
import { changeStatus, type Decided, isDecided } from '../persistence/change-status.js';

/** A client's decision through a link. `key` is the idempotency key. */
export interface DecisionRequest<Body extends ClaimedContent> {
  caller: Caller;
  token: string;
  body: Body;
  key: string | null;
}

/** One kind of decision: how it changes the proposal, and what is written once it has. */
export interface DecisionKind {
  call: Call;
  action: 'sign' | 'reject';
  write(tx: Tx, taken: TakenDecision): Promise<void>;
}

export interface TakenDecision extends Decided {
  id: string;
  row: SharedRow;
  document: FrozenDocument;
  attempt: Attempt | null;
}

/** The common part of signing and rejecting (D18): exactly one of all decisions succeeds, in one transaction. */
@Injectable()
export class Decide {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly agreement: Agreement,
  ) {}

  /**
   * Throws LINK_NOT_FOUND, RECORD_IN_VERIFICATION, OWNER_CANNOT_DECIDE, ALREADY_DECIDED, LINK_EXPIRED, CONTENT_CHANGED, and
   * D49's.
   */
  async execute<Body extends ClaimedContent>(
    decision: DecisionRequest<Body>,
    kind: DecisionKind,
  ): Promise<void> {
    const { caller, token, body, key } = decision;
    const row = await findShared(this.database, tokenHash(token));
    if (!row) throw new AppError('LINK_NOT_FOUND');
    this.agreement.demand(row.record);
    if (ownerMayNotDecide(caller, row.user_id)) throw new AppError('OWNER_CANNOT_DECIDE');
    const document = freeze(toContent(row), toCompany(row), toIssue(row));
    const attempt = attemptOf(`link:${row.link_id}`, kind.call, key, body);
    const refused = await this.work.run((tx) => take(tx, { row, document, attempt }, body, kind));
    if (refused) throw new AppError(refused);
  }
}

async function take(
  tx: Tx,
  given: { row: SharedRow; document: FrozenDocument; attempt: Attempt | null },
  claimed: ClaimedContent,
  kind: DecisionKind,
): Promise<ErrorCode | null> {
  const { row, document, attempt } = given;
  const [accountOpen, kept] = await Promise.all([isHeldOpen(tx, row.user_id), firstResponse(tx, attempt)]);
  // D49: the first response again, if its caller may still see it. Of a closed account only what was signed is shown (D37).
  const isSeen = accountOpen || (kind.action === 'sign' && kept?.recusa === null);
  if (kept && isSeen) return kept.recusa;
  const id = randomUUID();
  const outcome = await changeStatus(tx, kind.action, {
    proposalId: row.id,
    linkId: row.link_id,
    decisionId: id,
    versao: row.versao,
    companyVersion: row.company_version,
    hash: document.hash,
    shown: compareShown(claimed, row.versao, document.hash),
    accountOpen,
  });
  if (isDecided(outcome)) {
    // A call without version and hash still decides about this version.
    if (!row.vista) await markSeen(tx, row.id, row.versao);
    await kind.write(tx, { ...given, ...outcome, id });
    return null;
  }
  const refused = refusalOf(outcome, kind.action);
  if (ERRORS[refused].status === 409) await keepRefusal(tx, attempt, refused);
  return refused;
}
