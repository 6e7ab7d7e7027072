import { formatEvidence } from '@acordo/brazil/dates';
import { groupedCode } from '@acordo/contracts/grouped-code';
import type { EmailContent } from './email.js';

interface Signed {
  assinado_em: string;
  codigo: string;
  conteudo_hash: string;
  /** Only the owner sees where a signature came from. */
  ip?: string;
}

/** The evidence for both parties: São Paulo's time and UTC (D3), and the kind of signature (D18). */
export const signatureFacts = ({ assinado_em, codigo, conteudo_hash, ip }: Signed): EmailContent['facts'] => [
  { label: 'Data e hora', value: formatEvidence(assinado_em), detail: `${assinado_em} (UTC)` },
  ...(ip === undefined ? [] : [{ label: 'Endereço IP', value: ip }]),
  { label: 'Tipo', value: 'Assinatura eletrônica simples' },
  { label: 'Código de verificação', value: groupedCode(codigo), mono: true },
  { label: 'Hash do documento', value: conteudo_hash, detail: 'SHA-256', mono: true },
];
