import { formatDateTime, formatEvidence } from '@acordo/brazil/dates';
import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import { COPY } from '../copy';

export type Signature = Pick<
  PublicProposal,
  'assinatura_cliente_nome' | 'assinatura_cliente_email' | 'assinatura_data' | 'assinatura_ip'
>;

export interface SignerFacts {
  name: string;
  email: string;
  /** dd/mm/aaaa, hh:mm in São Paulo. */
  date: string;
  /** With seconds, offset and zone, and the instant in UTC (D3). */
  evidence: string;
  utc: string;
  ip: string;
}

/** The signature's data for people; missing data are marked. */
export function signerFacts(signature: Signature): SignerFacts {
  const unknown = COPY.signed.unknown;
  const instant = signature.assinatura_data;
  return {
    name: signature.assinatura_cliente_nome || unknown,
    email: signature.assinatura_cliente_email || unknown,
    date: instant ? formatDateTime(instant) : unknown,
    evidence: instant ? formatEvidence(instant) : unknown,
    utc: instant ?? '',
    ip: signature.assinatura_ip || unknown,
  };
}
