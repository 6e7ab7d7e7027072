import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { documentFixture } from '@acordo/contracts/fixtures/proposal';
import { CONSENTS } from '@acordo/contracts/http/public/consent';
import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import type { Status } from '@acordo/contracts/http/propostas/states';
import { ByteCache } from '@acordo/service-kit/memory/byte-cache';
import type { Asset } from '../../src/assets/domain/asset.js';
import { canonicalBytes, sha256 } from '@acordo/document/canonical';
import type { FrozenDocument } from '../../src/content/domain/document.js';
import { EDITION } from '../../src/documents/domain/edition.js';
import type { SignatureEvidence } from '../../src/documents/domain/signature-evidence.js';
import type { Layout } from '../../src/documents/domain/layout.js';
import { FONT_FILES } from '../../src/documents/fonts/font-files.js';
import { type PdfOptions, RenderPdf } from '../../src/documents/pdf/render-pdf.js';
import type { PdfJob } from '../../src/documents/pdf/pdf-job.js';
import { Typst } from '../../src/documents/pdf/typst.js';

export const TEMPLATES = fileURLToPath(new URL('../../templates', import.meta.url));
export const newTypst = (workspace = TEMPLATES) =>
  new Typst(
    workspace,
    FONT_FILES.map((file) => readFileSync(file)),
  );

const typst = newTypst();
const consentimento = { versao: '1', texto: CONSENTS['1'] };

/** A document as the service renders it, but in this process and without a database. */
export function drawn(
  document: ProposalDocument,
  {
    evidence = null,
    logo = null,
    readLogo = async () => logo,
    layout = null,
    edition = EDITION,
    validUntil = null,
    site = { appName: 'Acordo', publicUrl: 'https://acordo.test' },
    status = evidence ? 'aceito' : 'enviado',
    by = typst,
  }: {
    status?: Status;
    evidence?: SignatureEvidence | null;
    logo?: Asset | null;
    readLogo?: PdfOptions['readLogo'];
    edition?: number;
    validUntil?: Date | null;
    site?: PdfOptions['site'];
    layout?: Layout | null;
    by?: Typst;
  } = {},
): Promise<Uint8Array> {
  const draw = new RenderPdf({
    children: {
      run: async <Result>(job: unknown) => by.pdf(job as PdfJob) as Result,
      expectRoom: () => undefined,
    },
    cache: new ByteCache({ maxBytes: 0, maxAgeMs: 1_000 }),
    failures: new ByteCache({ maxBytes: 0, maxAgeMs: 1_000 }),
    readLogo,
    site,
  });
  return draw.execute({ document: frozen(document), status, evidence, validUntil, layout, edition }, 'test');
}

export function frozen(documento: ProposalDocument): FrozenDocument {
  const bytes = canonicalBytes({ documento, consentimento });
  return { documento, consentimento, bytes, hash: sha256(bytes) };
}

export const documentWith = (over: Partial<ProposalDocument>): ProposalDocument => ({
  ...documentFixture,
  ...over,
});

export const evidenceWith = (over: Partial<SignatureEvidence> = {}): SignatureEvidence => ({
  codigo: '7K3MZ0QWA9XE2RTB',
  nome: 'José Antônio Ribeiro',
  email: 'jose@paoeprosa.com.br',
  em: new Date('2026-11-28T01:30:00.123Z'),
  ip: '203.0.113.7',
  porta: 50_123,
  user_agent: 'Mozilla/5.0 (test)',
  versao: 2,
  hash: Buffer.alloc(32, 0xa7),
  validade: new Date('2026-12-30T02:59:59.000Z'),
  consentimento,
  eventos: [
    { seq: 1, tipo: 'assinada', em: new Date('2026-11-28T01:30:00.123Z'), hash: Buffer.alloc(32, 0xb8) },
  ],
  ...over,
});
