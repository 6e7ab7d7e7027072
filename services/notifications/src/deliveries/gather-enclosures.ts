import { assetHash } from '@acordo/contracts/fields/asset-address';
import type { Email } from '../templates/email.js';
import type { Enclosures } from '../mail/enclosures.js';
import { ServiceCallFailed } from '@acordo/service-kit/http/internal-call';
import type { Sources } from '../sources/sources.js';

/** A larger logo is left out: it is part of every email, and the company's name is shown anyway. */
const LARGEST_LOGO = 512 * 1024;

/** The signed document is not available now; the email waits for it. */
export class PdfNotReady extends Error {}

/**
 * What is sent with an email besides its text, in its current state: the link, a one-time token, the signed document (D29), the signer's
 * name in handwriting, the logo.
 * Throws PdfNotReady unless the email may be sent without the document, and ServiceCallFailed.
 */
export async function gatherEnclosures(
  sources: Sources,
  { kind, model }: Email,
  { rid, mayGoWithoutPdf }: { rid: string; mayGoWithoutPdf: boolean },
): Promise<Enclosures> {
  const isSigned = kind === 'proposal-signed' || kind === 'signed-copy';
  return {
    token: 'link_id' in model ? await linkTokenOf(sources, kind, model.link_id, rid) : null,
    accountToken: 'token_id' in model ? await sources.accountToken(model.token_id, rid) : null,
    pdf: isSigned ? await pdfOf(sources, model, rid, mayGoWithoutPdf) : null,
    stop: null,
    signature: isSigned ? await signatureOf(sources, model.proposal_id, rid) : null,
    logo: 'empresa_logo' in model ? await logoOf(sources, model.empresa_logo, rid) : null,
  };
}

/** None for a reminder of what was decided since it was written: it may have waited for a day, or for the mail server (P130). */
async function linkTokenOf(
  sources: Sources,
  kind: Email['kind'],
  linkId: string,
  rid: string,
): Promise<Enclosures['token']> {
  const { token, isAwaited } = await sources.link(linkId, rid);
  return kind === 'client-reminder' && !isAwaited ? null : token;
}

async function pdfOf(
  sources: Sources,
  { proposal_id, codigo }: { proposal_id: string; codigo: string },
  rid: string,
  mayGoWithout: boolean,
): Promise<Enclosures['pdf']> {
  try {
    const bytes = await sources.signedPdf(proposal_id, rid);
    return bytes && { bytes, name: `proposta-assinada-${codigo.replace(/[^0-9A-Za-z]/g, '')}.pdf` };
  } catch (error) {
    if (!(error instanceof ServiceCallFailed)) throw error;
    // No email about a record that is being verified: it waits until an operator has resolved that.
    if (mayGoWithout && error.refusal?.code !== 'RECORD_IN_VERIFICATION') return null;
    throw new PdfNotReady(`the signed PDF is not to be had: ${error.message}`, { cause: error });
  }
}

async function signatureOf(
  sources: Sources,
  proposalId: string,
  rid: string,
): Promise<Enclosures['signature']> {
  const bytes = await sources.signatureImage(proposalId, rid);
  return bytes && { bytes };
}

async function logoOf(sources: Sources, address: string, rid: string): Promise<Enclosures['logo']> {
  const hash = assetHash(address);
  const bytes = hash ? await sources.asset(hash, rid) : null;
  return bytes && bytes.length <= LARGEST_LOGO ? { bytes } : null;
}
