import type { Company } from '@acordo/contracts/http/company/company';
import type { Content } from '@acordo/contracts/http/propostas/content';
import { documentOf } from '@acordo/document/document-of';
import { CONSENTS, CURRENT_CONSENT } from '@acordo/contracts/http/public/consent';
import type { Issue } from '@acordo/contracts/http/propostas/issue';
import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import { canonicalBytes, sha256 } from '@acordo/document/canonical';
import { upcast } from './stored-content.js';

/** All that a client sees and signs (D17): the document, and the signature's own declaration. */
export interface SignedContent {
  documento: ProposalDocument;
  consentimento: { versao: string; texto: string };
}

/** With its bytes: what is hashed, frozen and compared. */
export interface FrozenDocument extends SignedContent {
  bytes: Buffer;
  hash: Buffer;
}

/** The document as a client sees it now, with the current consent text. */
export function freeze(content: Content, empresa: Company, issue: Issue = {}): FrozenDocument {
  const signed: SignedContent = {
    documento: documentOf(content, empresa, issue),
    consentimento: { versao: CURRENT_CONSENT, texto: CONSENTS[CURRENT_CONSENT] },
  };
  const bytes = canonicalBytes(signed);
  return { ...signed, bytes, hash: sha256(bytes) };
}

/**
 * What was signed, only from the snapshot's bytes, hash included: later changes do not affect it (D18). A document that an
 * earlier release froze has the fields of this one; its bytes and their hash stay.
 */
export function parseFrozen(bytes: Buffer): FrozenDocument {
  const { documento, consentimento } = JSON.parse(bytes.toString('utf8')) as SignedContent;
  return { documento: upcast(documento) as ProposalDocument, consentimento, bytes, hash: sha256(bytes) };
}
