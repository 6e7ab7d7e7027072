import { groupedCode } from '@acordo/contracts/grouped-code';
import { showUnseen } from '@acordo/contracts/unseen';
import { formatDate, formatEvidence } from '@acordo/brazil/dates';
import { COPY as DOCUMENT } from '@acordo/document/copy';
import { coverOf } from '@acordo/document/cover';
import { clientFacts, companyFacts, type Fact } from '@acordo/document/facts';
import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import { PDF_COPY, EVENT_LABELS } from './copy.js';
import { condensedHistory, type Gap } from './condensed-history.js';
import { type CanDraw, drawable } from './drawable.js';
import type { SignatureEvidence, SignedEvent } from './signature-evidence.js';
import { type Prose, proseOf, type SoftText, soften } from './soft-text.js';

/** What the last page shows of a signature: "Comprovante de assinatura" (D25). */
export interface Receipt {
  copy: Omit<typeof COPY, 'intro' | 'more' | 'signedOn'>;
  intro: SoftText;
  /** Year to second of the signature, in UTC. */
  date: number[];
  footer: SoftText;
  /** The typed name as handwriting. */
  name: SoftText;
  /** Under the name at the end of the document: when, and the code. */
  signedOn: string;
  /** Both parties with all their data. */
  parties: { title: string; facts: { label: string; value: SoftText }[] }[];
  facts: { label: string; value: SoftText }[];
  code: string;
  /** Where the signature can be verified: the link's address and text. */
  address: string;
  addressText: SoftText;
  qr: { svg: string; alt: string };
  consent: { title: string; text: Prose };
  history: { seq: string; label: string; instant: string; hash: SoftText }[];
}

const COPY = PDF_COPY.receipt;
/** Half of a SHA-256 in hex: two lines of the narrow column. */
const HASH_ROOM = 32;
const ROOM = 30;

export interface ReceiptParts {
  appName: string;
  /** What was signed. */
  document: ProposalDocument;
  /** Of the document, as the receipt names it. */
  title: string;
  address: string;
  qrSvg: string;
  can: CanDraw;
}

export function receiptOf(
  evidence: SignatureEvidence,
  { appName, document, title, address, qrSvg, can }: ReceiptParts,
): Receipt {
  const { em, codigo, hash, consentimento } = evidence;
  // Evidence shows what is stored: a row must not be dropped because its characters are invisible.
  const text = (value: string) => soften(drawable(showUnseen(value), can), ROOM);
  const soft = ({ label, value }: Fact) => ({ label, value: text(value) });
  const code = groupedCode(codigo);
  return {
    copy: COPY,
    intro: text(COPY.intro(appName)),
    date: [
      em.getUTCFullYear(),
      em.getUTCMonth() + 1,
      em.getUTCDate(),
      em.getUTCHours(),
      em.getUTCMinutes(),
      em.getUTCSeconds(),
    ],
    footer: soften(PDF_COPY.signedFooter(code), ROOM),
    name: text(evidence.nome),
    signedOn: COPY.signedOn(formatDate(em), code),
    parties: [
      { title: DOCUMENT.from, facts: companyFacts(document).map(soft) },
      { title: DOCUMENT.to, facts: clientFacts(document).map(soft) },
    ].filter(({ facts }) => facts.length > 0),
    facts: [
      { label: COPY.facts.signer, value: text(evidence.nome) },
      { label: COPY.facts.email, value: text(evidence.email) },
      { label: COPY.facts.brasilia, value: formatEvidence(em) },
      { label: COPY.facts.utc, value: em.toISOString() },
      { label: COPY.facts.ip, value: text(addressText(evidence)) },
      { label: COPY.facts.userAgent, value: text(evidence.user_agent) },
      { label: COPY.facts.document, value: text(title) },
      { label: COPY.facts.proposal, value: issueText(document, evidence.validade) },
      { label: COPY.facts.versao, value: String(evidence.versao) },
      { label: COPY.facts.hash, value: hexText(hash) },
    ].filter(({ value }) => value !== ''),
    code,
    address,
    addressText: text(address),
    qr: { svg: qrSvg, alt: PDF_COPY.qrOf(address) },
    consent: {
      title: COPY.consent(consentimento.versao),
      text: proseOf(drawable(consentimento.texto, can), ROOM),
    },
    history: condensedHistory(evidence.eventos).map((row) =>
      'event' in row ? eventRow(row.event) : gapRow(row.gap),
    ),
  };
}

function issueText(document: ProposalDocument, validUntil: Date | null): string {
  const { number, issued } = coverOf(document, 'aceito');
  return [
    number,
    issued && COPY.facts.issued(issued),
    validUntil && COPY.facts.validUntil(formatDate(validUntil)),
  ]
    .filter(Boolean)
    .join(' · ');
}

const addressText = ({ ip, porta }: SignatureEvidence): string =>
  porta > 0 ? COPY.facts.ipWithPort(ip, porta) : ip;

const labels: Readonly<Record<string, string>> = EVENT_LABELS;
const labelOf = (tipo: string): string => labels[tipo] ?? tipo;
const instantOf = (em: Date): string => formatEvidence(em).replace(/ \(.*$/, '');

const eventRow = ({ seq, tipo, em, hash }: SignedEvent) => ({
  seq: String(seq),
  label: labelOf(tipo),
  instant: instantOf(em),
  hash: hexText(hash),
});

const gapRow = ({ from, to, count, tipo }: Gap) => ({
  seq: `${from.seq}–${to.seq}`,
  label: COPY.more(count, tipo === null ? null : labelOf(tipo)),
  instant: `até ${instantOf(to.em)}`,
  hash: '…',
});

function hexText(bytes: Buffer): string[] {
  const hex = bytes.toString('hex');
  return [hex.slice(0, HASH_ROOM), hex.slice(HASH_ROOM)];
}
