import { Database } from '@acordo/service-kit/database/database';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { ByteCache } from '@acordo/service-kit/memory/byte-cache';
import { Injectable } from '@nestjs/common';
import type { FrozenDocument } from '../../content/domain/document.js';
import { Agreement } from '../../records/agreement.js';
import { tokensBefore } from '../../links/domain/damaged-token.js';
import { tokenHash } from '../../links/domain/token.js';
import { companyName } from '../persistence/company-name.js';
import { findActiveTokens } from '../persistence/active-tokens.js';
import { rememberShown } from '../persistence/remember-shown.js';
import { documentKey, findSharedHead, type SharedHead } from '../persistence/shared-head.js';
import { isRefused, outcomeOf } from '../../states/domain/states.js';
import { readMarked } from '../../content/mark-seen.js';
import { ShowProposal } from './show-proposal.js';

/** A document as JSON text (its fields, and the consent's), and its hash. */
interface ReadyDocument {
  json: string;
  hash: Buffer;
}

export interface ShownLink {
  /** The link's own token, also if the requested one was damaged. */
  token: string;
  head: SharedHead;
  document: ReadyDocument;
}

const MB = 1024 * 1024;
const MAX_BYTES = 32 * MB;
const MAX_AGE_MS = 60_000;

/**
 * What a link shows, for the most opened page. The link's state, and whether its record agrees, is read from the
 * database every time; its document is made and hashed once for each version of content and company, which never
 * change (D17).
 */
@Injectable()
export class ShowLink {
  private readonly documents = new ByteCache<ReadyDocument>({ maxBytes: MAX_BYTES, maxAgeMs: MAX_AGE_MS });

  constructor(
    private readonly database: Database,
    private readonly showProposal: ShowProposal,
    private readonly agreement: Agreement,
  ) {}

  /**
   * Throws LINK_NOT_FOUND, LINK_EXPIRED, RECORD_IN_VERIFICATION. Only here a damaged token is accepted: the response shows the same
   * and has the complete token, which every other call requires (attack 58).
   */
  execute(given: string): Promise<ShownLink> {
    return readMarked(() => this.read(given));
  }

  private async read(given: string): Promise<ShownLink | null> {
    const head = await findSharedHead(this.database, tokenHash(given));
    if (head) return this.show(given, head);
    const token = await this.undamaged(given);
    const found = token === null ? null : await findSharedHead(this.database, tokenHash(token));
    if (token === null || !found) throw new AppError('LINK_NOT_FOUND');
    return this.show(token, found);
  }

  /** The only valid link that the given text may have been; null where there is none. */
  private async undamaged(given: string): Promise<string | null> {
    const tokens = tokensBefore(given);
    if (tokens.length === 0) return null;
    const living = await findActiveTokens(this.database, tokens.map(tokenHash));
    const found = tokens.filter((token) => living.some((hash) => hash.equals(tokenHash(token))));
    return found.length === 1 ? (found[0] ?? null) : null;
  }

  /** Null if its version was replaced meanwhile. */
  private async show(token: string, head: SharedHead): Promise<ShownLink | null> {
    if (head.record) this.agreement.demand(head.record);
    const isSigned = Boolean(head.record?.signature);
    if (head.link_ended && !isSigned) throw await this.expired(head);
    const document = this.documents.get(head.key);
    if (!document) return this.whole(token);
    if (!isSigned && !(await rememberShown(this.database, head, document.hash))) return null;
    return { token, head, document };
  }

  /** With the company, if it can be asked for a new link (P118): not after a rejection, which is an answer. */
  private async expired({ id, status }: SharedHead): Promise<AppError> {
    if (isRefused(outcomeOf(status, 'ask-new-link'))) return new AppError('LINK_EXPIRED');
    return new AppError('LINK_EXPIRED', { newLink: { empresa: await companyName(this.database, id) } });
  }

  /** Reads everything once; between the two statements the proposal may have changed, so the second result counts. */
  private async whole(token: string): Promise<ShownLink> {
    const { row, document } = await this.showProposal.execute(token);
    const ready = readyDocument(document);
    const key = documentKey(row);
    this.documents.set(key, ready, 2 * ready.json.length);
    const { assinatura } = row;
    return { token, head: { ...row, key, versao: assinatura?.versao ?? row.versao }, document: ready };
  }
}

const readyDocument = ({ documento, consentimento, hash }: FrozenDocument): ReadyDocument => ({
  json: JSON.stringify({ ...documento, consentimento }),
  hash,
});
