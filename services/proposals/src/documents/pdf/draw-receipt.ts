import qrcode from 'qrcode';
import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import type { CanDraw } from '../domain/drawable.js';
import { type SignatureEvidence, verificationAddress } from '../domain/signature-evidence.js';
import type { EditionModel } from '../domain/edition-model.js';
import type { Receipt } from '../domain/receipt.js';

/** The product's name, and where the signature can be verified. */
export interface Site {
  appName: string;
  publicUrl: string;
}

/** The receipt with the QR code of the address where its signature can be verified. */
export async function drawReceipt(
  evidence: SignatureEvidence,
  document: ProposalDocument,
  { appName, publicUrl }: Site,
  can: CanDraw,
  { receiptOf }: EditionModel,
): Promise<Receipt> {
  const address = verificationAddress(publicUrl, evidence.codigo);
  // The quiet zone around it is the paper's.
  const qrSvg = await qrcode.toString(address, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' });
  return receiptOf(evidence, { appName, document, title: document.titulo, address, qrSvg, can });
}
