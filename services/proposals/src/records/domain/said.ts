import { canonicalText } from '@acordo/document/canonical';
import type { SignatureRow } from './decision-record.js';

/** The details of a signature's event. Both sides of the comparison are made here, so that they stay the same. */
export const SIGNED_FIELDS = [
  'nome',
  'email',
  'ip',
  'porta',
  'user_agent',
  'versao',
  'consentimento_versao',
  'codigo',
  'link_id',
] as const satisfies readonly (keyof SignatureRow)[];

export type Signed = Pick<SignatureRow, (typeof SIGNED_FIELDS)[number] | 'conteudo_hash'>;

/** The details of 'assinada' (D18). */
export const signedDetails = (signed: Signed) => ({
  nome: signed.nome,
  email: signed.email,
  ip: signed.ip,
  porta: signed.porta,
  user_agent: signed.user_agent,
  versao: signed.versao,
  consentimento_versao: signed.consentimento_versao,
  codigo: signed.codigo,
  link_id: signed.link_id,
  conteudo_hash: signed.conteudo_hash.toString('hex'),
});

export const signedText = (signed: Signed): string => canonicalText(signedDetails(signed));
