import { Database } from '@acordo/service-kit/database/database';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { toCompany } from '../../company/company-columns.js';
import { freeze, type FrozenDocument, parseFrozen } from '../../content/domain/document.js';
import { tokenHash } from '../../links/domain/token.js';
import { readMarked } from '../../content/mark-seen.js';
import { toContent } from '../../content/content-columns.js';
import { toIssue } from '../../content/issue-columns.js';
import { Agreement } from '../../records/agreement.js';
import { rememberShown } from '../persistence/remember-shown.js';
import { findShared, type SharedRow } from '../shared-proposal.js';

export interface ShownProposal {
  row: SharedRow;
  document: FrozenDocument;
}

/** What a link shows (D16): a signed proposal only from its snapshot, any other as it is now. */
@Injectable()
export class ShowProposal {
  constructor(
    private readonly database: Database,
    private readonly agreement: Agreement,
  ) {}

  /** Throws LINK_NOT_FOUND, LINK_EXPIRED, RECORD_IN_VERIFICATION. */
  execute(token: string): Promise<ShownProposal> {
    return readMarked(() => this.read(token));
  }

  /** Null where its version was replaced meanwhile. */
  private async read(token: string): Promise<ShownProposal | null> {
    const row = await findShared(this.database, tokenHash(token));
    if (!row) throw new AppError('LINK_NOT_FOUND');
    this.agreement.demand(row.record);
    if (row.assinatura) return { row, document: parseFrozen(row.assinatura.conteudo) };
    if (row.link_ended) throw new AppError('LINK_EXPIRED');
    const document = freeze(toContent(row), toCompany(row), toIssue(row));
    return (await rememberShown(this.database, row, document.hash)) ? { row, document } : null;
  }
}
